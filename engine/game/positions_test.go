package game

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"golang.org/x/text/encoding/unicode"
)

const pawnEnding = "4k3/8/8/8/8/8/4P3/4K3 w - -"

// TestPositionsOfEverySystem: the same two positions with any line ends, marks, encodings and remarks.
func TestPositionsOfEverySystem(t *testing.T) {
	const plain = "# two\n\n" + pawnEnding + " bm e4; id \"one\";\n% and\n\n" + pawnEnding + " id \"two\";\n"
	encode := func(order unicode.Endianness, mark unicode.BOMPolicy) string {
		text, err := unicode.UTF16(order, mark).NewEncoder().String(plain)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	for name, text := range map[string]string{
		"plain": plain, "no end": strings.TrimSpace(plain), "CRLF": strings.ReplaceAll(plain, "\n", "\r\n"),
		"CR":     strings.ReplaceAll(plain, "\n", "\r"),
		"marked": "\ufeff" + plain, "UTF-16LE": encode(unicode.LittleEndian, unicode.UseBOM),
		"UTF-16BE":              encode(unicode.BigEndian, unicode.UseBOM),
		"UTF-16 without a mark": encode(unicode.LittleEndian, unicode.IgnoreBOM),
	} {
		s := NewPositionScanner(strings.NewReader(text))
		var names []string
		for s.Scan() {
			record, err := s.Record()
			_, line := s.Place()
			names = append(names, fmt.Sprintf("%d %s %v", line, record.Get("id"), err))
		}
		if got := strings.Join(names, ", "); got != "3 one <nil>, 6 two <nil>" || s.Err() != nil {
			t.Errorf("%s: %s, %v", name, got, s.Err())
		}
	}
}

// TestMendedLines: what is wrong behind the pieces, or matters to nobody, costs itself alone and is said.
func TestMendedLines(t *testing.T) {
	for line, said := range map[string]string{
		pawnEnding + " id \"open; bm e4;":          "quotation in \"id \\\"open; bm e4;\" is not closed",
		pawnEnding + " bm e4; c0 6\" gun":          "not closed",
		pawnEnding + " id \"back\\\";":             "not closed",
		pawnEnding + " 9x e4;":                     "no operation",
		pawnEnding + " b\"m e4\";":                 "no operation",
		pawnEnding + " id \"a\x00b\";":             `'\x00' behind a position`,
		"4k3/8/8/8/8/8/4P3/4K3":                    "Whose turn it is was not said: White's.",
		pawnEnding + " 0 0":                        "The move number 0 became 1.",
		pawnEnding + " hmvc 99999999999999999999;": "The halfmove clock 99999999999999999999 became 9999.",
		pawnEnding + " 99 1 bm e4;":                "The halfmove clock is 99, but before move 1",
		pawnEnding + " 0 1 as played 1951":         "",
		"4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1":        "no move can have led to that",
	} {
		s := NewPositionScanner(strings.NewReader(line))
		s.Scan()
		record, err := s.Record()
		if all := strings.Join(record.Mended, " "); err != nil || !strings.Contains(all, said) ||
			(said == "") != (all == "") {
			t.Errorf("%q: %q, %v", line, all, err)
		}
	}
}

// TestBrokenLines: what can't be read says why, and the line behind it is read.
func TestBrokenLines(t *testing.T) {
	for line, reason := range map[string]string{
		"4k3/8/8/8/8/8/4P3/4K3 - - bm e4;":                              "side to move",
		"4k3/8/8/8/8/4P3/4K3 w - -":                                     "eight ranks",
		"8/8/8/8/8/8/4P3/4K3 w - -":                                     "illegal position: Black has no king",
		pawnEnding + " id \"" + strings.Repeat("x", 10_000_000) + "\";": "more than 65536 bytes",
		strings.Repeat("8/", 5_000_000):                                 "more than 65536 bytes",
	} {
		s := NewPositionScanner(strings.NewReader(line + "\r\n" + pawnEnding + " id \"next\";"))
		s.Scan()
		if _, err := s.Record(); err == nil || !strings.Contains(err.Error(), reason) || len(err.Error()) > 200 {
			t.Errorf("%.80q: %.300v", line, err)
		}
		offset, _ := s.Place()
		if !s.Scan() {
			t.Fatalf("%.80q: nothing behind it", line)
		}
		next, number := s.Place()
		if record, err := s.Record(); err != nil || record.Get("id") != "next" || number != 2 ||
			next-offset != int64(len(line))+2 {
			t.Errorf("%.80q: line %d behind it begins at %d: %v", line, number, next, err)
		}
	}
}

// TestOddLines: what is odd and can be read is kept as it stands, also when it is written.
func TestOddLines(t *testing.T) {
	for line, want := range map[string][]Operation{
		"": nil, " ; ;;": nil, "bm": {{"bm", ""}}, ";D1 20 ;D2 400": {{"D1", "20"}, {"D2", "400"}},
		" id\t\"two  spaces\" ": {{"id", "two  spaces"}}, `pv " e4 ";`: {{"pv", " e4 "}},
		`id "a"; id "b"; bm e4;  bm e3`: {{"id", "a"}, {"id", "b"}, {"bm", "e4"}, {"bm", "e3"}},
		`c0 "a" "b;"`:                   {{"c0", `a" "b;`}},
		"id \"Gr\xfcnfeld\"":            {{"id", "Grünfeld"}}, "\u00a0id \u201ca\u201d": {{"id", "“a”"}},
		`bm e4 id "a"`: {{"bm", `e4 id "a"`}},
		`c0 \`:         {{"c0", `\`}},
	} {
		for _, position := range []string{pawnEnding + " " + line, "4k3/8/8/8/8/8/4P3/4K3 \t w  - - 7 12 hmvc 3; " + line} {
			s := NewPositionScanner(strings.NewReader(position))
			s.Scan()
			r, err := s.Record()
			if err != nil {
				t.Errorf("%q: %v", line, err)
				continue
			}
			if got := withoutCounters(&r); fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("%q: %q", line, got)
			}
		}
	}
}

func withoutCounters(r *Record) (list []Operation) {
	for _, o := range r.Operations {
		if o.Opcode != "hmvc" && o.Opcode != "fmvn" {
			list = append(list, o)
		}
	}
	return list
}

// broken is a stream that fails behind a text.
type broken struct{ io.Reader }

func (b broken) Read(p []byte) (int, error) {
	n, err := b.Reader.Read(p)
	if errors.Is(err, io.EOF) {
		err = errors.New("the disk is gone")
	}
	return n, err
}

func TestPositionsOfABrokenStream(t *testing.T) {
	s := NewPositionScanner(broken{strings.NewReader(pawnEnding + " id \"one\";\n")})
	if !s.Scan() || s.Scan() || s.Err() == nil || s.Err().Error() != "the disk is gone" {
		t.Error(s.Err())
	}
}
