package feedback

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // driver "pgx"
	_ "modernc.org/sqlite"             // driver "sqlite"
)

// Store is a database of submissions. It is safe for concurrent use, and several processes may share one database.
type Store struct {
	db       *sql.DB
	postgres bool
	now      func() time.Time

	mu    sync.Mutex
	ready bool // its tables are there
}

// Open names a database: the path of an SQLite file, which is made when it is missing, or a connection string that
// begins with postgres://. Nothing is asked of it yet: a database that is away now may be back for the first
// submission.
func Open(address string) (*Store, error) {
	s := &Store{now: time.Now}
	driver, name := "sqlite", address
	if strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://") {
		driver, s.postgres = "pgx", true
	} else {
		absolute, err := filepath.Abs(address)
		if err != nil {
			return nil, err
		}
		// Full: an acknowledged submission outlives the machine. Immediate: two writers wait instead of failing.
		name = (&url.URL{Scheme: "file", Path: filepath.ToSlash(absolute),
			RawQuery: "_txlock=immediate&_pragma=busy_timeout(5000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)"}).String()
	}
	db, err := sql.Open(driver, name)
	if err != nil {
		return nil, fmt.Errorf("the feedback database %q can't be used: %w", withoutPassword(address), err)
	}
	db.SetMaxOpenConns(8)
	db.SetConnMaxIdleTime(5 * time.Minute)
	s.db = db
	return s, nil
}

// withoutPassword is an address that may be printed.
func withoutPassword(address string) string {
	if parsed, err := url.Parse(address); err == nil && parsed.User != nil {
		return parsed.Redacted()
	}
	return address
}

// Close ends the connections.
func (s *Store) Close() error { return s.db.Close() }

// CheckWritable says whether submissions can be stored now. It writes, since a database that answers may be on a full
// disk, or may only be read.
func (s *Store) CheckWritable(ctx context.Context) error {
	if err := s.prepare(ctx); err != nil {
		return err
	}
	return s.within(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, s.sql("UPDATE totals SET probe = ? WHERE id = 1"), s.now().UnixMilli())
		return err
	})
}

//go:embed migrations/*.sql
var migrations embed.FS

// migrationLock keeps two processes from making the same tables; any number that nobody else uses.
const migrationLock = 7_460_218_332

// prepare brings the tables to the newest form, once a process.
func (s *Store) prepare(ctx context.Context) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ready {
		return nil
	}
	err := s.within(ctx, func(tx *sql.Tx) error {
		if s.postgres {
			if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", migrationLock); err != nil {
				return err
			}
		}
		if _, err := tx.ExecContext(ctx,
			"CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)"); err != nil {
			return err
		}
		return s.migrate(ctx, tx)
	})
	s.ready = err == nil
	return err
}

func (s *Store) migrate(ctx context.Context, tx *sql.Tx) error {
	var done int
	if err := tx.QueryRowContext(ctx, "SELECT COALESCE(MAX(number), 0) FROM migrations").Scan(&done); err != nil {
		return err
	}
	files, err := fs.Glob(migrations, "migrations/*.sql") // by name, which is by number
	if err != nil {
		return err
	}
	for _, file := range files {
		number, err := strconv.Atoi(filepath.Base(file)[:4])
		if err != nil {
			return err
		}
		if number <= done {
			continue
		}
		text, err := migrations.ReadFile(file)
		if err != nil {
			return err
		}
		for statement := range strings.SplitSeq(string(text), ";") {
			if strings.TrimSpace(statement) == "" {
				continue
			}
			if _, err := tx.ExecContext(ctx, statement); err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
		}
		if _, err := tx.ExecContext(ctx, s.sql("INSERT INTO migrations (number) VALUES (?)"), number); err != nil {
			return err
		}
	}
	return nil
}

// within runs do in a transaction, which is kept when do returns nil.
func (s *Store) within(ctx context.Context, do func(tx *sql.Tx) error) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := do(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

// sql puts a statement into the words of the database: ? is $1, $2 … in PostgreSQL.
func (s *Store) sql(statement string) string {
	if !s.postgres {
		return statement
	}
	var b strings.Builder
	n := 0
	for _, r := range statement {
		if r == '?' {
			n++
			fmt.Fprintf(&b, "$%d", n)
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}
