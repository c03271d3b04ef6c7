CREATE TABLE applied_migrations (name text primary key, applied_at text not null);
CREATE TABLE content_changes (kind text primary key, version bigint not null, total bigint not null);
CREATE TABLE our_work (row_id integer primary key, id text not null unique, title text not null, category text not null, image_url text, link text,
      created_at text not null, excerpt text not null, folded text not null, description text not null);
CREATE TABLE news (row_id integer primary key, id text not null unique, headline text not null, image_url text, link text,
      created_at text not null, excerpt text not null, folded text not null, content text not null);
CREATE TABLE events (row_id integer primary key, id text not null unique, name text not null, location text not null, event_date text not null,
      ends_at text, over_at text not null, time_zone text not null, image_url text, link text,
      created_at text not null, excerpt text not null, folded text not null, description text not null);
CREATE TABLE resources (row_id integer primary key, id text not null unique, title text not null, description text not null, category text not null,
      category_key text not null, type text not null, image_url text, file_url text, resource_url text,
      created_at text not null, excerpt text not null, folded text not null, content text not null, type_key text not null default '');
CREATE TABLE contact_messages (id text primary key, name text not null, email text not null,
      subject text not null, message text not null, created_at text not null, spam text, answered_at text, form_id text, content_hash text, held text, retained_from text);
CREATE TABLE enquiry_mails (
      message_id text primary key references contact_messages (id) on delete cascade,
      attempts integer not null, due_at text not null, sent_at text, given_up_at text,
      last_error text);
CREATE TABLE write_probe (written_at text not null);
CREATE TABLE enquiry_networks (
      message_id text not null references contact_messages (id) on delete cascade, network text not null,
      created_at text not null, primary key (message_id, network));
CREATE TABLE enquiry_state (hash_key text not null, previous_hash_key text, hash_key_since text,
      seen_at text, steady_since text, trusted_at text);
