package workbench

import (
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/engine/board"
)
