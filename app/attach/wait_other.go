//go:build !unix

package attach

const withoutWaiting = 0
