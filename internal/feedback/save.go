package feedback

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"net/netip"
	"time"
	"unicode/utf8"
)

// ErrTooMany says that a sender has sent as much as it may for now.
var ErrTooMany = errors.New("too many submissions from this address")

// ErrFull says that as much is stored as may be.
var ErrFull = errors.New("as much feedback is stored as the settings allow")

// Limit is how much is taken: from one address, from one network, from all, and in all.
type Limit struct {
	Count  int           // submissions of one address in a window; 0 for any
	Total  int           // of all addresses together; 0 for any. It holds where addresses can't be told apart
	Window time.Duration // in which submissions are counted
	Bytes  int64         // that all stored submissions may take; 0 for any
}

// networkShare is how many times the limit of an address a network of IPv6 (of 48 bits) may send: whoever has one
// has 65,536 addresses as this package counts them.
const networkShare = 4

// Save stores a submission and returns it as it is stored. One that is stored already stays as it is: created is false.
// from is the address that sent it; only a number that can't be led back to it is kept, for two days at most.
func (s *Store) Save(ctx context.Context, item Item, from netip.Addr, limit Limit) (stored Item, created bool,
	err error) {
	if err := s.prepare(ctx); err != nil {
		return item, false, err
	}
	if item.ID == "" {
		item.ID = rand.Text()
	}
	if item.Reader == "" {
		item.Reader = rand.Text()
	}
	item.Created = s.now().UTC().Truncate(time.Millisecond)
	err = s.within(ctx, func(tx *sql.Tx) error {
		known, found, err := s.byID(ctx, tx, item.ID)
		if err != nil || found {
			stored = known
			return err
		}
		if err := s.count(ctx, tx, from, limit); err != nil {
			return err
		}
		if err := s.occupy(ctx, tx, item, limit); err != nil {
			return err
		}
		result, err := tx.ExecContext(ctx, s.sql(`INSERT INTO items (id, reader, page, section, rating, comment, language, version, created)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`),
			item.ID, item.Reader, item.Page, item.Section, item.Rating, item.Comment, item.Language, item.Version,
			item.Created.UnixMilli())
		if err != nil {
			return err
		}
		rows, err := result.RowsAffected()
		stored, created = item, rows == 1
		if err == nil && !created { // another process was faster
			stored, _, err = s.byID(ctx, tx, item.ID)
		}
		return err
	})
	return stored, created && err == nil, err
}

const columns = "id, reader, page, section, rating, comment, language, version, created"

func (s *Store) byID(ctx context.Context, tx *sql.Tx, id string) (Item, bool, error) {
	item, err := scan(tx.QueryRowContext(ctx, s.sql("SELECT "+columns+" FROM items WHERE id = ?"), id))
	if errors.Is(err, sql.ErrNoRows) {
		return Item{}, false, nil
	}
	return item, err == nil, err
}

func scan(row interface{ Scan(...any) error }) (Item, error) {
	var item Item
	var rating sql.NullInt64
	var created int64
	err := row.Scan(&item.ID, &item.Reader, &item.Page, &item.Section, &rating, &item.Comment, &item.Language,
		&item.Version, &created)
	if rating.Valid {
		value := int(rating.Int64)
		item.Rating = &value
	}
	item.Created = time.UnixMilli(created).UTC()
	return item, err
}

// occupy enters the bytes of a submission, unless there is no room for them.
func (s *Store) occupy(ctx context.Context, tx *sql.Tx, item Item, limit Limit) error {
	size := int64(utf8.RuneCountInString(item.Page+item.Section+item.Comment)) + rowBytes
	var bytes int64
	err := tx.QueryRowContext(ctx, s.sql("UPDATE totals SET bytes = bytes + ? WHERE id = 1 RETURNING bytes"),
		size).Scan(&bytes)
	if err == nil && limit.Bytes > 0 && bytes > limit.Bytes {
		return ErrFull
	}
	return err
}

// rowBytes is about what a submission takes beside its texts. The same number stands in the statements that add up what
// is stored.
const rowBytes = 200

