// Package itep holds the panes about ITEP: its bounds m and M along a path, the block
// scheme of the report's figure 4, through which a recorded search is played block by
// block, and the laboratory for its operations on bits.
package itep
