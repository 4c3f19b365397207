CREATE TABLE totals (
  id    INTEGER PRIMARY KEY,
  bytes BIGINT NOT NULL,
  probe BIGINT NOT NULL
);
INSERT INTO totals (id, bytes, probe) SELECT 1, COALESCE(SUM(LENGTH(page) + LENGTH(section) + LENGTH(comment) + 200), 0), 0 FROM items
