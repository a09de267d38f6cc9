// Package experiments runs the experiments that repeat what the sources measured.
package experiments
