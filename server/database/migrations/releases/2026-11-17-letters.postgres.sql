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
insert into applied_migrations (name, applied_at) values ('2026-11-15-content', '2026-11-15T18:02:17.665Z');
insert into applied_migrations (name, applied_at) values ('2026-11-16-enquiries', '2026-11-15T18:02:17.810Z');
insert into applied_migrations (name, applied_at) values ('2026-11-17-letters', '2026-11-15T18:02:17.822Z');
insert into our_work (id, title, category, image_url, link, created_at, excerpt, folded, description) values ('signed-pipelines', 'Chaînes de déploiement signées', 'Recherche & Œuvres', '/pictures/signed.jpg', 'https://example.org/signed?a=1&b=2', '2025-03-01 07:30:00.25+00', 'Une clé volée, c''est 100 % des modèles perdus.', 'chaines멑de뢟deploiement멿signees
pourquoi뤬une뢞cle뢱volee𠀬놷c𠀧est먽100뇵𠀥냟des멚modeles멝perdus𠀮
recherche롡𠀦넉oeuvres', '# Pourquoi

Une **clé** volée, c''est 100 % des modèles [perdus](/resources).');
insert into our_work (id, title, category, image_url, link, created_at, excerpt, folded, description) values ('ß', 'Straße', '', null, null, '2026-11-15 08:00:00+00', 'Fußgänger_1', 'strasse
fussganger𠁟1
', 'Fußgänger_1');
insert into news (id, headline, image_url, link, created_at, excerpt, folded, content) values ('long', 'A long one', null, null, '2026-11-15 08:00:00.001+00', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds…', 'a렫long루one
words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. ');
insert into news (id, headline, image_url, link, created_at, excerpt, folded, content) values ('selam', 'ሰላም ኣዲስ፡ “quotes” and ''apostrophes''', null, null, '2026-11-15 08:00:00+00', 'كِتَاب one two x = 1 + 2;', 'ሰላም룏አዲስ𡍡춍𠀢quotes𠀢끿and롃𠀧apostrophes𠀧
كتاب벷one뢯two맩x뫅𠀽뎔1눚𠀫녧2𠀻', 'كِتَاب

- one
- two

```
x = 1 + 2;
```
');
insert into events (id, name, location, event_date, ends_at, over_at, time_zone, image_url, link, created_at, excerpt, folded, description) values ('nairobi', 'Signing day', 'Nairobi, Kenya', '2026-12-01 06:00:00+00', '2026-12-01 14:00:00+00', '2026-12-01 14:00:00+00', 'Africa/Nairobi', null, null, '2026-11-15 08:00:00+00', 'Bring a laptop.', 'signing룝day
bring룚a렫laptop𠀮
nairobi𠀬놿kenya', 'Bring a laptop.');
insert into events (id, name, location, event_date, ends_at, over_at, time_zone, image_url, link, created_at, excerpt, folded, description) values ('sao-tome', 'Encontro aberto', 'São Tomé', '2024-02-29 09:00:00+00', null, '2024-02-29 09:00:00+00', 'Africa/Sao_Tome', null, null, '2026-11-15 08:00:00+00', 'Segurança é de todos \ 100%.', 'encontro맒aberto
seguranca려e뢟de뢯todos멉𠁜띕100𠀥𠀮
sao맥tome', 'Segurança é de todos \ 100%.');
insert into resources (id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values ('etude', 'Ressource n° 2', 'Une description — avec des signes : 50 % & plus.', '  Études   et données ', 'études   et données', 'ÉTUDE', null, null, 'https://example.org/étude', '2026-11-15 08:00:00+00', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솂2
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮', '## Text

Of the resource.');
insert into resources (id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values ('etude-2', 'Ressource n° 3', 'Une description — avec des signes : 50 % & plus.', 'études et données', 'études et données', 'Étude', null, null, null, '2026-11-15 08:00:00+00', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솃3
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮', '## Text

Of the resource.');
insert into resources (id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values ('guide', 'Ressource n° 1', 'Une description — avec des signes : 50 % & plus.', 'For the Public', 'for the public', 'Guide', null, '/files/guide.pdf', null, '2026-11-15 08:00:00+00', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솁1
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮', '## Text

Of the resource.');
insert into resources (id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content) values ('strasse', 'Ressource n° 4', 'Une description — avec des signes : 50 % & plus.', 'STRASSE', 'strasse', 'Straße', null, null, null, '2026-11-15 08:00:00+00', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솄4
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮', '## Text

Of the resource.');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, sender, visit, words) values ('2P59-HTN6', 'Sélam Ḥaile', 'selam@example.org', 'given up', 'It''s about
“given up” & 100 %.', '2026-11-15 08:03:00+00', null, null, 'cb389b6bfcf08f2aa654db8bfe7a6f87def81f32bfe88c6e704760363bcf89ea', null, '4082505e345477c0dae73225465fc29a8070130fb3f6a0d58542764a09c749e6');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, sender, visit, words) values ('33Q1-Q3Z8', 'Sélam Ḥaile', 'selam@example.org', 'waiting', 'It''s about
“waiting” & 100 %.', '2026-11-15 08:05:00+00', null, null, '875960b5d86feff166e07a93b7532c2c5366034ec3a37f40a10ad8d007328a4d', 'tab-5', 'cf57959846d1382ddcfb86e9e1be7c88d8db6fb7e55054ce71b3977d4ff70fcc');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, sender, visit, words) values ('A7JY-GPPE', 'Sélam Ḥaile', 'selam@example.org', 'spam', 'It''s about
“spam” & 100 %.', '2026-11-15 08:04:00+00', 'the trap was filled', null, 'c473b71f691380a64cfb273129b3f0838c013d227ea56a88d3a126014b759866', 'tab-4', '986e45ad4b2dc736f858cd981daea7072b06181c3db0ec545afcfd18d35fd999');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, sender, visit, words) values ('AY71-1RS0', 'Sélam Ḥaile', 'selam@example.org', 'mailed and answered', 'It''s about
“mailed and answered” & 100 %.', '2026-11-15 08:01:00+00', null, '2026-11-15 08:40:00+00', 'ad08e3dad68eebf132ab25c1234b5fca3b70425da604564abc06af26a4f144b7', 'tab-1', '0c8bc41ecf6a4efcee6ad069d1b1555c35bcefb67b14b51f13dfc0dba5dd59cf');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, sender, visit, words) values ('F4YW-1HHZ', 'Sélam Ḥaile', 'selam@example.org', 'could not be mailed yet', 'It''s about
“could not be mailed yet” & 100 %.', '2026-11-15 08:02:00+00', null, null, '24270ef6f228dabd0890a36cff060e8507d7806c6a057737d09807363f998d32', 'tab-2', '55ac3d4a311b29b96c2b4fbf7b16814124a9299adb1145351b2747841ad8a7d6');
insert into content_changes (kind, version, total) values ('events', '3', '2');
insert into content_changes (kind, version, total) values ('news', '4', '2');
insert into content_changes (kind, version, total) values ('our_work', '2', '2');
insert into content_changes (kind, version, total) values ('resources', '2', '4');
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('2P59-HTN6', '1', '2026-11-19 09:00:00+00', null, '2026-11-19 08:30:00+00', 'connect ECONNREFUSED');
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('33Q1-Q3Z8', '0', '2026-11-15 08:05:00+00', null, null, null);
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('A7JY-GPPE', '0', '2026-11-15 08:04:00+00', null, null, null);
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('AY71-1RS0', '1', '2026-11-15 08:32:00+00', '2026-11-15 08:30:00+00', null, null);
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('F4YW-1HHZ', '1', '2026-11-15 08:31:00+00', null, null, '550 <selam@example.org> said no');
insert into enquiry_turn (turns, secret) values ('5', '010fdce98884147f0e5793353fba891a2f4f4f0026e2273cc8daf097f6d301ac');
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
