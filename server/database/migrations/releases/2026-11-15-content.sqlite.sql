CREATE TABLE applied_migrations (name text primary key, applied_at text not null);
CREATE TABLE our_work (row_id integer primary key, id text not null unique, title text not null, category text not null, image_url text, link text,
      created_at text not null, excerpt text not null, folded text not null, description text not null);
CREATE TABLE news (row_id integer primary key, id text not null unique, headline text not null, image_url text, link text,
      created_at text not null, excerpt text not null, folded text not null, content text not null);
CREATE TABLE events (row_id integer primary key, id text not null unique, name text not null, location text not null, event_date text not null,
      ends_at text, over_at text not null, time_zone text not null, image_url text, link text,
      created_at text not null, excerpt text not null, folded text not null, description text not null);
CREATE TABLE resources (row_id integer primary key, id text not null unique, title text not null, description text not null, category text not null,
      category_key text not null, type text not null, image_url text, file_url text, resource_url text,
      created_at text not null, excerpt text not null, folded text not null, content text not null);
CREATE TABLE contact_messages (id text primary key, name text not null, email text not null,
      subject text not null, message text not null, created_at text not null);
CREATE TABLE content_changes (kind text primary key, version bigint not null, total bigint not null);
insert into applied_migrations (name, applied_at) values ('2026-11-15-content', '2026-11-15T18:01:07.343Z');
insert into our_work (row_id, id, title, category, image_url, link, created_at, excerpt, folded, description) values (1, 'signed-pipelines', 'Chaînes de déploiement signées', 'Recherche & Œuvres', '/pictures/signed.jpg', 'https://example.org/signed?a=1&b=2', '2025-03-01T07:30:00.250Z', 'Une clé volée, c''est 100 % des modèles perdus.', 'chaines de deploiement signees
pourquoi une cle volee, c''est 100 % des modeles perdus.
recherche & oeuvres', '# Pourquoi

Une **clé** volée, c''est 100 % des modèles [perdus](/resources).');
insert into our_work (row_id, id, title, category, image_url, link, created_at, excerpt, folded, description) values (2, 'ß', 'Straße', '', null, null, '2026-11-15T08:00:00.000Z', 'Fußgänger_1', 'strasse
fussganger_1
', 'Fußgänger_1');
insert into news (row_id, id, headline, image_url, link, created_at, excerpt, folded, content) values (1, 'selam', 'ሰላም ኣዲስ፡ “quotes” and ''apostrophes''', null, null, '2026-11-15T08:00:00.000Z', 'كِتَاب one two x = 1 + 2;', 'ሰላም አዲስ፡ "quotes" and ''apostrophes''
كتاب one two x = 1 + 2;', 'كِتَاب

- one
- two

```
x = 1 + 2;
```
');
insert into news (row_id, id, headline, image_url, link, created_at, excerpt, folded, content) values (2, 'long', 'A long one', null, null, '2026-11-15T08:00:00.001Z', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds…', 'a long one
words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed.', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. ');
insert into events (row_id, id, name, location, event_date, ends_at, over_at, time_zone, image_url, link, created_at, excerpt, folded, description) values (2, 'nairobi', 'Signing day', 'Nairobi, Kenya', '2026-12-01T06:00:00.000Z', '2026-12-01T14:00:00.000Z', '2026-12-01T14:00:00.000Z', 'Africa/Nairobi', null, null, '2026-11-15T08:00:00.000Z', 'Bring a laptop.', 'signing day
bring a laptop.
nairobi, kenya', 'Bring a laptop.');
insert into events (row_id, id, name, location, event_date, ends_at, over_at, time_zone, image_url, link, created_at, excerpt, folded, description) values (3, 'sao-tome', 'Encontro aberto', 'São Tomé', '2024-02-29T09:00:00.000Z', null, '2024-02-29T09:00:00.000Z', 'Africa/Sao_Tome', null, null, '2026-11-15T08:00:00.000Z', 'Segurança é de todos \ 100%.', 'encontro aberto
seguranca e de todos \ 100%.
sao tome', 'Segurança é de todos \ 100%.');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values (1, 'guide', 'Ressource n° 1', 'Une description — avec des signes : 50 % & plus.', 'For the Public', 'for the public', 'Guide', null, '/files/guide.pdf', null, '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource n° 1
une description - avec des signes : 50 % & plus.', '## Text

Of the resource.');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values (2, 'etude', 'Ressource n° 2', 'Une description — avec des signes : 50 % & plus.', '  Études   et données ', 'études   et données', 'ÉTUDE', null, null, 'https://example.org/étude', '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource n° 2
une description - avec des signes : 50 % & plus.', '## Text

Of the resource.');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values (3, 'etude-2', 'Ressource n° 3', 'Une description — avec des signes : 50 % & plus.', 'études et données', 'études et données', 'Étude', null, null, null, '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource n° 3
une description - avec des signes : 50 % & plus.', '## Text

Of the resource.');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values (4, 'strasse', 'Ressource n° 4', 'Une description — avec des signes : 50 % & plus.', 'STRASSE', 'strasse', 'Straße', null, null, null, '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource n° 4
une description - avec des signes : 50 % & plus.', '## Text

Of the resource.');
insert into content_changes (kind, version, total) values ('our_work', 2, 2);
insert into content_changes (kind, version, total) values ('news', 3, 2);
insert into content_changes (kind, version, total) values ('events', 4, 2);
insert into content_changes (kind, version, total) values ('resources', 4, 4);
CREATE VIRTUAL TABLE our_work_text using fts5 (folded, content = 'our_work', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1');
insert into our_work_text (our_work_text) values ('rebuild');
CREATE VIRTUAL TABLE news_text using fts5 (folded, content = 'news', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1');
insert into news_text (news_text) values ('rebuild');
CREATE VIRTUAL TABLE events_text using fts5 (folded, content = 'events', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1');
insert into events_text (events_text) values ('rebuild');
CREATE VIRTUAL TABLE resources_text using fts5 (folded, content = 'resources', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1');
insert into resources_text (resources_text) values ('rebuild');
CREATE INDEX our_work_by_creation on our_work (created_at, id);
CREATE INDEX news_by_creation on news (created_at, id);
CREATE INDEX events_by_creation on events (created_at, id);
CREATE INDEX resources_by_creation on resources (created_at, id);
CREATE INDEX events_by_date on events (event_date, id, over_at);
CREATE INDEX events_by_end on events (over_at, event_date, id);
CREATE INDEX resources_by_category on resources (category_key, created_at, id);
CREATE TRIGGER our_work_insert_counted after insert on our_work begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'our_work';
    end;
CREATE TRIGGER our_work_update_counted after update on our_work begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'our_work';
    end;
CREATE TRIGGER our_work_delete_counted after delete on our_work begin
      update content_changes set version = version + 1, total = total + -1 where kind = 'our_work';
    end;
CREATE TRIGGER news_insert_counted after insert on news begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'news';
    end;
CREATE TRIGGER news_update_counted after update on news begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'news';
    end;
CREATE TRIGGER news_delete_counted after delete on news begin
      update content_changes set version = version + 1, total = total + -1 where kind = 'news';
    end;
CREATE TRIGGER events_insert_counted after insert on events begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'events';
    end;
CREATE TRIGGER events_update_counted after update on events begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'events';
    end;
CREATE TRIGGER events_delete_counted after delete on events begin
      update content_changes set version = version + 1, total = total + -1 where kind = 'events';
    end;
CREATE TRIGGER resources_insert_counted after insert on resources begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'resources';
    end;
CREATE TRIGGER resources_update_counted after update on resources begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'resources';
    end;
CREATE TRIGGER resources_delete_counted after delete on resources begin
      update content_changes set version = version + 1, total = total + -1 where kind = 'resources';
    end;
CREATE TRIGGER our_work_insert_indexed after insert on our_work begin insert into our_work_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER our_work_delete_indexed after delete on our_work begin insert into our_work_text (our_work_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER our_work_update_indexed after update on our_work when old.folded <> new.folded
      begin insert into our_work_text (our_work_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into our_work_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER news_insert_indexed after insert on news begin insert into news_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER news_delete_indexed after delete on news begin insert into news_text (news_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER news_update_indexed after update on news when old.folded <> new.folded
      begin insert into news_text (news_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into news_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER events_insert_indexed after insert on events begin insert into events_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER events_delete_indexed after delete on events begin insert into events_text (events_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER events_update_indexed after update on events when old.folded <> new.folded
      begin insert into events_text (events_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into events_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER resources_insert_indexed after insert on resources begin insert into resources_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER resources_delete_indexed after delete on resources begin insert into resources_text (resources_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER resources_update_indexed after update on resources when old.folded <> new.folded
      begin insert into resources_text (resources_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into resources_text (rowid, folded) values (new.row_id, new.folded); end;
