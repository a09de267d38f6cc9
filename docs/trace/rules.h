/* rules.h: the rules of chess and a plain evaluation for example.c; there is no trace in it. Public domain. */
enum { EMPTY, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING };
typedef struct { signed char at[64]; int turn, castling, passant, clock; uint64_t key; } Board;

static const int worth[] = {0, 100, 320, 330, 500, 900, 0};
static uint64_t random_of[13][64]; /* pieces on squares; the middle row is for turn, castling and en passant */

/* The rules of chess: pseudo-legal moves, and a move that is made unless it leaves the king in check. */
static const signed char step[16][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1},
	{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}; /* the last eight are the knight's */

static int attacked(const Board *b, int square, int by) {
	for (int i = 0; i < 16; i++)
		for (int n = 1; n < (i < 8 ? 8 : 2); n++) {
			int f = square % 8 + n * step[i][0], r = square / 8 + n * step[i][1];
			if (f < 0 || f > 7 || r < 0 || r > 7) break;
			int p = b->at[r * 8 + f] * by;
			if (i < 8 ? p == QUEEN || p == (i < 4 ? ROOK : BISHOP) || (p == KING && n == 1) : p == KNIGHT) return 1;
			if (p == PAWN && n == 1 && i >= 4 && i < 8 && step[i][1] == -by) return 1;
			if (p) break;
		}
	return 0;
}

static int in_check(const Board *b, int side) {
	int king = 0;
	while (king < 63 && b->at[king] != side * KING) king++;
	return attacked(b, king, -side);
}

static void rehash(Board *b) {
	b->key = b->turn > 0 ? 0 : random_of[6][63];
	for (int i = 0; i < 64; i++) if (b->at[i]) b->key ^= random_of[b->at[i] + 6][i];
	b->key ^= random_of[6][b->castling] ^ (b->passant >= 0 ? random_of[6][b->passant + 16 - b->turn] : 0);
}

static void add(int *list, int *n, int from, int to, int queening, int all) {
	for (int p = queening ? 4 : 0; p >= (queening ? all ? 1 : 4 : 0); p--) list[(*n)++] = TR_MOVE(from, to, p);
}

static int generate(const Board *b, int *list, int all) { /* not all: captures and queens */
	int n = 0, own = b->turn, home = own > 0 ? 0 : 56;
	for (int from = 0; from < 64; from++) {
		int p = b->at[from] * own, file = from % 8, rank = from / 8;
		if (p == PAWN) {
			int to = from + 8 * own, last = to / 8 == (own > 0 ? 7 : 0);
			if (!b->at[to] && (all || last)) {
				add(list, &n, from, to, last, all);
				if (all && rank == (own > 0 ? 1 : 6) && !b->at[to + 8 * own]) add(list, &n, from, to + 8 * own, 0, all);
			}
			for (int side = -1; side <= 1; side += 2)
				if (file + side >= 0 && file + side < 8 && (b->at[to + side] * own < 0 ||
				    (to + side == b->passant && BUG != 12))) add(list, &n, from, to + side, last, all);
		}
		for (int i = 0; p > PAWN && i < 16; i++) {
			if (p == KNIGHT ? i < 8 : i >= 8 || (p == BISHOP && i < 4) || (p == ROOK && i >= 4)) continue;
			for (int f = file + step[i][0], r = rank + step[i][1]; f >= 0 && f < 8 && r >= 0 && r < 8;
			     f += step[i][0], r += step[i][1]) {
				int on = b->at[r * 8 + f] * own;
				if (on <= 0 && (all || on < 0)) add(list, &n, from, r * 8 + f, 0, all);
				if (on || p == KNIGHT || p == KING) break;
			}
		}
	}
	for (int i = 0; all && i < 2; i++) { /* castling: short, long */
		int king = home + 4, way = i ? -1 : 1;
		if (!(b->castling >> (i + (own > 0 ? 0 : 2)) & 1) || b->at[king + way] || b->at[king + 2 * way]) continue;
		if ((i && b->at[king - 3]) || attacked(b, king, -own)) continue;
		if (BUG == 13 || !attacked(b, king + way, -own)) add(list, &n, king, king + 2 * way, 0, all);
	}
	return n;
}

static int make(const Board *b, int move, Board *to) { /* 0 if it is not legal */
	int from = move & 63, at = move >> 6 & 63, p = b->at[from], own = b->turn;
	*to = *b;
	to->turn = -own; to->passant = -1; to->clock = b->clock + 1;
	if (move == TR_PASS) { rehash(to); return 1; }
	if (p * own == PAWN || b->at[at]) to->clock = 0;
	to->at[at] = move >> 12 ? (signed char)(own * ((move >> 12) + 1)) : (signed char)p;
	to->at[from] = EMPTY;
	if (p * own == PAWN && at == b->passant) to->at[at - 8 * own] = EMPTY;
	if (p * own == PAWN && abs(at - from) == 16) to->passant = (from + at) / 2;
	if (p * own == KING && abs(at - from) == 2) {
		int rook = at > from ? from + 3 : from - 4;
		to->at[(from + at) / 2] = to->at[rook]; to->at[rook] = EMPTY;
	}
	for (int i = 0; i < 4; i++) /* rights that a king or a rook has lost */
		if (from == "\7\0\77\70"[i] || at == "\7\0\77\70"[i] || from == "\4\4\74\74"[i]) to->castling &= ~(1 << i);
	rehash(to);
	return BUG == 13 && p * own == KING && abs(at - from) == 2 ? 1 : !in_check(to, own);
}

static int evaluate(const Board *b) {
	int value = 0;
	for (int i = 0; i < 64; i++) {
		int p = b->at[i], side = p > 0 ? 1 : -1, f = i % 8, r = side > 0 ? i / 8 : 7 - i / 8;
		if (!p) continue;
		int centre = 6 - abs(2 * f - 7) / 2 - abs(2 * r - 7) / 2;
		int stands = abs(p) == PAWN ? 2 * r + (centre > 2) * 4 * r : abs(p) == KING ? -6 * centre : 5 * centre;
		value += side * (worth[abs(p)] + stands);
	}
	return value * b->turn;
}

static void setup(Board *b, const char *fen) {
	uint64_t seed = 1;
	for (int i = 0; i < 13 * 64; i++) {
		uint64_t x = seed += 0x9e3779b97f4a7c15u;
		x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u; x = (x ^ x >> 27) * 0x94d049bb133111ebu;
		random_of[i / 64][i % 64] = x ^ x >> 31;
	}
	static const char pieces[] = " pnbrqk";
	int square = 56;
	memset(b, 0, sizeof *b);
	for (; *fen && *fen != ' '; fen++) {
		const char *p = strchr(pieces + 1, *fen | 32);
		if (*fen == '/') square -= 16;
		else if (*fen >= '1' && *fen <= '8') square += *fen - '0';
		else if (p && square < 64) b->at[square++] = (signed char)((p - pieces) * (*fen & 32 ? -1 : 1));
	}
	char turn = 'w', castling[8] = "-", passant[8] = "-";
	sscanf(fen, " %c %7s %7s %d", &turn, castling, passant, &b->clock);
	b->turn = turn == 'w' ? 1 : -1;
	for (int i = 0; i < 4; i++) if (strchr(castling, "KQkq"[i])) b->castling |= 1 << i;
	b->passant = passant[0] == '-' ? -1 : passant[0] - 'a' + 8 * (passant[1] - '1');
	rehash(b);
}
