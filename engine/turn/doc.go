// Package turn shares the one thread of a browser between a search and the page. There all goroutines run on the page's
// own thread: what computes without a pause freezes the window, and hears of no click. A search calls [Give] where it
// looks at its clock; elsewhere Give is nothing. Who shows a search that runs waits until that is [Shown]. On a desktop
// a search that a window shows begins with [Behind], the window itself with [First].
package turn
