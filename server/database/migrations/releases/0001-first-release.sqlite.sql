CREATE TABLE applied_migrations (name text primary key, applied_at text not null);
CREATE TABLE search_trigrams (trigram text primary key not null);
CREATE TABLE search_spellings (spelling text not null, word text not null,
      primary key (spelling, word));
CREATE TABLE search_folding (version integer not null);
CREATE TABLE staff (id text primary key not null, name text not null, email text not null,
      email_key text not null unique, role text not null constraint staff_role_check check (role in ('writer', 'publisher', 'administrator')),
      mails text not null default 'all' constraint staff_mails_check check (mails in ('all', 'reminders', 'none')), created_at text not null);
CREATE TABLE staff_sessions (id text primary key not null, staff_id text not null references staff (id) on delete cascade, token_hash text not null unique,
      device text not null, created_at text not null, seen_at text not null,
      proved_at text not null);
CREATE TABLE sign_in_codes (id text primary key not null, staff_id text not null references staff (id) on delete cascade, salt text not null,
      code_hash text not null, wrong_tries integer not null, created_at text not null, ended_at text);
CREATE TABLE passkeys (id text primary key not null, staff_id text not null references staff (id) on delete cascade, public_key text not null,
      counter bigint not null, transports text not null, name text not null, created_at text not null,
      used_at text);
CREATE TABLE passkey_challenges (challenge_hash text primary key not null,
      staff_id text references staff (id) on delete cascade, created_at text not null);
CREATE TABLE first_administrator_keys (token_hash text primary key not null, created_at text not null);
CREATE TABLE staff_invitations (id text primary key not null, token_hash text not null unique,
      name text not null, email text not null, email_key text not null unique, role text not null constraint staff_invitations_role_check check (role in ('writer', 'publisher', 'administrator')), invited_by text not null,
      created_at text not null);
CREATE TABLE staff_devices (staff_id text not null references staff (id) on delete cascade, device_hash text not null, seen_at text not null,
      primary key (staff_id, device_hash));
CREATE TABLE sign_in_attempts (number integer primary key, what text not null constraint sign_in_attempts_what_check check (what in ('ask for a code', 'try a code', 'ask for a challenge')), who text not null, at text not null);
CREATE TABLE staff_log (number integer primary key, at text not null, staff_id text, staff_name text not null,
      act text not null, subject text not null);
CREATE TABLE content_changes (kind text primary key not null, version bigint not null, total bigint not null);
CREATE TABLE our_work (row_id integer primary key, id text not null unique, title text not null, category text not null, link text, image_url text, language text not null default 'en',
      languages text not null default ' en ', created_at text not null, updated_at text,
      excerpt text not null, folded text not null, description text not null);
CREATE TABLE news (row_id integer primary key, id text not null unique, headline text not null, link text, authors text not null default '', image_url text, language text not null default 'en',
      languages text not null default ' en ', created_at text not null, updated_at text,
      excerpt text not null, folded text not null, content text not null);
CREATE TABLE events (row_id integer primary key, id text not null unique, name text not null, location text not null, event_date text not null, ends_at text,
        over_at text not null, time_zone text not null, status text not null default '', link text, image_url text, language text not null default 'en',
      languages text not null default ' en ', created_at text not null, updated_at text,
      excerpt text not null, folded text not null, description text not null);
CREATE TABLE resources (row_id integer primary key, id text not null unique, title text not null, description text not null, category text not null, category_key text not null,
        type text not null, type_key text not null default '', authors text not null default '',
        file_url text, resource_url text, image_url text, language text not null default 'en',
      languages text not null default ' en ', created_at text not null, updated_at text,
      excerpt text not null, folded text not null, content text not null);
CREATE TABLE partners (id text primary key not null, name text not null, kind text not null default '', website text, image_url text,
      woven text, position integer not null, language text not null default 'en', created_at text not null, text text not null);
CREATE TABLE faq (id text primary key not null, question text not null, category text not null, tags text not null default '', position integer not null, language text not null default 'en', created_at text not null,
      answer text not null);
CREATE TABLE people (id text primary key not null, name text not null, role text not null default '', image_url text, email text,
      profile text, position integer not null, language text not null default 'en', created_at text not null, text text not null);
CREATE TABLE organisation (key text primary key not null, value text not null);
CREATE TABLE authorships (kind text not null, record_id text not null, person text not null,
      created_at text not null, primary key (kind, record_id, person));
CREATE TABLE translations (kind text not null, record_id text not null, language text not null,
      title text not null, excerpt text not null, created_at text not null, updated_at text,
      fields text not null, long_fields text not null, primary key (kind, record_id, language));
CREATE TABLE editions (row_id integer primary key, id text not null unique, kind text not null, slug text not null, language text not null,
      translation_of text references editions (id) on delete cascade deferrable initially deferred,
      source_revision integer, languages text not null, stale integer not null constraint editions_stale_check check (stale in (0, 1)),
      state text not null constraint editions_state_check check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
      revision integer not null, public_revision integer, first_published_at text, due_at text,
      due_version text references versions (id) on delete set null deferrable initially deferred, changed_at text not null, changed_by text, changed_by_name text not null,
      created_at text not null, deleted_at text, title text not null, folded text not null,
      fields text not null);
CREATE TABLE revisions (edition_id text not null references editions (id) on delete cascade, revision integer not null, at text not null, fields text not null,
      primary key (edition_id, revision));
CREATE TABLE versions (id text primary key not null, edition_id text not null references editions (id) on delete cascade, revision integer not null,
      slug text not null, act text not null constraint versions_act_check check (act in ('saved', 'published', 'scheduled', 'withdrawn', 'restored', 'deleted')), author_id text, author_name text not null, at text not null,
      fields text not null);
CREATE TABLE redirects (kind text not null, old_slug text not null, new_slug text,
      primary key (kind, old_slug));
CREATE TABLE previews (id text primary key not null, token_hash text not null unique, edition_id text not null references editions (id) on delete cascade,
      created_by text not null, created_at text not null, expires_at text not null,
      revoked_at text);
CREATE TABLE receipts (id text primary key not null, edition_id text not null references editions (id) on delete cascade, act text not null constraint receipts_act_check check (act in ('published', 'withdrawn', 'renamed')), at text not null,
      slug text not null, old_slug text, state text not null constraint receipts_state_check check (state in ('waiting', 'green', 'red')),
      tried_at text, checks text not null);
CREATE TABLE media (id text primary key not null, kind text not null constraint media_kind_check check (kind in ('picture', 'file')), name text not null,
      type text not null, bytes bigint not null, width integer, height integer, copy text not null,
      images text not null, alt text not null, decorative integer not null constraint media_decorative_check check (decorative in (0, 1)), caption text not null,
      credit text not null, focus_x integer not null, focus_y integer not null,
      state text not null constraint media_state_check check (state in ('encoding', 'ready', 'failed')), problem text, claimed_at text,
      tries integer not null, folded text not null, uploaded_by text, uploaded_by_name text not null,
      created_at text not null);
CREATE TABLE media_uses (named text not null,
      edition_id text not null references editions (id) on delete cascade,
      media_id text references media (id) constraint media_uses_media_id_check check (media_id = named),
      primary key (named, edition_id));
CREATE TABLE uploads (id text primary key not null, staff_id text not null, name text not null, bytes bigint not null,
      received bigint not null, pieces text not null, media_id text references media (id) on delete cascade, refused text,
      created_at text not null, changed_at text not null);
CREATE TABLE contact_messages (id text primary key not null, kind text not null constraint contact_messages_kind_check check (kind in ('message', 'registration', 'volunteer', 'partnership', 'press')),
      state text not null constraint contact_messages_state_check check (state in ('waiting', 'answered', 'closed', 'spam')), name text not null, email text not null, email_key text not null, subject text not null, about text,
      language text not null, written_in text, created_at text not null, changed_at text not null,
      due_at text, answered_at text, first_answer_at text, retained_from text,
      assignee text references staff (id) on delete set null, spam text, held text, dmarc text constraint contact_messages_dmarc_check check (dmarc in ('fail')), mail_id text,
      form_id text, content_hash text, message text not null);
CREATE TABLE enquiry_posts (id text primary key not null, message_id text not null references contact_messages (id) on delete cascade,
      kind text not null constraint enquiry_posts_kind_check check (kind in ('in', 'out', 'note', 'line')), at text not null, staff_id text,
      author text not null, mail_id text, form_id text, dmarc text constraint enquiry_posts_dmarc_check check (dmarc in ('fail')), text text not null, quoted text);
CREATE TABLE enquiry_files (id text primary key not null, message_id text not null references contact_messages (id) on delete cascade,
      post_id text references enquiry_posts (id) on delete cascade, name text not null, type text not null,
      bytes integer not null, media_id text references media (id), dropped text);
CREATE TABLE reply_drafts (message_id text not null references contact_messages (id) on delete cascade, staff_id text not null references staff (id) on delete cascade,
      revision integer not null, changed_at text not null, files text not null, text text not null,
      primary key (message_id, staff_id));
CREATE TABLE reply_draft_texts (message_id text not null, staff_id text not null, revision integer not null,
      files text not null, text text not null, primary key (message_id, staff_id, revision),
      foreign key (message_id, staff_id) references reply_drafts (message_id, staff_id) on delete cascade);
CREATE TABLE canned_replies (id text primary key not null, language text not null, name text not null,
      changed_at text not null, changed_by_name text not null, text text not null);
CREATE TABLE enquiry_texts (row_id integer primary key, message_id text not null unique references contact_messages (id) on delete cascade, folded text not null);
CREATE TABLE enquiry_networks (message_id text not null references contact_messages (id) on delete cascade, network text not null, created_at text not null,
      primary key (message_id, network));
CREATE TABLE daily_acts (what text not null constraint daily_acts_what_check check (what in ('acknowledgement', 'erasure')), who text not null, at text not null);
CREATE TABLE enquiry_state (hash_key text not null, previous_hash_key text, hash_key_since text,
      seen_at text, steady_since text, trusted_at text);
CREATE TABLE erased_conversations (reference_hash text primary key not null, erased_at text not null,
      erased_by text not null constraint erased_conversations_erased_by_check check (erased_by in ('sender', 'staff')));
CREATE TABLE mails (id text primary key not null, purpose text not null constraint mails_purpose_check check (purpose in ('notice', 'reply', 'acknowledgement', 'reminder', 'summary', 'staff')),
      message_id text references contact_messages (id) on delete cascade,
      post_id text references enquiry_posts (id) on delete cascade, recipient text,
      attempts integer not null, created_at text not null, due_at text not null, sent_at text,
      given_up_at text, last_error text, subject text, body text,
      constraint mails_body_check check (message_id is not null or body is not null));
CREATE TABLE reminders (message_id text not null references contact_messages (id) on delete cascade,
      stage text not null constraint reminders_stage_check check (stage in ('soon', 'over')), due_at text not null,
      primary key (message_id, stage, due_at));
CREATE TABLE daily_summaries (day text primary key not null, at text not null);
CREATE TABLE incoming_mails (mail_id text primary key not null, at text not null);
CREATE TABLE incoming_files (id text primary key not null, at text not null);
CREATE TABLE mailboxes (name text primary key not null, uid_validity text, last_uid bigint,
      looked_at text, problem text, problem_since text);
CREATE TABLE write_probe (written_at text not null);
CREATE TABLE backups (id text primary key not null, at text not null, finished_at text not null,
      bytes bigint, outcome text not null constraint backups_outcome_check check (outcome in ('done', 'incomplete', 'failed')), problem text);
