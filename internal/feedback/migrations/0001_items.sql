CREATE TABLE items (
  id       TEXT PRIMARY KEY,
  reader   TEXT NOT NULL,
  page     TEXT NOT NULL,
  section  TEXT NOT NULL,
  rating   INTEGER,
  comment  TEXT NOT NULL,
  language TEXT NOT NULL,
  version  TEXT NOT NULL,
  created  BIGINT NOT NULL
);
CREATE INDEX items_by_reader ON items (reader, page, created);
CREATE INDEX items_by_page ON items (page, created);
CREATE TABLE salts (
  day   BIGINT PRIMARY KEY,
  value TEXT NOT NULL
);
CREATE TABLE rates (
  sender TEXT NOT NULL,
  slot   BIGINT NOT NULL,
  count  INTEGER NOT NULL,
  PRIMARY KEY (sender, slot)
);
