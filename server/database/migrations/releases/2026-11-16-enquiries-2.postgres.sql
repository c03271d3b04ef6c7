create extension if not exists pg_trgm;
create table applied_migrations (name text not null, applied_at text not null);
create table our_work (id text collate "C" not null, title text not null, category text not null, image_url text, link text, created_at timestamp(3) with time zone not null, excerpt text not null, folded text not null, description text not null);
alter table our_work set (toast_tuple_target=8160);
alter table our_work alter column folded set storage main;
create table news (id text collate "C" not null, headline text not null, image_url text, link text, created_at timestamp(3) with time zone not null, excerpt text not null, folded text not null, content text not null);
alter table news set (toast_tuple_target=8160);
alter table news alter column folded set storage main;
create table events (id text collate "C" not null, name text not null, location text not null, event_date timestamp(3) with time zone not null, ends_at timestamp(3) with time zone, over_at timestamp(3) with time zone not null, time_zone text not null, image_url text, link text, created_at timestamp(3) with time zone not null, excerpt text not null, folded text not null, description text not null);
alter table events set (toast_tuple_target=8160);
alter table events alter column folded set storage main;
create table resources (id text collate "C" not null, title text not null, description text not null, category text not null, category_key text not null, type text not null, image_url text, file_url text, resource_url text, created_at timestamp(3) with time zone not null, excerpt text not null, folded text not null, content text not null);
alter table resources set (toast_tuple_target=8160);
alter table resources alter column folded set storage main;
create table contact_messages (id text not null, name text not null, email text not null, subject text not null, message text not null, created_at timestamp(3) with time zone not null, spam text, answered_at timestamp(3) with time zone, sender text, visit text, words text);
create table content_changes (kind text not null, version bigint not null, total bigint not null);
create table enquiry_mails (message_id text not null, attempts integer not null, due_at timestamp(3) with time zone not null, sent_at timestamp(3) with time zone, given_up_at timestamp(3) with time zone, last_error text);
create table enquiry_turn (turns bigint not null, secret text not null);
insert into applied_migrations (name, applied_at) values ('2026-11-15-content', '2026-11-15T18:01:53.613Z');
insert into applied_migrations (name, applied_at) values ('2026-11-16-enquiries', '2026-11-15T18:01:53.754Z');
insert into our_work (id, title, category, image_url, link, created_at, excerpt, folded, description) values ('signed-pipelines', 'Chaînes de déploiement signées', 'Recherche & Œuvres', '/pictures/signed.jpg', 'https://example.org/signed?a=1&b=2', '2025-03-01 07:30:00.25+00', 'Une clé volée, c''est 100 % des modèles perdus.', 'chaines de deploiement signees
pourquoi une cle volee, c''est 100 % des modeles perdus.
recherche & oeuvres', '# Pourquoi

Une **clé** volée, c''est 100 % des modèles [perdus](/resources).');
insert into our_work (id, title, category, image_url, link, created_at, excerpt, folded, description) values ('ß', 'Straße', '', null, null, '2026-11-15 08:00:00+00', 'Fußgänger_1', 'strasse
fussganger_1
', 'Fußgänger_1');
insert into news (id, headline, image_url, link, created_at, excerpt, folded, content) values ('long', 'A long one', null, null, '2026-11-15 08:00:00.001+00', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds…', 'a long one
words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed. words beyond what an excerpt holds, and more than postgresql leaves uncompressed.', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. ');
insert into news (id, headline, image_url, link, created_at, excerpt, folded, content) values ('selam', 'ሰላም ኣዲስ፡ “quotes” and ''apostrophes''', null, null, '2026-11-15 08:00:00+00', 'كِتَاب one two x = 1 + 2;', 'ሰላም አዲስ፡ "quotes" and ''apostrophes''
كتاب one two x = 1 + 2;', 'كِتَاب

- one
- two

```
x = 1 + 2;
```
');
insert into events (id, name, location, event_date, ends_at, over_at, time_zone, image_url, link, created_at, excerpt, folded, description) values ('nairobi', 'Signing day', 'Nairobi, Kenya', '2026-12-01 06:00:00+00', '2026-12-01 14:00:00+00', '2026-12-01 14:00:00+00', 'Africa/Nairobi', null, null, '2026-11-15 08:00:00+00', 'Bring a laptop.', 'signing day
bring a laptop.
nairobi, kenya', 'Bring a laptop.');
insert into events (id, name, location, event_date, ends_at, over_at, time_zone, image_url, link, created_at, excerpt, folded, description) values ('sao-tome', 'Encontro aberto', 'São Tomé', '2024-02-29 09:00:00+00', null, '2024-02-29 09:00:00+00', 'Africa/Sao_Tome', null, null, '2026-11-15 08:00:00+00', 'Segurança é de todos \ 100%.', 'encontro aberto
seguranca e de todos \ 100%.
sao tome', 'Segurança é de todos \ 100%.');
insert into resources (id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values ('etude', 'Ressource n° 2', 'Une description — avec des signes : 50 % & plus.', '  Études   et données ', 'études   et données', 'ÉTUDE', null, null, 'https://example.org/étude', '2026-11-15 08:00:00+00', 'Une description — avec des signes : 50 % & plus.', 'ressource n° 2
une description - avec des signes : 50 % & plus.', '## Text

Of the resource.');
insert into resources (id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values ('etude-2', 'Ressource n° 3', 'Une description — avec des signes : 50 % & plus.', 'études et données', 'études et données', 'Étude', null, null, null, '2026-11-15 08:00:00+00', 'Une description — avec des signes : 50 % & plus.', 'ressource n° 3
une description - avec des signes : 50 % & plus.', '## Text

Of the resource.');
insert into resources (id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values ('guide', 'Ressource n° 1', 'Une description — avec des signes : 50 % & plus.', 'For the Public', 'for the public', 'Guide', null, '/files/guide.pdf', null, '2026-11-15 08:00:00+00', 'Une description — avec des signes : 50 % & plus.', 'ressource n° 1
une description - avec des signes : 50 % & plus.', '## Text

Of the resource.');
insert into resources (id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values ('strasse', 'Ressource n° 4', 'Une description — avec des signes : 50 % & plus.', 'STRASSE', 'strasse', 'Straße', null, null, null, '2026-11-15 08:00:00+00', 'Une description — avec des signes : 50 % & plus.', 'ressource n° 4
une description - avec des signes : 50 % & plus.', '## Text

Of the resource.');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, sender, visit, words) values ('1BB1-4GB4', 'Sélam Ḥaile', 'selam@example.org', 'given up', 'It''s about
“given up” & 100 %.', '2026-11-15 08:03:00+00', null, null, '6c2b63946636b445bf84e058aad37d9e6792d1bdf65337ea22d0f019de4a11c3', null, '4082505e345477c0dae73225465fc29a8070130fb3f6a0d58542764a09c749e6');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, sender, visit, words) values ('4TEM-B5RF', 'Sélam Ḥaile', 'selam@example.org', 'could not be mailed yet', 'It''s about
“could not be mailed yet” & 100 %.', '2026-11-15 08:02:00+00', null, null, '42ca716f64127f0aa9268d20473b50e861e6625b24b67865c9b10b0972a245d9', 'tab-2', '55ac3d4a311b29b96c2b4fbf7b16814124a9299adb1145351b2747841ad8a7d6');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, sender, visit, words) values ('DH0W-0F6W', 'Sélam Ḥaile', 'selam@example.org', 'waiting', 'It''s about
“waiting” & 100 %.', '2026-11-15 08:05:00+00', null, null, 'f1433d6d2b5c0ac3c96326e657cfaee86d31155d56cf8bdefb0a1ee2b16d294e', 'tab-5', 'cf57959846d1382ddcfb86e9e1be7c88d8db6fb7e55054ce71b3977d4ff70fcc');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, sender, visit, words) values ('DX6R-TJVN', 'Sélam Ḥaile', 'selam@example.org', 'mailed and answered', 'It''s about
“mailed and answered” & 100 %.', '2026-11-15 08:01:00+00', null, '2026-11-15 08:40:00+00', 'f270e9098070e04b21ac14bd4a08f5f5213f3aa2b4c1ba78cf976512b405ea7e', 'tab-1', '0c8bc41ecf6a4efcee6ad069d1b1555c35bcefb67b14b51f13dfc0dba5dd59cf');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, sender, visit, words) values ('X1W0-CW01', 'Sélam Ḥaile', 'selam@example.org', 'spam', 'It''s about
“spam” & 100 %.', '2026-11-15 08:04:00+00', 'the trap was filled', null, 'd898965f6818e62ad0d3e293e93fb829d8f69f187dba07c23497fed1b78acd18', 'tab-4', '986e45ad4b2dc736f858cd981daea7072b06181c3db0ec545afcfd18d35fd999');
insert into content_changes (kind, version, total) values ('events', '3', '2');
insert into content_changes (kind, version, total) values ('news', '4', '2');
insert into content_changes (kind, version, total) values ('our_work', '2', '2');
insert into content_changes (kind, version, total) values ('resources', '2', '4');
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('1BB1-4GB4', '1', '2026-11-19 09:00:00+00', null, '2026-11-19 08:30:00+00', 'connect ECONNREFUSED');
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('4TEM-B5RF', '1', '2026-11-15 08:31:00+00', null, null, '550 <selam@example.org> said no');
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('DH0W-0F6W', '0', '2026-11-15 08:05:00+00', null, null, null);
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('DX6R-TJVN', '1', '2026-11-15 08:32:00+00', '2026-11-15 08:30:00+00', null, null);
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('X1W0-CW01', '0', '2026-11-15 08:04:00+00', null, null, null);
insert into enquiry_turn (turns, secret) values ('5', 'c930e61725028e6a8b7a328fea4bb13b13412e7e6d628e1809854fba334ca74e');
alter table applied_migrations add constraint applied_migrations_pkey PRIMARY KEY (name);
alter table contact_messages add constraint contact_messages_pkey PRIMARY KEY (id);
alter table content_changes add constraint content_changes_pkey PRIMARY KEY (kind);
alter table enquiry_mails add constraint enquiry_mails_pkey PRIMARY KEY (message_id);
alter table events add constraint events_pkey PRIMARY KEY (id);
alter table news add constraint news_pkey PRIMARY KEY (id);
alter table our_work add constraint our_work_pkey PRIMARY KEY (id);
alter table resources add constraint resources_pkey PRIMARY KEY (id);
alter table enquiry_mails add constraint enquiry_mails_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE;
CREATE OR REPLACE FUNCTION public.count_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      update content_changes set version = version + 1, total = total - (select count(*) from changed) where kind = tg_table_name;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION public.count_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      update content_changes set version = version + 1, total = total + (select count(*) from changed) where kind = tg_table_name;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION public.count_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      update content_changes set version = version + 1, total = 0 where kind = tg_table_name;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION public.count_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      update content_changes set version = version + 1, total = total where kind = tg_table_name;
      return null;
    end $function$;
CREATE INDEX contact_messages_by_creation ON public.contact_messages USING btree (created_at);
CREATE INDEX contact_messages_by_sender ON public.contact_messages USING btree (sender, created_at);
CREATE INDEX contact_messages_by_words ON public.contact_messages USING btree (words);
CREATE INDEX enquiry_mails_waiting ON public.enquiry_mails USING btree (due_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX events_by_creation ON public.events USING btree (created_at, id);
CREATE INDEX events_by_date ON public.events USING btree (event_date, id, over_at);
CREATE INDEX events_by_end ON public.events USING btree (over_at, event_date, id);
CREATE INDEX events_text ON public.events USING gin (folded gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX news_by_creation ON public.news USING btree (created_at, id);
CREATE INDEX news_text ON public.news USING gin (folded gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX our_work_by_creation ON public.our_work USING btree (created_at, id);
CREATE INDEX our_work_text ON public.our_work USING gin (folded gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX resources_by_category ON public.resources USING btree (category_key, created_at, id);
CREATE INDEX resources_by_creation ON public.resources USING btree (created_at, id);
CREATE INDEX resources_text ON public.resources USING gin (folded gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER events_delete_counted AFTER DELETE ON public.events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_delete();
CREATE TRIGGER events_insert_counted AFTER INSERT ON public.events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_insert();
CREATE TRIGGER events_truncate_counted AFTER TRUNCATE ON public.events FOR EACH STATEMENT EXECUTE FUNCTION count_truncate();
CREATE TRIGGER events_update_counted AFTER UPDATE ON public.events FOR EACH STATEMENT EXECUTE FUNCTION count_update();
CREATE TRIGGER news_delete_counted AFTER DELETE ON public.news REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_delete();
CREATE TRIGGER news_insert_counted AFTER INSERT ON public.news REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_insert();
CREATE TRIGGER news_truncate_counted AFTER TRUNCATE ON public.news FOR EACH STATEMENT EXECUTE FUNCTION count_truncate();
CREATE TRIGGER news_update_counted AFTER UPDATE ON public.news FOR EACH STATEMENT EXECUTE FUNCTION count_update();
CREATE TRIGGER our_work_delete_counted AFTER DELETE ON public.our_work REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_delete();
CREATE TRIGGER our_work_insert_counted AFTER INSERT ON public.our_work REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_insert();
CREATE TRIGGER our_work_truncate_counted AFTER TRUNCATE ON public.our_work FOR EACH STATEMENT EXECUTE FUNCTION count_truncate();
CREATE TRIGGER our_work_update_counted AFTER UPDATE ON public.our_work FOR EACH STATEMENT EXECUTE FUNCTION count_update();
CREATE TRIGGER resources_delete_counted AFTER DELETE ON public.resources REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_delete();
CREATE TRIGGER resources_insert_counted AFTER INSERT ON public.resources REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_insert();
CREATE TRIGGER resources_truncate_counted AFTER TRUNCATE ON public.resources FOR EACH STATEMENT EXECUTE FUNCTION count_truncate();
CREATE TRIGGER resources_update_counted AFTER UPDATE ON public.resources FOR EACH STATEMENT EXECUTE FUNCTION count_update();
