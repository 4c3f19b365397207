package server

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"testing"
	"testing/fstest"
	"time"

	"vitrine/internal/wire"
)

// listening serves files on a port of this machine, as the program does.
func listening(t *testing.T, files fstest.MapFS, connections int) (address string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	handler := handlerOf(t, Options{Embedded: files, Observe: func(int, int64, time.Duration) {}})
	srv := NewHTTP(handler, true, slog.New(slog.DiscardHandler))
	go srv.Serve(wire.Limit(listener, connections))
	t.Cleanup(func() { srv.Close() })
	return listener.Addr().String()
}

// TestEveryLengthArrivesWhole on one connection, one answer after another: around the sizes of all buffers on the way.
func TestEveryLengthArrivesWhole(t *testing.T) {
	files := fstest.MapFS{}
	var lengths []int
	for _, around := range []int{0, 512, 2048, 3100, 4096, 8192, 65536} {
		for length := max(0, around-40); length < around+40; length += 3 {
			lengths = append(lengths, length)
			files[fmt.Sprint(length, ".txt")] = &fstest.MapFile{Data: bytes.Repeat([]byte{byte('a' + length%26)},
				length)}
		}
	}
	conn, err := net.Dial("tcp", listening(t, files, 0))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(time.Minute))
	read := bufio.NewReader(conn)
	for _, length := range lengths {
		for _, method := range []string{"GET", "HEAD"} {
			fmt.Fprintf(conn, "%s /%d.txt HTTP/1.1\r\nHost: a\r\n\r\n", method, length)
		}
		for _, method := range []string{"GET", "HEAD"} {
			answer, err := http.ReadResponse(read, &http.Request{Method: method})
			if err != nil {
				t.Fatalf("%s of %d bytes: %v", method, length, err)
			}
			body, err := io.ReadAll(answer.Body)
			want := files[fmt.Sprint(length, ".txt")].Data
			if answer.ContentLength != int64(length) || method == "GET" && !bytes.Equal(body, want) || err != nil {
				t.Fatalf("%s of %d bytes: %d arrived, %d announced, %v", method, length, len(body),
					answer.ContentLength, err)
			}
		}
	}
}

// TestWhoIsGoneMakesRoom: the end of a connection, by either side, lets the next one in.
func TestWhoIsGoneMakesRoom(t *testing.T) {
	address := listening(t, fstest.MapFS{"a.txt": {Data: bytes.Repeat([]byte{'a'}, 9000)}}, 1)
	for i := range 20 {
		conn, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		conn.SetDeadline(time.Now().Add(time.Minute))
		if i%2 == 0 { // hangs up with the answer on its way
			fmt.Fprint(conn, "GET /a.txt HTTP/1.1\r\nHost: a\r\n\r\n")
			conn.Close()
			continue
		}
		fmt.Fprint(conn, "GET /a.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
		if answer, err := io.ReadAll(conn); err != nil || len(answer) < 9000 {
			t.Errorf("connection %d: %d bytes, %v", i, len(answer), err)
		}
		conn.Close()
	}
}
