// Package mcp lets assistants and scripts ask a search what it knows, over the Model Context Protocol.
//
//	server := mcp.New(engine.Programmes())
//	defer server.Close()
//	err := server.Run(ctx, &sdk.StdioTransport{})   // what "drevo mcp" does
//
// The questions are tools: programmes, analyse, node, why, why_not, moves, query, proof, cause, horizon, compare, diff.
// A search is recorded, gets a number and stays for later questions; what is said of it are facts of its record, each
// with the number of its node, and the words behind the keys stand beside them. Language models are known to invent
// reasons: here they can look them up, and whoever reads them can ask for the same node again. The searches are
// deterministic, so that the same question has the same answer; only a limit of time ends them elsewhere.
//
// Nothing is read or written but the two streams: no file, no network. One call is answered at a time.
package mcp

import (
	"context"
	"fmt"
	"sync"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"drevo/app/session"
	"drevo/app/version"
	"drevo/engine/search"
)

// mostKept is how many searches are kept: of more the oldest is given up.
const mostKept = 8

// Server answers questions about the searches that it has made.
type Server struct {
	programmes search.List

	mu     sync.Mutex // held by one call at a time
	kept   map[int]*session.Search
	oldest int
	last   int // number of the search that was begun last
}

// New returns a server of programmes.
func New(programmes search.List) *Server {
	return &Server{programmes: programmes, kept: map[int]*session.Search{}, oldest: 1}
}

// Run answers until the client goes or the context ends.
func (s *Server) Run(ctx context.Context, transport sdk.Transport) error {
	server := sdk.NewServer(&sdk.Implementation{Name: "drevo", Title: "Drevo", Version: version.Number},
		&sdk.ServerOptions{Instructions: instructions})
	for _, add := range tools() {
		add(s, server)
	}
	return server.Run(ctx, transport)
}

const instructions = "Drevo runs rebuilt historic chess programs and records every node of their search trees. Call " +
	"analyse first: it returns the number of a search. Then ask node, why, why_not, moves, query and proof about it, " +
	"and diff about two of them. A node is " +
	"named by its number or by the moves that lead to it from the root. Values are pawns from White's point of view. " +
	"Say nothing of a reason that these tools have not given, and name the node that it stands at."

// Close gives the searches up.
func (s *Server) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, of := range s.kept {
		of.Release()
	}
	s.kept = map[int]*session.Search{}
}

// keep gives a search its number, and makes room for it.
func (s *Server) keep(of *session.Search) (number int) {
	s.last++
	s.kept[s.last] = of
	for len(s.kept) > mostKept {
		s.kept[s.oldest].Release()
		delete(s.kept, s.oldest)
		s.oldest++
	}
	return s.last
}

// search is one that was made before.
func (s *Server) search(number int) (*session.Search, error) {
	if of := s.kept[number]; of != nil {
		return of, nil
	}
	if number >= 1 && number <= s.last {
		return nil, fmt.Errorf("search %d was given up, the last %d are kept: analyse again", number, mostKept)
	}
	return nil, fmt.Errorf("there is no search %d: analyse gives a search its number", number)
}

// tool adds itself to what a client may call.
type tool func(*Server, *sdk.Server)

// tools are what can be asked. Another question is another row, and a method that answers it.
func tools() []tool {
	return []tool{
		answers("programmes", "List the programmes with what they are, their source, presets and options.",
			(*Server).listProgrammes),
		answers("analyse", "Let a programme think about a position and keep its tree. Returns the search's number, the "+
			"move, the expected line, the value, and in a sentence what was looked at.", (*Server).analyse),
		answers("node", "What the record has of a node: bounds, value, reason of its end, best line, the children, and the "+
			"legal moves that have no node with the rule that left each out.", (*Server).node),
		answers("why", "Where the value of a node comes from: the chain of nodes down to the leaf, and the leaf's static "+
			"value by terms.", (*Server).why),
		answers("why_not", "Why a move was not chosen at a node: the rule that left it out with the numbers that it was "+
			"applied to, or what refuted it beside the best move.", (*Server).whyNot),
		answers("moves", "Every legal move at the root of a search with its value or, in words, why it has none.",
			(*Server).moves),
		answers("query", "Find or count the nodes of a search by a query in Drevo's language: fields such as ply, reason, "+
			"kind, class, value, static, swing, surprise, order, nodes, piece, from, to, stage; flags such as best, capture, "+
			"check; keys of the vocabulary; and, or, not, ranges. A mistake is answered with its column and what was expected.",
			(*Server).query),
		answers("proof", "What of the tree proves the value of a node, or that White has at least or at most so much there: "+
			"the nodes without which it would not follow, and the rules of the programme that are taken for granted.",
			(*Server).proof),
		answers("diff", "Merge the trees of two searches of one position, and list where they part first in value, in "+
			"choice and in nodes.", (*Server).diff),
		answers("cause", "Why a choice changed, from one search to another or from iteration to iteration of one: a chain "+
			"of nodes from the choice to the leaf whose static value is the cause.", (*Server).cause),
		answers("horizon", "Why a search missed the solution of its position: how far the truth lies, the node at which the "+
			"way to it was left, the rule, and the smallest change of an option that finds it. The search that finds the "+
			"solution is kept. It searches some seconds.",
			(*Server).horizon),
		answers("compare", "Let several programmes think about one position and set their choices side by side. Each search "+
			"is kept.", (*Server).compare),
	}
}

// answers is a tool that a method answers.
func answers[In, Out any](name, sentence string, answer func(*Server, context.Context, In) (Out, error)) tool {
	return func(s *Server, server *sdk.Server) {
		row := &sdk.Tool{Name: name, Description: sentence, Annotations: &sdk.ToolAnnotations{ReadOnlyHint: true}}
		sdk.AddTool(server, row, func(ctx context.Context, _ *sdk.CallToolRequest, in In) (*sdk.CallToolResult, Out, error) {
			s.mu.Lock()
			defer s.mu.Unlock()
			out, err := answer(s, ctx, in)
			return nil, out, err
		})
	}
}
