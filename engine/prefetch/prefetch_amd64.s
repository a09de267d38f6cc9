#include "textflag.h"

// func Near(address unsafe.Pointer)
TEXT ·Near(SB), NOSPLIT, $0-8
	MOVQ address+0(FP), AX
	PREFETCHT0 (AX)
	RET
