// Package names uses one C name of each kind, for .ci/cgo-define.
package names

/*
#include <stddef.h>
#include <stdint.h>

typedef int number;
typedef struct { number x; double y; } point;
typedef union { int32_t whole; float part; } either;
typedef number (*binary)(number, number);
typedef void *handle;
struct list { struct list *next; point at[3]; };
enum colour { white, black = 7 };

#define WIDTH 42
#define MASK (1u << 31)
#define LARGE 0x123456789abcdefLL
#define RATIO 0.25
#define NAME "drevo"
#define CURRENT state
#define SUM(a, b) ((a) + (b))
#define TOTAL SUM(WIDTH, 1)
#define ALIAS point
#define CAST ((handle)7)

static number state;
static const char text[] = "text";
static point corners[4];
static binary chosen;

static number add(number a, number b) { return a + b; }
static void nothing(void) {}
static point middle(const point *p, size_t n) { return p[n / 2]; }
static handle open_one(enum colour c) { return c == white ? NULL : &state; }
*/
import "C"

import "unsafe"

// Types are each used as one.
type Types struct {
	number C.number
	point  C.point
	either C.either
	binary C.binary
	handle C.handle
	list   C.struct_list
	colour C.enum_colour
	alias  C.ALIAS
	size   C.size_t
	byte   C.uchar
	whole  C.uint64_t
}

// Constants come from macros and an enumeration.
const (
	width = C.WIDTH
	mask  = C.MASK
	large = C.LARGE
	ratio = C.RATIO
	name  = C.NAME
	total = C.TOTAL
	black = C.black
)

// Use reads variables and calls functions, by their names and through macros.
func Use() (unsafe.Pointer, C.number, error) {
	C.state = C.CURRENT + C.add(width, C.white)
	C.nothing()
	_, err := C.nothing()
	corner := C.middle(&C.corners[0], C.size_t(len(C.corners)))
	_, _ = C.chosen, C.text[0]
	_ = unsafe.Pointer(C.CAST)
	return unsafe.Pointer(C.open_one(black)), corner.x, err
}
