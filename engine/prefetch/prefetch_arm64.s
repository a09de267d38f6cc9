#include "textflag.h"

// func Near(address unsafe.Pointer)
TEXT ·Near(SB), NOSPLIT, $0-8
	MOVD address+0(FP), R0
	PRFM (R0), PLDL1KEEP
	RET
