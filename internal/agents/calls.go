package agents

import (
	"context"
	"net/http"
	"runtime"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// callLimit bounds how many calls are answered at a time: each may take a processor for a while, and pages need the
// others.
type callLimit chan struct{}

func newCallLimit() callLimit { return make(callLimit, max(1, runtime.GOMAXPROCS(0)/2)) }

// callerKey is the key of the context of the HTTP request that a call came with.
type callerKey struct{}

// withCaller keeps the context of each request as a value. The SDK passes on the values of a context, and its end for
// the newest versions of the protocol only.
func withCaller(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), callerKey{}, r.Context())))
	})
}

// listen is the method of calls that wait for changes. Nothing is kept between questions, so there are none to report.
const listen = "subscriptions/listen"

// bound is middleware of a server: a call waits for its turn, and does not begin after its caller has gone.
func (l callLimit) bound(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, request mcp.Request) (mcp.Result, error) {
		if method == listen {
			return nil, &jsonrpc.Error{Code: jsonrpc.CodeMethodNotFound, Message: "method not found"}
		}
		if caller, ok := ctx.Value(callerKey{}).(context.Context); ok {
			var stop context.CancelFunc
			ctx, stop = context.WithCancel(ctx)
			defer stop()
			defer context.AfterFunc(caller, stop)()
		}
		select {
		case l <- struct{}{}:
			defer func() { <-l }()
		case <-ctx.Done():
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		return next(ctx, method, request)
	}
}
