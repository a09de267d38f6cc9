// Package searches is the strip over the tree that names the search whose tree is shown, and
// leads to the searches before: a list, a step back and forward, a name, and deleting.
package searches