CREATE TABLE server_keys (name text primary key not null constraint server_keys_name_check check (name in ('conversations')), key text not null);
insert into applied_migrations (name, applied_at) values ('0001-first-release', '2026-11-17T02:17:23.391Z');
insert into search_trigrams (trigram) values ('00뇵');
insert into search_trigrams (trigram) values ('0뇵𠀥');
insert into search_trigrams (trigram) values ('100');
insert into search_trigrams (trigram) values ('1𨀀𨀀');
insert into search_trigrams (trigram) values ('W𨀁d');
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
insert into search_trigrams (trigram) values ('𨀁de');
insert into search_trigrams (trigram) values ('1눚𠀫');
insert into search_trigrams (trigram) values ('2𠀻𨀀');
insert into search_trigrams (trigram) values ('W𨀁a');
insert into search_trigrams (trigram) values ('W𨀁i');
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
insert into search_trigrams (trigram) values ('𨀁an');
insert into search_trigrams (trigram) values ('𨀁it');
insert into search_trigrams (trigram) values ('K𨄎𨄎');
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
insert into search_trigrams (trigram) values ('ስ퓝𠀢');
insert into search_trigrams (trigram) values ('አዲስ');
insert into search_trigrams (trigram) values ('ዲስ퓝');
insert into search_trigrams (trigram) values ('끿an');
insert into search_trigrams (trigram) values ('렫lo');
insert into search_trigrams (trigram) values ('롃𠀧a');
insert into search_trigrams (trigram) values ('룏አዲ');
insert into search_trigrams (trigram) values ('루on');
insert into search_trigrams (trigram) values ('퓝𠀢q');
insert into search_trigrams (trigram) values ('𠀢qu');
insert into search_trigrams (trigram) values ('𠀢끿a');
insert into search_trigrams (trigram) values ('𠀧ap');
insert into search_trigrams (trigram) values ('𠀧𨀀𨀀');
insert into search_trigrams (trigram) values ('𨀀K𨄎');
insert into search_trigrams (trigram) values ('𨀀𨀀K');
insert into search_trigrams (trigram) values ('𨄎𨀀𨀀');
insert into search_trigrams (trigram) values ('𨄎𨄎𨀀');
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
insert into search_trigrams (trigram) values ('W𨀁5');
insert into search_trigrams (trigram) values ('W𨀁e');
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
insert into search_trigrams (trigram) values ('𨀁50');
insert into search_trigrams (trigram) values ('𨀁et');
insert into search_trigrams (trigram) values ('W𨀁ቀ');
insert into search_trigrams (trigram) values ('ላፕቶ');
insert into search_trigrams (trigram) values ('ማ렱ቀ');
insert into search_trigrams (trigram) values ('ምጡ𨀀');
insert into search_trigrams (trigram) values ('ርማ렱');
insert into search_trigrams (trigram) values ('ሮቢ𠀬');
insert into search_trigrams (trigram) values ('ቀን𨀀');
insert into search_trigrams (trigram) values ('ቢ𠀬쐀');
insert into search_trigrams (trigram) values ('ቶፕ덀');
insert into search_trigrams (trigram) values ('ናይሮ');
insert into search_trigrams (trigram) values ('ንያ𨀀');
insert into search_trigrams (trigram) values ('ን𨀀𨀀');
insert into search_trigrams (trigram) values ('ኬንያ');
insert into search_trigrams (trigram) values ('ው칬ይ');
insert into search_trigrams (trigram) values ('ዘው칬');
insert into search_trigrams (trigram) values ('የፊር');
insert into search_trigrams (trigram) values ('ያ𨀀𨀀');
insert into search_trigrams (trigram) values ('ይምጡ');
insert into search_trigrams (trigram) values ('ይሮቢ');
insert into search_trigrams (trigram) values ('ይዘው');
insert into search_trigrams (trigram) values ('ጡ𨀀𨀀');
insert into search_trigrams (trigram) values ('ፊርማ');
insert into search_trigrams (trigram) values ('ፕቶፕ');
insert into search_trigrams (trigram) values ('ፕ덀ይ');
insert into search_trigrams (trigram) values ('덀ይዘ');
insert into search_trigrams (trigram) values ('렱ቀን');
insert into search_trigrams (trigram) values ('쐀ኬን');
insert into search_trigrams (trigram) values ('칬ይም');
insert into search_trigrams (trigram) values ('𠀬쐀ኬ');
insert into search_trigrams (trigram) values ('𨀀የፊ');
insert into search_trigrams (trigram) values ('𨀀𨀀የ');
insert into search_trigrams (trigram) values ('𨀁ቀን');
insert into search_trigrams (trigram) values ('026');
insert into search_trigrams (trigram) values ('202');
insert into search_trigrams (trigram) values ('26𨀀');
insert into search_trigrams (trigram) values ('6𨀀𨀀');
insert into search_trigrams (trigram) values ('الت');
insert into search_trigrams (trigram) values ('الم');
insert into search_trigrams (trigram) values ('بي𨀀');
insert into search_trigrams (trigram) values ('توق');
insert into search_trigrams (trigram) values ('دعو');
insert into search_trigrams (trigram) values ('روب');
insert into search_trigrams (trigram) values ('سوو');
insert into search_trigrams (trigram) values ('عوو');
insert into search_trigrams (trigram) values ('ع뺉2');
insert into search_trigrams (trigram) values ('قيع');
insert into search_trigrams (trigram) values ('لتو');
insert into search_trigrams (trigram) values ('لمس');
insert into search_trigrams (trigram) values ('لون');
insert into search_trigrams (trigram) values ('مدع');
insert into search_trigrams (trigram) values ('مسو');
insert into search_trigrams (trigram) values ('م엲ا');
insert into search_trigrams (trigram) values ('نير');
insert into search_trigrams (trigram) values ('ن옯م');
insert into search_trigrams (trigram) values ('ن𠀮𨀀');
insert into search_trigrams (trigram) values ('وبي');
insert into search_trigrams (trigram) values ('وقي');
insert into search_trigrams (trigram) values ('ولو');
insert into search_trigrams (trigram) values ('وم엲');
insert into search_trigrams (trigram) values ('ون옯');
insert into search_trigrams (trigram) values ('ون𠀮');
insert into search_trigrams (trigram) values ('وول');
insert into search_trigrams (trigram) values ('وون');
insert into search_trigrams (trigram) values ('يرو');
insert into search_trigrams (trigram) values ('يع뺉');
insert into search_trigrams (trigram) values ('يوم');
insert into search_trigrams (trigram) values ('ي𨀀𨀀');
insert into search_trigrams (trigram) values ('뺉20');
insert into search_trigrams (trigram) values ('엲ال');
insert into search_trigrams (trigram) values ('옯مد');
insert into search_trigrams (trigram) values ('𨀀يو');
insert into search_trigrams (trigram) values ('𨀀𨀀ي');
insert into search_trigrams (trigram) values ('bi𨀀');
insert into search_trigrams (trigram) values ('iku');
insert into search_trigrams (trigram) values ('i𨀀𨀀');
insert into search_trigrams (trigram) values ('joo');
insert into search_trigrams (trigram) values ('ku𨀀');
insert into search_trigrams (trigram) values ('njo');
insert into search_trigrams (trigram) values ('oo𠀮');
insert into search_trigrams (trigram) values ('o𠀮𨀀');
insert into search_trigrams (trigram) values ('sik');
insert into search_trigrams (trigram) values ('u𨀀𨀀');
insert into search_trigrams (trigram) values ('𨀀si');
insert into search_trigrams (trigram) values ('𨀀𨀀s');
insert into search_trigrams (trigram) values ('it𠀧');
insert into search_trigrams (trigram) values ('s먞1');
insert into search_trigrams (trigram) values ('t𠀧s');
insert into search_trigrams (trigram) values ('뇵𠀥𨀀');
insert into search_trigrams (trigram) values ('먞10');
insert into search_trigrams (trigram) values ('𠀥𨀀𨀀');
insert into search_trigrams (trigram) values ('𠀧s먞');
insert into search_trigrams (trigram) values ('𨀀it');
insert into search_trigrams (trigram) values ('𨀀𨀀i');
insert into search_spellings (spelling, word) values ('1', '1');
insert into search_spellings (spelling, word) values ('100', '100');
insert into search_spellings (spelling, word) values ('W', 'W');
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
insert into search_spellings (spelling, word) values ('K𨄎𨄎', 'K𨄎𨄎');
insert into search_spellings (spelling, word) values ('𨄎𨄎', 'K𨄎𨄎');
insert into search_spellings (spelling, word) values ('K𨄎', 'K𨄎𨄎');
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
insert into search_spellings (spelling, word) values ('ላፕቶፕ', 'ላፕቶፕ');
insert into search_spellings (spelling, word) values ('ፕቶፕ', 'ላፕቶፕ');
insert into search_spellings (spelling, word) values ('ላቶፕ', 'ላፕቶፕ');
insert into search_spellings (spelling, word) values ('ላፕፕ', 'ላፕቶፕ');
insert into search_spellings (spelling, word) values ('ላፕቶ', 'ላፕቶፕ');
insert into search_spellings (spelling, word) values ('ቀን', 'ቀን');
insert into search_spellings (spelling, word) values ('ናይሮቢ', 'ናይሮቢ');
insert into search_spellings (spelling, word) values ('ይሮቢ', 'ናይሮቢ');
insert into search_spellings (spelling, word) values ('ናሮቢ', 'ናይሮቢ');
insert into search_spellings (spelling, word) values ('ናይቢ', 'ናይሮቢ');
insert into search_spellings (spelling, word) values ('ናይሮ', 'ናይሮቢ');
insert into search_spellings (spelling, word) values ('ኬንያ', 'ኬንያ');
insert into search_spellings (spelling, word) values ('ንያ', 'ኬንያ');
insert into search_spellings (spelling, word) values ('ኬያ', 'ኬንያ');
insert into search_spellings (spelling, word) values ('ኬን', 'ኬንያ');
insert into search_spellings (spelling, word) values ('የፊርማ', 'የፊርማ');
insert into search_spellings (spelling, word) values ('ፊርማ', 'የፊርማ');
insert into search_spellings (spelling, word) values ('የርማ', 'የፊርማ');
insert into search_spellings (spelling, word) values ('የፊማ', 'የፊርማ');
insert into search_spellings (spelling, word) values ('የፊር', 'የፊርማ');
insert into search_spellings (spelling, word) values ('ይምጡ', 'ይምጡ');
insert into search_spellings (spelling, word) values ('ምጡ', 'ይምጡ');
insert into search_spellings (spelling, word) values ('ይጡ', 'ይምጡ');
insert into search_spellings (spelling, word) values ('ይም', 'ይምጡ');
insert into search_spellings (spelling, word) values ('ይዘው', 'ይዘው');
insert into search_spellings (spelling, word) values ('ዘው', 'ይዘው');
insert into search_spellings (spelling, word) values ('ይው', 'ይዘው');
insert into search_spellings (spelling, word) values ('ይዘ', 'ይዘው');
insert into search_spellings (spelling, word) values ('2026', '2026');
insert into search_spellings (spelling, word) values ('التوقيع', 'التوقيع');
insert into search_spellings (spelling, word) values ('لتوقيع', 'التوقيع');
insert into search_spellings (spelling, word) values ('اتوقيع', 'التوقيع');
insert into search_spellings (spelling, word) values ('الوقيع', 'التوقيع');
insert into search_spellings (spelling, word) values ('التقيع', 'التوقيع');
insert into search_spellings (spelling, word) values ('التويع', 'التوقيع');
insert into search_spellings (spelling, word) values ('التوقع', 'التوقيع');
insert into search_spellings (spelling, word) values ('التوقي', 'التوقيع');
insert into search_spellings (spelling, word) values ('المسوولون', 'المسوولون');
insert into search_spellings (spelling, word) values ('لمسوولون', 'المسوولون');
insert into search_spellings (spelling, word) values ('امسوولون', 'المسوولون');
insert into search_spellings (spelling, word) values ('السوولون', 'المسوولون');
insert into search_spellings (spelling, word) values ('الموولون', 'المسوولون');
insert into search_spellings (spelling, word) values ('المسولون', 'المسوولون');
insert into search_spellings (spelling, word) values ('المسووون', 'المسوولون');
insert into search_spellings (spelling, word) values ('المسوولن', 'المسوولون');
insert into search_spellings (spelling, word) values ('المسوولو', 'المسوولون');
insert into search_spellings (spelling, word) values ('مدعوون', 'مدعوون');
insert into search_spellings (spelling, word) values ('دعوون', 'مدعوون');
insert into search_spellings (spelling, word) values ('معوون', 'مدعوون');
insert into search_spellings (spelling, word) values ('مدوون', 'مدعوون');
insert into search_spellings (spelling, word) values ('مدعون', 'مدعوون');
insert into search_spellings (spelling, word) values ('مدعوو', 'مدعوون');
insert into search_spellings (spelling, word) values ('نيروبي', 'نيروبي');
insert into search_spellings (spelling, word) values ('يروبي', 'نيروبي');
insert into search_spellings (spelling, word) values ('نروبي', 'نيروبي');
insert into search_spellings (spelling, word) values ('نيوبي', 'نيروبي');
insert into search_spellings (spelling, word) values ('نيربي', 'نيروبي');
insert into search_spellings (spelling, word) values ('نيروي', 'نيروبي');
insert into search_spellings (spelling, word) values ('نيروب', 'نيروبي');
insert into search_spellings (spelling, word) values ('يوم', 'يوم');
insert into search_spellings (spelling, word) values ('وم', 'يوم');
insert into search_spellings (spelling, word) values ('يم', 'يوم');
insert into search_spellings (spelling, word) values ('يو', 'يوم');
insert into search_spellings (spelling, word) values ('njoo', 'njoo');
insert into search_spellings (spelling, word) values ('joo', 'njoo');
insert into search_spellings (spelling, word) values ('noo', 'njoo');
insert into search_spellings (spelling, word) values ('njo', 'njoo');
insert into search_spellings (spelling, word) values ('siku', 'siku');
insert into search_spellings (spelling, word) values ('iku', 'siku');
insert into search_spellings (spelling, word) values ('sku', 'siku');
insert into search_spellings (spelling, word) values ('siu', 'siku');
insert into search_spellings (spelling, word) values ('sik', 'siku');
insert into search_spellings (spelling, word) values ('s', 's');
insert into search_folding (version) values (293353);
insert into content_changes (kind, version, total) values ('our_work', 2, 2);
insert into content_changes (kind, version, total) values ('news', 4, 2);
insert into content_changes (kind, version, total) values ('events', 10, 2);
insert into content_changes (kind, version, total) values ('resources', 5, 4);
insert into content_changes (kind, version, total) values ('partners', 0, 0);
insert into content_changes (kind, version, total) values ('faq', 20, 20);
insert into content_changes (kind, version, total) values ('people', 2, 2);
insert into content_changes (kind, version, total) values ('organisation', 4, 4);
insert into content_changes (kind, version, total) values ('translations', 106, 104);
insert into content_changes (kind, version, total) values ('media', 0, 0);
insert into our_work (row_id, id, title, category, link, image_url, language, languages, created_at, updated_at, excerpt, folded, description) values (1, 'signed-pipelines', 'Chaînes de déploiement signées', 'Recherche & Œuvres', 'https://example.org/signed?a=1&b=2', '/pictures/signed.jpg', 'fr', ' fr ', '2025-03-01T07:30:00.250Z', '2025-04-01T07:30:00.500Z', 'Une clé volée, c''est 100 % des modèles perdus.', 'chaines멑de뢟deploiement멿signees𨀀𨀀
pourquoi뤬une뢞cle뢱volee𠀬놷c𠀧est먽100뇵𠀥냟des멚modeles멝perdus𠀮𨀀𨀀
recherche롡𠀦넉oeuvres𨀀𨀀
W𨀁de', '# Pourquoi

Une **clé** volée, c''est 100 % des modèles [perdus](/resources).');
insert into our_work (row_id, id, title, category, link, image_url, language, languages, created_at, updated_at, excerpt, folded, description) values (2, 'ß', 'Straße', '', null, null, 'en', ' en ', '2026-11-15T08:00:00.000Z', null, 'Fußgänger_1', 'strasse𨀀𨀀
fussganger𠁟1𨀀𨀀
𨀀𨀀', 'Fußgänger_1');
insert into news (row_id, id, headline, link, authors, image_url, language, languages, created_at, updated_at, excerpt, folded, content) values (1, 'selam', 'ሰላም ኣዲስ፡ “quotes” and ''apostrophes''', null, 'mulu, nobody-yet', null, 'en', ' en ', '2026-11-15T08:00:00.000Z', '2026-11-17T02:17:24.031Z', 'كِتَاب one two x = 1 + 2;', 'ሰላም룏አዲስ퓝𠀢quotes𠀢끿and롃𠀧apostrophes𠀧𨀀𨀀
كتاب벷one뢯two맩x뫅𠀽뎔1눚𠀫녧2𠀻𨀀𨀀', 'كِتَاب

- one
- two

```
x = 1 + 2;
```
');
insert into news (row_id, id, headline, link, authors, image_url, language, languages, created_at, updated_at, excerpt, folded, content) values (2, 'long', 'A long one', null, '', null, 'en', ' en ', '2026-11-15T08:00:00.001Z', '2026-11-17T02:17:24.031Z', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds…', 'a렫long루one𨀀𨀀K𨄎𨄎𨀀𨀀
words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮𨀀𨀀
W𨀁an', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. ');
insert into events (row_id, id, name, location, event_date, ends_at, over_at, time_zone, status, link, image_url, language, languages, created_at, updated_at, excerpt, folded, description) values (3, 'nairobi', 'Signing day', 'Nairobi, Kenya', '2026-12-01T06:00:00.000Z', '2026-12-01T14:00:00.000Z', '2026-12-01T14:00:00.000Z', 'Africa/Nairobi', 'cancelled', null, null, 'en', ' en am ar ', '2026-11-15T08:00:00.000Z', null, 'Bring a laptop.', 'signing룝day𨀀𨀀የፊርማ렱ቀን𨀀𨀀يوم엲التوقيع뺉2026𨀀𨀀
bring룚a렫laptop𠀮𨀀𨀀
nairobi𠀬놿kenya𨀀𨀀
ላፕቶፕ덀ይዘው칬ይምጡ𨀀𨀀
ናይሮቢ𠀬쐀ኬንያ𨀀𨀀
المسوولون옯مدعوون𠀮𨀀𨀀
نيروبي𨀀𨀀
W𨀁ቀን', 'Bring a laptop.');
insert into events (row_id, id, name, location, event_date, ends_at, over_at, time_zone, status, link, image_url, language, languages, created_at, updated_at, excerpt, folded, description) values (4, 'sao-tome', 'Encontro aberto', 'São Tomé', '2024-02-29T09:00:00.000Z', null, '2024-02-29T09:00:00.000Z', 'Africa/Sao_Tome', '', null, null, 'en', ' en ', '2026-11-15T08:00:00.000Z', null, 'Segurança é de todos \ 100%.', 'encontro맒aberto𨀀𨀀
seguranca려e뢟de뢯todos멉𠁜띕100𠀥𠀮𨀀𨀀
sao맥tome𨀀𨀀
W𨀁de', 'Segurança é de todos \ 100%.');
insert into resources (row_id, id, title, description, category, category_key, type, type_key, authors, file_url, resource_url, image_url, language, languages, created_at, updated_at, excerpt, folded, content) values (1, 'guide', 'Ressource n° 1', 'Une description — avec des signes : 50 % & plus.', 'For the Public', 'for the public', 'Guide', 'guide', '', '/files/guide.pdf', null, null, 'en', ' en ', '2026-11-15T08:00:00.000Z', null, 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솁1𨀀𨀀it𠀧s먞100뇵𠀥𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
for멂the뢫public𨀀𨀀
guide𨀀𨀀
W𨀁50
W𨀁it', '## Text

Of the resource.');
insert into resources (row_id, id, title, description, category, category_key, type, type_key, authors, file_url, resource_url, image_url, language, languages, created_at, updated_at, excerpt, folded, content) values (2, 'etude', 'Ressource n° 2', 'Une description — avec des signes : 50 % & plus.', '  Études   et données ', 'études et données', 'ÉTUDE', 'étude', '', null, 'https://example.org/étude', null, 'en', ' en ', '2026-11-15T08:00:00.000Z', null, 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솂2𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
etudes멒et며donnees𨀀𨀀
etude𨀀𨀀
W𨀁50
W𨀁et', '## Text

Of the resource.');
insert into resources (row_id, id, title, description, category, category_key, type, type_key, authors, file_url, resource_url, image_url, language, languages, created_at, updated_at, excerpt, folded, content) values (3, 'etude-2', 'Ressource n° 3', 'Une description — avec des signes : 50 % & plus.', 'études et données', 'études et données', 'Étude', 'étude', 'mulu', null, null, null, 'en', ' en ', '2026-11-15T08:00:00.000Z', null, 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솃3𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
etudes멒et며donnees𨀀𨀀
etude𨀀𨀀
W𨀁50
W𨀁et', '## Text

Of the resource.');
insert into resources (row_id, id, title, description, category, category_key, type, type_key, authors, file_url, resource_url, image_url, language, languages, created_at, updated_at, excerpt, folded, content) values (4, 'strasse', 'Ressource n° 4', 'Une description — avec des signes : 50 % & plus.', 'STRASSE', 'strasse', 'Straße', 'strasse', '', null, null, null, 'en', ' en ', '2026-11-15T08:00:00.000Z', null, 'Une description — avec des signes : 50 % & plus.', 'ressource뢩n𠂰솄4𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
strasse𨀀𨀀
strasse𨀀𨀀
W𨀁50', '## Text

Of the resource.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('accounts-and-lists', 'Do I need an account, and is there a mailing list?', 'membership', 'account, mailing list, feeds, privacy', 8, 'en', '2026-11-17T02:17:23.336Z', 'No, and no. You can read everything on this site without signing in, and we have no mailing list. To follow us, come back to the [news](/news) and [events](/events) pages, or give a feed reader the address of our [news feed](/feeds/news.rss).');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('appearance', 'How do I switch between light and dark?', 'technical', 'theme, dark mode, contrast', 18, 'en', '2026-11-17T02:17:23.336Z', 'Use the button at the bottom right of every page. Your browser remembers the choice and does not send it to us. The button needs JavaScript. Without it, the site is light.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('become-a-partner', 'Can my organisation become a partner?', 'membership', 'partners, organisations', 7, 'en', '2026-11-17T02:17:23.336Z', 'Yes. We work with companies, universities, public bodies and community groups. A partnership starts with one piece of work that both sides want to do. Nobody has to pay. See [who works with us](/about/partnerships), then [tell us](/contact?about=partner) what you have in mind.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('devices-and-screen-readers', 'Does the site work on an old phone or with a screen reader?', 'technical', 'old phones, screen readers, keyboard, JavaScript', 19, 'en', '2026-11-17T02:17:23.336Z', 'It should. Reading, searching and writing to us work without JavaScript, with the keyboard alone, with a screen reader and with text at twice its size. On very old browsers a page may look plainer. The [accessibility statement](/accessibility) says what we test, and what is not good enough yet.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('event-calendar', 'How do I add an event to my calendar?', 'events', 'calendar, time zones', 12, 'en', '2026-11-17T02:17:23.336Z', 'Every event''s page has an “Add to calendar” link. It gives you a small file that you can open with the calendar on your phone or computer. The file knows the event''s time zone, so your calendar shows the time where you are. To keep up with all events, subscribe to the [events calendar](/events.ics).');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('event-cost', 'Do your events cost anything?', 'events', 'fees, travel', 9, 'en', '2026-11-17T02:17:23.336Z', 'No. All events are free, online and in person. Normally we cannot pay for travel or a place to stay. If we can, the event''s page says so.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('event-registration', 'How do I register for an event?', 'events', 'registration, accessibility', 10, 'en', '2026-11-17T02:17:23.336Z', 'Open the event on the [events page](/events) and read what it asks. Unless it says otherwise, press “Register” on its page: the contact form opens with the event''s name and date filled in. Tell us too if you need something so that you can take part, such as a room without steps or an interpreter. We will tell you honestly whether we can provide it.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('events-from-afar', 'Can I take part if I cannot travel?', 'events', 'online, training materials', 11, 'en', '2026-11-17T02:17:23.336Z', 'Yes, if the event is online: its place is then given as “Online”. After other events, we publish what was learned, as [news](/news) or as a [resource](/resources). You can also run a session yourself with our training materials: [ask us](/contact) and we will help you prepare it.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('how-to-join', 'How can I join?', 'membership', 'joining, volunteering, careers', 6, 'en', '2026-11-17T02:17:23.336Z', 'Choose what suits your time. You can [volunteer](/volunteer) as a translator, teacher, reviewer or host, come to an [event](/events), or [write to us](/contact) with an idea of your own. [Get Involved](/get-involved) lists every way to take part, and [Careers](/careers) shows any paid job that is open.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('low-data', 'How can I use less data on this site?', 'technical', 'low-data mode, mobile data, slow connection', 17, 'en', '2026-11-17T02:17:23.336Z', 'Use the low-data switch at the bottom right of every page. Pages then load without scripts, films or web fonts, and pictures load only when you ask for them. Everything still works. Your choice is kept for a year, or until you change it. If your browser is set to save data, the mode is on from the start. Even without it, pages are small, and nothing is loaded from other companies.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('membership-fee', 'Is there a membership, and does it cost anything?', 'membership', 'joining, fees, fraud', 5, 'en', '2026-11-17T02:17:23.336Z', 'There is no paid membership and no membership card. If you take part in the work, you belong. Secure AI Africa never asks for a joining fee. If someone asks you for one in our name, it is fraud: please [tell us](/contact).');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('reach-us', 'How do I reach you, and how soon will you answer?', 'general', 'contact, reply, 24 hours', 4, 'en', '2026-11-17T02:17:23.336Z', 'Use the form on the [contact page](/contact). A person reads every message, and you will get a reply within 24 hours. Please say in the subject line what you need, and give an e-mail address that you check often. If you are a journalist, use the [form for the press](/contact?about=press).');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('report-a-fault', 'How do I report a fault or a security weakness?', 'technical', 'fault, vulnerability, security.txt', 20, 'en', '2026-11-17T02:17:23.336Z', 'For a fault, use the [contact page](/contact) to send us the address of the page and what happened. It helps to know your browser or phone. For a security weakness, follow [security.txt](/.well-known/security.txt). Please do not use other people''s data for a test, and give us time to fix the problem before you publish it. We are grateful to people who report in good faith, and will not take action against them.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('reuse', 'Are the resources free, and may I reuse them?', 'resources', 'licence, CC BY 4.0, copying', 13, 'en', '2026-11-17T02:17:23.336Z', 'Yes. Everything we write is free to read and published under [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). You may copy, translate, change, print and even sell it, as long as you name us, link to the licence and say what you changed. Work by others that we link to has its own terms.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('secure-pipeline', 'What do you mean by securing the pipeline?', 'general', 'AI security, pipeline, CD/CI, CI/CD', 2, 'en', '2026-11-17T02:17:23.336Z', 'The pipeline is the road that code, data and models travel before people use them: they are written, tested, built and released. We write CD/CI pipeline. Most engineers write CI/CD, short for continuous integration and continuous delivery, and mean the same thing. Anyone who can change something on that road changes what everyone gets. Securing it means knowing who may change what, signing what is built, and refusing what is not signed. [AI Security](/ai-security) explains it for the public, for engineers and for policy makers.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('training', 'Do you train teams, and is there a certificate?', 'resources', 'training, workshops, certificate', 16, 'en', '2026-11-17T02:17:23.336Z', 'We hold workshops and clinics as [events](/events), and sometimes for a single team or school, if others can learn from the result: [ask us](/contact). We do not give certificates. You leave with materials that you can use and teach from.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('translations', 'In which languages are the resources, and may I translate one?', 'resources', 'languages, translation, volunteering', 15, 'en', '2026-11-17T02:17:23.336Z', 'Most are in English, and some are in French, Portuguese or Kiswahili. Translations are welcome and need no permission. Change the examples too, so that they fit the place. Send us the result through the [contact page](/contact): once someone else who speaks the language has read it, we publish it beside the original with your name, if you wish.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('where-we-work', 'Where do you work, and in which languages?', 'general', 'places, languages, Addis Ababa', 3, 'en', '2026-11-17T02:17:23.336Z', 'Our home is Addis Ababa, Ethiopia, and our work is for the whole continent: events are held in different cities and online. This site is in six languages. Some resources and events are in French, Portuguese, Arabic or Kiswahili, and you may write to us in any language. You will get a reply within 24 hours, though it may be in English.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('which-resources', 'Which resources are meant for me?', 'resources', 'categories, public, engineers, policy makers', 14, 'en', '2026-11-17T02:17:23.336Z', 'They are sorted by who they are for. “For the Public” needs no knowledge of technology. “For Network Engineers” is for people who build and run systems. “For Policy Makers” is for people who write rules or buy systems for public bodies. “Training Materials” helps you teach others. Choose a tab on the [resources page](/resources), or search all of them.');
insert into faq (id, question, category, tags, position, language, created_at, answer) values ('who-we-are', 'What is Secure AI Africa?', 'general', 'about us, mission, non-profit', 1, 'en', '2026-11-17T02:17:23.336Z', 'Secure AI Africa is a non-profit initiative for secure and ethical AI in Africa. We study the risks that matter here, we teach the public and engineers, and we bring together people who would otherwise face the same problem alone. Read more in [our mission and vision](/about/mission-vision).');
insert into people (id, name, role, image_url, email, profile, position, language, created_at, text) values ('mulu', 'ሙሉ Mulu', 'Ingénieure', null, 'mulu@example.org', 'https://example.org/mulu?a=1&b=2', 1, 'en', '2026-11-15T08:00:00.000Z', 'Elle signe *tout*.');
insert into people (id, name, role, image_url, email, profile, position, language, created_at, text) values ('sami', 'سامي', '', null, null, null, 2, 'en', '2026-11-15T08:00:00.000Z', '100 %');
insert into organisation (key, value) values ('profile', 'https://www.linkedin.com/company/secure-ai-africa');
insert into organisation (key, value) values ('frameworks', '10+');
insert into organisation (key, value) values ('professionals', '5000+');
insert into organisation (key, value) values ('partnerships', '15+');
insert into authorships (kind, record_id, person, created_at) values ('news', 'selam', 'mulu', '2026-11-15T08:00:00.000Z');
insert into authorships (kind, record_id, person, created_at) values ('news', 'selam', 'nobody-yet', '2026-11-15T08:00:00.000Z');
insert into authorships (kind, record_id, person, created_at) values ('resources', 'etude-2', 'mulu', '2026-11-15T08:00:00.000Z');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'accounts-and-lists', 'am', 'አካውንት ያስፈልገኛል? የኢሜይል ዝርዝርስ አለ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"አካውንት, የኢሜይል ዝርዝር, ፊድ, ግላዊነት"}', '{"answer":"አካውንት አያስፈልግዎትም፤ የኢሜይል ዝርዝርም የለንም። በዚህ ድረ ገጽ ያለውን ሁሉ ያለ አካውንት ማንበብ ይችላሉ። እኛን ለመከታተል ወደ [ዜና](/news) እና [ዝግጅቶች](/events) ገጾች ይመለሱ፣ ወይም [የዜና ፊዳችንን](/feeds/news.rss) አድራሻ ለፊድ አንባቢዎ ይስጡ።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'appearance', 'am', 'በብርሃናማና በጨለማ ገጽታ መካከል እንዴት እቀያይራለሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ገጽታ, የጨለማ ገጽታ, ንጽጽር"}', '{"answer":"በእያንዳንዱ ገጽ ከታች በስተቀኝ ያለውን አዝራር ይጠቀሙ። ብራውዘርዎ ምርጫዎን ያስታውሳል፤ ለእኛም አይልከውም። አዝራሩ JavaScript ይፈልጋል። ያለ እሱ ድረ ገጹ ብርሃናማ ነው።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'become-a-partner', 'am', 'ድርጅቴ አጋር መሆን ይችላል?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"አጋሮች, ድርጅቶች"}', '{"answer":"አዎ። ከኩባንያዎች፣ ከዩኒቨርሲቲዎች፣ ከመንግሥት ተቋማትና ከማህበረሰብ ቡድኖች ጋር እንሠራለን። አጋርነት የሚጀምረው ሁለቱም ወገኖች ሊሠሩት በሚፈልጉት አንድ ሥራ ነው። ማንም መክፈል የለበትም። [ከእኛ ጋር የሚሠሩትን](/about/partnerships) ይመልከቱ፤ ከዚያ ያሰቡትን [ይንገሩን](/contact?about=partner)።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'devices-and-screen-readers', 'am', 'ድረ ገጹ በአሮጌ ስልክ ወይም በስክሪን አንባቢ ይሠራል?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"አሮጌ ስልኮች, የስክሪን አንባቢ, ኪቦርድ, JavaScript"}', '{"answer":"መሥራት አለበት። ማንበብ፣ መፈለግና ለእኛ መጻፍ ያለ JavaScript፣ በኪቦርድ ብቻ፣ በስክሪን አንባቢና ጽሑፉ እጥፍ ተልቆ ይሠራሉ። በጣም አሮጌ በሆኑ ብራውዘሮች ላይ ገጹ ቀለል ብሎ ሊታይ ይችላል። [የተደራሽነት መግለጫው](/accessibility) ምን እንደምንፈትሽና ገና ምን እንደሚጎድል ይናገራል።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-calendar', 'am', 'አንድን ዝግጅት ወደ ቀን መቁጠሪያዬ እንዴት አስገባለሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ቀን መቁጠሪያ, የሰዓት ክልል"}', '{"answer":"የእያንዳንዱ ዝግጅት ገጽ «ወደ ቀን መቁጠሪያ ያስገቡ» የሚል ሊንክ አለው። በስልክዎ ወይም በኮምፒውተርዎ ቀን መቁጠሪያ ሊከፍቱት የሚችሉት ትንሽ ፋይል ይሰጥዎታል። ፋይሉ የዝግጅቱን የሰዓት ክልል ስለሚያውቅ ቀን መቁጠሪያዎ እርስዎ ባሉበት ቦታ ያለውን ሰዓት ያሳያል። ሁሉንም ዝግጅቶች ለመከታተል [የዝግጅቶች ቀን መቁጠሪያውን](/events.ics) ወደ መተግበሪያዎ ይጨምሩ።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-cost', 'am', 'ዝግጅቶቻችሁ ክፍያ አላቸው?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ክፍያ, ጉዞ"}', '{"answer":"የላቸውም። በኢንተርኔትም ሆነ በአካል የሚካሄዱ ዝግጅቶች ሁሉ ነፃ ናቸው። አብዛኛውን ጊዜ የጉዞ ወይም የማረፊያ ወጪ መሸፈን አንችልም። የምንችል ከሆነ የዝግጅቱ ገጽ ይናገራል።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-registration', 'am', 'ለዝግጅት እንዴት እመዘገባለሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ምዝገባ, ተደራሽነት"}', '{"answer":"ዝግጅቱን [በዝግጅቶች ገጽ](/events) ላይ ይክፈቱና የሚጠይቀውን ያንብቡ። ሌላ ካላለ በስተቀር በገጹ ላይ «ይመዝገቡ» የሚለውን ይጫኑ፦ የዝግጅቱ ስምና ቀን የተሞላበት የመገናኛ ቅጽ ይከፈታል። ለመሳተፍ የሚያስፈልግዎት ነገር ካለ፣ ለምሳሌ ደረጃ የሌለው አዳራሽ ወይም አስተርጓሚ፣ ይህንንም ይንገሩን። ማቅረብ እንደምንችልና እንደማንችል በሐቀኝነት እንነግርዎታለን።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'events-from-afar', 'am', 'መጓዝ ካልቻልኩ መሳተፍ እችላለሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"በኢንተርኔት, የሥልጠና ጽሑፎች"}', '{"answer":"አዎ፣ ዝግጅቱ በኢንተርኔት ከሆነ፦ በዚያን ጊዜ ቦታው «በኢንተርኔት» ተብሎ ይገለጻል። ከሌሎች ዝግጅቶች በኋላ የተገኘውን ትምህርት [በዜና](/news) ወይም [በመርጃ](/resources) መልክ እናሳትማለን። በሥልጠና ጽሑፎቻችን ራስዎም ማካሄድ ይችላሉ፦ [ይጠይቁን](/contact)፤ እንዲዘጋጁ እናግዝዎታለን።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'how-to-join', 'am', 'እንዴት መቀላቀል እችላለሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"መቀላቀል, በጎ ፈቃደኝነት, የሥራ ዕድል"}', '{"answer":"ከጊዜዎ ጋር የሚስማማውን ይምረጡ። በተርጓሚነት፣ በአስተማሪነት፣ በገምጋሚነት ወይም በአስተናጋጅነት [በጎ ፈቃደኛ](/volunteer) መሆን፣ ወደ [ዝግጅት](/events) መምጣት፣ ወይም የራስዎን ሐሳብ ይዘው [ሊጽፉልን](/contact) ይችላሉ። [ይሳተፉ](/get-involved) የሚለው ገጽ የመሳተፊያ መንገዶችን ሁሉ ይዘረዝራል፤ [የሥራ ዕድል](/careers) ደግሞ ክፍት የሆነ ደመወዝ የሚከፈልበት ሥራ ካለ ያሳያል።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'low-data', 'am', 'በዚህ ድረ ገጽ ላይ ዳታ እንዴት መቆጠብ እችላለሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ዳታ ቆጣቢ ሁነታ, የሞባይል ዳታ, ዝግተኛ ኢንተርኔት"}', '{"answer":"በእያንዳንዱ ገጽ ከታች በስተቀኝ ያለውን የዳታ ቆጣቢ አዝራር ይጠቀሙ። ከዚያ ገጾች ያለ ስክሪፕት፣ ያለ ቪዲዮና ያለ ድር ፎንት ይከፈታሉ፤ ምስሎች የሚመጡት ሲጠይቁ ብቻ ነው። ሌላው ሁሉ እንደተለመደው ይሠራል። ምርጫዎ ለአንድ ዓመት ወይም እስኪቀይሩት ድረስ ይቆያል። ብራውዘርዎ ዳታ እንዲቆጥብ ተደርጎ ከሆነ ሁነታው ከመጀመሪያው በርቷል። ያለ እሱም ቢሆን ገጾቹ ትናንሽ ናቸው፤ ከሌሎች ኩባንያዎችም ምንም አይጫንም።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'membership-fee', 'am', 'አባልነት አለ? ክፍያስ አለው?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"መቀላቀል, ክፍያ, ማጭበርበር"}', '{"answer":"የሚከፈልበት አባልነትም ሆነ የአባልነት ካርድ የለም። በሥራው ከተሳተፉ የእኛ ነዎት። Secure AI Africa የመግቢያ ክፍያ ፈጽሞ አይጠይቅም። በስማችን የሚጠይቅዎት ካለ ማጭበርበር ነው፦ እባክዎ [ይንገሩን](/contact)።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reach-us', 'am', 'እንዴት ላገኛችሁ እችላለሁ? በምን ያህል ጊዜ ትመልሳላችሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"መገናኛ, መልስ, 24 ሰዓት"}', '{"answer":"[በመገናኛ ገጹ](/contact) ያለውን ቅጽ ይጠቀሙ። እያንዳንዱን መልእክት ሰው ያነበዋል፤ በ24 ሰዓት ውስጥም መልስ ያገኛሉ። እባክዎ የሚያስፈልግዎትን በርዕሰ ጉዳዩ ላይ ይናገሩ፤ ብዙ ጊዜ የሚያዩትንም የኢሜይል አድራሻ ይስጡ። ጋዜጠኛ ከሆኑ [የጋዜጠኞችን ቅጽ](/contact?about=press) ይጠቀሙ።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'report-a-fault', 'am', 'ብልሽት ወይም የደህንነት ክፍተት እንዴት አሳውቃለሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ብልሽት, የደህንነት ክፍተት, security.txt"}', '{"answer":"ብልሽት ከሆነ [በመገናኛ ገጹ](/contact) የገጹን አድራሻና የሆነውን ይላኩልን። ብራውዘርዎን ወይም ስልክዎን ማወቅ ይረዳናል። የደህንነት ክፍተት ከሆነ [security.txt](/.well-known/security.txt) ላይ ያለውን ይከተሉ። እባክዎ ለሙከራ የሌሎችን ሰዎች ዳታ አይጠቀሙ፤ ችግሩን ከማሳተምዎ በፊትም እንድናስተካክለው ጊዜ ይስጡን። በቅን ልቦና የሚያሳውቁንን ሰዎች እናመሰግናለን፤ እርምጃም አንወስድባቸውም።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reuse', 'am', 'መርጃዎቹ ነፃ ናቸው? መልሼ መጠቀምስ እችላለሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ፈቃድ, CC BY 4.0, መቅዳት"}', '{"answer":"አዎ። የምንጽፈው ሁሉ በነፃ ይነበባል፤ የታተመውም [በCreative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0) ፈቃድ ነው። እኛን እስከጠቀሱ፣ ወደ ፈቃዱ ሊንክ እስካደረጉና የለወጡትን እስከተናገሩ ድረስ መቅዳት፣ መተርጎም፣ መለወጥ፣ ማተምና መሸጥም ጭምር ይችላሉ። ሊንክ የምናደርግላቸው የሌሎች ሥራዎች የራሳቸው ውል አላቸው።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'secure-pipeline', 'am', 'የፓይፕላይንን ደህንነት ማስጠበቅ ስትሉ ምን ማለታችሁ ነው?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"የኤአይ ደህንነት, ፓይፕላይን, CD/CI, CI/CD"}', '{"answer":"ፓይፕላይን ኮድ፣ ዳታና ሞዴሎች ሰዎች ከመጠቀማቸው በፊት የሚጓዙበት መንገድ ነው፦ ይጻፋሉ፣ ይፈተሻሉ፣ ይገነባሉ፣ ይለቀቃሉ። እኛ CD/CI ፓይፕላይን ብለን እንጽፋለን። አብዛኞቹ መሐንዲሶች CI/CD ብለው ይጽፋሉ፤ ይህም «continuous integration and continuous delivery» ለሚለው አጭር መጠሪያ ነው፤ ሁለቱም አንድ ናቸው። በዚያ መንገድ ላይ አንድ ነገር መለወጥ የሚችል ሰው ሁሉም የሚያገኘውን ይለውጣል። ደህንነቱን ማስጠበቅ ማለት ማን ምን መለወጥ እንደሚችል ማወቅ፣ የተገነባውን መፈረምና ያልተፈረመውን አለመቀበል ማለት ነው። [የኤአይ ደህንነት](/ai-security) ገጽ ይህን ለሕዝብ፣ ለመሐንዲሶችና ለፖሊሲ አውጪዎች ያብራራል።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'training', 'am', 'ቡድኖችን ታሠለጥናላችሁ? የምስክር ወረቀትስ ትሰጣላችሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ሥልጠና, ዐውደ ጥናት, የምስክር ወረቀት"}', '{"answer":"ዐውደ ጥናቶችንና የተግባር ልምምዶችን [በዝግጅት](/events) መልክ እናካሂዳለን፤ ሌሎች ከውጤቱ መማር የሚችሉ ከሆነም አንዳንዴ ለአንድ ቡድን ወይም ትምህርት ቤት፦ [ይጠይቁን](/contact)። የምስክር ወረቀት አንሰጥም። ሊጠቀሙባቸውና ሊያስተምሩባቸው የሚችሏቸውን ጽሑፎች ይዘው ይሄዳሉ።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'translations', 'am', 'መርጃዎቹ በየትኞቹ ቋንቋዎች ናቸው? መተርጎምስ እችላለሁ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ቋንቋዎች, ትርጉም, በጎ ፈቃደኝነት"}', '{"answer":"አብዛኞቹ በእንግሊዝኛ፣ አንዳንዶቹም በፈረንሳይኛ፣ በፖርቹጋልኛ ወይም በስዋሂሊ ናቸው። ትርጉሞችን በደስታ እንቀበላለን፤ ፈቃድ አያስፈልጋቸውም። ከቦታው ጋር እንዲስማሙ ምሳሌዎቹንም ይቀይሩ። ውጤቱን [በመገናኛ ገጹ](/contact) ይላኩልን፦ ቋንቋውን የሚናገር ሌላ ሰው ካነበበው በኋላ ከዋናው ጽሑፍ ጎን፣ ከፈለጉ ከስምዎ ጋር እናወጣዋለን።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'where-we-work', 'am', 'የምትሠሩት የትና በየትኞቹ ቋንቋዎች ነው?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ቦታዎች, ቋንቋዎች, አዲስ አበባ"}', '{"answer":"ቤታችን አዲስ አበባ፣ ኢትዮጵያ ነው፤ ሥራችን ግን ለመላው አህጉር ነው፦ ዝግጅቶች በተለያዩ ከተሞችና በኢንተርኔት ይካሄዳሉ። ይህ ድረ ገጽ በስድስት ቋንቋዎች ነው። አንዳንድ መርጃዎችና ዝግጅቶች በፈረንሳይኛ፣ በፖርቹጋልኛ፣ በአረብኛ ወይም በስዋሂሊ ናቸው፤ እርስዎ በማንኛውም ቋንቋ ሊጽፉልን ይችላሉ። በ24 ሰዓት ውስጥ መልስ ያገኛሉ፤ መልሱ ግን በእንግሊዝኛ ሊሆን ይችላል።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'which-resources', 'am', 'ለእኔ የሚሆኑት የትኞቹ መርጃዎች ናቸው?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ምድቦች, ሕዝብ, መሐንዲሶች, ፖሊሲ አውጪዎች"}', '{"answer":"የተደራጁት ለማን እንደተዘጋጁ ነው። «ለሕዝብ» የቴክኖሎጂ ዕውቀት አይጠይቅም። «ለኔትወርክ መሐንዲሶች» ሥርዓቶችን ለሚሠሩና ለሚያንቀሳቅሱ ሰዎች ነው። «ለፖሊሲ አውጪዎች» ደንብ ለሚጽፉ ወይም ለመንግሥት ተቋማት ሥርዓቶችን ለሚገዙ ሰዎች ነው። «የሥልጠና ጽሑፎች» ሌሎችን እንዲያስተምሩ ይረዱዎታል። [በመርጃዎች ገጽ](/resources) ላይ ምድብ ይምረጡ፣ ወይም ሁሉንም ይፈልጉ።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'who-we-are', 'am', 'Secure AI Africa ምንድን ነው?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ስለ እኛ, ተልዕኮ, ለትርፍ ያልተቋቋመ"}', '{"answer":"Secure AI Africa በአፍሪካ ደህንነቱ ለተጠበቀና ሥነ ምግባራዊ ለሆነ ሰው ሠራሽ አስተውሎት (ኤአይ) የሚሠራ፣ ለትርፍ ያልተቋቋመ ኢኒሼቲቭ ነው። እዚህ በእርግጥ የሚያሳስቡ አደጋዎችን እናጠናለን፣ ሕዝቡንና መሐንዲሶችን እናስተምራለን፣ አለዚያ አንድን ችግር ብቻቸውን ይጋፈጡ የነበሩ ሰዎችን እናገናኛለን። ተጨማሪ [በተልዕኳችንና ራዕያችን](/about/mission-vision) ያንብቡ።"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'accounts-and-lists', 'ar', 'هل أحتاج إلى حساب، وهل لديكم قائمة بريدية؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"حساب, قائمة بريدية, خلاصات, خصوصية"}', '{"answer":"لا، ولا. يمكنكم قراءة كل ما في هذا الموقع دون تسجيل دخول، وليست لدينا قائمة بريدية. لمتابعتنا، عودوا إلى صفحتي [الأخبار](/news) و[الفعاليات](/events)، أو أضيفوا عنوان [خلاصة الأخبار](/feeds/news.rss) إلى قارئ الخلاصات."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'appearance', 'ar', 'كيف أبدّل بين المظهر الفاتح والمظهر الداكن؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"مظهر, وضع داكن, تباين"}', '{"answer":"استخدموا الزر الموجود في الركن السفلي من كل صفحة. يتذكر متصفحكم اختياركم ولا يرسله إلينا. ويحتاج الزر إلى JavaScript، ومن دونه يظهر الموقع بالمظهر الفاتح."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'become-a-partner', 'ar', 'هل يمكن لمؤسستي أن تصبح شريكًا؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"شركاء, مؤسسات"}', '{"answer":"نعم. نعمل مع شركات وجامعات وجهات عامة ومجموعات محلية. تبدأ الشراكة بعمل واحد يريد الطرفان القيام به. ولا يدفع أحد شيئًا. اطّلعوا على [من يعمل معنا](/about/partnerships)، ثم [أخبرونا](/contact?about=partner) بما تفكرون فيه."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'devices-and-screen-readers', 'ar', 'هل يعمل الموقع على هاتف قديم أو مع قارئ شاشة؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"هواتف قديمة, قارئات الشاشة, لوحة المفاتيح, JavaScript"}', '{"answer":"من المفترض ذلك. فالقراءة والبحث والكتابة إلينا تعمل دون JavaScript، وبلوحة المفاتيح وحدها، ومع قارئ شاشة، ومع تكبير النص إلى ضعف حجمه. وقد تبدو الصفحة أبسط في المتصفحات القديمة جدًا. ويذكر [بيان إمكانية الوصول](/accessibility) ما نختبره، وما ليس جيدًا بما يكفي بعد."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-calendar', 'ar', 'كيف أضيف فعالية إلى تقويمي؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"تقويم, مناطق زمنية"}', '{"answer":"في صفحة كل فعالية رابط «الإضافة إلى التقويم». يعطيكم ملفًا صغيرًا تفتحونه بالتقويم في هاتفكم أو حاسوبكم. ويعرف الملف المنطقة الزمنية للفعالية، فيعرض تقويمكم الوقت في المكان الذي أنتم فيه. ولمتابعة كل الفعاليات، اشتركوا في [تقويم الفعاليات](/events.ics)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-cost', 'ar', 'هل لفعالياتكم رسوم؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"رسوم, سفر"}', '{"answer":"لا. كل الفعاليات مجانية، عبر الإنترنت وحضوريًا. ولا نستطيع عادةً دفع تكاليف السفر أو الإقامة. وإذا استطعنا، ذكرت صفحة الفعالية ذلك."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-registration', 'ar', 'كيف أسجّل في فعالية؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"تسجيل, إمكانية الوصول"}', '{"answer":"افتحوا الفعالية من [صفحة الفعاليات](/events) واقرؤوا ما تطلبه. وما لم تذكر غير ذلك، اضغطوا «التسجيل» في صفحتها: تُفتح استمارة الاتصال وفيها اسم الفعالية وتاريخها. وأخبرونا أيضًا إن احتجتم إلى شيء كي تشاركوا، مثل قاعة بلا درج أو مترجم فوري. وسنقول لكم بصدق هل نستطيع توفيره."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'events-from-afar', 'ar', 'هل يمكنني المشاركة إذا لم أستطع السفر؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"عبر الإنترنت, مواد تدريبية"}', '{"answer":"نعم، إذا كانت الفعالية عبر الإنترنت: يُكتب مكانها عندئذ «عبر الإنترنت». وبعد الفعاليات الأخرى ننشر ما تعلّمناه، [خبرًا](/news) أو [موردًا](/resources). ويمكنكم أيضًا عقد جلسة بأنفسكم بموادنا التدريبية: [اسألونا](/contact) وسنساعدكم في إعدادها."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'how-to-join', 'ar', 'كيف يمكنني الانضمام؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"انضمام, تطوّع, وظائف"}', '{"answer":"اختاروا ما يناسب وقتكم. يمكنكم [التطوّع](/volunteer) في الترجمة أو التعليم أو المراجعة أو الاستضافة، أو حضور [فعالية](/events)، أو [الكتابة إلينا](/contact) بفكرة من عندكم. وفي صفحة [شاركوا معنا](/get-involved) كل طرق المشاركة، وفي صفحة [الوظائف](/careers) أي وظيفة مدفوعة الأجر شاغرة."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'low-data', 'ar', 'كيف أستهلك بيانات أقل في هذا الموقع؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"وضع توفير البيانات, بيانات الهاتف, اتصال بطيء"}', '{"answer":"استخدموا مفتاح توفير البيانات الموجود في الركن السفلي من كل صفحة. فتُحمَّل الصفحات بلا برامج نصية ولا أفلام ولا خطوط ويب، ولا تُحمَّل الصور إلا إذا طلبتموها. ويبقى كل شيء صالحًا للاستخدام. ويُحفظ اختياركم مدة سنة، أو إلى أن تغيّروه. وإذا كان متصفحكم مضبوطًا على توفير البيانات، عمل الوضع من البداية. وحتى من دونه، الصفحات صغيرة ولا يُحمَّل شيء من شركات أخرى."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'membership-fee', 'ar', 'هل توجد عضوية، وهل لها رسوم؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"انضمام, رسوم, احتيال"}', '{"answer":"لا توجد عضوية مدفوعة ولا بطاقة عضوية. من شارك في العمل فهو منا. ولا تطلب Secure AI Africa أبدًا رسوم انضمام. إذا طلبها منكم أحد باسمنا فهذا احتيال: يُرجى [إخبارنا](/contact)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reach-us', 'ar', 'كيف أصل إليكم، ومتى تردّون؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"اتصال, ردّ, 24 ساعة"}', '{"answer":"استخدموا الاستمارة الموجودة في [صفحة الاتصال](/contact). كل رسالة يقرؤها إنسان، ويصلكم الردّ خلال 24 ساعة. يُرجى ذكر ما تحتاجون إليه في خانة الموضوع، وكتابة عنوان بريد إلكتروني تتفقدونه كثيرًا. وإذا كنتم من الصحفيين، فاستخدموا [استمارة الصحافة](/contact?about=press)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'report-a-fault', 'ar', 'كيف أبلّغ عن خلل أو ثغرة أمنية؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"خلل, ثغرة أمنية, security.txt"}', '{"answer":"للإبلاغ عن خلل، أرسلوا إلينا من [صفحة الاتصال](/contact) عنوان الصفحة وما حدث. ويفيدنا أن نعرف متصفحكم أو هاتفكم. وللإبلاغ عن ثغرة أمنية، اتبعوا ما في [security.txt](/.well-known/security.txt). يُرجى عدم استخدام بيانات الآخرين للاختبار، وإعطاؤنا وقتًا لإصلاح المشكلة قبل نشرها. ونحن ممتنون لمن يبلّغون بحسن نية، ولن نتخذ أي إجراء ضدهم."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reuse', 'ar', 'هل الموارد مجانية، وهل يجوز لي إعادة استخدامها؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"رخصة, CC BY 4.0, نسخ"}', '{"answer":"نعم. كل ما نكتبه متاح للقراءة مجانًا ومنشور برخصة [المشاع الإبداعي نَسب المصنَّف 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). يجوز لكم نسخه وترجمته وتغييره وطباعته وحتى بيعه، بشرط أن تذكروا اسمنا، وتضعوا رابطًا إلى الرخصة، وتبيّنوا ما غيّرتموه. أما أعمال الآخرين التي نضع روابط إليها فلها شروطها الخاصة."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'secure-pipeline', 'ar', 'ماذا تقصدون بتأمين المسار؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"أمن الذكاء الاصطناعي, مسار التسليم, CD/CI, CI/CD"}', '{"answer":"المسار (pipeline) هو الطريق الذي تقطعه الشفرة والبيانات والنماذج قبل أن يستخدمها الناس: تُكتب وتُختبر وتُبنى وتُطلق. نكتب «مسار CD/CI». ويكتب معظم المهندسين CI/CD، اختصارًا للتكامل المستمر والتسليم المستمر، ويقصدون الشيء نفسه. ومن استطاع تغيير شيء في ذلك الطريق غيّر ما يصل إلى الجميع. وتأمينه يعني أن نعرف من يحق له تغيير ماذا، وأن نوقّع ما يُبنى، وأن نرفض ما ليس موقّعًا. وتشرح صفحة [أمن الذكاء الاصطناعي](/ai-security) ذلك للجمهور وللمهندسين ولصنّاع السياسات."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'training', 'ar', 'هل تدرّبون الفرق، وهل تمنحون شهادة؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"تدريب, ورش عمل, شهادة"}', '{"answer":"نعقد ورش عمل وعيادات تطبيقية ضمن [فعالياتنا](/events)، وأحيانًا لفريق واحد أو مدرسة واحدة، إذا كان غيرهم يستطيع التعلّم من النتيجة: [اسألونا](/contact). ولا نمنح شهادات. تخرجون بمواد يمكنكم استخدامها والتدريس بها."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'translations', 'ar', 'بأي لغات تتوفر الموارد، وهل يجوز لي أن أترجم أحدها؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"لغات, ترجمة, تطوّع"}', '{"answer":"معظمها بالإنجليزية، وبعضها بالفرنسية أو البرتغالية أو السواحيلية. نرحب بالترجمات، وهي لا تحتاج إلى إذن. وغيّروا الأمثلة أيضًا لتناسب المكان. أرسلوا إلينا النتيجة من [صفحة الاتصال](/contact): وبعد أن يقرأها شخص آخر يتكلم اللغة، ننشرها إلى جانب الأصل مع اسمكم، إن أردتم."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'where-we-work', 'ar', 'أين تعملون، وبأي لغات؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"أماكن, لغات, أديس أبابا"}', '{"answer":"مقرنا أديس أبابا في إثيوبيا، وعملنا للقارة كلها: تُعقد الفعاليات في مدن مختلفة وعبر الإنترنت. هذا الموقع بست لغات. وبعض الموارد والفعاليات بالفرنسية أو البرتغالية أو العربية أو السواحيلية، ويمكنكم الكتابة إلينا بأي لغة. يصلكم الردّ خلال 24 ساعة، وإن كان قد يأتي بالإنجليزية."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'which-resources', 'ar', 'أي الموارد موجّهة إليّ؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"فئات, جمهور, مهندسون, صنّاع السياسات"}', '{"answer":"صُنّفت الموارد بحسب من هي موجّهة إليهم. فئة «للجمهور» لا تحتاج إلى معرفة بالتقنية. وفئة «لمهندسي الشبكات» لمن يبنون الأنظمة ويشغّلونها. وفئة «لصنّاع السياسات» لمن يكتبون القواعد أو يشترون الأنظمة للجهات العامة. وفئة «مواد تدريبية» تساعدكم على تعليم غيركم. اختاروا علامة تبويب في [صفحة الموارد](/resources)، أو ابحثوا فيها كلها."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'who-we-are', 'ar', 'ما هي Secure AI Africa؟', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"من نحن, رسالة, غير ربحية"}', '{"answer":"Secure AI Africa مبادرة غير ربحية من أجل ذكاء اصطناعي آمن وأخلاقي في أفريقيا. ندرس المخاطر التي تهمّنا هنا، ونعلّم الجمهور والمهندسين، ونجمع بين أناس كانوا سيواجهون المشكلة نفسها كل على حدة. اقرؤوا المزيد في [رسالتنا ورؤيتنا](/about/mission-vision)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'accounts-and-lists', 'fr', 'Me faut-il un compte, et avez-vous une liste de diffusion ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"compte, liste de diffusion, flux RSS, vie privée"}', '{"answer":"Ni l’un ni l’autre. Vous pouvez lire tout ce site sans vous connecter, et nous n’avons pas de liste de diffusion. Pour nous suivre, revenez aux pages [Actualités](/news) et [Événements](/events), ou donnez à un lecteur de flux l’adresse de notre [flux d’actualités](/feeds/news.rss)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'appearance', 'fr', 'Comment passer de l’affichage clair à l’affichage sombre ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"affichage, mode sombre, contraste"}', '{"answer":"Utilisez le bouton en bas à droite de chaque page. Votre navigateur retient ce choix et ne nous l’envoie pas. Le bouton a besoin de JavaScript. Sans JavaScript, le site est clair."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'become-a-partner', 'fr', 'Mon organisation peut-elle devenir partenaire ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"partenaires, organisations"}', '{"answer":"Oui. Nous travaillons avec des entreprises, des universités, des organismes publics et des associations. Un partenariat commence par un travail précis que les deux parties veulent faire. Personne n’a à payer. Voyez [qui travaille avec nous](/about/partnerships), puis [dites-nous](/contact?about=partner) à quoi vous pensez."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'devices-and-screen-readers', 'fr', 'Le site fonctionne-t-il sur un vieux téléphone ou avec un lecteur d’écran ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"vieux téléphones, lecteurs d’écran, clavier, JavaScript"}', '{"answer":"Il le devrait. On peut lire, chercher et nous écrire sans JavaScript, avec le clavier seul, avec un lecteur d’écran et avec un texte deux fois plus grand. Sur de très vieux navigateurs, une page peut avoir une présentation plus simple. La [déclaration d’accessibilité](/accessibility) dit ce que nous testons, et ce qui n’est pas encore assez bon."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-calendar', 'fr', 'Comment ajouter un événement à mon calendrier ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"calendrier, fuseaux horaires"}', '{"answer":"La page de chaque événement a un lien « Ajouter au calendrier ». Il vous donne un petit fichier à ouvrir avec le calendrier de votre téléphone ou de votre ordinateur. Le fichier connaît le fuseau horaire de l’événement : votre calendrier affiche donc l’heure de l’endroit où vous êtes. Pour suivre tous les événements, abonnez-vous au [calendrier des événements](/events.ics)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-cost', 'fr', 'Vos événements sont-ils payants ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"frais, voyage"}', '{"answer":"Non. Tous les événements sont gratuits, en ligne et sur place. Normalement, nous ne pouvons pas payer le voyage ni l’hébergement. Si nous le pouvons, la page de l’événement le dit."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-registration', 'fr', 'Comment s’inscrire à un événement ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"inscription, accessibilité"}', '{"answer":"Ouvrez l’événement sur la [page Événements](/events) et lisez ce qui y est demandé. Sauf indication contraire, appuyez sur « S’inscrire » sur sa page : le formulaire de contact s’ouvre avec le nom et la date de l’événement déjà remplis. Dites-nous aussi s’il vous faut quelque chose pour pouvoir participer, comme une salle sans marches ou un interprète. Nous vous dirons franchement si nous pouvons le fournir."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'events-from-afar', 'fr', 'Puis-je participer si je ne peux pas voyager ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"en ligne, supports de formation"}', '{"answer":"Oui, si l’événement est en ligne : le lieu indiqué est alors « En ligne ». Après les autres événements, nous publions ce qui a été appris, dans les [actualités](/news) ou comme [ressource](/resources). Vous pouvez aussi animer vous-même une séance avec nos supports de formation : [demandez-nous](/contact), et nous vous aiderons à la préparer."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'how-to-join', 'fr', 'Comment puis-je vous rejoindre ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"participer, bénévolat, emploi"}', '{"answer":"Choisissez selon le temps dont vous disposez. Vous pouvez [être bénévole](/volunteer) pour traduire, enseigner, relire ou accueillir une rencontre, venir à un [événement](/events), ou [nous écrire](/contact) avec une idée à vous. La page [Agir avec nous](/get-involved) présente toutes les façons de participer, et la page [Emploi](/careers) annonce les postes rémunérés ouverts."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'low-data', 'fr', 'Comment consommer moins de données sur ce site ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"mode économie de données, données mobiles, connexion lente"}', '{"answer":"Utilisez le bouton d’économie de données en bas à droite de chaque page. Les pages se chargent alors sans scripts, sans films et sans polices à télécharger, et les images ne se chargent que si vous les demandez. Tout continue de fonctionner. Votre choix est gardé un an, ou jusqu’à ce que vous en changiez. Si votre navigateur est réglé pour économiser les données, le mode est activé dès le début. Même sans lui, les pages sont légères, et rien n’est chargé depuis d’autres entreprises."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'membership-fee', 'fr', 'Peut-on adhérer, et est-ce payant ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"participer, frais, escroquerie"}', '{"answer":"Il n’y a ni adhésion payante ni carte de membre. Si vous prenez part au travail, vous êtes des nôtres. Secure AI Africa ne demande jamais de droit d’adhésion. Si quelqu’un vous en demande un en notre nom, c’est une escroquerie : veuillez [nous prévenir](/contact)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reach-us', 'fr', 'Comment vous joindre, et quand répondez-vous ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"contact, réponse, 24 heures"}', '{"answer":"Utilisez le formulaire de la [page Contact](/contact). Une personne lit chaque message, et vous recevrez une réponse dans les 24 heures. Dites dans l’objet ce dont vous avez besoin, et donnez une adresse e-mail que vous consultez souvent. Si vous êtes journaliste, utilisez le [formulaire pour la presse](/contact?about=press)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'report-a-fault', 'fr', 'Comment signaler une panne ou une faille de sécurité ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"panne, vulnérabilité, security.txt"}', '{"answer":"Pour une panne, envoyez-nous par la [page Contact](/contact) l’adresse de la page et ce qui s’est passé. Il est utile de connaître votre navigateur ou votre téléphone. Pour une faille de sécurité, suivez [security.txt](/.well-known/security.txt). N’utilisez pas les données d’autres personnes pour un test, et laissez-nous le temps de corriger le problème avant de le publier. Nous remercions les personnes qui font un signalement de bonne foi, et n’engagerons aucune action contre elles."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reuse', 'fr', 'Les ressources sont-elles gratuites, et puis-je les réutiliser ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"licence, CC BY 4.0, copie"}', '{"answer":"Oui. Tout ce que nous écrivons se lit gratuitement et est publié sous la licence [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Vous pouvez le copier, le traduire, le modifier, l’imprimer et même le vendre, à condition de nous citer, de mettre un lien vers la licence et de dire ce que vous avez changé. Les œuvres d’autres auteurs vers lesquelles nous renvoyons ont leurs propres conditions."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'secure-pipeline', 'fr', 'Que veut dire « sécuriser la chaîne » ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"sécurité de l’IA, pipeline, chaîne de déploiement, CD/CI, CI/CD"}', '{"answer":"La chaîne (le « pipeline ») est la route que suivent le code, les données et les modèles avant que les gens ne s’en servent : on les écrit, on les teste, on les construit et on les publie. Nous écrivons chaîne CD/CI. La plupart des ingénieurs écrivent CI/CD, pour intégration continue et livraison continue, et veulent dire la même chose. Qui peut changer quelque chose sur cette route change ce que tout le monde reçoit. La sécuriser, c’est savoir qui a le droit de changer quoi, signer ce qui est construit et refuser ce qui n’est pas signé. La page [Sécurité de l’IA](/ai-security) l’explique pour le grand public, pour les ingénieurs et pour les décideurs publics."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'training', 'fr', 'Formez-vous des équipes, et y a-t-il un certificat ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"formation, ateliers, certificat"}', '{"answer":"Nous organisons des ateliers et des ateliers d’attaque parmi nos [événements](/events), et parfois pour une seule équipe ou une seule école, si d’autres peuvent apprendre du résultat : [demandez-nous](/contact). Nous ne délivrons pas de certificats. Vous repartez avec des supports que vous pouvez utiliser et enseigner."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'translations', 'fr', 'En quelles langues sont les ressources, et puis-je en traduire une ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"langues, traduction, bénévolat"}', '{"answer":"La plupart sont en anglais, et quelques-unes en français, en portugais ou en swahili. Les traductions sont les bienvenues et n’ont besoin d’aucune autorisation. Changez aussi les exemples, pour qu’ils conviennent au lieu. Envoyez-nous le résultat par la [page Contact](/contact) : une fois qu’une autre personne qui parle la langue l’a relu, nous le publions à côté de l’original, avec votre nom si vous le souhaitez."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'where-we-work', 'fr', 'Où travaillez-vous, et dans quelles langues ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"lieux, langues, Addis-Abeba"}', '{"answer":"Nous sommes installés à Addis-Abeba, en Éthiopie, et nous travaillons pour tout le continent : les événements ont lieu dans différentes villes et en ligne. Ce site existe en six langues. Certaines ressources et certains événements sont en français, en portugais, en arabe ou en swahili, et vous pouvez nous écrire dans n’importe quelle langue. Vous recevrez une réponse dans les 24 heures, mais elle sera peut-être en anglais."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'which-resources', 'fr', 'Quelles ressources sont faites pour moi ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"catégories, grand public, ingénieurs, décideurs publics"}', '{"answer":"Elles sont classées selon leur public. « Pour le grand public » ne demande aucune connaissance technique. « Pour les ingénieurs réseau » s’adresse aux personnes qui construisent et exploitent des systèmes. « Pour les décideurs publics » s’adresse aux personnes qui écrivent des règles ou achètent des systèmes pour des organismes publics. « Supports de formation » vous aide à enseigner aux autres. Choisissez un onglet sur la [page Ressources](/resources), ou cherchez dans toutes."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'who-we-are', 'fr', 'Qu’est-ce que Secure AI Africa ?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"à propos de nous, mission, but non lucratif"}', '{"answer":"Secure AI Africa est une initiative à but non lucratif pour une IA sûre et éthique en Afrique. Nous étudions les risques qui comptent ici, nous formons le public et les ingénieurs, et nous réunissons des personnes qui, sinon, affronteraient seules le même problème. Lisez la suite dans [notre mission et notre vision](/about/mission-vision)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'accounts-and-lists', 'pt', 'Preciso de uma conta? E há uma lista de e-mail?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"conta, lista de e-mail, feeds, privacidade"}', '{"answer":"Não, e não. Pode ler tudo neste site sem iniciar sessão, e não temos lista de e-mail. Para nos acompanhar, volte às páginas de [notícias](/news) e de [eventos](/events), ou dê a um leitor de feeds o endereço do nosso [feed de notícias](/feeds/news.rss)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'appearance', 'pt', 'Como mudo entre o tema claro e o escuro?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"tema, tema escuro, contraste"}', '{"answer":"Use o botão em baixo, à direita, em todas as páginas. O seu navegador lembra a escolha e não a envia para nós. O botão precisa de JavaScript. Sem ele, o site usa o tema claro."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'become-a-partner', 'pt', 'A minha organização pode tornar-se parceira?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"parceiros, organizações"}', '{"answer":"Sim. Trabalhamos com empresas, universidades, entidades públicas e grupos comunitários. Uma parceria começa com um trabalho que ambas as partes querem fazer. Ninguém tem de pagar. Veja [quem trabalha connosco](/about/partnerships) e depois [diga-nos](/contact?about=partner) o que tem em mente."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'devices-and-screen-readers', 'pt', 'O site funciona num telemóvel antigo ou com um leitor de ecrã?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"telemóveis antigos, leitores de ecrã, teclado, JavaScript"}', '{"answer":"Deve funcionar. Pode ler, pesquisar e escrever-nos sem JavaScript, só com o teclado, com um leitor de ecrã e com o texto no dobro do tamanho. Em navegadores muito antigos, uma página pode ter um aspeto mais simples. A [declaração de acessibilidade](/accessibility) diz o que testamos e o que ainda não está bem."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-calendar', 'pt', 'Como adiciono um evento ao meu calendário?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"calendário, fusos horários"}', '{"answer":"A página de cada evento tem o link “Adicionar ao calendário”. Recebe um pequeno ficheiro que pode abrir com o calendário do telemóvel ou do computador. O ficheiro conhece o fuso horário do evento, por isso o seu calendário mostra a hora do lugar onde está. Para acompanhar todos os eventos, subscreva o [calendário de eventos](/events.ics)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-cost', 'pt', 'Os vossos eventos são pagos?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"custos, viagens"}', '{"answer":"Não. Todos os eventos são gratuitos, online e presenciais. Normalmente não podemos pagar viagens nem alojamento. Quando podemos, a página do evento diz isso."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-registration', 'pt', 'Como me inscrevo num evento?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"inscrição, acessibilidade"}', '{"answer":"Abra o evento na [página de eventos](/events) e leia o que se pede. Salvo indicação em contrário, carregue em “Inscrever-se” na página do evento: abre-se o formulário de contacto, já com o nome e a data do evento. Diga-nos também se precisa de algo para poder participar, como uma sala sem degraus ou um intérprete. Diremos com franqueza se o podemos garantir."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'events-from-afar', 'pt', 'Posso participar se não puder viajar?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"online, materiais de formação"}', '{"answer":"Sim, se o evento for online: nesse caso, o local indicado é “Online”. Depois dos outros eventos, publicamos o que se aprendeu, como [notícia](/news) ou como [recurso](/resources). Também pode organizar uma sessão com os nossos materiais de formação: [fale connosco](/contact) e ajudamos a prepará-la."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'how-to-join', 'pt', 'Como posso participar?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"participar, voluntariado, emprego"}', '{"answer":"Escolha o que cabe no seu tempo. Pode fazer [voluntariado](/volunteer) a traduzir, ensinar, rever textos ou acolher encontros, vir a um [evento](/events), ou [escrever-nos](/contact) com uma ideia sua. A página [Participe](/get-involved) mostra todas as formas de participar, e [Trabalhe connosco](/careers) indica se há vagas de trabalho pago."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'low-data', 'pt', 'Como posso gastar menos dados neste site?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"modo de poupança de dados, dados móveis, ligação lenta"}', '{"answer":"Use o botão de poupança de dados em baixo, à direita, em todas as páginas. As páginas passam a carregar sem scripts, vídeos nem tipos de letra da Web, e as imagens só carregam quando as pedir. Tudo continua a funcionar. A sua escolha fica guardada durante um ano, ou até que a mude. Se o seu navegador estiver configurado para poupar dados, o modo está ligado desde o início. Mesmo sem ele, as páginas são pequenas, e nada é carregado de outras empresas."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'membership-fee', 'pt', 'Há inscrição de membros, e custa alguma coisa?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"participar, quotas, burla"}', '{"answer":"Não há quotas nem cartão de membro. Quem participa no trabalho faz parte. A Secure AI Africa nunca pede dinheiro pela adesão. Se alguém o fizer em nosso nome, é burla: por favor, [avise-nos](/contact)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reach-us', 'pt', 'Como vos contacto, e quanto demora a resposta?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"contacto, resposta, 24 horas"}', '{"answer":"Use o formulário da [página de contactos](/contact). Todas as mensagens são lidas por uma pessoa, e receberá resposta no prazo de 24 horas. Por favor, diga no assunto do que precisa, e indique um endereço de e-mail que consulte com frequência. Se é jornalista, use o [formulário para a imprensa](/contact?about=press)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'report-a-fault', 'pt', 'Como comunico um erro do site ou uma falha de segurança?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"erro, vulnerabilidade, security.txt"}', '{"answer":"Se algo não funciona, use a [página de contactos](/contact) para nos enviar o endereço da página e o que aconteceu. Ajuda saber qual é o seu navegador ou telemóvel. Para uma falha de segurança, siga o [security.txt](/.well-known/security.txt). Por favor, não use dados de outras pessoas num teste, e dê-nos tempo para corrigir o problema antes de o publicar. Agradecemos a quem nos avisa de boa-fé, e não agiremos contra essas pessoas."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reuse', 'pt', 'Os recursos são gratuitos, e posso reutilizá-los?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"licença, CC BY 4.0, cópia"}', '{"answer":"Sim. Tudo o que escrevemos é de leitura livre e está publicado sob a licença [Creative Commons Atribuição 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Pode copiar, traduzir, alterar, imprimir e até vender, desde que indique o nosso nome, ponha um link para a licença e diga o que alterou. Os trabalhos de outros para os quais temos links têm as suas próprias condições."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'secure-pipeline', 'pt', 'O que querem dizer com tornar seguro o pipeline?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"segurança da IA, pipeline, CD/CI, CI/CD"}', '{"answer":"O pipeline é o caminho que o código, os dados e os modelos percorrem antes de as pessoas os usarem: são escritos, testados, construídos e publicados. Nós escrevemos pipeline CD/CI. A maioria dos engenheiros escreve CI/CD, as iniciais em inglês de integração contínua e entrega contínua, e quer dizer o mesmo. Quem puder mudar algo nesse caminho muda o que toda a gente recebe. Torná-lo seguro é saber quem pode mudar o quê, assinar o que é construído e recusar o que não está assinado. A página [Segurança da IA](/ai-security) explica-o ao público, a engenheiros e a decisores políticos."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'training', 'pt', 'Dão formação a equipas, e há certificado?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"formação, oficinas, certificado"}', '{"answer":"Organizamos oficinas e clínicas como [eventos](/events), e às vezes para uma só equipa ou escola, se outros puderem aprender com o resultado: [fale connosco](/contact). Não passamos certificados. No fim leva materiais que pode usar e com que pode ensinar."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'translations', 'pt', 'Em que línguas estão os recursos, e posso traduzir um?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"línguas, tradução, voluntariado"}', '{"answer":"A maioria está em inglês, e alguns em francês, português ou suaíli. As traduções são bem-vindas e não precisam de autorização. Mude também os exemplos, para que se adaptem ao lugar. Envie-nos o resultado pela [página de contactos](/contact): depois de outra pessoa que fale a língua o ter lido, publicamo-lo ao lado do original, com o seu nome, se quiser."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'where-we-work', 'pt', 'Onde trabalham, e em que línguas?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"lugares, línguas, Adis Abeba"}', '{"answer":"A nossa casa é Adis Abeba, na Etiópia, e o nosso trabalho é para todo o continente: os eventos realizam-se em várias cidades e online. Este site existe em seis línguas. Alguns recursos e eventos são em francês, português, árabe ou suaíli, e pode escrever-nos em qualquer língua. Receberá resposta no prazo de 24 horas, embora possa ser em inglês."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'which-resources', 'pt', 'Que recursos são para mim?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"categorias, público, engenheiros, decisores políticos"}', '{"answer":"Estão organizados por destinatário. “Para o público” não exige conhecimentos técnicos. “Para engenheiros de redes” é para quem constrói e opera sistemas. “Para decisores políticos” é para quem escreve regras ou compra sistemas para entidades públicas. “Materiais de formação” ajuda a ensinar outras pessoas. Escolha um separador na [página de recursos](/resources), ou pesquise em todos."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'who-we-are', 'pt', 'O que é a Secure AI Africa?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"sobre nós, missão, sem fins lucrativos"}', '{"answer":"A Secure AI Africa é uma iniciativa sem fins lucrativos por uma IA segura e ética em África. Estudamos os riscos que contam aqui, ensinamos o público e os engenheiros, e juntamos pessoas que de outra forma enfrentariam sozinhas o mesmo problema. Leia mais em [missão e visão](/about/mission-vision)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'accounts-and-lists', 'sw', 'Je, nahitaji akaunti, na kuna orodha ya barua pepe?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"akaunti, orodha ya barua pepe, milisho, faragha"}', '{"answer":"Hapana, na hapana. Unaweza kusoma kila kitu kwenye tovuti hii bila kuingia kwa akaunti, na hatuna orodha ya barua pepe. Ili kutufuatilia, rudi kwenye kurasa za [habari](/news) na [matukio](/events), au ipe programu yako ya kusoma milisho anwani ya [mlisho wetu wa habari](/feeds/news.rss)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'appearance', 'sw', 'Ninabadilishaje kati ya mwonekano wa mwangaza na wa giza?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"mandhari, mwonekano wa giza, utofauti wa rangi"}', '{"answer":"Tumia kitufe kilicho chini kulia kwenye kila ukurasa. Kivinjari chako hukumbuka chaguo lako na hakilitumi kwetu. Kitufe hicho kinahitaji JavaScript. Bila JavaScript, tovuti huwa na mwonekano wa mwangaza."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'become-a-partner', 'sw', 'Je, taasisi yangu inaweza kuwa mshirika?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"washirika, taasisi"}', '{"answer":"Ndiyo. Tunafanya kazi na kampuni, vyuo vikuu, taasisi za umma na vikundi vya jamii. Ushirikiano huanza na kazi moja ambayo pande zote mbili zinataka kuifanya. Hakuna anayelazimika kulipa. Tazama [nani anafanya kazi nasi](/about/partnerships), kisha [tuambie](/contact?about=partner) unachofikiria."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'devices-and-screen-readers', 'sw', 'Je, tovuti inafanya kazi kwenye simu ya zamani au kwa kisoma skrini?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"simu za zamani, visoma skrini, kibodi, JavaScript"}', '{"answer":"Inapaswa kufanya kazi. Kusoma, kutafuta na kutuandikia hufanya kazi bila JavaScript, kwa kibodi pekee, kwa kisoma skrini na kwa maandishi yaliyokuzwa mara mbili. Kwenye vivinjari vya zamani sana ukurasa unaweza kuonekana wa kawaida zaidi. [Taarifa ya ufikivu](/accessibility) inaeleza tunachojaribu, na kile ambacho bado si kizuri vya kutosha."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-calendar', 'sw', 'Ninawekaje tukio kwenye kalenda yangu?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"kalenda, kanda za saa"}', '{"answer":"Ukurasa wa kila tukio una kiungo cha “Weka kwenye kalenda”. Kinakupa faili ndogo unayoweza kuifungua kwa kalenda ya simu au kompyuta yako. Faili hiyo inajua ukanda wa saa wa tukio, kwa hiyo kalenda yako huonyesha saa za mahali ulipo. Ili kufuatilia matukio yote, jiunge na [kalenda ya matukio](/events.ics)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-cost', 'sw', 'Je, matukio yenu yana gharama yoyote?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"ada, safari"}', '{"answer":"Hapana. Matukio yote ni bure, ya mtandaoni na ya ana kwa ana. Kwa kawaida hatuwezi kulipia safari wala malazi. Tukiweza, ukurasa wa tukio husema hivyo."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-registration', 'sw', 'Ninajiandikishaje kwa tukio?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"kujiandikisha, ufikivu"}', '{"answer":"Fungua tukio kwenye [ukurasa wa matukio](/events) na usome linachohitaji. Isipokuwa liseme vinginevyo, bonyeza “Jiandikishe” kwenye ukurasa wake: fomu ya mawasiliano hufunguka ikiwa na jina na tarehe ya tukio. Tuambie pia kama unahitaji kitu ili uweze kushiriki, kama vile chumba kisicho na ngazi au mkalimani. Tutakuambia ukweli kama tunaweza kukitoa."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'events-from-afar', 'sw', 'Je, naweza kushiriki ikiwa siwezi kusafiri?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"mtandaoni, nyenzo za mafunzo"}', '{"answer":"Ndiyo, ikiwa tukio ni la mtandaoni: hapo mahali pake huandikwa “Mtandaoni”. Baada ya matukio mengine, tunachapisha yaliyojifunzwa, kama [habari](/news) au kama [nyenzo](/resources). Unaweza pia kuendesha kipindi mwenyewe kwa nyenzo zetu za mafunzo: [tuulize](/contact), nasi tutakusaidia kukiandaa."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'how-to-join', 'sw', 'Ninawezaje kujiunga?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"kujiunga, kujitolea, ajira"}', '{"answer":"Chagua kinacholingana na muda wako. Unaweza [kujitolea](/volunteer) kama mtafsiri, mwalimu, mhakiki au mwenyeji, kuja kwenye [tukio](/events), au [kutuandikia](/contact) wazo lako mwenyewe. Ukurasa wa [Shiriki](/get-involved) unaorodhesha njia zote za kushiriki, na ukurasa wa [Ajira](/careers) unaonyesha kazi yoyote ya malipo iliyo wazi."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'low-data', 'sw', 'Ninawezaje kutumia data kidogo kwenye tovuti hii?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"hali ya kuokoa data, data ya simu, intaneti ya polepole"}', '{"answer":"Tumia swichi ya kuokoa data iliyo chini kulia kwenye kila ukurasa. Hapo kurasa hupakiwa bila skripti, filamu wala fonti za kupakuliwa, na picha hupakiwa tu unapoziomba. Kila kitu bado hufanya kazi. Chaguo lako hutunzwa kwa mwaka mmoja, au hadi ulibadilishe. Ikiwa kivinjari chako kimewekwa kuokoa data, hali hiyo huwa imewashwa tangu mwanzo. Hata bila hali hiyo, kurasa ni ndogo, na hakuna kinachopakiwa kutoka kwa kampuni nyingine."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'membership-fee', 'sw', 'Je, kuna uanachama, na una gharama yoyote?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"kujiunga, ada, ulaghai"}', '{"answer":"Hakuna uanachama wa kulipia wala kadi ya uanachama. Ukishiriki katika kazi, wewe ni mmoja wetu. Secure AI Africa haiombi kamwe ada ya kujiunga. Mtu akikuomba ada hiyo kwa jina letu, huo ni ulaghai: tafadhali [tuambie](/contact)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reach-us', 'sw', 'Ninawezaje kuwafikia, na mtajibu baada ya muda gani?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"mawasiliano, majibu, saa 24"}', '{"answer":"Tumia fomu iliyo kwenye [ukurasa wa mawasiliano](/contact). Kila ujumbe husomwa na mtu, na utapata jibu ndani ya saa 24. Tafadhali eleza unachohitaji katika mstari wa mada, na utoe anwani ya barua pepe unayoiangalia mara kwa mara. Ikiwa wewe ni mwanahabari, tumia [fomu ya wanahabari](/contact?about=press)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'report-a-fault', 'sw', 'Ninaripotije hitilafu au udhaifu wa usalama?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"hitilafu, udhaifu wa usalama, security.txt"}', '{"answer":"Kwa hitilafu, tumia [ukurasa wa mawasiliano](/contact) kututumia anwani ya ukurasa na kilichotokea. Inasaidia kujua kivinjari chako au simu yako. Kwa udhaifu wa usalama, fuata [security.txt](/.well-known/security.txt). Tafadhali usitumie data za watu wengine kwa jaribio, na utupe muda wa kurekebisha tatizo kabla ya kulichapisha. Tunawashukuru wanaoripoti kwa nia njema, na hatutachukua hatua dhidi yao."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reuse', 'sw', 'Je, nyenzo ni za bure, na naweza kuzitumia tena?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"leseni, CC BY 4.0, kunakili"}', '{"answer":"Ndiyo. Kila tunachoandika kinasomwa bila malipo na kimechapishwa chini ya [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Unaweza kukinakili, kukitafsiri, kukibadilisha, kukichapa na hata kukiuza, mradi tu ututaje, uweke kiungo cha leseni na useme ulichobadilisha. Kazi za wengine tunazounganisha nazo zina masharti yake zenyewe."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'secure-pipeline', 'sw', 'Mna maana gani mnaposema kulinda mkondo?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"usalama wa AI, mkondo, pipeline, CD/CI, CI/CD"}', '{"answer":"Mkondo (pipeline) ni njia ambayo msimbo, data na modeli hupitia kabla ya kutumiwa na watu: huandikwa, hujaribiwa, huundwa na hutolewa. Sisi tunaandika mkondo wa CD/CI. Wahandisi wengi huandika CI/CD, kifupi cha *[continuous integration and continuous delivery]{lang=en}* (kuunganisha na kufikisha mfululizo), na humaanisha kitu kilekile. Yeyote anayeweza kubadilisha kitu kwenye njia hiyo hubadilisha kile ambacho kila mtu anakipata. Kuulinda maana yake ni kujua nani anaweza kubadilisha nini, kutia sahihi kinachoundwa, na kukataa kisichotiwa sahihi. Ukurasa wa [Usalama wa AI](/ai-security) unaeleza hayo kwa umma, kwa wahandisi na kwa watunga sera."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'training', 'sw', 'Je, mnatoa mafunzo kwa timu, na kuna cheti?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"mafunzo, warsha, cheti"}', '{"answer":"Tunaandaa warsha na kliniki kama [matukio](/events), na wakati mwingine kwa timu au shule moja, ikiwa wengine wanaweza kujifunza kutokana na matokeo: [tuulize](/contact). Hatutoi vyeti. Unaondoka na nyenzo unazoweza kuzitumia na kufundishia."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'translations', 'sw', 'Nyenzo ziko katika lugha zipi, na naweza kutafsiri mojawapo?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"lugha, tafsiri, kujitolea"}', '{"answer":"Nyingi ziko kwa Kiingereza, na baadhi kwa Kifaransa, Kireno au Kiswahili. Tafsiri zinakaribishwa na hazihitaji ruhusa. Badilisha mifano pia, ili ilingane na mahali. Tutumie matokeo kupitia [ukurasa wa mawasiliano](/contact): mtu mwingine anayezungumza lugha hiyo akishaisoma, tunaichapisha kando ya nyenzo ya asili pamoja na jina lako, ukipenda."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'where-we-work', 'sw', 'Mnafanya kazi wapi, na kwa lugha zipi?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"mahali, lugha, Addis Ababa"}', '{"answer":"Makao yetu ni Addis Ababa, Ethiopia, na kazi yetu ni kwa bara zima: matukio hufanyika katika miji mbalimbali na mtandaoni. Tovuti hii iko katika lugha sita. Baadhi ya nyenzo na matukio ni kwa Kifaransa, Kireno, Kiarabu au Kiswahili, na unaweza kutuandikia kwa lugha yoyote. Utapata jibu ndani ya saa 24, ingawa linaweza kuwa kwa Kiingereza."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'which-resources', 'sw', 'Ni nyenzo zipi zinanihusu?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"makundi, umma, wahandisi, watunga sera"}', '{"answer":"Zimepangwa kulingana na walengwa. Nyenzo za “Kwa umma” hazihitaji ujuzi wa teknolojia. Za “Kwa wahandisi wa mitandao” ni kwa watu wanaounda na kuendesha mifumo. Za “Kwa watunga sera” ni kwa watu wanaoandika kanuni au kununua mifumo ya taasisi za umma. “Nyenzo za mafunzo” hukusaidia kuwafundisha wengine. Chagua kichupo kwenye [ukurasa wa nyenzo](/resources), au tafuta katika zote."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'who-we-are', 'sw', 'Secure AI Africa ni nini?', '', '2026-11-17T02:17:23.336Z', null, '{"tags":"kuhusu sisi, dhamira, isiyolenga faida"}', '{"answer":"Secure AI Africa ni mpango usiolenga faida, kwa ajili ya akili mnemba (AI) iliyo salama na yenye maadili barani Afrika. Tunachunguza hatari zinazotuhusu hapa, tunaufundisha umma na wahandisi, na tunawaleta pamoja watu ambao vinginevyo wangekabili tatizo lilelile peke yao. Soma zaidi katika [dhamira na dira yetu](/about/mission-vision)."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('events', 'nairobi', 'am', 'የፊርማ ቀን', 'ላፕቶፕ ይዘው ይምጡ፡፡', '2026-11-15T08:00:00.000Z', '2026-11-16T08:00:00.000Z', '{"location":"ናይሮቢ፣ ኬንያ","link":"/faq"}', '{"description":"ላፕቶፕ *ይዘው* ይምጡ፡፡"}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('events', 'nairobi', 'ar', 'يوم التوقيع ٢٠٢٦', 'المسئولون مدعوون.', '2026-11-15T08:00:00.000Z', null, '{"location":"نيروبي"}', '{"description":"المسئولون مدعوون."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('resources', 'guide', 'en', 'It''s 100 %', 'Text.', '2026-11-15T08:00:00.000Z', null, '{"file_url":"/files/en.pdf"}', '{"description":"","content":"Text."}');
insert into translations (kind, record_id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('people', 'mulu', 'fr', 'Mulu', '', '2026-11-15T08:00:00.000Z', null, '{"role":"Ingénieure"}', '{"text":"Elle *signe*."}');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('JZS7-ZNSR', 'message', 'answered', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'mailed and answered', null, 'en', null, '2026-11-15T08:01:00.000Z', '2026-11-15T08:40:00.000Z', null, '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z', null, null, null, null, null, null, 'form-1', '0c8bc41ecf6a4efcee6ad069d1b1555c35bcefb67b14b51f13dfc0dba5dd59cf', 'It''s about
“mailed and answered” & 100 %.');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('VJEP-9A3V', 'message', 'waiting', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'not mailed yet', null, 'en', null, '2026-11-15T08:02:00.000Z', '2026-11-15T08:02:00.000Z', '2026-11-16T08:02:00.000Z', null, null, null, null, null, null, null, null, 'form-2', '65e92dea395d807f6f4262158f0dbf34da08671958f323bfd85c280c1a7c7b28', 'It''s about
“not mailed yet” & 100 %.');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('H7YD-CAFW', 'message', 'waiting', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'given up', null, 'en', null, '2026-11-15T08:03:00.000Z', '2026-11-15T08:03:00.000Z', '2026-11-16T08:03:00.000Z', null, null, null, null, null, null, null, null, null, '4082505e345477c0dae73225465fc29a8070130fb3f6a0d58542764a09c749e6', 'It''s about
“given up” & 100 %.');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('35TE-VT7P', 'message', 'spam', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'spam', null, 'en', null, '2026-11-15T08:04:00.000Z', '2026-11-15T08:04:00.000Z', null, null, null, null, null, 'honeypot', null, null, null, 'form-4', '986e45ad4b2dc736f858cd981daea7072b06181c3db0ec545afcfd18d35fd999', 'It''s about
“spam” & 100 %.');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('2APM-4MS0', 'message', 'waiting', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'waiting', null, 'en', null, '2026-11-15T08:05:00.000Z', '2026-11-15T08:05:00.000Z', '2026-11-16T08:05:00.000Z', null, null, null, null, null, null, null, null, 'form-5', 'cf57959846d1382ddcfb86e9e1be7c88d8db6fb7e55054ce71b3977d4ff70fcc', 'It''s about
“waiting” & 100 %.');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('53EP-JDTN', 'message', 'spam', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'held', null, 'en', null, '2026-11-15T08:05:00.000Z', '2026-11-15T08:05:00.000Z', null, null, null, null, null, null, 'many messages in one minute', null, null, 'form-6', '79af42e5df642a45c28f4886ddccd5605193b805e1ea9cf8a10354a5020eba18', 'It''s about
“held” & 100 %.');
insert into enquiry_texts (row_id, message_id, folded) values (1, 'JZS7-ZNSR', 'mailed롽and롽answered𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
jzs7𠀭znsr𨀀𨀀
jzs7znsr𨀀𨀀
it𠀧s멎about먮𠀢mailed롽and롽answered𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it');
insert into enquiry_texts (row_id, message_id, folded) values (2, 'VJEP-9A3V', 'not멹mailed뢕yet𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
vjep𠀭9a3v𨀀𨀀
vjep9a3v𨀀𨀀
it𠀧s멎about먮𠀢not멹mailed뢕yet𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it');
insert into enquiry_texts (row_id, message_id, folded) values (3, 'H7YD-CAFW', 'given맇up𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
h7yd𠀭cafw𨀀𨀀
h7ydcafw𨀀𨀀
it𠀧s멎about먮𠀢given맇up𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it
W𨀁up');
insert into enquiry_texts (row_id, message_id, folded) values (4, '35TE-VT7P', 'spam𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
35te𠀭vt7p𨀀𨀀
35tevt7p𨀀𨀀
it𠀧s멎about먮𠀢spam𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it');
insert into enquiry_texts (row_id, message_id, folded) values (5, '2APM-4MS0', 'waiting𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
2apm𠀭4ms0𨀀𨀀
2apm4ms0𨀀𨀀
it𠀧s멎about먮𠀢waiting𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it');
insert into enquiry_texts (row_id, message_id, folded) values (6, '53EP-JDTN', 'held𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
53ep𠀭jdtn𨀀𨀀
53epjdtn𨀀𨀀
it𠀧s멎about먮𠀢held𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it');
insert into enquiry_networks (message_id, network, created_at) values ('JZS7-ZNSR', '243895c8b3a7f44632fc4108eb2e3bd1', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('JZS7-ZNSR', '4570eebca3e97520112052a246a0ffe3', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('JZS7-ZNSR', '77b60a511d8d83e38d0f9def89ad15c9', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('JZS7-ZNSR', '8ccce75a2aff197b14a625b1d1ca55af', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('JZS7-ZNSR', '0880ca02c5c032dd07e03f9b875bf443', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('JZS7-ZNSR', '33e494eb4a9f53d63054a2a2052a7d60', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('JZS7-ZNSR', '6434ff11e5466ca5ca8450facc2c3dad', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('JZS7-ZNSR', 'cf5b3b3906d25dac6ed00652a3d8d86c', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('VJEP-9A3V', 'e888f44dbedf3fbdf6f6d08e6f1499a2', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('VJEP-9A3V', '4570eebca3e97520112052a246a0ffe3', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('VJEP-9A3V', '6ece6679978000997ef882695a162113', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('VJEP-9A3V', '8ccce75a2aff197b14a625b1d1ca55af', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('VJEP-9A3V', '67f41f38ee45a967bf31a3b4c8b60f91', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('VJEP-9A3V', '1ac864aaf2b60853fd7a9f191d597bcd', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('VJEP-9A3V', 'a957abb01a4dec1f593c41cc2c46be46', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('VJEP-9A3V', 'bd3218309a812a33b8db73dac9766216', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H7YD-CAFW', 'a85cc8598bc878b2532bdd69d3adb4e6', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H7YD-CAFW', '4570eebca3e97520112052a246a0ffe3', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H7YD-CAFW', '67373b77ae1a47ef011a12b294e73c88', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H7YD-CAFW', '8ccce75a2aff197b14a625b1d1ca55af', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H7YD-CAFW', 'c461213614bd17bc69c113b392466e85', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H7YD-CAFW', '45e163955f901127b72deb0da7853e2a', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('H7YD-CAFW', '1eccf2548670de676b4a3163ec360aef', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('35TE-VT7P', 'fbff8edbfdc4d5ad70f17b6159c18f67', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('35TE-VT7P', '4570eebca3e97520112052a246a0ffe3', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('35TE-VT7P', 'ccb708a215e85c67cb0638295c3d853a', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('35TE-VT7P', '8ccce75a2aff197b14a625b1d1ca55af', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('35TE-VT7P', '6a825ff4f8f3cc31d8d7e556392498a9', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('35TE-VT7P', '6d14401bca4a852e5785ecaaa4338fff', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('35TE-VT7P', 'c28c38c620ab6aa99aacaeeb9b1d226c', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('35TE-VT7P', 'ee68a7a21935008579818892bcc4d8d3', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', '1259cb174088a7fc3b0db85121be34cb', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', 'ed9ef98443e6de2d408558e72b0fa29f', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', 'b79084d06ef2a2b0eaef1c4024ba1b69', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', '17b5c511a91196651046f6dcf612c5b4', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', 'a6ec0ab0e84e39c654e883a6155ed8a2', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', '77e0d877fb4a7f88a2bb244eda319351', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', 'af9bdd5a935d84b1d14cbeb6d577280c', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', '395d31a046851392656fd5fa8d35293c', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', '0ce8025d900f6afa0e56a99bb6da5ac8', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', '9b744b33bb73bac5a52a8a33d62ad119', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('2APM-4MS0', 'bd7608f5a2fdd2ccbc232ab5bb52ce5b', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('53EP-JDTN', 'd42f0628e5695170238076a923578e5d', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('53EP-JDTN', '4570eebca3e97520112052a246a0ffe3', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('53EP-JDTN', 'ba8fdfa2fd29d49b72fef5d09e4cd81f', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('53EP-JDTN', '8ccce75a2aff197b14a625b1d1ca55af', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('53EP-JDTN', '8c145f6879dede41ae4e681141be4d2c', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('53EP-JDTN', '32ea9588ee0679c24f54419131bf503a', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('53EP-JDTN', '9f5dd9f768e3b623df27df9ecd8bec80', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('53EP-JDTN', '47f42d828ce4706bdd9039e53192f7e8', '2026-11-15T08:05:00.000Z');
insert into enquiry_state (hash_key, previous_hash_key, hash_key_since, seen_at, steady_since, trusted_at) values ('ace3bdd220da240f3667be1dc6ec7cc32eeb7211dbb4388e7dda92d854190624', 'db1677903372f401cb1f27d50c18a8ce86d89739f97c9bcc1174426051025c2e', '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z', null);
insert into mails (id, purpose, message_id, post_id, recipient, attempts, created_at, due_at, sent_at, given_up_at, last_error, subject, body) values ('7f76a330-9d73-4486-98c2-04c92d0dc2e4', 'notice', 'JZS7-ZNSR', null, null, 1, '2026-11-15T08:01:00.000Z', '2026-11-15T08:32:00.000Z', '2026-11-15T08:30:00.000Z', null, null, null, null);
insert into mails (id, purpose, message_id, post_id, recipient, attempts, created_at, due_at, sent_at, given_up_at, last_error, subject, body) values ('c01baa26-a9ec-4213-977a-16952e10b1c0', 'notice', 'VJEP-9A3V', null, null, 1, '2026-11-15T08:02:00.000Z', '2026-11-15T08:31:00.000Z', null, null, 'connection', null, null);
insert into mails (id, purpose, message_id, post_id, recipient, attempts, created_at, due_at, sent_at, given_up_at, last_error, subject, body) values ('9eaa1437-cab3-4116-ac3d-987f9ccba0c0', 'notice', 'H7YD-CAFW', null, null, 1, '2026-11-15T08:03:00.000Z', '2026-11-15T08:32:00.000Z', null, '2026-11-15T08:30:00.000Z', 'refused', null, null);
insert into mails (id, purpose, message_id, post_id, recipient, attempts, created_at, due_at, sent_at, given_up_at, last_error, subject, body) values ('49913829-4e3f-4849-a718-19b0f8927850', 'notice', '2APM-4MS0', null, null, 0, '2026-11-15T08:05:00.000Z', '2026-11-15T08:05:00.000Z', null, null, null, null, null);
insert into reminders (message_id, stage, due_at) values ('VJEP-9A3V', 'over', '2026-11-16T08:02:00.000Z');
insert into reminders (message_id, stage, due_at) values ('H7YD-CAFW', 'soon', '2026-11-16T08:03:00.000Z');
insert into reminders (message_id, stage, due_at) values ('2APM-4MS0', 'soon', '2026-11-16T08:05:00.000Z');
insert into write_probe (written_at) values ('');
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
CREATE INDEX staff_sessions_by_staff on staff_sessions (staff_id);
CREATE INDEX sign_in_codes_by_staff on sign_in_codes (staff_id, created_at);
CREATE INDEX passkeys_by_staff on passkeys (staff_id);
CREATE INDEX sign_in_attempts_by_who on sign_in_attempts (what, who, at);
CREATE INDEX staff_log_by_staff on staff_log (staff_id, number);
CREATE INDEX our_work_by_creation on our_work (created_at, id, languages);
CREATE INDEX our_work_by_update on our_work (updated_at, id) where updated_at is not null;
CREATE INDEX news_by_creation on news (created_at, id, languages);
CREATE INDEX news_by_update on news (updated_at, id) where updated_at is not null;
CREATE INDEX events_by_creation on events (created_at, id, languages);
CREATE INDEX events_by_update on events (updated_at, id) where updated_at is not null;
CREATE INDEX events_by_date on events (event_date, id, over_at, languages);
CREATE INDEX events_by_end on events (over_at, event_date, id, languages);
CREATE INDEX resources_by_creation on resources (created_at, id, languages);
CREATE INDEX resources_by_update on resources (updated_at, id) where updated_at is not null;
CREATE INDEX resources_by_category on resources (category_key, created_at, id, languages);
CREATE INDEX resources_by_type on resources (type_key, created_at, id, languages);
CREATE INDEX authorships_by_person on authorships (person, created_at, kind, record_id);
CREATE UNIQUE INDEX editions_by_address on editions (kind, slug) where translation_of is null;
CREATE UNIQUE INDEX editions_by_original on editions (translation_of, language) where translation_of is not null;
CREATE INDEX editions_by_change on editions (changed_at, id) where deleted_at is null;
CREATE INDEX editions_by_state on editions (state, changed_at, id) where deleted_at is null;
CREATE INDEX editions_by_kind on editions (kind, changed_at, id, languages, translation_of, deleted_at) where deleted_at is null and translation_of is null;
CREATE INDEX editions_by_kind_and_state on editions (kind, state, changed_at, id, languages, translation_of, deleted_at) where deleted_at is null and translation_of is null;
CREATE INDEX editions_by_languages on editions (changed_at, id, languages, translation_of, deleted_at) where deleted_at is null and translation_of is null;
CREATE INDEX editions_stale on editions (stale, changed_at, id) where deleted_at is null and translation_of is null and stale = 1;
CREATE INDEX editions_stale_by_kind on editions (stale, kind, changed_at, id) where deleted_at is null and translation_of is null and stale = 1;
CREATE INDEX editions_deleted on editions (deleted_at, id) where deleted_at is not null;
CREATE INDEX editions_changed on editions (changed_at, id) where revision > public_revision;
CREATE INDEX editions_due on editions (due_at) where due_at is not null;
CREATE INDEX editions_by_due_version on editions (due_version) where due_version is not null;
CREATE INDEX revisions_by_time on revisions (at);
CREATE INDEX versions_by_edition on versions (edition_id, at, id);
CREATE INDEX redirects_by_target on redirects (kind, new_slug);
CREATE INDEX previews_by_edition on previews (edition_id, created_at);
CREATE INDEX receipts_by_edition on receipts (edition_id, at, id);
CREATE INDEX receipts_waiting on receipts (at) where state = 'waiting';
CREATE INDEX receipts_red on receipts (at) where state = 'red';
CREATE INDEX media_by_creation on media (created_at, id);
CREATE INDEX media_encoding on media (created_at, id) where state = 'encoding';
CREATE INDEX media_uses_by_edition on media_uses (edition_id);
CREATE INDEX media_uses_by_media on media_uses (media_id) where media_id is not null;
CREATE INDEX uploads_by_change on uploads (changed_at);
CREATE INDEX contact_messages_by_creation on contact_messages (created_at);
CREATE INDEX contact_messages_by_change on contact_messages (changed_at, id);
CREATE INDEX contact_messages_by_kind on contact_messages (kind, changed_at, id);
CREATE INDEX contact_messages_by_state on contact_messages (state, changed_at, id);
CREATE INDEX contact_messages_by_state_and_kind on contact_messages (state, kind, changed_at, id);
CREATE INDEX contact_messages_by_email on contact_messages (email_key, created_at);
CREATE INDEX contact_messages_by_subject on contact_messages (about, created_at) where about is not null;
CREATE INDEX contact_messages_due on contact_messages (due_at, id) where due_at is not null;
CREATE INDEX contact_messages_due_by_kind on contact_messages (kind, due_at, id) where due_at is not null;
CREATE INDEX contact_messages_new on contact_messages (due_at, id, kind)
    where due_at is not null and assignee is null and first_answer_at is null;
CREATE INDEX contact_messages_by_assignee on contact_messages (assignee, due_at, id) where assignee is not null;
CREATE INDEX contact_messages_answers on contact_messages (created_at, state, first_answer_at);
CREATE UNIQUE INDEX contact_messages_by_mail on contact_messages (mail_id) where mail_id is not null;
CREATE INDEX contact_messages_by_content on contact_messages (content_hash) where content_hash is not null;
CREATE INDEX contact_messages_remembered on contact_messages (created_at) where content_hash is not null;
CREATE INDEX contact_messages_held on contact_messages (created_at) where held is not null;
CREATE INDEX enquiry_posts_by_message on enquiry_posts (message_id, at, id);
CREATE UNIQUE INDEX enquiry_posts_by_mail on enquiry_posts (mail_id) where mail_id is not null;
CREATE UNIQUE INDEX enquiry_posts_by_form on enquiry_posts (form_id) where form_id is not null;
CREATE INDEX enquiry_files_by_message on enquiry_files (message_id, id);
CREATE INDEX enquiry_files_by_post on enquiry_files (post_id) where post_id is not null;
CREATE INDEX enquiry_files_by_media on enquiry_files (media_id) where media_id is not null;
CREATE INDEX enquiry_networks_by_network on enquiry_networks (network, created_at);
CREATE INDEX enquiry_networks_by_creation on enquiry_networks (created_at);
CREATE INDEX daily_acts_by_who on daily_acts (who, what, at);
CREATE INDEX daily_acts_by_time on daily_acts (at);
CREATE INDEX erased_conversations_by_time on erased_conversations (erased_at);
CREATE INDEX mails_waiting on mails (due_at, id) where sent_at is null and given_up_at is null;
CREATE INDEX mails_by_message on mails (message_id);
CREATE INDEX mails_by_post on mails (post_id) where post_id is not null;
CREATE INDEX mails_by_end on mails (created_at) where message_id is null;
CREATE INDEX incoming_mails_by_time on incoming_mails (at);
CREATE INDEX backups_by_time on backups (at, id);
CREATE TRIGGER staff_log_no_update before update on staff_log
      begin select raise(abort, 'The log of the staff only grows.'); end;
CREATE TRIGGER staff_log_no_delete before delete on staff_log
      begin select raise(abort, 'The log of the staff only grows.'); end;
CREATE TRIGGER our_work_insert_counted after insert on our_work begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'our_work';
    end;
CREATE TRIGGER our_work_update_counted after update  on our_work begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'our_work';
    end;
CREATE TRIGGER our_work_delete_counted after delete on our_work begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'our_work';
    end;
CREATE TRIGGER our_work_insert_indexed after insert on our_work begin insert into our_work_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER our_work_delete_indexed after delete on our_work begin insert into our_work_text (our_work_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER our_work_update_indexed after update on our_work when old.folded <> new.folded
      begin insert into our_work_text (our_work_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into our_work_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER news_insert_counted after insert on news begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'news';
    end;
CREATE TRIGGER news_update_counted after update  on news begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'news';
    end;
CREATE TRIGGER news_delete_counted after delete on news begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'news';
    end;
CREATE TRIGGER news_insert_indexed after insert on news begin insert into news_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER news_delete_indexed after delete on news begin insert into news_text (news_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER news_update_indexed after update on news when old.folded <> new.folded
      begin insert into news_text (news_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into news_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER events_insert_counted after insert on events begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'events';
    end;
CREATE TRIGGER events_update_counted after update  on events begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'events';
    end;
CREATE TRIGGER events_delete_counted after delete on events begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'events';
    end;
CREATE TRIGGER events_insert_indexed after insert on events begin insert into events_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER events_delete_indexed after delete on events begin insert into events_text (events_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER events_update_indexed after update on events when old.folded <> new.folded
      begin insert into events_text (events_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into events_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER resources_insert_counted after insert on resources begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'resources';
    end;
CREATE TRIGGER resources_update_counted after update  on resources begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'resources';
    end;
CREATE TRIGGER resources_delete_counted after delete on resources begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'resources';
    end;
CREATE TRIGGER resources_insert_indexed after insert on resources begin insert into resources_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER resources_delete_indexed after delete on resources begin insert into resources_text (resources_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER resources_update_indexed after update on resources when old.folded <> new.folded
      begin insert into resources_text (resources_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into resources_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER partners_insert_counted after insert on partners begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'partners';
    end;
CREATE TRIGGER partners_update_counted after update  on partners begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'partners';
    end;
CREATE TRIGGER partners_delete_counted after delete on partners begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'partners';
    end;
CREATE TRIGGER faq_insert_counted after insert on faq begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'faq';
    end;
CREATE TRIGGER faq_update_counted after update  on faq begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'faq';
    end;
CREATE TRIGGER faq_delete_counted after delete on faq begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'faq';
    end;
CREATE TRIGGER people_insert_counted after insert on people begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'people';
    end;
CREATE TRIGGER people_update_counted after update  on people begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'people';
    end;
CREATE TRIGGER people_delete_counted after delete on people begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'people';
    end;
CREATE TRIGGER organisation_insert_counted after insert on organisation begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'organisation';
    end;
CREATE TRIGGER organisation_update_counted after update  on organisation begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'organisation';
    end;
CREATE TRIGGER organisation_delete_counted after delete on organisation begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'organisation';
    end;
CREATE TRIGGER translations_insert_counted after insert on translations begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'translations';
    end;
CREATE TRIGGER translations_update_counted after update  on translations begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'translations';
    end;
CREATE TRIGGER translations_delete_counted after delete on translations begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'translations';
    end;
CREATE TRIGGER editions_insert_indexed after insert on editions begin insert into editions_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER editions_delete_indexed after delete on editions begin insert into editions_text (editions_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER editions_update_indexed after update on editions when old.folded <> new.folded
      begin insert into editions_text (editions_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into editions_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER media_insert_counted after insert on media begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'media';
    end;
CREATE TRIGGER media_update_counted after update of name, type, bytes, width, height, copy, images, alt, decorative, caption, credit, focus_x, focus_y, state  on media begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'media';
    end;
CREATE TRIGGER media_delete_counted after delete on media begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'media';
    end;
CREATE TRIGGER enquiry_texts_insert_indexed after insert on enquiry_texts begin insert into enquiry_texts_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER enquiry_texts_delete_indexed after delete on enquiry_texts begin insert into enquiry_texts_text (enquiry_texts_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER enquiry_texts_update_indexed after update on enquiry_texts when old.folded <> new.folded
      begin insert into enquiry_texts_text (enquiry_texts_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into enquiry_texts_text (rowid, folded) values (new.row_id, new.folded); end;
