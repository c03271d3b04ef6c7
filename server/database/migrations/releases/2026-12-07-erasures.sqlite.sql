CREATE TABLE applied_migrations (name text primary key, applied_at text not null);
CREATE TABLE content_changes (kind text primary key, version bigint not null, total bigint not null);
CREATE TABLE our_work (row_id integer primary key, id text not null unique, title text not null, category text not null, image_url text, link text,
      created_at text not null, excerpt text not null, folded text not null, description text not null, language text not null default 'en', updated_at text);
CREATE TABLE news (row_id integer primary key, id text not null unique, headline text not null, image_url text, link text,
      created_at text not null, excerpt text not null, folded text not null, content text not null, language text not null default 'en', updated_at text, authors text not null default '');
CREATE TABLE events (row_id integer primary key, id text not null unique, name text not null, location text not null, event_date text not null,
      ends_at text, over_at text not null, time_zone text not null, image_url text, link text,
      created_at text not null, excerpt text not null, folded text not null, description text not null, language text not null default 'en', updated_at text, status text not null default '');
CREATE TABLE resources (row_id integer primary key, id text not null unique, title text not null, description text not null, category text not null,
      category_key text not null, type text not null, image_url text, file_url text, resource_url text,
      created_at text not null, excerpt text not null, folded text not null, content text not null, type_key text not null default '', language text not null default 'en', updated_at text, authors text not null default '');
CREATE TABLE contact_messages (id text primary key, name text not null, email text not null,
      subject text not null, message text not null, created_at text not null, spam text, answered_at text, form_id text, content_hash text, held text, retained_from text, kind text not null default 'message', about text, language text not null default 'en', written_in text, email_key text not null default '', state text not null default 'waiting', assignee text references staff (id) on delete set null, mail_id text, due_at text, first_answer_at text, changed_at text);
CREATE TABLE write_probe (written_at text not null);
CREATE TABLE enquiry_networks (
      message_id text not null references contact_messages (id) on delete cascade, network text not null,
      created_at text not null, primary key (message_id, network));
CREATE TABLE enquiry_state (hash_key text not null, previous_hash_key text, hash_key_since text,
      seen_at text, steady_since text, trusted_at text);
CREATE TABLE search_trigrams (trigram text  primary key);
CREATE TABLE search_spellings (spelling text not null, word text not null, primary key (spelling, word));
CREATE TABLE staff (id text primary key, name text not null, email text not null, email_key text not null unique,
      role text not null check (role in ('writer', 'publisher', 'administrator')), created_at text not null, mails text not null default 'all');
CREATE TABLE staff_sessions (id text primary key, staff_id text not null references staff (id) on delete cascade, token_hash text not null unique,
      device text not null, created_at text not null, seen_at text not null,
      proved_at text not null);
CREATE TABLE sign_in_codes (id text primary key, staff_id text not null references staff (id) on delete cascade, salt text not null, code_hash text not null,
      wrong_tries integer not null, created_at text not null, ended_at text);
CREATE TABLE staff_log (number integer primary key, at text not null, staff_id text, staff_name text not null,
      act text not null, subject text not null);
CREATE TABLE editions (row_id integer primary key, id text not null unique, kind text not null, slug text not null, language text not null,
      state text not null check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
      revision integer not null, public_revision integer, first_published_at text,
      due_at text, due_version text, changed_at text not null, changed_by text,
      changed_by_name text not null, created_at text not null, deleted_at text,
      title text not null, folded text not null, fields text not null);
CREATE TABLE revisions (edition_id text not null references editions (id) on delete cascade, revision integer not null, at text not null, fields text not null,
      primary key (edition_id, revision));
CREATE TABLE versions (id text primary key, edition_id text not null references editions (id) on delete cascade, revision integer not null, slug text not null,
      act text not null, author_id text, author_name text not null, at text not null, fields text not null);
CREATE TABLE redirects (kind text not null, old_slug text not null, new_slug text,
      primary key (kind, old_slug));
CREATE TABLE previews (id text primary key, token_hash text not null unique, edition_id text not null references editions (id) on delete cascade, created_by text not null,
      created_at text not null, expires_at text not null, revoked_at text);
CREATE TABLE receipts (id text primary key, edition_id text not null references editions (id) on delete cascade, act text not null, at text not null,
      slug text not null, old_slug text, state text not null check (state in ('waiting', 'green', 'red')),
      tried_at text, checks text not null);
CREATE TABLE partners (id text primary key not null, name text not null, kind text not null default '', website text, image_url text,
      woven text, position integer not null, language text not null default 'en', created_at text not null, text text not null);
CREATE TABLE faq (id text primary key not null, question text not null, category text not null, tags text not null default '',
      position integer not null, language text not null default 'en', created_at text not null, answer text not null);
CREATE TABLE organisation (key text primary key not null, value text not null);
CREATE TABLE passkeys (id text primary key, staff_id text not null references staff (id) on delete cascade, public_key text not null,
      counter bigint not null, transports text not null, name text not null, created_at text not null,
      used_at text);
CREATE TABLE passkey_challenges (challenge_hash text primary key, staff_id text references staff (id) on delete cascade,
      created_at text not null);
CREATE TABLE first_administrator_keys (token_hash text primary key, created_at text not null);
CREATE TABLE staff_invitations (id text primary key, token_hash text not null unique, name text not null,
      email text not null, email_key text not null unique, role text not null
      check (role in ('writer', 'publisher', 'administrator')), invited_by text not null, created_at text not null);
CREATE TABLE staff_devices (staff_id text not null references staff (id) on delete cascade, device_hash text not null,
      seen_at text not null, primary key (staff_id, device_hash));
CREATE TABLE sign_in_attempts (number integer primary key, what text not null, who text not null, at text not null);
CREATE TABLE media (id text primary key not null, kind text not null check (kind in ('picture', 'file')), name text not null,
      type text not null, bytes bigint not null, width integer, height integer, copy text not null,
      images text not null, alt text not null default '', decorative integer not null default 0, caption text not null default '',
      credit text not null default '', focus_x integer not null default 50, focus_y integer not null default 50,
      state text not null check (state in ('encoding', 'ready', 'failed')), problem text, claimed_at text,
      tries integer not null default 0, folded text not null, uploaded_by text, uploaded_by_name text not null, created_at text not null);
CREATE TABLE media_uses (media_id text not null,
      edition_id text not null references editions (id) on delete cascade, primary key (media_id, edition_id));
CREATE TABLE uploads (id text primary key not null, staff_id text not null, name text not null, bytes bigint not null,
      received bigint not null, pieces text not null, media_id text, refused text,
      created_at text not null, changed_at text not null);
CREATE TABLE people (id text primary key not null, name text not null, role text not null default '', image_url text, email text,
      profile text, position integer not null, language text not null default 'en', created_at text not null,
      text text not null);
CREATE TABLE authorships (kind text not null, record_id text not null, person text not null,
      created_at text not null, primary key (kind, record_id, person));
CREATE TABLE backups (id text primary key not null, at text not null, finished_at text not null,
      bytes bigint, outcome text not null check (outcome in ('done', 'incomplete', 'failed')), problem text);
CREATE TABLE enquiry_posts (id text primary key not null, message_id text not null references contact_messages (id) on delete cascade,
      kind text not null check (kind in ('in', 'out', 'note', 'line')), at text not null, staff_id text,
      author text not null, text text not null, quoted text, mail_id text, form_id text);
CREATE TABLE enquiry_files (id text primary key not null, message_id text not null references contact_messages (id) on delete cascade,
      post_id text references enquiry_posts (id) on delete cascade, name text not null, type text not null,
      bytes integer not null, media_id text, dropped text);
CREATE TABLE reply_drafts (message_id text not null references contact_messages (id) on delete cascade, staff_id text not null references staff (id) on delete cascade,
      text text not null, files text not null, revision integer not null, changed_at text not null,
      primary key (message_id, staff_id));
CREATE TABLE canned_replies (id text primary key not null, name text not null, text text not null,
      changed_at text not null, changed_by_name text not null);
CREATE TABLE mails (id text primary key not null, purpose text not null,
      message_id text references contact_messages (id) on delete cascade,
      post_id text references enquiry_posts (id) on delete cascade,
      recipient text, subject text, body text, once text, attempts integer not null, created_at text not null,
      due_at text not null, sent_at text, given_up_at text, last_error text);
CREATE TABLE incoming_mails (mail_id text primary key not null, at text not null);
CREATE TABLE mailboxes (name text primary key not null, uid_validity text, last_uid bigint,
      looked_at text, problem text, problem_since text);
CREATE TABLE server_keys (name text primary key not null, key text not null);
CREATE TABLE enquiry_texts (row_id integer primary key, message_id text not null unique references contact_messages (id) on delete cascade, folded text not null);
CREATE TABLE incoming_files (id text primary key not null, at text not null);
CREATE TABLE erased_conversations (reference_hash text primary key not null, erased_at text not null,
      erased_by text not null check (erased_by in ('sender', 'staff')));
