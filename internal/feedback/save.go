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
)

// ErrTooMany says that a sender has sent as much as it may for now.
var ErrTooMany = errors.New("too many submissions from this address")

// Limit is how much one address may send.
type Limit struct {
	Count  int
	Window time.Duration
}

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

// count enters a submission of an address, unless it has sent too many.
func (s *Store) count(ctx context.Context, tx *sql.Tx, from netip.Addr, limit Limit) error {
	if limit.Count <= 0 {
		return nil
	}
	slot := s.slot(limit)
	sender, err := s.sender(ctx, tx, from)
	if err != nil {
		return err
	}
	if err := s.forgetRates(ctx, tx, limit); err != nil {
		return err
	}
	var sent int
	err = tx.QueryRowContext(ctx, s.sql(`INSERT INTO rates (sender, slot, count) VALUES (?, ?, 1)
		ON CONFLICT (sender, slot) DO UPDATE SET count = rates.count + 1 RETURNING count`), sender, slot).Scan(&sent)
	if err == nil && sent > limit.Count {
		return ErrTooMany
	}
	return err
}

// Forget deletes what has no use any more of the senders of submissions, also when nobody submits.
func (s *Store) Forget(ctx context.Context, limit Limit) error {
	if err := s.prepare(ctx); err != nil {
		return err
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

// sender is a number for an address that nobody can lead back to it: the salt is new every day, and gone a day later.
// All processes on one database have the same. Of IPv6 the network counts, since a reader has all of it.
func (s *Store) sender(ctx context.Context, tx *sql.Tx, from netip.Addr) (string, error) {
	from = from.Unmap().WithZone("")
	if from.Is6() {
		if network, err := from.Prefix(64); err == nil {
			from = network.Addr()
		}
	}
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
	sum.Write(from.AsSlice())
	return hex.EncodeToString(sum.Sum(nil)[:16]), nil
}
