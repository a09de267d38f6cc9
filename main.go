// Command drevo is a workbench that shows how a chess program thinks.
package main

func main() {}