// count enters a submission for all whose limits it counts against, unless one of them has sent too many.
func (s *Store) count(ctx context.Context, tx *sql.Tx, from netip.Addr, limit Limit) error {
	if limit.Count <= 0 && limit.Total <= 0 {
		return nil
	}
	if err := s.forgetRates(ctx, tx, limit); err != nil {
		return err
	}
	if limit.Total > 0 {
		if err := s.countOne(ctx, tx, "all", limit.Total, limit); err != nil {
			return err
		}
	}
	if limit.Count <= 0 {
		return nil
	}
	from = from.Unmap().WithZone("")
	if from.Is6() {
		if err := s.countNetwork(ctx, tx, from, 48, limit.Count*networkShare, limit); err != nil {
			return err
		}
		return s.countNetwork(ctx, tx, from, 64, limit.Count, limit) // a reader has all of it
	}
	return s.countNetwork(ctx, tx, from, from.BitLen(), limit.Count, limit)
}

func (s *Store) countNetwork(ctx context.Context, tx *sql.Tx, from netip.Addr, bits, most int, limit Limit) error {
	if network, err := from.Prefix(bits); err == nil {
		from = network.Addr()
	}
	sender, err := s.sender(ctx, tx, from, bits)
	if err != nil {
		return err
	}
	return s.countOne(ctx, tx, sender, most, limit)
}

func (s *Store) countOne(ctx context.Context, tx *sql.Tx, sender string, most int, limit Limit) error {
	var sent int
	err := tx.QueryRowContext(ctx, s.sql(`INSERT INTO rates (sender, slot, count) VALUES (?, ?, 1)
		ON CONFLICT (sender, slot) DO UPDATE SET count = rates.count + 1 RETURNING count`), sender,
		s.slot(limit)).Scan(&sent)
	if err == nil && sent > most {
		return ErrTooMany
	}
	return err
}

// Forget deletes what has no use any more, also when nobody submits: of senders, and submissions older than retention,
// which is 0 for none.
func (s *Store) Forget(ctx context.Context, limit Limit, retention time.Duration) error {
	if err := s.prepare(ctx); err != nil {
		return err
	}
	if retention > 0 {
		if _, err := s.Delete(ctx, Selection{Before: s.now().Add(-retention)}); err != nil {
			return err
		}
	}
	return s.within(ctx, func(tx *sql.Tx) error {
		return errors.Join(s.forgetRates(ctx, tx, limit), s.forgetSalts(ctx, tx))
	})
}

func (s *Store) forgetRates(ctx context.Context, tx *sql.Tx, limit Limit) error {
	_, err := tx.ExecContext(ctx, s.sql("DELETE FROM rates WHERE slot < ?"), s.slot(limit)-1)
	return err
}

func (s *Store) forgetSalts(ctx context.Context, tx *sql.Tx) error {
	_, err := tx.ExecContext(ctx, s.sql("DELETE FROM salts WHERE day < ?"), s.day()-1)
	return err
}

// slot is the number of the time in which submissions are counted now.
func (s *Store) slot(limit Limit) int64 { return s.now().UnixNano() / int64(limit.Window) }

// day is the number of today.
func (s *Store) day() int64 { return s.now().Unix() / 86400 }

// sender is a number for a network that nobody can lead back to it: the salt is new every day, and gone a day later.
// All processes on one database have the same.
func (s *Store) sender(ctx context.Context, tx *sql.Tx, network netip.Addr, bits int) (string, error) {
	day := s.day()
	if _, err := tx.ExecContext(ctx, s.sql("INSERT INTO salts (day, value) VALUES (?, ?) ON CONFLICT (day) DO NOTHING"),
		day, rand.Text()); err != nil {
		return "", err
	}
	if err := s.forgetSalts(ctx, tx); err != nil {
		return "", err
	}
	var salt string
	if err := tx.QueryRowContext(ctx, s.sql("SELECT value FROM salts WHERE day = ?"), day).Scan(&salt); err != nil {
		return "", err
	}
	sum := hmac.New(sha256.New, []byte(salt))
	sum.Write(append(network.AsSlice(), byte(bits)))
	return hex.EncodeToString(sum.Sum(nil)[:16]), nil
}