CREATE TABLE search_trigrams (trigram text  primary key);
insert into applied_migrations (name, applied_at) values ('2026-11-15-content', '2026-11-15T21:44:26.615Z');
insert into applied_migrations (name, applied_at) values ('2026-11-16-enquiries', '2026-11-15T21:44:26.674Z');
insert into applied_migrations (name, applied_at) values ('2026-11-17-letters', '2026-11-15T21:44:26.679Z');
insert into applied_migrations (name, applied_at) values ('2026-11-18-comparison-keys', '2026-11-15T21:44:26.680Z');
insert into applied_migrations (name, applied_at) values ('2026-11-18-write-probe', '2026-11-15T21:44:26.703Z');
insert into applied_migrations (name, applied_at) values ('2026-11-19-enquiry-limits', '2026-11-15T21:44:26.786Z');
insert into applied_migrations (name, applied_at) values ('2026-11-20-text-storage', '2026-11-15T21:44:26.786Z');
insert into applied_migrations (name, applied_at) values ('2026-11-21-short-terms', '2026-11-15T21:44:26.787Z');
insert into content_changes (kind, version, total) values ('our_work', 2, 2);
insert into content_changes (kind, version, total) values ('news', 4, 2);
insert into content_changes (kind, version, total) values ('events', 6, 2);
insert into content_changes (kind, version, total) values ('resources', 4, 4);
insert into our_work (row_id, id, title, category, image_url, link, created_at, excerpt, folded, description) values (1, 'signed-pipelines', 'Chaînes de déploiement signées', 'Recherche & Œuvres', '/pictures/signed.jpg', 'https://example.org/signed?a=1&b=2', '2025-03-01T07:30:00.250Z', 'Une clé volée, c''est 100 % des modèles perdus.', 'chaines멑de뢟deploiement멿signees𨀀𨀀
pourquoi뤬une뢞cle뢱volee𠀬놷c𠀧est먽100뇵𠀥냟des멚modeles멝perdus𠀮𨀀𨀀
recherche롡𠀦넉oeuvres𨀀𨀀', '# Pourquoi

Une **clé** volée, c''est 100 % des modèles [perdus](/resources).');
insert into our_work (row_id, id, title, category, image_url, link, created_at, excerpt, folded, description) values (2, 'ß', 'Straße', '', null, null, '2026-11-15T08:00:00.000Z', 'Fußgänger_1', 'strasse𨀀𨀀
fussganger𠁟1𨀀𨀀
𨀀𨀀', 'Fußgänger_1');
insert into news (row_id, id, headline, image_url, link, created_at, excerpt, folded, content) values (1, 'selam', 'ሰላም ኣዲስ፡ “quotes” and ''apostrophes''', null, null, '2026-11-15T08:00:00.000Z', 'كِتَاب one two x = 1 + 2;', 'ሰላም룏አዲስ𡍡춍𠀢quotes𠀢끿and롃𠀧apostrophes𠀧𨀀𨀀
كتاب벷one뢯two맩x뫅𠀽뎔1눚𠀫녧2𠀻𨀀𨀀', 'كِتَاب

- one
- two

```
x = 1 + 2;
```
');
insert into news (row_id, id, headline, image_url, link, created_at, excerpt, folded, content) values (2, 'long', 'A long one', null, null, '2026-11-15T08:00:00.001Z', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds…', 'a렫long루one𨀀𨀀
words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮𨀀𨀀', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. ');
insert into events (row_id, id, name, location, event_date, ends_at, over_at, time_zone, image_url, link, created_at, excerpt, folded, description) values (3, 'nairobi', 'Signing day', 'Nairobi, Kenya', '2026-12-01T06:00:00.000Z', '2026-12-01T14:00:00.000Z', '2026-12-01T14:00:00.000Z', 'Africa/Nairobi', null, null, '2026-11-15T08:00:00.000Z', 'Bring a laptop.', 'signing룝day𨀀𨀀
bring룚a렫laptop𠀮𨀀𨀀
nairobi𠀬놿kenya𨀀𨀀', 'Bring a laptop.');
insert into events (row_id, id, name, location, event_date, ends_at, over_at, time_zone, image_url, link, created_at, excerpt, folded, description) values (4, 'sao-tome', 'Encontro aberto', 'São Tomé', '2024-02-29T09:00:00.000Z', null, '2024-02-29T09:00:00.000Z', 'Africa/Sao_Tome', null, null, '2026-11-15T08:00:00.000Z', 'Segurança é de todos \ 100%.', 'encontro맒aberto𨀀𨀀
seguranca려e뢟de뢯todos멉𠁜띕100𠀥𠀮𨀀𨀀
sao맥tome𨀀𨀀', 'Segurança é de todos \ 100%.');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content, type_key) values (1, 'guide', 'Ressource n° 1', 'Une description — avec des signes : 50 % & plus.', 'For the Public', 'for the public', 'Guide', null, '/files/guide.pdf', null, '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솁1𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀', '## Text

Of the resource.', 'guide');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content, type_key) values (2, 'etude', 'Ressource n° 2', 'Une description — avec des signes : 50 % & plus.', '  Études   et données ', 'études et données', 'ÉTUDE', null, null, 'https://example.org/étude', '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솂2𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀', '## Text

Of the resource.', 'étude');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content, type_key) values (3, 'etude-2', 'Ressource n° 3', 'Une description — avec des signes : 50 % & plus.', 'études et données', 'études et données', 'Étude', null, null, null, '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솃3𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀', '## Text

Of the resource.', 'étude');
insert into resources (row_id, id, title, description, category, category_key, type, image_url, file_url, resource_url, created_at, excerpt, folded, content, type_key) values (4, 'strasse', 'Ressource n° 4', 'Une description — avec des signes : 50 % & plus.', 'STRASSE', 'strasse', 'Straße', null, null, null, '2026-11-15T08:00:00.000Z', 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솄4𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀', '## Text

Of the resource.', 'strasse');
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from) values ('RXR0-Y6E0', 'Sélam Ḥaile', 'selam@example.org', 'mailed and answered', 'It''s about
“mailed and answered” & 100 %.', '2026-11-15T08:01:00.000Z', null, '2026-11-15T08:40:00.000Z', 'form-1', '0c8bc41ecf6a4efcee6ad069d1b1555c35bcefb67b14b51f13dfc0dba5dd59cf', null, null);
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from) values ('5VG7-WM74', 'Sélam Ḥaile', 'selam@example.org', 'not mailed yet', 'It''s about
“not mailed yet” & 100 %.', '2026-11-15T08:02:00.000Z', null, null, 'form-2', '65e92dea395d807f6f4262158f0dbf34da08671958f323bfd85c280c1a7c7b28', null, null);
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from) values ('QHZS-KZ5X', 'Sélam Ḥaile', 'selam@example.org', 'given up', 'It''s about
“given up” & 100 %.', '2026-11-15T08:03:00.000Z', null, null, null, '4082505e345477c0dae73225465fc29a8070130fb3f6a0d58542764a09c749e6', null, null);
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from) values ('YV4Z-W2Z5', 'Sélam Ḥaile', 'selam@example.org', 'spam', 'It''s about
“spam” & 100 %.', '2026-11-15T08:04:00.000Z', 'honeypot', null, 'form-4', '986e45ad4b2dc736f858cd981daea7072b06181c3db0ec545afcfd18d35fd999', null, null);
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from) values ('04PT-4BS0', 'Sélam Ḥaile', 'selam@example.org', 'waiting', 'It''s about
“waiting” & 100 %.', '2026-11-15T08:05:00.000Z', null, null, 'form-5', 'cf57959846d1382ddcfb86e9e1be7c88d8db6fb7e55054ce71b3977d4ff70fcc', null, null);
insert into contact_messages (id, name, email, subject, message, created_at, spam, answered_at, form_id, content_hash, held, retained_from) values ('YXEC-A9AE', 'Sélam Ḥaile', 'selam@example.org', 'held', 'It''s about
“held” & 100 %.', '2026-11-15T08:05:00.000Z', null, null, 'form-6', '79af42e5df642a45c28f4886ddccd5605193b805e1ea9cf8a10354a5020eba18', 'many messages in one minute', null);
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('RXR0-Y6E0', 1, '2026-11-15T08:32:00.000Z', '2026-11-15T08:30:00.000Z', null, null);
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('5VG7-WM74', 1, '2026-11-15T08:31:00.000Z', null, null, 'connection');
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('QHZS-KZ5X', 1, '2026-11-15T09:00:00.000Z', null, '2026-11-15T08:30:00.000Z', 'refused');
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('YV4Z-W2Z5', 0, '2026-11-15T08:04:00.000Z', null, null, null);
insert into enquiry_mails (message_id, attempts, due_at, sent_at, given_up_at, last_error) values ('04PT-4BS0', 0, '2026-11-15T08:05:00.000Z', null, null, null);
insert into write_probe (written_at) values ('');
insert into enquiry_networks (message_id, network, created_at) values ('RXR0-Y6E0', '6e7c8b496d4e8307a48987db9844e496', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('RXR0-Y6E0', '73442bd9e0a77c42f18d4cbf8198affa', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('5VG7-WM74', '5143c96bcb4d9c78790f67ae959bfee6', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('5VG7-WM74', '73442bd9e0a77c42f18d4cbf8198affa', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QHZS-KZ5X', '187bf3f91c4beec627160680d261f8d2', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('QHZS-KZ5X', '73442bd9e0a77c42f18d4cbf8198affa', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('YV4Z-W2Z5', 'd7ac952fb61539269a3f6d32d949908c', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('YV4Z-W2Z5', '73442bd9e0a77c42f18d4cbf8198affa', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('04PT-4BS0', '171fa5da961c5bb78eba99ccd3507208', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('04PT-4BS0', '29ded7cb61f8cbed2ab13bfd8878d492', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('04PT-4BS0', 'a62e6f6c98e4d4d8b3fa675d6bf38cb8', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('YXEC-A9AE', 'af2fdd32cfc0b06123f484d99eb4d785', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('YXEC-A9AE', '73442bd9e0a77c42f18d4cbf8198affa', '2026-11-15T08:05:00.000Z');
insert into enquiry_state (hash_key, previous_hash_key, hash_key_since, seen_at, steady_since, trusted_at) values ('9d371bfe9aca79215e835bfb7c1a43b7d9bea010c376333f3bfb18c10e1f525e', '3729b2c0a712ebff2a6c2b84ebe28202f0a4c9bac5e6d4ea2c808bf80ef39281', '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z', null);
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
insert into search_trigrams (trigram) values ('ce뢩');
insert into search_trigrams (trigram) values ('cri');
insert into search_trigrams (trigram) values ('c롡d');
insert into search_trigrams (trigram) values ('ec롡');
insert into search_trigrams (trigram) values ('esc');
insert into search_trigrams (trigram) values ('es먧');
insert into search_trigrams (trigram) values ('es멠');
insert into search_trigrams (trigram) values ('e뢩n');
insert into search_trigrams (trigram) values ('ion');
insert into search_trigrams (trigram) values ('ipt');
insert into search_trigrams (trigram) values ('lus');
insert into search_trigrams (trigram) values ('ne뢟');
insert into search_trigrams (trigram) values ('n륿𠀭');
insert into search_trigrams (trigram) values ('n𠂰솁');
insert into search_trigrams (trigram) values ('n𠂰솂');
insert into search_trigrams (trigram) values ('n𠂰솃');
insert into search_trigrams (trigram) values ('n𠂰솄');
insert into search_trigrams (trigram) values ('on륿');
insert into search_trigrams (trigram) values ('plu');
insert into search_trigrams (trigram) values ('pti');
insert into search_trigrams (trigram) values ('rce');
insert into search_trigrams (trigram) values ('rip');
insert into search_trigrams (trigram) values ('scr');
insert into search_trigrams (trigram) values ('sou');
insert into search_trigrams (trigram) values ('sso');
insert into search_trigrams (trigram) values ('s먧𠀺');
insert into search_trigrams (trigram) values ('s멠s');
insert into search_trigrams (trigram) values ('tio');
insert into search_trigrams (trigram) values ('urc');
insert into search_trigrams (trigram) values ('vec');
insert into search_trigrams (trigram) values ('낡𠀦넊');
insert into search_trigrams (trigram) values ('넊pl');
insert into search_trigrams (trigram) values ('뇔av');
insert into search_trigrams (trigram) values ('뇵𠀥낡');
insert into search_trigrams (trigram) values ('댻50');
insert into search_trigrams (trigram) values ('롡de');
insert into search_trigrams (trigram) values ('뢩n𠂰');
insert into search_trigrams (trigram) values ('륿𠀭뇔');
insert into search_trigrams (trigram) values ('먧𠀺댻');
insert into search_trigrams (trigram) values ('멠si');
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
CREATE INDEX contact_messages_by_creation on contact_messages (created_at);
CREATE INDEX enquiry_mails_waiting on enquiry_mails (due_at)
      where sent_at is null and given_up_at is null;
CREATE INDEX resources_by_type on resources (type_key, created_at, id);
CREATE INDEX contact_messages_by_content on contact_messages (content_hash) where content_hash is not null;
CREATE INDEX contact_messages_remembered on contact_messages (created_at) where content_hash is not null;
CREATE INDEX contact_messages_held on contact_messages (created_at) where held is not null;
CREATE INDEX enquiry_networks_by_network on enquiry_networks (network, created_at);
CREATE INDEX enquiry_networks_by_creation on enquiry_networks (created_at);
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
