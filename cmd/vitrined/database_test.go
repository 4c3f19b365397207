package main

import (
	"sync"
	"testing"

	"vitrine/internal/testkit"
)

// postgres is started by the first test that wants a database.
var postgres database

type database struct {
	once   sync.Once
	server *testkit.PostgresServer
	err    error
}

// address is the connection string of an empty database.
func (d *database) address(t *testing.T) string {
	t.Helper()
	d.once.Do(func() { d.server, d.err = testkit.StartPostgres() })
	if d.err != nil {
		t.Fatal(d.err)
	}
	return d.server.Database(t)
}

func (d *database) remove() error {
	if d.server == nil {
		return nil
	}
	return d.server.Remove()
}