insert into applied_migrations (name, applied_at) values ('2026-11-15-content', '2026-11-16T08:35:00.416Z');
insert into applied_migrations (name, applied_at) values ('2026-11-16-enquiries', '2026-11-16T08:35:00.421Z');
insert into applied_migrations (name, applied_at) values ('2026-11-17-letters', '2026-11-16T08:35:00.423Z');
insert into applied_migrations (name, applied_at) values ('2026-11-18-comparison-keys', '2026-11-16T08:35:00.424Z');
insert into applied_migrations (name, applied_at) values ('2026-11-18-write-probe', '2026-11-16T08:35:00.424Z');
insert into applied_migrations (name, applied_at) values ('2026-11-19-enquiry-limits', '2026-11-16T08:35:00.433Z');
insert into applied_migrations (name, applied_at) values ('2026-11-20-text-storage', '2026-11-16T08:35:00.434Z');
insert into applied_migrations (name, applied_at) values ('2026-11-21-short-terms', '2026-11-16T08:35:00.435Z');
insert into applied_migrations (name, applied_at) values ('2026-11-22-search-words', '2026-11-16T08:35:00.436Z');
insert into applied_migrations (name, applied_at) values ('2026-11-23-language-and-update', '2026-11-16T08:35:00.441Z');
insert into applied_migrations (name, applied_at) values ('2026-11-24-staff', '2026-11-16T08:35:00.443Z');
insert into applied_migrations (name, applied_at) values ('2026-11-25-editions', '2026-11-16T08:35:00.447Z');
insert into applied_migrations (name, applied_at) values ('2026-11-26-partners-faq-organisation', '2026-11-16T08:35:00.450Z');
insert into applied_migrations (name, applied_at) values ('2026-11-27-passkeys', '2026-11-16T08:35:00.452Z');
insert into applied_migrations (name, applied_at) values ('2026-11-28-media', '2026-11-16T08:35:00.454Z');
insert into applied_migrations (name, applied_at) values ('2026-11-29-people', '2026-11-16T08:35:00.458Z');
insert into applied_migrations (name, applied_at) values ('2026-11-30-backups', '2026-11-16T08:35:00.458Z');
insert into applied_migrations (name, applied_at) values ('2026-12-01-word-index', '2026-11-16T08:35:00.459Z');
insert into applied_migrations (name, applied_at) values ('2026-12-02-conversations', '2026-11-16T08:35:00.478Z');
insert into applied_migrations (name, applied_at) values ('2026-12-03-one-outbox', '2026-11-16T08:35:00.480Z');
insert into applied_migrations (name, applied_at) values ('2026-12-04-enquiry-search', '2026-11-16T08:35:00.482Z');
insert into applied_migrations (name, applied_at) values ('2026-12-05-promise', '2026-11-16T08:35:00.482Z');
insert into applied_migrations (name, applied_at) values ('2026-12-06-incoming-files', '2026-11-16T08:35:00.483Z');
insert into applied_migrations (name, applied_at) values ('2026-12-07-erasures', '2026-11-16T08:35:00.484Z');
insert into content_changes (kind, version, total) values ('our_work', 2, 2);
insert into content_changes (kind, version, total) values ('news', 4, 2);
insert into content_changes (kind, version, total) values ('events', 6, 2);
insert into content_changes (kind, version, total) values ('resources', 4, 4);
insert into content_changes (kind, version, total) values ('partners', 0, 0);
insert into content_changes (kind, version, total) values ('faq', 20, 20);
insert into content_changes (kind, version, total) values ('organisation', 4, 4);
insert into content_changes (kind, version, total) values ('media', 0, 0);
insert into content_changes (kind, version, total) values ('people', 2, 2);
insert into our_work (row_id, id, title, category, image_url, link, created_at, excerpt, folded, description, language, updated_at) values (1, 'signed-pipelines', 'Chaînes de déploiement signées', 'Recherche & Œuvres', '/pictures/signed.jpg', 'https://example.org/signed?a=1&b=2', '2025-03-01T07:30:00.250Z', 'Une clé volée, c''est 100 % des modèles perdus.', 'chaines멑de뢟deploiement멿signees𨀀𨀀
pourquoi뤬une뢞cle뢱volee𠀬놷c𠀧est먽100뇵𠀥냟des멚modeles멝perdus𠀮𨀀𨀀
recherche롡𠀦넉oeuvres𨀀𨀀
de𨀁', '# Pourquoi

Une **clé** volée, c''est 100 % des modèles [perdus](/resources).', 'fr', '2025-04-01T07:30:00.500Z');
insert into our_work (row_id, id, title, category, image_url, link, created_at, excerpt, folded, description, language, updated_at) values (2, 'ß', 'Straße', '', null, null, '2026-11-15T08:00:00.000Z', 'Fußgänger_1', 'strasse𨀀𨀀
fussganger𠁟1𨀀𨀀
𨀀𨀀', 'Fußgänger_1', 'en', null);
insert into news (row_id, id, headline, image_url, link, created_at, excerpt, folded, content, language, updated_at, authors) values (1, 'selam', 'ሰላም ኣዲስ፡ “quotes” and ''apostrophes''', null, null, '2026-11-15T08:00:00.000Z', 'كِتَاب one two x = 1 + 2;', 'ሰላም룏አዲስ𡍡춍𠀢quotes𠀢끿and롃𠀧apostrophes𠀧𨀀𨀀
كتاب벷one뢯two맩x뫅𠀽뎔1눚𠀫녧2𠀻𨀀𨀀', 'كِتَاب

- one
- two

```
x = 1 + 2;
```
', 'en', '2026-11-16T08:35:00.578Z', 'mulu, nobody-yet');
insert into news (row_id, id, headline, image_url, link, created_at, excerpt, folded, content, language, updated_at, authors) values (2, 'long', 'A long one', null, null, '2026-11-15T08:00:00.001Z', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds…', 'a렫long루one𨀀𨀀
words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮𨀀𨀀
an𨀁', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. ', 'en', '2026-11-16T08:35:00.578Z', '');
insert into events (row_id, id, name, location, event_date, ends_at, over_at, time_zone, image_url, link, created_at, excerpt, folded, description, language, updated_at, status) values (3, 'nairobi', 'Signing day', 'Nairobi, Kenya', '2026-12-01T06:00:00.000Z', '2026-12-01T14:00:00.000Z', '2026-12-01T14:00:00.000Z', 'Africa/Nairobi', null, null, '2026-11-15T08:00:00.000Z', 'Bring a laptop.', 'signing룝day𨀀𨀀
bring룚a렫laptop𠀮𨀀𨀀
nairobi𠀬놿kenya𨀀𨀀', 'Bring a laptop.', 'en', null, 'cancelled');
insert into events (row_id, id, name, location, event_date, ends_at, over_at, time_zone, image_url, link, created_at, excerpt, folded, description, language, updated_at, status) values (4, 'sao-tome', 'Encontro aberto', 'São Tomé', '2024-02-29T09:00:00.000Z', null, '2024-02-29T09:00:00.000Z', 'Africa/Sao_Tome', null, null, '2026-11-15T08:00:00.000Z', 'Segurança é de todos \ 100%.', 'encontro맒aberto𨀀𨀀
seguranca려e뢟de뢯todos멉𠁜띕100𠀥𠀮𨀀𨀀
sao맥tome𨀀𨀀
de𨀁', 'Segurança é de todos \ 100%.', 'en', null, '');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content, type_key, language, updated_at, authors) values (1, 'guide', 'Ressource n° 1', 'Une description — avec des signes : 50 % & plus.', 'For the Public', 'for the public', 'Guide', null, '/files/guide.pdf', null, '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솁1𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
for멂the뢫public𨀀𨀀
guide𨀀𨀀
50𨀁', '## Text

Of the resource.', 'guide', 'en', null, '');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content, type_key, language, updated_at, authors) values (2, 'etude', 'Ressource n° 2', 'Une description — avec des signes : 50 % & plus.', '  Études   et données ', 'études et données', 'ÉTUDE', null, null, 'https://example.org/étude', '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솂2𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
etudes멒et며donnees𨀀𨀀
etude𨀀𨀀
50𨀁
et𨀁', '## Text

Of the resource.', 'étude', 'en', null, '');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content, type_key, language, updated_at, authors) values (3, 'etude-2', 'Ressource n° 3', 'Une description — avec des signes : 50 % & plus.', 'études et données', 'études et données', 'Étude', null, null, null, '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솃3𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
etudes멒et며donnees𨀀𨀀
etude𨀀𨀀
50𨀁
et𨀁', '## Text

Of the resource.', 'étude', 'en', null, 'mulu');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content, type_key, language, updated_at, authors) values (4, 'strasse', 'Ressource n° 4', 'Une description — avec des signes : 50 % & plus.', 'STRASSE', 'strasse', 'Straße', null, null, null, '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솄4𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
strasse𨀀𨀀
strasse𨀀𨀀
50𨀁', '## Text

Of the resource.', 'strasse', 'en', null, '');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from, kind, about, language, written_in, email_key, state, assignee, mail_id, due_at, first_answer_at, changed_at) values ('H5GB-GTXV', 'Sélam Ḥaile', 'selam@example.org', 'mailed and answered', 'It''s about
“mailed and answered” & 100 %.', '2026-11-15T08:01:00.000Z', null, '2026-11-15T08:40:00.000Z', 'form-1', '0c8bc41ecf6a4efcee6ad069d1b1555c35bcefb67b14b51f13dfc0dba5dd59cf', null, null, 'message', null, 'en', null, 'selam@example.org', 'answered', null, null, null, '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from, kind, about, language, written_in, email_key, state, assignee, mail_id, due_at, first_answer_at, changed_at) values ('SKC8-RGG9', 'Sélam Ḥaile', 'selam@example.org', 'not mailed yet', 'It''s about
“not mailed yet” & 100 %.', '2026-11-15T08:02:00.000Z', null, null, 'form-2', '65e92dea395d807f6f4262158f0dbf34da08671958f323bfd85c280c1a7c7b28', null, null, 'message', null, 'en', null, 'selam@example.org', 'waiting', null, null, '2026-11-16T08:02:00.000Z', null, '2026-11-15T08:02:00.000Z');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from, kind, about, language, written_in, email_key, state, assignee, mail_id, due_at, first_answer_at, changed_at) values ('2KC6-PFAR', 'Sélam Ḥaile', 'selam@example.org', 'given up', 'It''s about
“given up” & 100 %.', '2026-11-15T08:03:00.000Z', null, null, null, '4082505e345477c0dae73225465fc29a8070130fb3f6a0d58542764a09c749e6', null, null, 'message', null, 'en', null, 'selam@example.org', 'waiting', null, null, '2026-11-16T08:03:00.000Z', null, '2026-11-15T08:03:00.000Z');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from, kind, about, language, written_in, email_key, state, assignee, mail_id, due_at, first_answer_at, changed_at) values ('F0H9-MGGB', 'Sélam Ḥaile', 'selam@example.org', 'spam', 'It''s about
“spam” & 100 %.', '2026-11-15T08:04:00.000Z', 'honeypot', null, 'form-4', '986e45ad4b2dc736f858cd981daea7072b06181c3db0ec545afcfd18d35fd999', null, null, 'message', null, 'en', null, 'selam@example.org', 'spam', null, null, null, null, '2026-11-15T08:04:00.000Z');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from, kind, about, language, written_in, email_key, state, assignee, mail_id, due_at, first_answer_at, changed_at) values ('QW38-BK58', 'Sélam Ḥaile', 'selam@example.org', 'waiting', 'It''s about
“waiting” & 100 %.', '2026-11-15T08:05:00.000Z', null, null, 'form-5', 'cf57959846d1382ddcfb86e9e1be7c88d8db6fb7e55054ce71b3977d4ff70fcc', null, null, 'message', null, 'en', null, 'selam@example.org', 'waiting', null, null, '2026-11-16T08:05:00.000Z', null, '2026-11-15T08:05:00.000Z');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from, kind, about, language, written_in, email_key, state, assignee, mail_id, due_at, first_answer_at, changed_at) values ('7GQ2-MC0P', 'Sélam Ḥaile', 'selam@example.org', 'held', 'It''s about
“held” & 100 %.', '2026-11-15T08:05:00.000Z', null, null, 'form-6', '79af42e5df642a45c28f4886ddccd5605193b805e1ea9cf8a10354a5020eba18', 'many messages in one minute', null, 'message', null, 'en', null, 'selam@example.org', 'spam', null, null, null, null, '2026-11-15T08:05:00.000Z');
insert into write_probe (written_at) values ('');
insert into enquiry_networks (message_id, network, created_at) values ('H5GB-GTXV', '9935d8941d00c06c361f9f1aadb916e6', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H5GB-GTXV', '00a8bb827eaf8c31fcbe2ea88e833260', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H5GB-GTXV', '244ae4933e75d70151a4f79ab1e50109', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H5GB-GTXV', '08948ac0aa61d51d5aeaa5866d77a845', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H5GB-GTXV', 'eeb69bd41113b490d442668c512bdc0b', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H5GB-GTXV', 'b6bc30392c9d3035c163e87b0a26c88f', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H5GB-GTXV', '4538b48ec34e6785df4c477d8ee19bad', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H5GB-GTXV', '249eb13992ec2c841ecb9a6785702b57', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SKC8-RGG9', '0cf2836f0ae5ff920737e88c4465ab15', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SKC8-RGG9', '00a8bb827eaf8c31fcbe2ea88e833260', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SKC8-RGG9', '55f0fbeca96cee9473dad7192b4c330c', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SKC8-RGG9', '08948ac0aa61d51d5aeaa5866d77a845', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SKC8-RGG9', '3608c80a230039cbc474ad5ac4b6339a', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SKC8-RGG9', '8abd648fd06bd6edc829fff147df0ce0', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SKC8-RGG9', 'ef84b4cc082b03fa5035add801dd18ad', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SKC8-RGG9', '4744ec8ceae2f108f88d3e3928598461', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2KC6-PFAR', 'ae1d0fe62466d800255637d0a9bc13ed', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2KC6-PFAR', '00a8bb827eaf8c31fcbe2ea88e833260', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2KC6-PFAR', 'c7d76a724c0f1eacf42f1bcb217c722d', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2KC6-PFAR', '08948ac0aa61d51d5aeaa5866d77a845', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2KC6-PFAR', 'a57fef3b3041d6ed1c159c4034dd85cd', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2KC6-PFAR', '10415a3f15d7a86eebc852e65ce95796', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2KC6-PFAR', '8663fd2c626e65792e8d52f55ad694f7', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('F0H9-MGGB', '785ff1ae6b1389ac2e3b06997edb7d19', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('F0H9-MGGB', '00a8bb827eaf8c31fcbe2ea88e833260', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('F0H9-MGGB', '954f6bc9da4e071265485a283a7055ec', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('F0H9-MGGB', '08948ac0aa61d51d5aeaa5866d77a845', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('F0H9-MGGB', 'c325693981bfd2911ca9d2af1043f250', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('F0H9-MGGB', 'e4c44e4f572332878b4ca55e07ca9eb2', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('F0H9-MGGB', 'a1a0bc491b822b5eb5f82f143728e8c5', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('F0H9-MGGB', 'f57bb263d33318537373d06894b8a865', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', '44213eca78e52de4565d6e73ee8ea052', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', 'c54108a3ad6cc7b8ed7d4907f8c4417e', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', 'd8d2ae98104cf62aaf95153c9a623489', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', '34c7eebde3c45d921c0e0d456f10fa67', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', '3b3c02c42b39b3a6fb56cb2d4d8ff152', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', '348be4e82206fd3ce8f46753dee9f14e', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', '68408ac156ce0c89d9cc4845d1b3003a', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', '21e696aab1a169409c3a6788ab04cadf', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', 'ad89231de7031c4babe07a14fa6ee885', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', 'c1293f253176a820651484ba7b0d6b0b', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QW38-BK58', '06d940cf5e8b4402885a2ed2f46cc130', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('7GQ2-MC0P', 'f07cb009e78039e75c8111a04be9e745', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('7GQ2-MC0P', '00a8bb827eaf8c31fcbe2ea88e833260', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('7GQ2-MC0P', 'a0f71908675e2c4979b584c1c33e7f9c', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('7GQ2-MC0P', '08948ac0aa61d51d5aeaa5866d77a845', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('7GQ2-MC0P', 'edd268d579a34f042116e744b51d3ae2', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('7GQ2-MC0P', 'da59faa429a497c1b224b95421eb2d67', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('7GQ2-MC0P', 'f31fbb949add4aacf08b3d1440d55127', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('7GQ2-MC0P', '2539bc042270e7f2b527afac5711396f', '2026-11-15T08:05:00.000Z');
insert into enquiry_state (hash_key, previous_hash_key, hash_key_since, seen_at, steady_since, trusted_at) values ('94e12c59d31212be77fd9f7b71034a581d6f70ed494d0e885b0bfb78efc86171', '5cd86abdc9d87064cccf19fa7d06a11abbd16a734d9fb722b2f5970fe6738827', '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z', null);
insert into search_trigrams (trigram) values ('00뇵');
insert into search_trigrams (trigram) values ('0뇵𠀥');
insert into search_trigrams (trigram) values ('100');
insert into search_trigrams (trigram) values ('1𨀀𨀀');
insert into search_trigrams (trigram) values ('ain');
insert into search_trigrams (trigram) values ('ang');
insert into search_trigrams (trigram) values ('ass');
insert into search_trigrams (trigram) values ('cha');
insert into search_trigrams (trigram) values ('che');
insert into search_trigrams (trigram) values ('cle');
insert into search_trigrams (trigram) values ('c𠀧e');
insert into search_trigrams (trigram) values ('del');
insert into search_trigrams (trigram) values ('dep');
insert into search_trigrams (trigram) values ('des');
insert into search_trigrams (trigram) values ('de뢟');
insert into search_trigrams (trigram) values ('de𨀁');
insert into search_trigrams (trigram) values ('dus');
insert into search_trigrams (trigram) values ('ech');
insert into search_trigrams (trigram) values ('ees');
insert into search_trigrams (trigram) values ('ee𠀬');
insert into search_trigrams (trigram) values ('ele');
insert into search_trigrams (trigram) values ('eme');
insert into search_trigrams (trigram) values ('ent');
insert into search_trigrams (trigram) values ('epl');
insert into search_trigrams (trigram) values ('erc');
insert into search_trigrams (trigram) values ('erd');
insert into search_trigrams (trigram) values ('er𠁟');
insert into search_trigrams (trigram) values ('est');
insert into search_trigrams (trigram) values ('es멑');
insert into search_trigrams (trigram) values ('es멚');
insert into search_trigrams (trigram) values ('es멝');
insert into search_trigrams (trigram) values ('es𨀀');
insert into search_trigrams (trigram) values ('euv');
insert into search_trigrams (trigram) values ('e롡𠀦');
insert into search_trigrams (trigram) values ('e뢞c');
insert into search_trigrams (trigram) values ('e뢟d');
insert into search_trigrams (trigram) values ('e뢱v');
insert into search_trigrams (trigram) values ('e𠀬놷');
insert into search_trigrams (trigram) values ('e𨀀𨀀');
insert into search_trigrams (trigram) values ('fus');
insert into search_trigrams (trigram) values ('gan');
insert into search_trigrams (trigram) values ('ger');
insert into search_trigrams (trigram) values ('gne');
insert into search_trigrams (trigram) values ('hai');
insert into search_trigrams (trigram) values ('her');
insert into search_trigrams (trigram) values ('he롡');
insert into search_trigrams (trigram) values ('iem');
insert into search_trigrams (trigram) values ('ign');
insert into search_trigrams (trigram) values ('ine');
insert into search_trigrams (trigram) values ('i뤬u');
insert into search_trigrams (trigram) values ('lee');
insert into search_trigrams (trigram) values ('les');
insert into search_trigrams (trigram) values ('le뢱');
insert into search_trigrams (trigram) values ('loi');
insert into search_trigrams (trigram) values ('men');
insert into search_trigrams (trigram) values ('mod');
insert into search_trigrams (trigram) values ('nee');
insert into search_trigrams (trigram) values ('nes');
insert into search_trigrams (trigram) values ('ne뢞');
insert into search_trigrams (trigram) values ('nge');
insert into search_trigrams (trigram) values ('nt멿');
insert into search_trigrams (trigram) values ('ode');
insert into search_trigrams (trigram) values ('oeu');
insert into search_trigrams (trigram) values ('oie');
insert into search_trigrams (trigram) values ('oi뤬');
insert into search_trigrams (trigram) values ('ole');
insert into search_trigrams (trigram) values ('our');
insert into search_trigrams (trigram) values ('per');
insert into search_trigrams (trigram) values ('plo');
insert into search_trigrams (trigram) values ('pou');
insert into search_trigrams (trigram) values ('quo');
insert into search_trigrams (trigram) values ('ras');
insert into search_trigrams (trigram) values ('rch');
insert into search_trigrams (trigram) values ('rdu');
insert into search_trigrams (trigram) values ('rec');
insert into search_trigrams (trigram) values ('res');
insert into search_trigrams (trigram) values ('rqu');
insert into search_trigrams (trigram) values ('r𠁟1');
insert into search_trigrams (trigram) values ('se𨀀');
insert into search_trigrams (trigram) values ('sga');
insert into search_trigrams (trigram) values ('sig');
insert into search_trigrams (trigram) values ('sse');
insert into search_trigrams (trigram) values ('ssg');
insert into search_trigrams (trigram) values ('str');
insert into search_trigrams (trigram) values ('st먽');
insert into search_trigrams (trigram) values ('s멑d');
insert into search_trigrams (trigram) values ('s멚m');
insert into search_trigrams (trigram) values ('s멝p');
insert into search_trigrams (trigram) values ('s𠀮𨀀');
insert into search_trigrams (trigram) values ('s𨀀𨀀');
insert into search_trigrams (trigram) values ('tra');
insert into search_trigrams (trigram) values ('t먽1');
insert into search_trigrams (trigram) values ('t멿s');
insert into search_trigrams (trigram) values ('une');
insert into search_trigrams (trigram) values ('uoi');
insert into search_trigrams (trigram) values ('urq');
insert into search_trigrams (trigram) values ('uss');
insert into search_trigrams (trigram) values ('us𠀮');
insert into search_trigrams (trigram) values ('uvr');
insert into search_trigrams (trigram) values ('vol');
insert into search_trigrams (trigram) values ('vre');
insert into search_trigrams (trigram) values ('냟de');
insert into search_trigrams (trigram) values ('넉oe');
insert into search_trigrams (trigram) values ('놷c𠀧');
insert into search_trigrams (trigram) values ('뇵𠀥냟');
insert into search_trigrams (trigram) values ('롡𠀦넉');
insert into search_trigrams (trigram) values ('뢞cl');
insert into search_trigrams (trigram) values ('뢟de');
insert into search_trigrams (trigram) values ('뢱vo');
insert into search_trigrams (trigram) values ('뤬un');
insert into search_trigrams (trigram) values ('먽10');
insert into search_trigrams (trigram) values ('멑de');
insert into search_trigrams (trigram) values ('멚mo');
insert into search_trigrams (trigram) values ('멝pe');
insert into search_trigrams (trigram) values ('멿si');
insert into search_trigrams (trigram) values ('𠀥냟d');
insert into search_trigrams (trigram) values ('𠀦넉o');
insert into search_trigrams (trigram) values ('𠀧es');
insert into search_trigrams (trigram) values ('𠀬놷c');
insert into search_trigrams (trigram) values ('𠀮𨀀𨀀');
insert into search_trigrams (trigram) values ('𠁟1𨀀');
insert into search_trigrams (trigram) values ('1눚𠀫');
insert into search_trigrams (trigram) values ('2𠀻𨀀');
insert into search_trigrams (trigram) values ('ace');
insert into search_trigrams (trigram) values ('and');
insert into search_trigrams (trigram) values ('an릷');
insert into search_trigrams (trigram) values ('an맂');
insert into search_trigrams (trigram) values ('an𨀁');
insert into search_trigrams (trigram) values ('as멟');
insert into search_trigrams (trigram) values ('at멭');
insert into search_trigrams (trigram) values ('ave');
insert into search_trigrams (trigram) values ('bef');
insert into search_trigrams (trigram) values ('bey');
insert into search_trigrams (trigram) values ('ced');
insert into search_trigrams (trigram) values ('cer');
insert into search_trigrams (trigram) values ('com');
insert into search_trigrams (trigram) values ('ds멏');
insert into search_trigrams (trigram) values ('ds𠀬');
insert into search_trigrams (trigram) values ('d뢉m');
insert into search_trigrams (trigram) values ('d뢓w');
insert into search_trigrams (trigram) values ('d𠀮눉');
insert into search_trigrams (trigram) values ('d𠀮𨀀');
insert into search_trigrams (trigram) values ('d𨀀𨀀');
insert into search_trigrams (trigram) values ('eav');
insert into search_trigrams (trigram) values ('ed𠀮');
insert into search_trigrams (trigram) values ('ed𨀀');
insert into search_trigrams (trigram) values ('efo');
insert into search_trigrams (trigram) values ('erp');
insert into search_trigrams (trigram) values ('esq');
insert into search_trigrams (trigram) values ('ess');
insert into search_trigrams (trigram) values ('es멢');
insert into search_trigrams (trigram) values ('exc');
insert into search_trigrams (trigram) values ('eyo');
insert into search_trigrams (trigram) values ('e뢤i');
insert into search_trigrams (trigram) values ('e뢯t');
insert into search_trigrams (trigram) values ('for');
insert into search_trigrams (trigram) values ('gre');
insert into search_trigrams (trigram) values ('han');
insert into search_trigrams (trigram) values ('hat');
insert into search_trigrams (trigram) values ('hol');
insert into search_trigrams (trigram) values ('it몃');
insert into search_trigrams (trigram) values ('it𨀁');
insert into search_trigrams (trigram) values ('lac');
insert into search_trigrams (trigram) values ('lds');
insert into search_trigrams (trigram) values ('lea');
insert into search_trigrams (trigram) values ('l릀l');
insert into search_trigrams (trigram) values ('mor');
insert into search_trigrams (trigram) values ('mpr');
insert into search_trigrams (trigram) values ('nco');
insert into search_trigrams (trigram) values ('nd뢉');
insert into search_trigrams (trigram) values ('nd뢓');
insert into search_trigrams (trigram) values ('ne뢯');
insert into search_trigrams (trigram) values ('n릷e');
insert into search_trigrams (trigram) values ('n맂p');
insert into search_trigrams (trigram) values ('old');
insert into search_trigrams (trigram) values ('omp');
insert into search_trigrams (trigram) values ('ond');
insert into search_trigrams (trigram) values ('one');
insert into search_trigrams (trigram) values ('ord');
insert into search_trigrams (trigram) values ('ore');
insert into search_trigrams (trigram) values ('ost');
insert into search_trigrams (trigram) values ('o맩x');
insert into search_trigrams (trigram) values ('pla');
insert into search_trigrams (trigram) values ('pos');
insert into search_trigrams (trigram) values ('pre');
insert into search_trigrams (trigram) values ('pt면');
insert into search_trigrams (trigram) values ('ql릀');
insert into search_trigrams (trigram) values ('rds');
insert into search_trigrams (trigram) values ('rep');
insert into search_trigrams (trigram) values ('re뢤');
insert into search_trigrams (trigram) values ('re뢯');
insert into search_trigrams (trigram) values ('rpt');
insert into search_trigrams (trigram) values ('sed');
insert into search_trigrams (trigram) values ('sql');
insert into search_trigrams (trigram) values ('stg');
insert into search_trigrams (trigram) values ('s멏b');
insert into search_trigrams (trigram) values ('s멟r');
insert into search_trigrams (trigram) values ('s멢u');
insert into search_trigrams (trigram) values ('s𠀬놵');
insert into search_trigrams (trigram) values ('tgr');
insert into search_trigrams (trigram) values ('tha');
insert into search_trigrams (trigram) values ('two');
insert into search_trigrams (trigram) values ('t멭a');
insert into search_trigrams (trigram) values ('t면h');
insert into search_trigrams (trigram) values ('t몃w');
insert into search_trigrams (trigram) values ('unc');
insert into search_trigrams (trigram) values ('ves');
insert into search_trigrams (trigram) values ('was');
insert into search_trigrams (trigram) values ('wha');
insert into search_trigrams (trigram) values ('wor');
insert into search_trigrams (trigram) values ('wo맩');
insert into search_trigrams (trigram) values ('xce');
insert into search_trigrams (trigram) values ('x뫅𠀽');
insert into search_trigrams (trigram) values ('yon');
insert into search_trigrams (trigram) values ('اب벷');
insert into search_trigrams (trigram) values ('ب벷o');
insert into search_trigrams (trigram) values ('تاب');
insert into search_trigrams (trigram) values ('كتا');
insert into search_trigrams (trigram) values ('녧2𠀻');
insert into search_trigrams (trigram) values ('놵an');
insert into search_trigrams (trigram) values ('눉wo');
insert into search_trigrams (trigram) values ('눚𠀫녧');
insert into search_trigrams (trigram) values ('뎔1눚');
insert into search_trigrams (trigram) values ('뢉mo');
insert into search_trigrams (trigram) values ('뢓wh');
insert into search_trigrams (trigram) values ('뢤it');
insert into search_trigrams (trigram) values ('뢯th');
insert into search_trigrams (trigram) values ('뢯tw');
insert into search_trigrams (trigram) values ('릀le');
insert into search_trigrams (trigram) values ('릷ex');
insert into search_trigrams (trigram) values ('맂po');
insert into search_trigrams (trigram) values ('맩x뫅');
insert into search_trigrams (trigram) values ('멏be');
insert into search_trigrams (trigram) values ('멟re');
insert into search_trigrams (trigram) values ('멢un');
insert into search_trigrams (trigram) values ('멭an');
insert into search_trigrams (trigram) values ('면ho');
insert into search_trigrams (trigram) values ('몃wa');
insert into search_trigrams (trigram) values ('뫅𠀽뎔');
insert into search_trigrams (trigram) values ('벷on');
insert into search_trigrams (trigram) values ('𠀫녧2');
insert into search_trigrams (trigram) values ('𠀬놵a');
insert into search_trigrams (trigram) values ('𠀮눉w');
insert into search_trigrams (trigram) values ('𠀻𨀀𨀀');
insert into search_trigrams (trigram) values ('𠀽뎔1');
insert into search_trigrams (trigram) values ('apo');
insert into search_trigrams (trigram) values ('a렫l');
insert into search_trigrams (trigram) values ('d롃𠀧');
insert into search_trigrams (trigram) values ('es𠀢');
insert into search_trigrams (trigram) values ('es𠀧');
insert into search_trigrams (trigram) values ('g루o');
insert into search_trigrams (trigram) values ('hes');
insert into search_trigrams (trigram) values ('lon');
insert into search_trigrams (trigram) values ('nd롃');
insert into search_trigrams (trigram) values ('ne𨀀');
insert into search_trigrams (trigram) values ('ng루');
insert into search_trigrams (trigram) values ('ong');
insert into search_trigrams (trigram) values ('oph');
insert into search_trigrams (trigram) values ('ote');
insert into search_trigrams (trigram) values ('phe');
insert into search_trigrams (trigram) values ('rop');
insert into search_trigrams (trigram) values ('s𠀢끿');
insert into search_trigrams (trigram) values ('s𠀧𨀀');
insert into search_trigrams (trigram) values ('tes');
insert into search_trigrams (trigram) values ('tro');
insert into search_trigrams (trigram) values ('uot');
insert into search_trigrams (trigram) values ('ላም룏');
insert into search_trigrams (trigram) values ('ም룏አ');
insert into search_trigrams (trigram) values ('ሰላም');
insert into search_trigrams (trigram) values ('ስ𡍡춍');
insert into search_trigrams (trigram) values ('አዲስ');
insert into search_trigrams (trigram) values ('ዲስ𡍡');
insert into search_trigrams (trigram) values ('끿an');
insert into search_trigrams (trigram) values ('렫lo');
insert into search_trigrams (trigram) values ('롃𠀧a');
insert into search_trigrams (trigram) values ('룏አዲ');
insert into search_trigrams (trigram) values ('루on');
insert into search_trigrams (trigram) values ('춍𠀢q');
insert into search_trigrams (trigram) values ('𠀢qu');
insert into search_trigrams (trigram) values ('𠀢끿a');
insert into search_trigrams (trigram) values ('𠀧ap');
insert into search_trigrams (trigram) values ('𠀧𨀀𨀀');
insert into search_trigrams (trigram) values ('𡍡춍𠀢');
insert into search_trigrams (trigram) values ('00𠀥');
insert into search_trigrams (trigram) values ('0𠀥𠀮');
insert into search_trigrams (trigram) values ('abe');
insert into search_trigrams (trigram) values ('air');
insert into search_trigrams (trigram) values ('anc');
insert into search_trigrams (trigram) values ('ao맥');
insert into search_trigrams (trigram) values ('apt');
insert into search_trigrams (trigram) values ('ay𨀀');
insert into search_trigrams (trigram) values ('a려e');
insert into search_trigrams (trigram) values ('a𨀀𨀀');
insert into search_trigrams (trigram) values ('ber');
insert into search_trigrams (trigram) values ('bi𠀬');
insert into search_trigrams (trigram) values ('bri');
insert into search_trigrams (trigram) values ('ca려');
insert into search_trigrams (trigram) values ('con');
insert into search_trigrams (trigram) values ('day');
insert into search_trigrams (trigram) values ('de뢯');
insert into search_trigrams (trigram) values ('dos');
insert into search_trigrams (trigram) values ('egu');
insert into search_trigrams (trigram) values ('enc');
insert into search_trigrams (trigram) values ('eny');
insert into search_trigrams (trigram) values ('ert');
insert into search_trigrams (trigram) values ('gni');
insert into search_trigrams (trigram) values ('gur');
insert into search_trigrams (trigram) values ('g룚a');
insert into search_trigrams (trigram) values ('g룝d');
insert into search_trigrams (trigram) values ('ing');
insert into search_trigrams (trigram) values ('iro');
insert into search_trigrams (trigram) values ('i𠀬놿');
insert into search_trigrams (trigram) values ('ken');
insert into search_trigrams (trigram) values ('lap');
insert into search_trigrams (trigram) values ('me𨀀');
insert into search_trigrams (trigram) values ('nai');
insert into search_trigrams (trigram) values ('nca');
insert into search_trigrams (trigram) values ('ng룚');
insert into search_trigrams (trigram) values ('ng룝');
insert into search_trigrams (trigram) values ('nin');
insert into search_trigrams (trigram) values ('ntr');
insert into search_trigrams (trigram) values ('nya');
insert into search_trigrams (trigram) values ('obi');
insert into search_trigrams (trigram) values ('odo');
insert into search_trigrams (trigram) values ('ome');
insert into search_trigrams (trigram) values ('ont');
insert into search_trigrams (trigram) values ('op𠀮');
insert into search_trigrams (trigram) values ('os멉');
insert into search_trigrams (trigram) values ('o맒a');
insert into search_trigrams (trigram) values ('o맥t');
insert into search_trigrams (trigram) values ('o𨀀𨀀');
insert into search_trigrams (trigram) values ('pto');
insert into search_trigrams (trigram) values ('p𠀮𨀀');
insert into search_trigrams (trigram) values ('ran');
insert into search_trigrams (trigram) values ('rin');
insert into search_trigrams (trigram) values ('rob');
insert into search_trigrams (trigram) values ('ro맒');
insert into search_trigrams (trigram) values ('rto');
insert into search_trigrams (trigram) values ('sao');
insert into search_trigrams (trigram) values ('seg');
insert into search_trigrams (trigram) values ('s멉𠁜');
insert into search_trigrams (trigram) values ('tod');
insert into search_trigrams (trigram) values ('tom');
insert into search_trigrams (trigram) values ('top');
insert into search_trigrams (trigram) values ('to𨀀');
insert into search_trigrams (trigram) values ('ura');
insert into search_trigrams (trigram) values ('ya𨀀');
insert into search_trigrams (trigram) values ('y𨀀𨀀');
insert into search_trigrams (trigram) values ('놿ke');
insert into search_trigrams (trigram) values ('띕10');
insert into search_trigrams (trigram) values ('려e뢟');
insert into search_trigrams (trigram) values ('렫la');
insert into search_trigrams (trigram) values ('뢯to');
insert into search_trigrams (trigram) values ('룚a렫');
insert into search_trigrams (trigram) values ('룝da');
insert into search_trigrams (trigram) values ('맒ab');
insert into search_trigrams (trigram) values ('맥to');
insert into search_trigrams (trigram) values ('멉𠁜띕');
insert into search_trigrams (trigram) values ('𠀥𠀮𨀀');
insert into search_trigrams (trigram) values ('𠀬놿k');
insert into search_trigrams (trigram) values ('𠁜띕1');
insert into search_trigrams (trigram) values ('2𨀀𨀀');
insert into search_trigrams (trigram) values ('3𨀀𨀀');
insert into search_trigrams (trigram) values ('4𨀀𨀀');
insert into search_trigrams (trigram) values ('50뇵');
insert into search_trigrams (trigram) values ('50𨀁');
insert into search_trigrams (trigram) values ('bli');
insert into search_trigrams (trigram) values ('ce뢩');
insert into search_trigrams (trigram) values ('cri');
insert into search_trigrams (trigram) values ('c롡d');
insert into search_trigrams (trigram) values ('c𨀀𨀀');
insert into search_trigrams (trigram) values ('de𨀀');
insert into search_trigrams (trigram) values ('don');
insert into search_trigrams (trigram) values ('ec롡');
insert into search_trigrams (trigram) values ('esc');
insert into search_trigrams (trigram) values ('es먧');
insert into search_trigrams (trigram) values ('es멒');
insert into search_trigrams (trigram) values ('es멠');
insert into search_trigrams (trigram) values ('etu');
insert into search_trigrams (trigram) values ('et며');
insert into search_trigrams (trigram) values ('et𨀁');
insert into search_trigrams (trigram) values ('e뢩n');
insert into search_trigrams (trigram) values ('e뢫p');
insert into search_trigrams (trigram) values ('gui');
insert into search_trigrams (trigram) values ('he뢫');
insert into search_trigrams (trigram) values ('ic𨀀');
insert into search_trigrams (trigram) values ('ide');
insert into search_trigrams (trigram) values ('ion');
insert into search_trigrams (trigram) values ('ipt');
insert into search_trigrams (trigram) values ('lic');
insert into search_trigrams (trigram) values ('lus');
insert into search_trigrams (trigram) values ('ne뢟');
insert into search_trigrams (trigram) values ('nne');
insert into search_trigrams (trigram) values ('n륿𠀭');
insert into search_trigrams (trigram) values ('n𠂰솁');
insert into search_trigrams (trigram) values ('n𠂰솂');
insert into search_trigrams (trigram) values ('n𠂰솃');
insert into search_trigrams (trigram) values ('n𠂰솄');
insert into search_trigrams (trigram) values ('onn');
insert into search_trigrams (trigram) values ('on륿');
insert into search_trigrams (trigram) values ('or멂');
insert into search_trigrams (trigram) values ('plu');
insert into search_trigrams (trigram) values ('pti');
insert into search_trigrams (trigram) values ('pub');
insert into search_trigrams (trigram) values ('rce');
insert into search_trigrams (trigram) values ('rip');
insert into search_trigrams (trigram) values ('r멂t');
insert into search_trigrams (trigram) values ('scr');
insert into search_trigrams (trigram) values ('sou');
insert into search_trigrams (trigram) values ('sso');
insert into search_trigrams (trigram) values ('s먧𠀺');
insert into search_trigrams (trigram) values ('s멒e');
insert into search_trigrams (trigram) values ('s멠s');
insert into search_trigrams (trigram) values ('the');
insert into search_trigrams (trigram) values ('tio');
insert into search_trigrams (trigram) values ('tud');
insert into search_trigrams (trigram) values ('t며d');
insert into search_trigrams (trigram) values ('ubl');
insert into search_trigrams (trigram) values ('ude');
insert into search_trigrams (trigram) values ('uid');
insert into search_trigrams (trigram) values ('urc');
insert into search_trigrams (trigram) values ('vec');
insert into search_trigrams (trigram) values ('낡𠀦넊');
insert into search_trigrams (trigram) values ('넊pl');
insert into search_trigrams (trigram) values ('뇔av');
insert into search_trigrams (trigram) values ('뇵𠀥낡');
insert into search_trigrams (trigram) values ('댻50');
insert into search_trigrams (trigram) values ('롡de');
insert into search_trigrams (trigram) values ('뢩n𠂰');
insert into search_trigrams (trigram) values ('뢫pu');
insert into search_trigrams (trigram) values ('륿𠀭뇔');
insert into search_trigrams (trigram) values ('먧𠀺댻');
insert into search_trigrams (trigram) values ('멂th');
insert into search_trigrams (trigram) values ('멒et');
insert into search_trigrams (trigram) values ('멠si');
insert into search_trigrams (trigram) values ('며do');
insert into search_trigrams (trigram) values ('솁1𨀀');
insert into search_trigrams (trigram) values ('솂2𨀀');
insert into search_trigrams (trigram) values ('솃3𨀀');
insert into search_trigrams (trigram) values ('솄4𨀀');
insert into search_trigrams (trigram) values ('𠀥낡𠀦');
insert into search_trigrams (trigram) values ('𠀦넊p');
insert into search_trigrams (trigram) values ('𠀭뇔a');
insert into search_trigrams (trigram) values ('𠀺댻5');
insert into search_trigrams (trigram) values ('𠂰솁1');
insert into search_trigrams (trigram) values ('𠂰솂2');
insert into search_trigrams (trigram) values ('𠂰솃3');
insert into search_trigrams (trigram) values ('𠂰솄4');
insert into search_spellings (spelling, word) values ('1', '1');
insert into search_spellings (spelling, word) values ('100', '100');
insert into search_spellings (spelling, word) values ('c', 'c');
insert into search_spellings (spelling, word) values ('chaines', 'chaines');
insert into search_spellings (spelling, word) values ('haines', 'chaines');
insert into search_spellings (spelling, word) values ('caines', 'chaines');
insert into search_spellings (spelling, word) values ('chines', 'chaines');
insert into search_spellings (spelling, word) values ('chanes', 'chaines');
insert into search_spellings (spelling, word) values ('chaies', 'chaines');
insert into search_spellings (spelling, word) values ('chains', 'chaines');
insert into search_spellings (spelling, word) values ('chaine', 'chaines');
insert into search_spellings (spelling, word) values ('cle', 'cle');
insert into search_spellings (spelling, word) values ('le', 'cle');
insert into search_spellings (spelling, word) values ('ce', 'cle');
insert into search_spellings (spelling, word) values ('cl', 'cle');
insert into search_spellings (spelling, word) values ('de', 'de');
insert into search_spellings (spelling, word) values ('deploiement', 'deploiement');
insert into search_spellings (spelling, word) values ('eploiement', 'deploiement');
insert into search_spellings (spelling, word) values ('dploiement', 'deploiement');
insert into search_spellings (spelling, word) values ('deloiement', 'deploiement');
insert into search_spellings (spelling, word) values ('depoiement', 'deploiement');
insert into search_spellings (spelling, word) values ('depliement', 'deploiement');
insert into search_spellings (spelling, word) values ('deploement', 'deploiement');
insert into search_spellings (spelling, word) values ('deploiment', 'deploiement');
insert into search_spellings (spelling, word) values ('deploieent', 'deploiement');
insert into search_spellings (spelling, word) values ('deploiemnt', 'deploiement');
insert into search_spellings (spelling, word) values ('deploiemet', 'deploiement');
insert into search_spellings (spelling, word) values ('deploiemen', 'deploiement');
insert into search_spellings (spelling, word) values ('des', 'des');
insert into search_spellings (spelling, word) values ('es', 'des');
insert into search_spellings (spelling, word) values ('ds', 'des');
insert into search_spellings (spelling, word) values ('de', 'des');
insert into search_spellings (spelling, word) values ('est', 'est');
insert into search_spellings (spelling, word) values ('st', 'est');
insert into search_spellings (spelling, word) values ('et', 'est');
insert into search_spellings (spelling, word) values ('es', 'est');
insert into search_spellings (spelling, word) values ('fussganger', 'fussganger');
insert into search_spellings (spelling, word) values ('ussganger', 'fussganger');
insert into search_spellings (spelling, word) values ('fssganger', 'fussganger');
insert into search_spellings (spelling, word) values ('fusganger', 'fussganger');
insert into search_spellings (spelling, word) values ('fussanger', 'fussganger');
insert into search_spellings (spelling, word) values ('fussgnger', 'fussganger');
insert into search_spellings (spelling, word) values ('fussgager', 'fussganger');
insert into search_spellings (spelling, word) values ('fussganer', 'fussganger');
insert into search_spellings (spelling, word) values ('fussgangr', 'fussganger');
insert into search_spellings (spelling, word) values ('fussgange', 'fussganger');
insert into search_spellings (spelling, word) values ('modeles', 'modeles');
insert into search_spellings (spelling, word) values ('odeles', 'modeles');
insert into search_spellings (spelling, word) values ('mdeles', 'modeles');
insert into search_spellings (spelling, word) values ('moeles', 'modeles');
insert into search_spellings (spelling, word) values ('modles', 'modeles');
insert into search_spellings (spelling, word) values ('modees', 'modeles');
insert into search_spellings (spelling, word) values ('models', 'modeles');
insert into search_spellings (spelling, word) values ('modele', 'modeles');
insert into search_spellings (spelling, word) values ('oeuvres', 'oeuvres');
insert into search_spellings (spelling, word) values ('euvres', 'oeuvres');
insert into search_spellings (spelling, word) values ('ouvres', 'oeuvres');
insert into search_spellings (spelling, word) values ('oevres', 'oeuvres');
insert into search_spellings (spelling, word) values ('oeures', 'oeuvres');
insert into search_spellings (spelling, word) values ('oeuves', 'oeuvres');
insert into search_spellings (spelling, word) values ('oeuvrs', 'oeuvres');
insert into search_spellings (spelling, word) values ('oeuvre', 'oeuvres');
insert into search_spellings (spelling, word) values ('perdus', 'perdus');
insert into search_spellings (spelling, word) values ('erdus', 'perdus');
insert into search_spellings (spelling, word) values ('prdus', 'perdus');
insert into search_spellings (spelling, word) values ('pedus', 'perdus');
insert into search_spellings (spelling, word) values ('perus', 'perdus');
insert into search_spellings (spelling, word) values ('perds', 'perdus');
insert into search_spellings (spelling, word) values ('perdu', 'perdus');
insert into search_spellings (spelling, word) values ('pourquoi', 'pourquoi');
insert into search_spellings (spelling, word) values ('ourquoi', 'pourquoi');
insert into search_spellings (spelling, word) values ('purquoi', 'pourquoi');
insert into search_spellings (spelling, word) values ('porquoi', 'pourquoi');
insert into search_spellings (spelling, word) values ('pouquoi', 'pourquoi');
insert into search_spellings (spelling, word) values ('pouruoi', 'pourquoi');
insert into search_spellings (spelling, word) values ('pourqoi', 'pourquoi');
insert into search_spellings (spelling, word) values ('pourqui', 'pourquoi');
insert into search_spellings (spelling, word) values ('pourquo', 'pourquoi');
insert into search_spellings (spelling, word) values ('recherche', 'recherche');
insert into search_spellings (spelling, word) values ('echerche', 'recherche');
insert into search_spellings (spelling, word) values ('rcherche', 'recherche');
insert into search_spellings (spelling, word) values ('reherche', 'recherche');
insert into search_spellings (spelling, word) values ('recerche', 'recherche');
insert into search_spellings (spelling, word) values ('rechrche', 'recherche');
insert into search_spellings (spelling, word) values ('recheche', 'recherche');
insert into search_spellings (spelling, word) values ('recherhe', 'recherche');
insert into search_spellings (spelling, word) values ('recherce', 'recherche');
insert into search_spellings (spelling, word) values ('recherch', 'recherche');
insert into search_spellings (spelling, word) values ('signees', 'signees');
insert into search_spellings (spelling, word) values ('ignees', 'signees');
insert into search_spellings (spelling, word) values ('sgnees', 'signees');
insert into search_spellings (spelling, word) values ('sinees', 'signees');
insert into search_spellings (spelling, word) values ('sigees', 'signees');
insert into search_spellings (spelling, word) values ('signes', 'signees');
insert into search_spellings (spelling, word) values ('signee', 'signees');
insert into search_spellings (spelling, word) values ('strasse', 'strasse');
insert into search_spellings (spelling, word) values ('trasse', 'strasse');
insert into search_spellings (spelling, word) values ('srasse', 'strasse');
insert into search_spellings (spelling, word) values ('stasse', 'strasse');
insert into search_spellings (spelling, word) values ('strsse', 'strasse');
insert into search_spellings (spelling, word) values ('strase', 'strasse');
insert into search_spellings (spelling, word) values ('strass', 'strasse');
insert into search_spellings (spelling, word) values ('une', 'une');
insert into search_spellings (spelling, word) values ('ne', 'une');
insert into search_spellings (spelling, word) values ('ue', 'une');
insert into search_spellings (spelling, word) values ('un', 'une');
insert into search_spellings (spelling, word) values ('volee', 'volee');
insert into search_spellings (spelling, word) values ('olee', 'volee');
insert into search_spellings (spelling, word) values ('vlee', 'volee');
insert into search_spellings (spelling, word) values ('voee', 'volee');
insert into search_spellings (spelling, word) values ('vole', 'volee');
insert into search_spellings (spelling, word) values ('2', '2');
insert into search_spellings (spelling, word) values ('an', 'an');
insert into search_spellings (spelling, word) values ('and', 'and');
insert into search_spellings (spelling, word) values ('nd', 'and');
insert into search_spellings (spelling, word) values ('ad', 'and');
insert into search_spellings (spelling, word) values ('an', 'and');
insert into search_spellings (spelling, word) values ('before', 'before');
insert into search_spellings (spelling, word) values ('efore', 'before');
insert into search_spellings (spelling, word) values ('bfore', 'before');
insert into search_spellings (spelling, word) values ('beore', 'before');
insert into search_spellings (spelling, word) values ('befre', 'before');
insert into search_spellings (spelling, word) values ('befoe', 'before');
insert into search_spellings (spelling, word) values ('befor', 'before');
insert into search_spellings (spelling, word) values ('beyond', 'beyond');
insert into search_spellings (spelling, word) values ('eyond', 'beyond');
insert into search_spellings (spelling, word) values ('byond', 'beyond');
insert into search_spellings (spelling, word) values ('beond', 'beyond');
insert into search_spellings (spelling, word) values ('beynd', 'beyond');
insert into search_spellings (spelling, word) values ('beyod', 'beyond');
insert into search_spellings (spelling, word) values ('beyon', 'beyond');
insert into search_spellings (spelling, word) values ('excerpt', 'excerpt');
insert into search_spellings (spelling, word) values ('xcerpt', 'excerpt');
insert into search_spellings (spelling, word) values ('ecerpt', 'excerpt');
insert into search_spellings (spelling, word) values ('exerpt', 'excerpt');
insert into search_spellings (spelling, word) values ('excrpt', 'excerpt');
insert into search_spellings (spelling, word) values ('except', 'excerpt');
insert into search_spellings (spelling, word) values ('excert', 'excerpt');
insert into search_spellings (spelling, word) values ('excerp', 'excerpt');
insert into search_spellings (spelling, word) values ('holds', 'holds');
insert into search_spellings (spelling, word) values ('olds', 'holds');
insert into search_spellings (spelling, word) values ('hlds', 'holds');
insert into search_spellings (spelling, word) values ('hods', 'holds');
insert into search_spellings (spelling, word) values ('hols', 'holds');
insert into search_spellings (spelling, word) values ('hold', 'holds');
insert into search_spellings (spelling, word) values ('it', 'it');
insert into search_spellings (spelling, word) values ('leaves', 'leaves');
insert into search_spellings (spelling, word) values ('eaves', 'leaves');
insert into search_spellings (spelling, word) values ('laves', 'leaves');
insert into search_spellings (spelling, word) values ('leves', 'leaves');
insert into search_spellings (spelling, word) values ('leaes', 'leaves');
insert into search_spellings (spelling, word) values ('leavs', 'leaves');
insert into search_spellings (spelling, word) values ('leave', 'leaves');
insert into search_spellings (spelling, word) values ('more', 'more');
insert into search_spellings (spelling, word) values ('ore', 'more');
insert into search_spellings (spelling, word) values ('mre', 'more');
insert into search_spellings (spelling, word) values ('moe', 'more');
insert into search_spellings (spelling, word) values ('mor', 'more');
insert into search_spellings (spelling, word) values ('one', 'one');
insert into search_spellings (spelling, word) values ('ne', 'one');
insert into search_spellings (spelling, word) values ('oe', 'one');
insert into search_spellings (spelling, word) values ('on', 'one');
insert into search_spellings (spelling, word) values ('postgresql', 'postgresql');
insert into search_spellings (spelling, word) values ('ostgresql', 'postgresql');
insert into search_spellings (spelling, word) values ('pstgresql', 'postgresql');
insert into search_spellings (spelling, word) values ('potgresql', 'postgresql');
insert into search_spellings (spelling, word) values ('posgresql', 'postgresql');
insert into search_spellings (spelling, word) values ('postresql', 'postgresql');
insert into search_spellings (spelling, word) values ('postgesql', 'postgresql');
insert into search_spellings (spelling, word) values ('postgrsql', 'postgresql');
insert into search_spellings (spelling, word) values ('postgreql', 'postgresql');
insert into search_spellings (spelling, word) values ('postgresl', 'postgresql');
insert into search_spellings (spelling, word) values ('postgresq', 'postgresql');
insert into search_spellings (spelling, word) values ('replaced', 'replaced');
insert into search_spellings (spelling, word) values ('eplaced', 'replaced');
insert into search_spellings (spelling, word) values ('rplaced', 'replaced');
insert into search_spellings (spelling, word) values ('relaced', 'replaced');
insert into search_spellings (spelling, word) values ('repaced', 'replaced');
insert into search_spellings (spelling, word) values ('replced', 'replaced');
insert into search_spellings (spelling, word) values ('replaed', 'replaced');
insert into search_spellings (spelling, word) values ('replacd', 'replaced');
insert into search_spellings (spelling, word) values ('replace', 'replaced');
insert into search_spellings (spelling, word) values ('than', 'than');
insert into search_spellings (spelling, word) values ('han', 'than');
insert into search_spellings (spelling, word) values ('tan', 'than');
insert into search_spellings (spelling, word) values ('thn', 'than');
insert into search_spellings (spelling, word) values ('tha', 'than');
insert into search_spellings (spelling, word) values ('two', 'two');
insert into search_spellings (spelling, word) values ('wo', 'two');
insert into search_spellings (spelling, word) values ('to', 'two');
insert into search_spellings (spelling, word) values ('tw', 'two');
insert into search_spellings (spelling, word) values ('uncompressed', 'uncompressed');
insert into search_spellings (spelling, word) values ('ncompressed', 'uncompressed');
insert into search_spellings (spelling, word) values ('ucompressed', 'uncompressed');
insert into search_spellings (spelling, word) values ('unompressed', 'uncompressed');
insert into search_spellings (spelling, word) values ('uncmpressed', 'uncompressed');
insert into search_spellings (spelling, word) values ('uncopressed', 'uncompressed');
insert into search_spellings (spelling, word) values ('uncomressed', 'uncompressed');
insert into search_spellings (spelling, word) values ('uncompessed', 'uncompressed');
insert into search_spellings (spelling, word) values ('uncomprssed', 'uncompressed');
insert into search_spellings (spelling, word) values ('uncompresed', 'uncompressed');
insert into search_spellings (spelling, word) values ('uncompressd', 'uncompressed');
insert into search_spellings (spelling, word) values ('uncompresse', 'uncompressed');
insert into search_spellings (spelling, word) values ('was', 'was');
insert into search_spellings (spelling, word) values ('as', 'was');
insert into search_spellings (spelling, word) values ('ws', 'was');
insert into search_spellings (spelling, word) values ('wa', 'was');
insert into search_spellings (spelling, word) values ('what', 'what');
insert into search_spellings (spelling, word) values ('hat', 'what');
insert into search_spellings (spelling, word) values ('wat', 'what');
insert into search_spellings (spelling, word) values ('wht', 'what');
insert into search_spellings (spelling, word) values ('wha', 'what');
insert into search_spellings (spelling, word) values ('words', 'words');
insert into search_spellings (spelling, word) values ('ords', 'words');
insert into search_spellings (spelling, word) values ('wrds', 'words');
insert into search_spellings (spelling, word) values ('wods', 'words');
insert into search_spellings (spelling, word) values ('wors', 'words');
insert into search_spellings (spelling, word) values ('word', 'words');
insert into search_spellings (spelling, word) values ('x', 'x');
insert into search_spellings (spelling, word) values ('كتاب', 'كتاب');
insert into search_spellings (spelling, word) values ('تاب', 'كتاب');
insert into search_spellings (spelling, word) values ('كاب', 'كتاب');
insert into search_spellings (spelling, word) values ('كتب', 'كتاب');
insert into search_spellings (spelling, word) values ('كتا', 'كتاب');
insert into search_spellings (spelling, word) values ('a', 'a');
insert into search_spellings (spelling, word) values ('apostrophes', 'apostrophes');
insert into search_spellings (spelling, word) values ('postrophes', 'apostrophes');
insert into search_spellings (spelling, word) values ('aostrophes', 'apostrophes');
insert into search_spellings (spelling, word) values ('apstrophes', 'apostrophes');
insert into search_spellings (spelling, word) values ('apotrophes', 'apostrophes');
insert into search_spellings (spelling, word) values ('aposrophes', 'apostrophes');
insert into search_spellings (spelling, word) values ('apostophes', 'apostrophes');
insert into search_spellings (spelling, word) values ('apostrphes', 'apostrophes');
insert into search_spellings (spelling, word) values ('apostrohes', 'apostrophes');
insert into search_spellings (spelling, word) values ('apostropes', 'apostrophes');
insert into search_spellings (spelling, word) values ('apostrophs', 'apostrophes');
insert into search_spellings (spelling, word) values ('apostrophe', 'apostrophes');
insert into search_spellings (spelling, word) values ('long', 'long');
insert into search_spellings (spelling, word) values ('ong', 'long');
insert into search_spellings (spelling, word) values ('lng', 'long');
insert into search_spellings (spelling, word) values ('log', 'long');
insert into search_spellings (spelling, word) values ('lon', 'long');
insert into search_spellings (spelling, word) values ('quotes', 'quotes');
insert into search_spellings (spelling, word) values ('uotes', 'quotes');
insert into search_spellings (spelling, word) values ('qotes', 'quotes');
insert into search_spellings (spelling, word) values ('qutes', 'quotes');
insert into search_spellings (spelling, word) values ('quoes', 'quotes');
insert into search_spellings (spelling, word) values ('quots', 'quotes');
insert into search_spellings (spelling, word) values ('quote', 'quotes');
insert into search_spellings (spelling, word) values ('ሰላም', 'ሰላም');
insert into search_spellings (spelling, word) values ('ላም', 'ሰላም');
insert into search_spellings (spelling, word) values ('ሰም', 'ሰላም');
insert into search_spellings (spelling, word) values ('ሰላ', 'ሰላም');
insert into search_spellings (spelling, word) values ('አዲስ', 'አዲስ');
insert into search_spellings (spelling, word) values ('ዲስ', 'አዲስ');
insert into search_spellings (spelling, word) values ('አስ', 'አዲስ');
insert into search_spellings (spelling, word) values ('አዲ', 'አዲስ');
insert into search_spellings (spelling, word) values ('aberto', 'aberto');
insert into search_spellings (spelling, word) values ('berto', 'aberto');
insert into search_spellings (spelling, word) values ('aerto', 'aberto');
insert into search_spellings (spelling, word) values ('abrto', 'aberto');
insert into search_spellings (spelling, word) values ('abeto', 'aberto');
insert into search_spellings (spelling, word) values ('abero', 'aberto');
insert into search_spellings (spelling, word) values ('abert', 'aberto');
insert into search_spellings (spelling, word) values ('bring', 'bring');
insert into search_spellings (spelling, word) values ('ring', 'bring');
insert into search_spellings (spelling, word) values ('bing', 'bring');
insert into search_spellings (spelling, word) values ('brng', 'bring');
insert into search_spellings (spelling, word) values ('brig', 'bring');
insert into search_spellings (spelling, word) values ('brin', 'bring');
insert into search_spellings (spelling, word) values ('day', 'day');
insert into search_spellings (spelling, word) values ('ay', 'day');
insert into search_spellings (spelling, word) values ('dy', 'day');
insert into search_spellings (spelling, word) values ('da', 'day');
insert into search_spellings (spelling, word) values ('e', 'e');
insert into search_spellings (spelling, word) values ('encontro', 'encontro');
insert into search_spellings (spelling, word) values ('ncontro', 'encontro');
insert into search_spellings (spelling, word) values ('econtro', 'encontro');
insert into search_spellings (spelling, word) values ('enontro', 'encontro');
insert into search_spellings (spelling, word) values ('encntro', 'encontro');
insert into search_spellings (spelling, word) values ('encotro', 'encontro');
insert into search_spellings (spelling, word) values ('enconro', 'encontro');
insert into search_spellings (spelling, word) values ('enconto', 'encontro');
insert into search_spellings (spelling, word) values ('encontr', 'encontro');
insert into search_spellings (spelling, word) values ('kenya', 'kenya');
insert into search_spellings (spelling, word) values ('enya', 'kenya');
insert into search_spellings (spelling, word) values ('knya', 'kenya');
insert into search_spellings (spelling, word) values ('keya', 'kenya');
insert into search_spellings (spelling, word) values ('kena', 'kenya');
insert into search_spellings (spelling, word) values ('keny', 'kenya');
insert into search_spellings (spelling, word) values ('laptop', 'laptop');
insert into search_spellings (spelling, word) values ('aptop', 'laptop');
insert into search_spellings (spelling, word) values ('lptop', 'laptop');
insert into search_spellings (spelling, word) values ('latop', 'laptop');
insert into search_spellings (spelling, word) values ('lapop', 'laptop');
insert into search_spellings (spelling, word) values ('laptp', 'laptop');
insert into search_spellings (spelling, word) values ('lapto', 'laptop');
insert into search_spellings (spelling, word) values ('nairobi', 'nairobi');
insert into search_spellings (spelling, word) values ('airobi', 'nairobi');
insert into search_spellings (spelling, word) values ('nirobi', 'nairobi');
insert into search_spellings (spelling, word) values ('narobi', 'nairobi');
insert into search_spellings (spelling, word) values ('naiobi', 'nairobi');
insert into search_spellings (spelling, word) values ('nairbi', 'nairobi');
insert into search_spellings (spelling, word) values ('nairoi', 'nairobi');
insert into search_spellings (spelling, word) values ('nairob', 'nairobi');
insert into search_spellings (spelling, word) values ('sao', 'sao');
insert into search_spellings (spelling, word) values ('ao', 'sao');
insert into search_spellings (spelling, word) values ('so', 'sao');
insert into search_spellings (spelling, word) values ('sa', 'sao');
insert into search_spellings (spelling, word) values ('seguranca', 'seguranca');
insert into search_spellings (spelling, word) values ('eguranca', 'seguranca');
insert into search_spellings (spelling, word) values ('sguranca', 'seguranca');
insert into search_spellings (spelling, word) values ('seuranca', 'seguranca');
insert into search_spellings (spelling, word) values ('segranca', 'seguranca');
insert into search_spellings (spelling, word) values ('seguanca', 'seguranca');
insert into search_spellings (spelling, word) values ('segurnca', 'seguranca');
insert into search_spellings (spelling, word) values ('seguraca', 'seguranca');
insert into search_spellings (spelling, word) values ('segurana', 'seguranca');
insert into search_spellings (spelling, word) values ('seguranc', 'seguranca');
insert into search_spellings (spelling, word) values ('signing', 'signing');
insert into search_spellings (spelling, word) values ('igning', 'signing');
insert into search_spellings (spelling, word) values ('sgning', 'signing');
insert into search_spellings (spelling, word) values ('sining', 'signing');
insert into search_spellings (spelling, word) values ('siging', 'signing');
insert into search_spellings (spelling, word) values ('signng', 'signing');
insert into search_spellings (spelling, word) values ('signig', 'signing');
insert into search_spellings (spelling, word) values ('signin', 'signing');
insert into search_spellings (spelling, word) values ('todos', 'todos');
insert into search_spellings (spelling, word) values ('odos', 'todos');
insert into search_spellings (spelling, word) values ('tdos', 'todos');
insert into search_spellings (spelling, word) values ('toos', 'todos');
insert into search_spellings (spelling, word) values ('tods', 'todos');
insert into search_spellings (spelling, word) values ('todo', 'todos');
insert into search_spellings (spelling, word) values ('tome', 'tome');
insert into search_spellings (spelling, word) values ('ome', 'tome');
insert into search_spellings (spelling, word) values ('tme', 'tome');
insert into search_spellings (spelling, word) values ('toe', 'tome');
insert into search_spellings (spelling, word) values ('tom', 'tome');
insert into search_spellings (spelling, word) values ('3', '3');
insert into search_spellings (spelling, word) values ('4', '4');
insert into search_spellings (spelling, word) values ('50', '50');
insert into search_spellings (spelling, word) values ('avec', 'avec');
insert into search_spellings (spelling, word) values ('vec', 'avec');
insert into search_spellings (spelling, word) values ('aec', 'avec');
insert into search_spellings (spelling, word) values ('avc', 'avec');
insert into search_spellings (spelling, word) values ('ave', 'avec');
insert into search_spellings (spelling, word) values ('description', 'description');
insert into search_spellings (spelling, word) values ('escription', 'description');
insert into search_spellings (spelling, word) values ('dscription', 'description');
insert into search_spellings (spelling, word) values ('decription', 'description');
insert into search_spellings (spelling, word) values ('desription', 'description');
insert into search_spellings (spelling, word) values ('desciption', 'description');
insert into search_spellings (spelling, word) values ('descrption', 'description');
insert into search_spellings (spelling, word) values ('descrition', 'description');
insert into search_spellings (spelling, word) values ('descripion', 'description');
insert into search_spellings (spelling, word) values ('descripton', 'description');
insert into search_spellings (spelling, word) values ('descriptin', 'description');
insert into search_spellings (spelling, word) values ('descriptio', 'description');
insert into search_spellings (spelling, word) values ('donnees', 'donnees');
insert into search_spellings (spelling, word) values ('onnees', 'donnees');
insert into search_spellings (spelling, word) values ('dnnees', 'donnees');
insert into search_spellings (spelling, word) values ('donees', 'donnees');
insert into search_spellings (spelling, word) values ('donnes', 'donnees');
insert into search_spellings (spelling, word) values ('donnee', 'donnees');
insert into search_spellings (spelling, word) values ('et', 'et');
insert into search_spellings (spelling, word) values ('etude', 'etude');
insert into search_spellings (spelling, word) values ('tude', 'etude');
insert into search_spellings (spelling, word) values ('eude', 'etude');
insert into search_spellings (spelling, word) values ('etde', 'etude');
insert into search_spellings (spelling, word) values ('etue', 'etude');
insert into search_spellings (spelling, word) values ('etud', 'etude');
insert into search_spellings (spelling, word) values ('etudes', 'etudes');
insert into search_spellings (spelling, word) values ('tudes', 'etudes');
insert into search_spellings (spelling, word) values ('eudes', 'etudes');
insert into search_spellings (spelling, word) values ('etdes', 'etudes');
insert into search_spellings (spelling, word) values ('etues', 'etudes');
insert into search_spellings (spelling, word) values ('etuds', 'etudes');
insert into search_spellings (spelling, word) values ('etude', 'etudes');
insert into search_spellings (spelling, word) values ('for', 'for');
insert into search_spellings (spelling, word) values ('or', 'for');
insert into search_spellings (spelling, word) values ('fr', 'for');
insert into search_spellings (spelling, word) values ('fo', 'for');
insert into search_spellings (spelling, word) values ('guide', 'guide');
insert into search_spellings (spelling, word) values ('uide', 'guide');
insert into search_spellings (spelling, word) values ('gide', 'guide');
insert into search_spellings (spelling, word) values ('gude', 'guide');
insert into search_spellings (spelling, word) values ('guie', 'guide');
insert into search_spellings (spelling, word) values ('guid', 'guide');
insert into search_spellings (spelling, word) values ('n', 'n');
insert into search_spellings (spelling, word) values ('plus', 'plus');
insert into search_spellings (spelling, word) values ('lus', 'plus');
insert into search_spellings (spelling, word) values ('pus', 'plus');
insert into search_spellings (spelling, word) values ('pls', 'plus');
insert into search_spellings (spelling, word) values ('plu', 'plus');
insert into search_spellings (spelling, word) values ('public', 'public');
insert into search_spellings (spelling, word) values ('ublic', 'public');
insert into search_spellings (spelling, word) values ('pblic', 'public');
insert into search_spellings (spelling, word) values ('pulic', 'public');
insert into search_spellings (spelling, word) values ('pubic', 'public');
insert into search_spellings (spelling, word) values ('publc', 'public');
insert into search_spellings (spelling, word) values ('publi', 'public');
insert into search_spellings (spelling, word) values ('ressource', 'ressource');
insert into search_spellings (spelling, word) values ('essource', 'ressource');
insert into search_spellings (spelling, word) values ('rssource', 'ressource');
insert into search_spellings (spelling, word) values ('resource', 'ressource');
insert into search_spellings (spelling, word) values ('ressurce', 'ressource');
insert into search_spellings (spelling, word) values ('ressorce', 'ressource');
insert into search_spellings (spelling, word) values ('ressouce', 'ressource');
insert into search_spellings (spelling, word) values ('ressoure', 'ressource');
insert into search_spellings (spelling, word) values ('ressourc', 'ressource');
insert into search_spellings (spelling, word) values ('signes', 'signes');
insert into search_spellings (spelling, word) values ('ignes', 'signes');
insert into search_spellings (spelling, word) values ('sgnes', 'signes');
insert into search_spellings (spelling, word) values ('sines', 'signes');
insert into search_spellings (spelling, word) values ('siges', 'signes');
insert into search_spellings (spelling, word) values ('signs', 'signes');
insert into search_spellings (spelling, word) values ('signe', 'signes');
insert into search_spellings (spelling, word) values ('the', 'the');
insert into search_spellings (spelling, word) values ('he', 'the');
insert into search_spellings (spelling, word) values ('te', 'the');
insert into search_spellings (spelling, word) values ('th', 'the');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('accounts-and-lists', 'Do I need an account, and is there a mailing list?', 'membership', 'account, mailing list, feeds, privacy', 8, 'en', '2026-11-16T08:35:00.404Z', 'No, and no. You can read everything on this site without signing in, and we have no mailing list. To follow us, come back to the [news](/news) and [events](/events) pages, or give a feed reader the address of our [news feed](/feeds/news.rss).');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('appearance', 'How do I switch between light and dark?', 'technical', 'theme, dark mode, contrast', 18, 'en', '2026-11-16T08:35:00.404Z', 'Use the button at the bottom right of every page. Your browser remembers the choice and does not send it to us. The button needs JavaScript. Without it, the site is light.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('become-a-partner', 'Can my organisation become a partner?', 'membership', 'partners, organisations', 7, 'en', '2026-11-16T08:35:00.404Z', 'Yes. We work with companies, universities, public bodies and community groups. A partnership starts with one piece of work that both sides want to do. Nobody has to pay. See [who works with us](/about/partnerships), then [tell us](/contact?about=partner) what you have in mind.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('devices-and-screen-readers', 'Does the site work on an old phone or with a screen reader?', 'technical', 'old phones, screen readers, keyboard, JavaScript', 19, 'en', '2026-11-16T08:35:00.404Z', 'It should. Reading, searching and writing to us work without JavaScript, with the keyboard alone, with a screen reader and with text at twice its size. On very old browsers a page may look plainer. The [accessibility statement](/accessibility) says what we test, and what is not good enough yet.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('event-calendar', 'How do I add an event to my calendar?', 'events', 'calendar, time zones', 12, 'en', '2026-11-16T08:35:00.404Z', 'Every event''s page has an “Add to calendar” link. It gives you a small file that you can open with the calendar on your phone or computer. The file knows the event''s time zone, so your calendar shows the time where you are. To keep up with all events, subscribe to the [events calendar](/events.ics).');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('event-cost', 'Do your events cost anything?', 'events', 'fees, travel', 9, 'en', '2026-11-16T08:35:00.404Z', 'No. All events are free, online and in person. Normally we cannot pay for travel or a place to stay. If we can, the event''s page says so.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('event-registration', 'How do I register for an event?', 'events', 'registration, accessibility', 10, 'en', '2026-11-16T08:35:00.404Z', 'Open the event on the [events page](/events) and read what it asks. Unless it says otherwise, press “Register” on its page: the contact form opens with the event''s name and date filled in. Tell us too if you need something so that you can take part, such as a room without steps or an interpreter. We will tell you honestly whether we can provide it.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('events-from-afar', 'Can I take part if I cannot travel?', 'events', 'online, training materials', 11, 'en', '2026-11-16T08:35:00.404Z', 'Yes, if the event is online: its place is then given as “Online”. After other events, we publish what was learned, as [news](/news) or as a [resource](/resources). You can also run a session yourself with our training materials: [ask us](/contact) and we will help you prepare it.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('how-to-join', 'How can I join?', 'membership', 'joining, volunteering, careers', 6, 'en', '2026-11-16T08:35:00.404Z', 'Choose what suits your time. You can [volunteer](/volunteer) as a translator, teacher, reviewer or host, come to an [event](/events), or [write to us](/contact) with an idea of your own. [Get Involved](/get-involved) lists every way to take part, and [Careers](/careers) shows any paid job that is open.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('low-data', 'How can I use less data on this site?', 'technical', 'low-data mode, mobile data, slow connection', 17, 'en', '2026-11-16T08:35:00.404Z', 'Use the low-data switch at the bottom right of every page. Pages then load without scripts, films or web fonts, and pictures load only when you ask for them. Everything still works. Your choice is kept for a year, or until you change it. If your browser is set to save data, the mode is on from the start. Even without it, pages are small, and nothing is loaded from other companies.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('membership-fee', 'Is there a membership, and does it cost anything?', 'membership', 'joining, fees, fraud', 5, 'en', '2026-11-16T08:35:00.404Z', 'There is no paid membership and no membership card. If you take part in the work, you belong. Secure AI Africa never asks for a joining fee. If someone asks you for one in our name, it is fraud: please [tell us](/contact).');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('reach-us', 'How do I reach you, and how soon will you answer?', 'general', 'contact, reply, 24 hours', 4, 'en', '2026-11-16T08:35:00.404Z', 'Use the form on the [contact page](/contact). A person reads every message, and you will get a reply within 24 hours. Please say in the subject line what you need, and give an e-mail address that you check often. If you are a journalist, use the [form for the press](/contact?about=press).');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('report-a-fault', 'How do I report a fault or a security weakness?', 'technical', 'fault, vulnerability, security.txt', 20, 'en', '2026-11-16T08:35:00.404Z', 'For a fault, use the [contact page](/contact) to send us the address of the page and what happened. It helps to know your browser or phone. For a security weakness, follow [security.txt](/.well-known/security.txt). Please do not use other people''s data for a test, and give us time to fix the problem before you publish it. We are grateful to people who report in good faith, and will not take action against them.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('reuse', 'Are the resources free, and may I reuse them?', 'resources', 'licence, CC BY 4.0, copying', 13, 'en', '2026-11-16T08:35:00.404Z', 'Yes. Everything we write is free to read and published under [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). You may copy, translate, change, print and even sell it, as long as you name us, link to the licence and say what you changed. Work by others that we link to has its own terms.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('secure-pipeline', 'What do you mean by securing the pipeline?', 'general', 'AI security, pipeline, CD/CI, CI/CD', 2, 'en', '2026-11-16T08:35:00.404Z', 'The pipeline is the road that code, data and models travel before people use them: they are written, tested, built and released. We write CD/CI pipeline. Most engineers write CI/CD, short for continuous integration and continuous delivery, and mean the same thing. Anyone who can change something on that road changes what everyone gets. Securing it means knowing who may change what, signing what is built, and refusing what is not signed. [AI Security](/ai-security) explains it for the public, for engineers and for policy makers.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('training', 'Do you train teams, and is there a certificate?', 'resources', 'training, workshops, certificate', 16, 'en', '2026-11-16T08:35:00.404Z', 'We hold workshops and clinics as [events](/events), and sometimes for a single team or school, if others can learn from the result: [ask us](/contact). We do not give certificates. You leave with materials that you can use and teach from.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('translations', 'In which languages are the resources, and may I translate one?', 'resources', 'languages, translation, volunteering', 15, 'en', '2026-11-16T08:35:00.404Z', 'Most are in English, and some are in French, Portuguese or Kiswahili. Translations are welcome and need no permission. Change the examples too, so that they fit the place. Send us the result through the [contact page](/contact): once someone else who speaks the language has read it, we publish it beside the original with your name, if you wish.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('where-we-work', 'Where do you work, and in which languages?', 'general', 'places, languages, Addis Ababa', 3, 'en', '2026-11-16T08:35:00.404Z', 'Our home is Addis Ababa, Ethiopia, and our work is for the whole continent: events are held in different cities and online. This site is in English. Some resources and events are in French, Portuguese, Arabic or Kiswahili, and you may write to us in any language. You will get a reply within 24 hours, though it may be in English.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('which-resources', 'Which resources are meant for me?', 'resources', 'categories, public, engineers, policy makers', 14, 'en', '2026-11-16T08:35:00.404Z', 'They are sorted by who they are for. “For the Public” needs no knowledge of technology. “For Network Engineers” is for people who build and run systems. “For Policy Makers” is for people who write rules or buy systems for public bodies. “Training Materials” helps you teach others. Choose a tab on the [resources page](/resources), or search all of them.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('who-we-are', 'What is Secure AI Africa?', 'general', 'about us, mission, non-profit', 1, 'en', '2026-11-16T08:35:00.404Z', 'Secure AI Africa is a non-profit initiative for secure and ethical AI in Africa. We study the risks that matter here, we teach the public and engineers, and we bring together people who would otherwise face the same problem alone. Read more in [our mission and vision](/about/mission-vision).');
insert into organisation (key, value) values ('profile', 'https://www.linkedin.com/company/secure-ai-africa');
insert into organisation (key, value) values ('frameworks', '10+');
insert into organisation (key, value) values ('professionals', '5000+');
insert into organisation (key, value) values ('partnerships', '15+');
insert into people (id, name, role, image_url, email, profile, position, language, created_at, text) values ('mulu', 'ሙሉ Mulu', 'Ingénieure', null, 'mulu@example.org', 'https://example.org/mulu?a=1&b=2', 1, 'en', '2026-11-15T08:00:00.000Z', 'Elle signe *tout*.');
insert into people (id, name, role, image_url, email, profile, position, language, created_at, text) values ('sami', 'سامي', '', null, null, null, 2, 'en', '2026-11-15T08:00:00.000Z', '100 %');
insert into authorships (kind, record_id, person, created_at) values ('news', 'selam', 'mulu', '2026-11-15T08:00:00.000Z');
insert into authorships (kind, record_id, person, created_at) values ('news', 'selam', 'nobody-yet', '2026-11-15T08:00:00.000Z');
insert into authorships (kind, record_id, person, created_at) values ('resources', 'etude-2', 'mulu', '2026-11-15T08:00:00.000Z');
insert into mails (id, purpose, message_id, post_id, recipient, subject, body, once, attempts, created_at, due_at, sent_at, given_up_at, last_error) values ('9dd2a46c-d0ca-47b3-b321-2db36387dcef', 'notice', 'H5GB-GTXV', null, null, null, null, null, 1, '2026-11-15T08:01:00.000Z', '2026-11-15T08:32:00.000Z', '2026-11-15T08:30:00.000Z', null, null);
insert into mails (id, purpose, message_id, post_id, recipient, subject, body, once, attempts, created_at, due_at, sent_at, given_up_at, last_error) values ('8ffd0090-2b59-4118-b839-9a6ddc4f7d98', 'notice', 'SKC8-RGG9', null, null, null, null, null, 1, '2026-11-15T08:02:00.000Z', '2026-11-15T08:31:00.000Z', null, null, 'connection');
insert into mails (id, purpose, message_id, post_id, recipient, subject, body, once, attempts, created_at, due_at, sent_at, given_up_at, last_error) values ('165139bf-b5c6-4004-b422-ccf1122b1887', 'notice', '2KC6-PFAR', null, null, null, null, null, 1, '2026-11-15T08:03:00.000Z', '2026-11-15T08:32:00.000Z', null, '2026-11-15T08:30:00.000Z', 'refused');
insert into mails (id, purpose, message_id, post_id, recipient, subject, body, once, attempts, created_at, due_at, sent_at, given_up_at, last_error) values ('37d272fc-9db6-4413-a613-57756fff0e6e', 'notice', 'QW38-BK58', null, null, null, null, null, 0, '2026-11-15T08:05:00.000Z', '2026-11-15T08:05:00.000Z', null, null, null);
insert into enquiry_texts (row_id, message_id, folded) values (1, 'H5GB-GTXV', 'mailed롽and롽answered𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
h5gb𠀭gtxv𨀀𨀀
h5gbgtxv𨀀𨀀
it𠀧s멎about먮𠀢mailed롽and롽answered𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
it𨀁');
insert into enquiry_texts (row_id, message_id, folded) values (2, 'SKC8-RGG9', 'not멹mailed뢕yet𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
skc8𠀭rgg9𨀀𨀀
skc8rgg9𨀀𨀀
it𠀧s멎about먮𠀢not멹mailed뢕yet𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
it𨀁');
insert into enquiry_texts (row_id, message_id, folded) values (3, '2KC6-PFAR', 'given맇up𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
2kc6𠀭pfar𨀀𨀀
2kc6pfar𨀀𨀀
it𠀧s멎about먮𠀢given맇up𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
it𨀁
up𨀁');
insert into enquiry_texts (row_id, message_id, folded) values (4, 'F0H9-MGGB', 'spam𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
f0h9𠀭mggb𨀀𨀀
f0h9mggb𨀀𨀀
it𠀧s멎about먮𠀢spam𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
it𨀁');
insert into enquiry_texts (row_id, message_id, folded) values (5, 'QW38-BK58', 'waiting𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
qw38𠀭bk58𨀀𨀀
qw38bk58𨀀𨀀
it𠀧s멎about먮𠀢waiting𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
it𨀁');
insert into enquiry_texts (row_id, message_id, folded) values (6, '7GQ2-MC0P', 'held𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
7gq2𠀭mc0p𨀀𨀀
7gq2mc0p𨀀𨀀
it𠀧s멎about먮𠀢held𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
it𨀁');
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
CREATE VIRTUAL TABLE editions_text using fts5 (folded, content = 'editions', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1');
insert into editions_text (editions_text) values ('rebuild');
CREATE VIRTUAL TABLE enquiry_texts_text using fts5 (folded, content = 'enquiry_texts', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1');
insert into enquiry_texts_text (enquiry_texts_text) values ('rebuild');
CREATE INDEX our_work_by_creation on our_work (created_at, id);
CREATE INDEX news_by_creation on news (created_at, id);
CREATE INDEX events_by_creation on events (created_at, id);
CREATE INDEX resources_by_creation on resources (created_at, id);
CREATE INDEX events_by_date on events (event_date, id, over_at);
CREATE INDEX events_by_end on events (over_at, event_date, id);
CREATE INDEX resources_by_category on resources (category_key, created_at, id);
CREATE INDEX contact_messages_by_creation on contact_messages (created_at);
CREATE INDEX resources_by_type on resources (type_key, created_at, id);
CREATE INDEX contact_messages_by_content on contact_messages (content_hash) where content_hash is not null;
CREATE INDEX contact_messages_remembered on contact_messages (created_at) where content_hash is not null;
CREATE INDEX contact_messages_held on contact_messages (created_at) where held is not null;
CREATE INDEX enquiry_networks_by_network on enquiry_networks (network, created_at);
CREATE INDEX enquiry_networks_by_creation on enquiry_networks (created_at);
CREATE INDEX our_work_by_update on our_work (updated_at, id) where updated_at is not null;
CREATE INDEX news_by_update on news (updated_at, id) where updated_at is not null;
CREATE INDEX events_by_update on events (updated_at, id) where updated_at is not null;
CREATE INDEX resources_by_update on resources (updated_at, id) where updated_at is not null;
CREATE INDEX staff_sessions_by_staff on staff_sessions (staff_id);
CREATE INDEX sign_in_codes_by_staff on sign_in_codes (staff_id, created_at);
CREATE UNIQUE INDEX editions_by_address on editions (kind, slug);
CREATE INDEX editions_by_change on editions (changed_at, id) where deleted_at is null;
CREATE INDEX editions_by_kind on editions (kind, changed_at, id) where deleted_at is null;
CREATE INDEX editions_by_state on editions (state, changed_at, id) where deleted_at is null;
CREATE INDEX editions_by_kind_and_state on editions (kind, state, changed_at, id) where deleted_at is null;
CREATE INDEX editions_deleted on editions (deleted_at, id) where deleted_at is not null;
CREATE INDEX editions_changed on editions (changed_at, id) where revision > public_revision;
CREATE INDEX editions_due on editions (due_at) where due_at is not null;
CREATE INDEX revisions_by_time on revisions (at);
CREATE INDEX versions_by_edition on versions (edition_id, at, id);
CREATE INDEX redirects_by_target on redirects (kind, new_slug);
CREATE INDEX previews_by_edition on previews (edition_id, created_at);
CREATE INDEX receipts_by_edition on receipts (edition_id, at, id);
CREATE INDEX receipts_waiting on receipts (at) where state = 'waiting';
CREATE INDEX receipts_red on receipts (at) where state = 'red';
CREATE INDEX passkeys_by_staff on passkeys (staff_id);
CREATE INDEX sign_in_attempts_by_who on sign_in_attempts (what, who, at);
CREATE INDEX staff_log_by_staff on staff_log (staff_id, number);
CREATE INDEX media_by_creation on media (created_at, id);
CREATE INDEX media_encoding on media (created_at, id) where state = 'encoding';
CREATE INDEX media_uses_by_edition on media_uses (edition_id);
CREATE INDEX uploads_by_change on uploads (changed_at);
CREATE INDEX authorships_by_person on authorships (person, created_at, kind, record_id);
CREATE INDEX backups_by_time on backups (at, id);
CREATE INDEX contact_messages_by_state on contact_messages (state, changed_at, id);
CREATE INDEX contact_messages_due on contact_messages (due_at, id) where due_at is not null;
CREATE INDEX contact_messages_by_assignee on contact_messages (assignee, due_at, id) where assignee is not null;
CREATE INDEX contact_messages_by_email on contact_messages (email_key, created_at);
CREATE INDEX contact_messages_by_kind on contact_messages (kind, changed_at, id);
CREATE INDEX contact_messages_by_subject on contact_messages (about, created_at) where about is not null;
CREATE UNIQUE INDEX contact_messages_by_mail on contact_messages (mail_id) where mail_id is not null;
CREATE INDEX enquiry_posts_by_message on enquiry_posts (message_id, at, id);
CREATE UNIQUE INDEX enquiry_posts_by_mail on enquiry_posts (mail_id) where mail_id is not null;
CREATE UNIQUE INDEX enquiry_posts_by_form on enquiry_posts (form_id) where form_id is not null;
CREATE INDEX enquiry_files_by_message on enquiry_files (message_id, id);
CREATE INDEX enquiry_files_by_media on enquiry_files (media_id) where media_id is not null;
CREATE INDEX mails_waiting on mails (due_at, id) where sent_at is null and given_up_at is null;
CREATE INDEX mails_by_message on mails (message_id);
CREATE INDEX mails_by_post on mails (post_id) where post_id is not null;
CREATE UNIQUE INDEX mails_once on mails (once) where once is not null;
CREATE INDEX mails_by_recipient on mails (recipient, created_at) where recipient is not null;
CREATE INDEX incoming_mails_by_time on incoming_mails (at);
CREATE INDEX contact_messages_by_change on contact_messages (changed_at, id);
CREATE INDEX contact_messages_by_state_and_kind on contact_messages (state, kind, changed_at, id);
CREATE INDEX contact_messages_due_by_kind on contact_messages (kind, due_at, id) where due_at is not null;
CREATE INDEX contact_messages_new on contact_messages (due_at, id, kind)
      where due_at is not null and assignee is null and first_answer_at is null;
CREATE INDEX contact_messages_answers on contact_messages (created_at, state, first_answer_at);
CREATE INDEX erased_conversations_by_time on erased_conversations (erased_at);
CREATE INDEX mails_by_end on mails (created_at) where message_id is null;
CREATE TRIGGER our_work_insert_counted after insert on our_work begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'our_work';
    end;
CREATE TRIGGER our_work_update_counted after update on our_work begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'our_work';
    end;
CREATE TRIGGER our_work_delete_counted after delete on our_work begin
      update content_changes set version = version + 1, total = total + -1 where kind = 'our_work';
    end;
CREATE TRIGGER our_work_insert_indexed after insert on our_work begin insert into our_work_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER our_work_delete_indexed after delete on our_work begin insert into our_work_text (our_work_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER our_work_update_indexed after update on our_work when old.folded <> new.folded
      begin insert into our_work_text (our_work_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into our_work_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER news_insert_counted after insert on news begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'news';
    end;
CREATE TRIGGER news_update_counted after update on news begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'news';
    end;
CREATE TRIGGER news_delete_counted after delete on news begin
      update content_changes set version = version + 1, total = total + -1 where kind = 'news';
    end;
CREATE TRIGGER news_insert_indexed after insert on news begin insert into news_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER news_delete_indexed after delete on news begin insert into news_text (news_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER news_update_indexed after update on news when old.folded <> new.folded
      begin insert into news_text (news_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into news_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER events_insert_counted after insert on events begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'events';
    end;
CREATE TRIGGER events_update_counted after update on events begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'events';
    end;
CREATE TRIGGER events_delete_counted after delete on events begin
      update content_changes set version = version + 1, total = total + -1 where kind = 'events';
    end;
CREATE TRIGGER events_insert_indexed after insert on events begin insert into events_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER events_delete_indexed after delete on events begin insert into events_text (events_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER events_update_indexed after update on events when old.folded <> new.folded
      begin insert into events_text (events_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into events_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER resources_insert_counted after insert on resources begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'resources';
    end;
CREATE TRIGGER resources_update_counted after update on resources begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'resources';
    end;
CREATE TRIGGER resources_delete_counted after delete on resources begin
      update content_changes set version = version + 1, total = total + -1 where kind = 'resources';
    end;
CREATE TRIGGER resources_insert_indexed after insert on resources begin insert into resources_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER resources_delete_indexed after delete on resources begin insert into resources_text (resources_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER resources_update_indexed after update on resources when old.folded <> new.folded
      begin insert into resources_text (resources_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into resources_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER staff_log_no_update before update on staff_log
      begin select raise(abort, 'The log of the staff only grows.'); end;
CREATE TRIGGER staff_log_no_delete before delete on staff_log
      begin select raise(abort, 'The log of the staff only grows.'); end;
CREATE TRIGGER editions_insert_indexed after insert on editions begin insert into editions_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER editions_delete_indexed after delete on editions begin insert into editions_text (editions_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER editions_update_indexed after update on editions when old.folded <> new.folded
      begin insert into editions_text (editions_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into editions_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER partners_insert_counted after insert on partners begin
        update content_changes set version = version + 1, total = total + 1 where kind = 'partners';
      end;
CREATE TRIGGER partners_update_counted after update on partners begin
        update content_changes set version = version + 1, total = total + 0 where kind = 'partners';
      end;
CREATE TRIGGER partners_delete_counted after delete on partners begin
        update content_changes set version = version + 1, total = total - 1 where kind = 'partners';
      end;
CREATE TRIGGER faq_insert_counted after insert on faq begin
        update content_changes set version = version + 1, total = total + 1 where kind = 'faq';
      end;
CREATE TRIGGER faq_update_counted after update on faq begin
        update content_changes set version = version + 1, total = total + 0 where kind = 'faq';
      end;
CREATE TRIGGER faq_delete_counted after delete on faq begin
        update content_changes set version = version + 1, total = total - 1 where kind = 'faq';
      end;
CREATE TRIGGER organisation_insert_counted after insert on organisation begin
        update content_changes set version = version + 1, total = total + 1 where kind = 'organisation';
      end;
CREATE TRIGGER organisation_update_counted after update on organisation begin
        update content_changes set version = version + 1, total = total + 0 where kind = 'organisation';
      end;
CREATE TRIGGER organisation_delete_counted after delete on organisation begin
        update content_changes set version = version + 1, total = total - 1 where kind = 'organisation';
      end;
CREATE TRIGGER media_insert_counted
        after insert  on media begin
          update content_changes set version = version + 1, total = total + 1 where kind = 'media';
        end;
CREATE TRIGGER media_update_counted
        after update of name, type, bytes, width, height, copy, images, alt, decorative, caption, credit, focus_x, focus_y, state on media begin
          update content_changes set version = version + 1, total = total + 0 where kind = 'media';
        end;
CREATE TRIGGER media_delete_counted
        after delete  on media begin
          update content_changes set version = version + 1, total = total - 1 where kind = 'media';
        end;
CREATE TRIGGER people_insert_counted after insert on people begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'people';
    end;
CREATE TRIGGER people_update_counted after update on people begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'people';
    end;
CREATE TRIGGER people_delete_counted after delete on people begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'people';
    end;
CREATE TRIGGER enquiry_texts_insert_indexed after insert on enquiry_texts begin insert into enquiry_texts_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER enquiry_texts_delete_indexed after delete on enquiry_texts begin insert into enquiry_texts_text (enquiry_texts_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER enquiry_texts_update_indexed after update on enquiry_texts when old.folded <> new.folded
      begin insert into enquiry_texts_text (enquiry_texts_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into enquiry_texts_text (rowid, folded) values (new.row_id, new.folded); end;
