package feedback

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"time"
)

// Selection says which submissions are meant: those to which all that is set applies.
type Selection struct {
	ID     string
	Page   string
	Before time.Time // stored before; the zero time for any
	Since  time.Time // stored then or later
}

// where is the selection as a condition, with its arguments.
func (s Selection) where() (string, []any) {
	var conditions []string
	var arguments []any
	add := func(condition string, argument any) {
		conditions, arguments = append(conditions, condition), append(arguments, argument)
	}
	if s.ID != "" {
		add("id = ?", s.ID)
	}
	if s.Page != "" {
		add("page = ?", s.Page)
	}
	if !s.Before.IsZero() {
		add("created < ?", s.Before.UnixMilli())
	}
	if !s.Since.IsZero() {
		add("created >= ?", s.Since.UnixMilli())
	}
	return strings.Join(conditions, " AND "), arguments
}

// Delete removes submissions for good and says how many there were. An empty selection is an error: nobody deletes
// everything by leaving something out.
func (s *Store) Delete(ctx context.Context, selection Selection) (deleted int64, err error) {
	condition, arguments := selection.where()
	if condition == "" {
		return 0, errors.New("nothing says which submissions are to be deleted")
	}
	if err := s.prepare(ctx); err != nil {
		return 0, err
	}
	err = s.within(ctx, func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, s.sql("DELETE FROM items WHERE "+condition), arguments...)
		if err != nil {
			return err
		}
		if deleted, err = result.RowsAffected(); err != nil || deleted == 0 {
			return err
		}
		_, err = tx.ExecContext(ctx, `UPDATE totals SET bytes =
			(SELECT COALESCE(SUM(LENGTH(page) + LENGTH(section) + LENGTH(comment) + 200), 0) FROM items) WHERE id = 1`)
		return err
	})
	return deleted, err
}
