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
CREATE TABLE old_addresses (path text primary key not null, kind text not null,
      record_id text not null, language text not null);
CREATE TABLE previews (id text primary key not null, token_hash text not null unique, edition_id text not null references editions (id) on delete cascade,
      created_by text not null, created_at text not null, expires_at text not null,
      revoked_at text);
CREATE TABLE receipts (id text primary key not null, edition_id text not null references editions (id) on delete cascade, act text not null constraint receipts_act_check check (act in ('published', 'withdrawn', 'renamed')), at text not null,
      slug text not null, old_slug text, state text not null constraint receipts_state_check check (state in ('waiting', 'green', 'red')),
      tried_at text, checks text not null);
CREATE TABLE content_changes (kind text primary key not null, version bigint not null, total bigint not null);
CREATE TABLE records (row_id integer primary key,
      edition text not null unique references editions (id) on delete cascade deferrable initially deferred,
      kind text not null, id text not null, language text not null, languages text not null, created_at text not null,
      updated_at text, sort_at text not null, over_at text, position integer,
      title text not null, excerpt text not null, fields text not null, folded text not null,
      long_fields text not null, unique (kind, id));
CREATE TABLE record_texts (kind text not null, id text not null, language text not null, title text not null, excerpt text not null,
      created_at text not null, updated_at text, fields text not null, long_fields text not null,
      primary key (kind, id, language), foreign key (kind, id) references records (kind, id) on update cascade on delete cascade
    deferrable initially deferred);
CREATE TABLE record_keys (kind text not null, id text not null, field text not null, key text not null, sort_at text not null,
      over_at text, languages text not null, primary key (kind, id, field), foreign key (kind, id) references records (kind, id) on update cascade on delete cascade
    deferrable initially deferred);
CREATE TABLE record_authors (kind text not null, id text not null, person text not null, created_at text not null,
      primary key (kind, id, person), foreign key (kind, id) references records (kind, id) on update cascade on delete cascade
    deferrable initially deferred);
CREATE TABLE derived_schema (hash text not null);
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
insert into applied_migrations (name, applied_at) values ('0001-first-release', '2026-11-17T04:52:20.707Z');
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
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (1, 'e915dede-54ad-42ce-926d-4a822b9180f5', 'faq', 'accounts-and-lists', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Do I need an account, and is there a mailing list?', 'do맚i뤥need롽an릳account𠀬놵and뢅is멡there뢜a렬mailing룥list𠀿𨀀𨀀
no𠀬놵and뢊no𠀮눋you몎can맄read뢁everything루on맆this멠site뢲without멿signing룢in𠀬놵and뢓we뢣have뢩no맞mailing룥list𠀮눆to맗follow뫞us𠀬놷come뢝back륩to맥the뢩news멎and뢁events멝pages𠀬뇃or먵give뢜a력feed뢎reader멂the뢜address멜of룉our먼news𠀮𠀮𠀮𨀀𨀀
W𨀁an
W𨀁do
W𨀁in
W𨀁is
W𨀁no
W𨀁of
W𨀁on
W𨀁or
W𨀁to
W𨀁us
W𨀁we', '{"question":"Do I need an account, and is there a mailing list?","answer":"No, and no. You can read everything on this site without signing in, and we have no mailing list. To follow us, come back to the [news](/news) and [events](/events) pages, or give a feed reader the address of our [news feed](/feeds/news.rss).","category":"membership","tags":"account, mailing list, feeds, privacy","position":"8"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (2, 'dfce5883-dd1f-449b-8a1f-4b8fd10e0e68', 'faq', 'appearance', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'How do I switch between light and dark?', 'how뫍do맚i뤪switch룺between릾light멭and뢀dark𠀿𨀀𨀀
use뢯the뢝button릳at몀the뢝bottom릥right멻of뢿every묗page𠀮눋your먰browser멀remembers멡the뢞choice뢜and뢀does멛not멿send뢅it몀to맦us𠀮눆the뢝button맀needs멗javascript𠀮눉without멵it𠀬뇈the뢮site뢤is멙light𠀮𨀀𨀀
W𨀁at
W𨀁do
W𨀁is
W𨀁it
W𨀁of
W𨀁to
W𨀁us', '{"question":"How do I switch between light and dark?","answer":"Use the button at the bottom right of every page. Your browser remembers the choice and does not send it to us. The button needs JavaScript. Without it, the site is light.","category":"technical","tags":"theme, dark mode, contrast","position":"18"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (3, 'f1aa4702-d2f1-4d76-815e-db82d5b4f6fe', 'faq', 'become-a-partner', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Can my organisation become a partner?', 'can릿my묖organisation릴become뢜a렯partner𠀿𨀀𨀀
yes𠀮눉we뢲work륬with룻companies𠀬뇉universities𠀬뇄public롟bodies멎and롿community묎groups𠀮뇳a렯partnership먃starts멤with뤇one뢫piece뢪of룑work륩that멮both뤋sides멤want몀to맕do𠀮눀nobody묏has멡to맡pay𠀮눅see뢲who맨works멤with뤍us𠀬뇈then𠀮𠀮𠀮𨀀𨀀
W𨀁do
W𨀁my
W𨀁of
W𨀁to
W𨀁us
W𨀁we', '{"question":"Can my organisation become a partner?","answer":"Yes. We work with companies, universities, public bodies and community groups. A partnership starts with one piece of work that both sides want to do. Nobody has to pay. See [who works with us](/about/partnerships), then [tell us](/contact?about=partner) what you have in mind.","category":"membership","tags":"partners, organisations","position":"7"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (4, '90ec3cdb-1f94-4357-bbf2-67bb98589ec8', 'faq', 'devices-and-screen-readers', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Does the site work on an old phone or with a screen reader?', 'does멡the뢮site뢲work륤on릳an링old뢌phone뢪or멅with룹a렲screen맄reader𠀿𨀀𨀀
it멿should𠀮누reading𠀬뇇searching룚and뢓writing룭to맦us멤work륬without멶javascript𠀬뇋with뤌the뢦keyboard롽alone𠀬뇋with룹a렲screen맄reader먯and뢓with뤌text멭at몀twice뢤its멠size𠀮눁on마very묖old롾browsers멎a렯page뢨may묓look륥plainer𠀮𠀮𠀮𨀀𨀀
W𨀁an
W𨀁at
W𨀁it
W𨀁on
W𨀁or
W𨀁to
W𨀁us', '{"question":"Does the site work on an old phone or with a screen reader?","answer":"It should. Reading, searching and writing to us work without JavaScript, with the keyboard alone, with a screen reader and with text at twice its size. On very old browsers a page may look plainer. The [accessibility statement](/accessibility) says what we test, and what is not good enough yet.","category":"technical","tags":"old phones, screen readers, keyboard, JavaScript","position":"19"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (5, 'f0056b7b-ce86-4a54-8df8-2319e71f0bc1', 'faq', 'event-calendar', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'How do I add an event to my calendar?', 'how뫍do맚i뤘add롽an릷event몀to맞my묊calendar𠀿𨀀𨀀
every묌event𠀧s멝page뢣has멎an르𠀢add뢐to맔calendar𠀢낊link𠀮뇻it멳gives멦you몌a렲small륺file뢯that명you몎can링open막with뤌the뢞calendar먽on맋your먾phone뢪or먱computer𠀮눆the뢡file뢦knows멡the뢠event𠀧s멡time뢵zone𠀬뇇so맪your먱calendar멁shows𠀮𠀮𠀮𨀀𨀀
W𨀁an
W𨀁do
W𨀁it
W𨀁my
W𨀁on
W𨀁or
W𨀁so
W𨀁to', '{"question":"How do I add an event to my calendar?","answer":"Every event''s page has an “Add to calendar” link. It gives you a small file that you can open with the calendar on your phone or computer. The file knows the event''s time zone, so your calendar shows the time where you are. To keep up with all events, subscribe to the [events calendar](/events.ics).","category":"events","tags":"calendar, time zones","position":"12"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (6, 'dcea9ed3-b45c-4797-acc6-6c9ab08343f3', 'faq', 'event-cost', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Do your events cost anything?', 'do맪your먳events멐cost멭anything𠀿𨀀𨀀
no𠀮뇳all륹events멎are뢡free𠀬뇃online뢜and뢅in맂person𠀮눀normally묞we뢞cannot멼pay묍for멂travel릃or먯a렯place뢯to매stay𠀮뇻if룑we뢞can𠀬뇈the뢠event𠀧s멝page뢮says멠so𠀮𨀀𨀀
W𨀁do
W𨀁if
W𨀁in
W𨀁no
W𨀁or
W𨀁so
W𨀁to
W𨀁we', '{"question":"Do your events cost anything?","answer":"No. All events are free, online and in person. Normally we cannot pay for travel or a place to stay. If we can, the event''s page says so.","category":"events","tags":"fees, travel","position":"9"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (7, 'dd068487-5f27-40f0-803d-777e0feb9c04', 'faq', 'event-registration', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'How do I register for an event?', 'how뫍do맚i뤩register먴for먯an릷event𠀿𨀀𨀀
open맆the뢠event멻on맆the뢠events멝page뢜and뢎read뢓what멵it멭asks𠀮눇unless멖it멿says멜otherwise𠀬뇄press먏𠀢register𠀢낍on릻its멝page𠀺덺the뢞contact멲form릢opens멤with뤌the뢠event𠀧s멛name뢜and뢀date뢡filled뢅in𠀮눆tell릉us멡too맚if룓you𠀮𠀮𠀮𨀀𨀀
W𨀁an
W𨀁do
W𨀁if
W𨀁in
W𨀁it
W𨀁on
W𨀁us', '{"question":"How do I register for an event?","answer":"Open the event on the [events page](/events) and read what it asks. Unless it says otherwise, press “Register” on its page: the contact form opens with the event''s name and date filled in. Tell us too if you need something so that you can take part, such as a room without steps or an interpreter. We will tell you honestly whether we can provide it.","category":"events","tags":"registration, accessibility","position":"10"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (8, '3effa9a7-ea80-4dbd-8684-a85bc427aa3e', 'faq', 'events-from-afar', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Can I take part if I cannot travel?', 'can릻i뤫take뢫part멵if룃i뤚cannot몀travel𠀿𨀀𨀀
yes𠀬놽if룎the뢠event멵is멜online𠀺덯its멝place뢤is멡then릹given릳as먏𠀢online𠀢𠀮뇳after먽other먳events𠀬뇋we뢫publish뤏what몃was멙learned𠀬놵as멛news멜or먯as멎a렱resource𠀮눋you몎can릳also맣run릳a렲session맋yourself룑with뤇our멂training𠀮𠀮𠀮𨀀𨀀
W𨀁as
W𨀁if
W𨀁is
W𨀁or
W𨀁we', '{"question":"Can I take part if I cannot travel?","answer":"Yes, if the event is online: its place is then given as “Online”. After other events, we publish what was learned, as [news](/news) or as a [resource](/resources). You can also run a session yourself with our training materials: [ask us](/contact) and we will help you prepare it.","category":"events","tags":"online, training materials","position":"11"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (9, 'c786a916-787e-4db2-9cab-e8809cd9fafb', 'faq', 'how-to-join', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'How can I join?', 'how뫌can릻i뤡join𠀿𨀀𨀀
choose뢲what멿suits멦your멂time𠀮눋you몎can마volunteer먯as멎a렳translator𠀬뇈teacher𠀬뇆reviewer먽or먶host𠀬놷come뢯to맒an릷event𠀬뇃or멅write뢯to맦us멤with룹an릻idea렮of룓your먽own𠀮뇹get멵involved뢈lists멒every묞way묛to맥take뢫part𠀬놵and𠀮𠀮𠀮𨀀𨀀
W𨀁an
W𨀁as
W𨀁of
W𨀁or
W𨀁to
W𨀁us', '{"question":"How can I join?","answer":"Choose what suits your time. You can [volunteer](/volunteer) as a translator, teacher, reviewer or host, come to an [event](/events), or [write to us](/contact) with an idea of your own. [Get Involved](/get-involved) lists every way to take part, and [Careers](/careers) shows any paid job that is open.","category":"membership","tags":"joining, volunteering, careers","position":"6"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (10, 'f43dfb8f-7a05-4a2a-a912-106f48dc7efb', 'faq', 'low-data', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'How can I use less data on this site?', 'how뫌can릻i뤬use뢧less멑data렮on맆this멠site𠀿𨀀𨀀
use뢯the뢧low𠀭data렲switch룹at몀the뢝bottom릥right멻of뢿every묗page𠀮눂pages멡then릾load뢓without멿scripts𠀬놺films멜or멅web롄fonts𠀬놵and뢌pictures멙load뢋only묞when맋you몌ask륛for멂them𠀮뇷everything룬still릋works𠀮눋your먱choice뢤is𠀮𠀮𠀮𨀀𨀀
W𨀁at
W𨀁is
W𨀁of
W𨀁on
W𨀁or', '{"question":"How can I use less data on this site?","answer":"Use the low-data switch at the bottom right of every page. Pages then load without scripts, films or web fonts, and pictures load only when you ask for them. Everything still works. Your choice is kept for a year, or until you change it. If your browser is set to save data, the mode is on from the start. Even without it, pages are small, and nothing is loaded from other companies.","category":"technical","tags":"low-data mode, mobile data, slow connection","position":"17"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (11, 'b1a0fe52-8b72-4d1d-a63f-40110bbd9564', 'faq', 'membership-fee', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Is there a membership, and does it cost anything?', 'is멡there뢜a렬membership𠀬놵and뢀does멖it멯cost멭anything𠀿𨀀𨀀
there뢤is멛no맡paid뢉membership맱and뢊no맞membership맳card𠀮뇻if룓you몟take뢫part멵in맆the뢲work𠀬뇍you몍belong𠀮눅secure뢜ai뤘africa렭never먯asks멓for먯a렩joining룟fee𠀮뇻if룍someone뢜asks멦you몑for먽one뢤in링our먼name𠀬놽it멵is멓fraud𠀮𠀮𠀮𨀀𨀀
W𨀁ai
W𨀁if
W𨀁in
W𨀁is
W𨀁it
W𨀁no
K𨄀𨄀
K𨄎𨄎
K𨄏𨄏', '{"question":"Is there a membership, and does it cost anything?","answer":"There is no paid membership and no membership card. If you take part in the work, you belong. Secure AI Africa never asks for a joining fee. If someone asks you for one in our name, it is fraud: please [tell us](/contact).","category":"membership","tags":"joining, fees, fraud","position":"5"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (12, '99aa2ef6-6cc6-4a84-90a9-684353bbf06f', 'faq', 'reach-us', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'How do I reach you, and how soon will you answer?', 'how뫍do맚i뤩reach뤑you𠀬놵and뢄how뫜soon막will릍you몌answer𠀿𨀀𨀀
use뢯the뢡form릢on맆the뢞contact멼page𠀮뇳a렯person맄reads멒every묔message𠀬놵and뢕you몢will륻get멭a렱reply묞within름24늴hours𠀮눂please뢮say묐in맆the뢮subject멸line뢲what명you몙need𠀬놵and뢃give뢜an릷e𠀭mail륵address멡that명you몎check𠀮𠀮𠀮𨀀𨀀
W𨀁24
W𨀁an
W𨀁do
W𨀁in
W𨀁on', '{"question":"How do I reach you, and how soon will you answer?","answer":"Use the form on the [contact page](/contact). A person reads every message, and you will get a reply within 24 hours. Please say in the subject line what you need, and give an e-mail address that you check often. If you are a journalist, use the [form for the press](/contact?about=press).","category":"general","tags":"contact, reply, 24 hours","position":"4"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (13, '6d77893a-903b-4c9e-9ad2-9c0681e141a8', 'faq', 'report-a-fault', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'How do I report a fault or a security weakness?', 'how뫍do맚i뤩report멭a력fault멻or먯a렲security묞weakness𠀿𨀀𨀀
for먯a력fault𠀬뇉use뢯the뢞contact멼page뢯to매send뢑us멡the뢜address멜of룎the뢫page뢜and뢓what면happened𠀮뇻it면helps멡to맜know뫢your먰browser먽or먾phone𠀮뇸for먯a렲security묞weakness𠀬놺follow뫜security𠀮txt𠀮눂please뢟do맟not몁use뢪other𠀮𠀮𠀮𨀀𨀀
W𨀁do
W𨀁it
W𨀁of
W𨀁or
W𨀁to
W𨀁us', '{"question":"How do I report a fault or a security weakness?","answer":"For a fault, use the [contact page](/contact) to send us the address of the page and what happened. It helps to know your browser or phone. For a security weakness, follow [security.txt](/.well-known/security.txt). Please do not use other people''s data for a test, and give us time to fix the problem before you publish it. We are grateful to people who report in good faith, and will not take action against them.","category":"technical","tags":"fault, vulnerability, security.txt","position":"20"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (14, 'fb9f1539-4728-4d7e-a2b6-0161cfa91260', 'faq', 'reuse', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Are the resources free, and may I reuse them?', 'are뢯the뢭resources멓free𠀬놵and뢉may묐i뤩reuse뢯them𠀿𨀀𨀀
yes𠀮뇷everything룰we뢲write뢤is멓free뢯to맣read롽and뢌published뢑under먱creative뢞commons멎attribution릆4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩𠀮눋you몘may묊copy𠀬뇈translate𠀬놷change𠀬뇄print멭and뢁even맅sell륽it𠀬놵as멙long룚as멦you몙name뢰us𠀬뇀link륩to맥the𠀮𠀮𠀮𨀀𨀀
W𨀁as
W𨀁by
W𨀁cc
W𨀁is
W𨀁it
W𨀁to
W𨀁us
W𨀁we
K𨄎𨄎', '{"question":"Are the resources free, and may I reuse them?","answer":"Yes. Everything we write is free to read and published under [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). You may copy, translate, change, print and even sell it, as long as you name us, link to the licence and say what you changed. Work by others that we link to has its own terms.","category":"resources","tags":"licence, CC BY 4.0, copying","position":"13"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (15, 'e93677eb-ea7e-4c6c-a891-97dbb3d690d7', 'faq', 'secure-pipeline', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'What do you mean by securing the pipeline?', 'what며do맪you몘mean릴by묚securing룭the뢫pipeline𠀿𨀀𨀀
the뢫pipeline뢤is멡the뢭road뢐that멯code𠀬놸data렠and뢉models멡travel륶before뢫people뢰use뢯them𠀺덺they묈are뢲written𠀬뇈tested𠀬놶built멭and뢎released𠀮눉we뢲write뢞cd𠀯ci뤧pipeline𠀮뇿most멱engineers멤write뢞ci𠀯cd𠀬뇇short멲for𠀮𠀮𠀮𨀀𨀀
W𨀁by
W𨀁cd
W𨀁ci
W𨀁do
W𨀁is
W𨀁we
K𨄅𨄅', '{"question":"What do you mean by securing the pipeline?","answer":"The pipeline is the road that code, data and models travel before people use them: they are written, tested, built and released. We write CD/CI pipeline. Most engineers write CI/CD, short for continuous integration and continuous delivery, and mean the same thing. Anyone who can change something on that road changes what everyone gets. Securing it means knowing who may change what, signing what is built, and refusing what is not signed. [AI Security](/ai-security) explains it for the public, for engineers and for policy makers.","category":"general","tags":"AI security, pipeline, CD/CI, CI/CD","position":"2"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (16, '3118cbf3-0fa6-460f-999e-6c7350a6ee02', 'faq', 'training', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Do you train teams, and is there a certificate?', 'do맪you몟train맆teams𠀬놵and뢅is멡there뢜a렢certificate𠀿𨀀𨀀
we뢣hold뢓workshops멎and롿clinics멎as멒events𠀬놵and뢏sometimes멓for먯a렲single뢯team릢or멁school𠀬놽if룉others멐can릾learn릸from릧the뢭result𠀺덧ask륪us𠀮눉we뢟do맟not멳give뢞certificates𠀮눋you몗leave뢲with뤅materials멡that명you몎can맇use𠀮𠀮𠀮𨀀𨀀
W𨀁as
W𨀁do
W𨀁if
W𨀁is
W𨀁or
W𨀁us
W𨀁we', '{"question":"Do you train teams, and is there a certificate?","answer":"We hold workshops and clinics as [events](/events), and sometimes for a single team or school, if others can learn from the result: [ask us](/contact). We do not give certificates. You leave with materials that you can use and teach from.","category":"resources","tags":"training, workshops, certificate","position":"16"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (17, '0e38cb86-3c73-43e6-bc1b-f4790ccec4d9', 'faq', 'translations', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'In which languages are the resources, and may I translate one?', 'in막which뤄languages멎are뢯the뢭resources𠀬놵and뢉may묐i뤫translate뢪one𠀿𨀀𨀀
most멭are뢤in릷english𠀬놵and뢏some뢜are뢤in릸french𠀬뇄portuguese뢪or먹kiswahili𠀮눆translations멎are뢲welcome뢜and뢊need뢊no맡permission𠀮뇵change뢯the뢠examples멡too𠀬뇇so맥that몀they묍fit몀the뢫place𠀮눅send뢑us멡the뢭result몀through𠀮𠀮𠀮𨀀𨀀
W𨀁in
W𨀁no
W𨀁or
W𨀁so
W𨀁us', '{"question":"In which languages are the resources, and may I translate one?","answer":"Most are in English, and some are in French, Portuguese or Kiswahili. Translations are welcome and need no permission. Change the examples too, so that they fit the place. Send us the result through the [contact page](/contact): once someone else who speaks the language has read it, we publish it beside the original with your name, if you wish.","category":"resources","tags":"languages, translation, volunteering","position":"15"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (18, 'c20b8f1c-5f94-4be7-a016-4b659fc9a2ce', 'faq', 'where-we-work', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Where do you work, and in which languages?', 'where뢟do맪you몢work𠀬놵and뢅in막which뤄languages𠀿𨀀𨀀
our먶home뢤is멎addis멎ababa𠀬놹ethiopia𠀬놵and뢋our멅work륞is멓for멂the뢲whole뢞continent𠀺덫events멎are뢣held뢅in릶different멯cities멎and뢋online𠀮눆this멠site뢤is멖in맅six뫴languages𠀮눅some뢭resources멎and뢁events멎are뢤in릸french𠀮𠀮𠀮𨀀𨀀
W𨀁do
W𨀁in
W𨀁is', '{"question":"Where do you work, and in which languages?","answer":"Our home is Addis Ababa, Ethiopia, and our work is for the whole continent: events are held in different cities and online. This site is in six languages. Some resources and events are in French, Portuguese, Arabic or Kiswahili, and you may write to us in any language. You will get a reply within 24 hours, though it may be in English.","category":"general","tags":"places, languages, Addis Ababa","position":"3"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (19, 'f4b8b9db-b8b7-42b2-bf63-c31f4337626b', 'faq', 'which-resources', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Which resources are meant for me?', 'which뤊resources멎are뢨meant멲for먻me𠀿𨀀𨀀
they묈are뢮sorted롾by묞who맥they묈are뢡for𠀮놴𠀢for멂the뢫public𠀢낌needs멛no맜knowledge뢪of룎technology𠀮놴𠀢for먼network륚engineers𠀢낇is멓for먾people뢲who맓build롽and뢎run맅systems𠀮놴𠀢for먾policy묔makers𠀢낇is멓for먾people뢲who맨write𠀮𠀮𠀮𨀀𨀀
W𨀁by
W𨀁is
W𨀁me
W𨀁no
W𨀁of', '{"question":"Which resources are meant for me?","answer":"They are sorted by who they are for. “For the Public” needs no knowledge of technology. “For Network Engineers” is for people who build and run systems. “For Policy Makers” is for people who write rules or buy systems for public bodies. “Training Materials” helps you teach others. Choose a tab on the [resources page](/resources), or search all of them.","category":"resources","tags":"categories, public, engineers, policy makers","position":"14"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (20, '86beabd8-9141-4824-bcca-d07a41bce300', 'faq', 'who-we-are', 'en', null, null, ' en am ar fr pt sw ', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'What is Secure AI Africa?', 'what멵is멠secure뢜ai뤘africa𠀿𨀀𨀀K𨄀𨄀𨀀𨀀
secure뢜ai뤘africa련is멎a렭non𠀭profit멵initiative뢡for멁secure뢜and뢁ethical륵ai뤠in릳africa𠀮눉we뢮study묛the뢭risks멡that멹matter먶here𠀬뇋we뢯teach뤌the뢫public롞and뢁engineers𠀬놵and뢓we뢝bring룭together먾people뢲who맨would𠀮𠀮𠀮𨀀𨀀
W𨀁ai
W𨀁in
W𨀁is
W𨀁we
K𨄎𨄎', '{"question":"What is Secure AI Africa?","answer":"Secure AI Africa is a non-profit initiative for secure and ethical AI in Africa. We study the risks that matter here, we teach the public and engineers, and we bring together people who would otherwise face the same problem alone. Read more in [our mission and vision](/about/mission-vision).","category":"general","tags":"about us, mission, non-profit","position":"1"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (21, 'fb840704-6859-4202-91dc-64c64aa74d7e', 'faq', 'accounts-and-lists', 'am', 'e915dede-54ad-42ce-926d-4a822b9180f5', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'አካውንት ያስፈልገኛል? የኢሜይል ዝርዝርስ አለ?', 'አካውንት쏂ያስፈልገኛል𠀿욉የኢሜይል뜜ዝርዝርስ뮷አለ𠀿𨀀𨀀
አካውንት썷አያስፈልግዎትም𠀻옍የኢሜይል뜜ዝርዝርም뤗የለንም𠀮쏲በዚህ똼ድረ몌ገጽ끖ያለውን울ሁሉ뚮ያለ뙄አካውንት싲ማንበብ쇔ይችላሉ𠀮쐷እኛን욿ለመከታተል뜇ወደ튘ዜና윞እና읖ዝግጅቶች쓗ገጾች쒼ይመለሱ𠀬쐜ወይም뤗የዜና쟃ፊዳችንን읗አድራሻ믙ለፊድ틷አንባቢዎ캋ይስጡ𠀮𨀀𨀀
W𨀁ሁሉ
W𨀁አለ
W𨀁እና
W𨀁ወደ
W𨀁ዜና
W𨀁ያለ
W𨀁ድረ
W𨀁ገጽ', '{"question":"አካውንት ያስፈልገኛል? የኢሜይል ዝርዝርስ አለ?","answer":"አካውንት አያስፈልግዎትም፤ የኢሜይል ዝርዝርም የለንም። በዚህ ድረ ገጽ ያለውን ሁሉ ያለ አካውንት ማንበብ ይችላሉ። እኛን ለመከታተል ወደ [ዜና](/news) እና [ዝግጅቶች](/events) ገጾች ይመለሱ፣ ወይም [የዜና ፊዳችንን](/feeds/news.rss) አድራሻ ለፊድ አንባቢዎ ይስጡ።","tags":"አካውንት, የኢሜይል ዝርዝር, ፊድ, ግላዊነት"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (22, '8733263a-408f-4f0d-a485-fff100ea2f68', 'faq', 'accounts-and-lists', 'ar', 'e915dede-54ad-42ce-926d-4a822b9180f5', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'هل أحتاج إلى حساب، وهل لديكم قائمة بريدية؟', 'هل엓احتاج싫الي욓حساب𠀬랜وهل연لديكم옍قايمه옱بريديه𠀿𨀀𨀀
لا𠀬랜ولا𠀮럜يمكنكم옍قراءه왌كل엱ما쉪في욭هذا쉐الموقع쒆دون옔تسجيل엛دخول𠀬랜وليست싊لدينا쉫قايمه옱بريديه𠀮럖لمتابعتنا𠀬랍عودوا쉐الي욛صفحتي욍الاخبار쎧والفعاليات𠀬띻او왏اضيفوا쉢عنوان옘خلاصه옰الاخبار쎆الي욨قاري욍الخلاصات𠀮𨀀𨀀
W𨀁او
W𨀁في
W𨀁كل
W𨀁لا
W𨀁ما
W𨀁هل', '{"question":"هل أحتاج إلى حساب، وهل لديكم قائمة بريدية؟","answer":"لا، ولا. يمكنكم قراءة كل ما في هذا الموقع دون تسجيل دخول، وليست لدينا قائمة بريدية. لمتابعتنا، عودوا إلى صفحتي [الأخبار](/news) و[الفعاليات](/events)، أو أضيفوا عنوان [خلاصة الأخبار](/feeds/news.rss) إلى قارئ الخلاصات.","tags":"حساب, قائمة بريدية, خلاصات, خصوصية"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (23, 'd6a263a4-ed42-4195-a3ba-6275607aac29', 'faq', 'accounts-and-lists', 'fr', 'e915dede-54ad-42ce-926d-4a822b9180f5', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Me faut-il un compte, et avez-vous une liste de diffusion ?', 'me뢡faut𠀭il릉un릵compte𠀬놹et멭avez𠀭vous멢une뢧liste뢟de뢟diffusion릑𠀿𨀀𨀀
ni뤣l𠀧un맀ni뤣l𠀧autre𠀮눈vous멝pouvez묲lire뢯tout멯ce뢮site뢮sans멣vous멐connecter𠀬놹et멺nous멛n𠀧avons멝pas멑de뢧liste뢟de뢟diffusion𠀮눂pour먼nous멠suivre𠀬뇆revenez묧aux뫸pages멎actualites멒et멱evenements𠀬뇃ou몏donnez묧a렴un릾lecteur𠀮𠀮𠀮𨀀𨀀
W𨀁ce
W𨀁de
W𨀁et
W𨀁il
W𨀁me
W𨀁ni
W𨀁ou
W𨀁un', '{"question":"Me faut-il un compte, et avez-vous une liste de diffusion ?","answer":"Ni l’un ni l’autre. Vous pouvez lire tout ce site sans vous connecter, et nous n’avons pas de liste de diffusion. Pour nous suivre, revenez aux pages [Actualités](/news) et [Événements](/events), ou donnez à un lecteur de flux l’adresse de notre [flux d’actualités](/feeds/news.rss).","tags":"compte, liste de diffusion, flux RSS, vie privée"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (24, '935abbeb-5f21-444a-accb-47487b5186a4', 'faq', 'accounts-and-lists', 'pt', 'e915dede-54ad-42ce-926d-4a822b9180f5', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Preciso de uma conta? E há uma lista de e-mail?', 'preciso맕de뢰uma렢conta𠀿됆e뢣ha렴uma렫lista렣de뢠e𠀭mail𠀿𨀀𨀀
nao𠀬놹e뢩nao𠀮눂pode뢧ler멂tudo맟neste뢮site뢮sem릜iniciar멁sessao𠀬놹e뢩nao맥temos멙lista렣de뢠e𠀭mail𠀮눂para렭nos멎acompanhar𠀬뇊volte뢜as멝paginas멑de뢩noticias멒e뢟de뢠eventos𠀬뇃ou몏de뢜a렴um릟leitor먲de뢡feeds멜o맖endereco맕do맟nosso𠀮𠀮𠀮𨀀𨀀
W𨀁as
W𨀁de
W𨀁do
W𨀁ha
W𨀁ou
W𨀁um', '{"question":"Preciso de uma conta? E há uma lista de e-mail?","answer":"Não, e não. Pode ler tudo neste site sem iniciar sessão, e não temos lista de e-mail. Para nos acompanhar, volte às páginas de [notícias](/news) e de [eventos](/events), ou dê a um leitor de feeds o endereço do nosso [feed de notícias](/feeds/news.rss).","tags":"conta, lista de e-mail, feeds, privacidade"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (25, '0193af28-fc2a-48e7-8fb0-977f3cad063b', 'faq', 'accounts-and-lists', 'sw', 'e915dede-54ad-42ce-926d-4a822b9180f5', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Je, nahitaji akaunti, na kuna orodha ya barua pepe?', 'je𠀬뇂nahitaji뤘akaunti𠀬뇂na렪kuna렮orodha렸ya렡barua렯pepe𠀿𨀀𨀀
hapana𠀬뇂na렧hapana𠀮눇unaweza렪kusoma렪kila렪kitu몖kwenye뢯tovuti뤟hii뤙bila렪kuingia렪kwa렠akaunti𠀬뇂na렧hatuna렮orodha렸ya렡barua렯pepe𠀮뇻ili뤢kutufuatilia𠀬뇆rudi뤢kwenye뢦kurasa령za렧habari뤥na렬matukio𠀬놵au몔ipe뢫programu몤yako𠀮𠀮𠀮𨀀𨀀
W𨀁au
W𨀁je
W𨀁na
W𨀁ya
W𨀁za', '{"question":"Je, nahitaji akaunti, na kuna orodha ya barua pepe?","answer":"Hapana, na hapana. Unaweza kusoma kila kitu kwenye tovuti hii bila kuingia kwa akaunti, na hatuna orodha ya barua pepe. Ili kutufuatilia, rudi kwenye kurasa za [habari](/news) na [matukio](/events), au ipe programu yako ya kusoma milisho anwani ya [mlisho wetu wa habari](/feeds/news.rss).","tags":"akaunti, orodha ya barua pepe, milisho, faragha"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (26, '291bb978-87f7-4aad-b69e-d33bcbd06f86', 'faq', 'appearance', 'am', 'dfce5883-dd1f-449b-8a1f-4b8fd10e0e68', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'በብርሃናማና በጨለማ ገጽታ መካከል እንዴት እቀያይራለሁ?', 'በብርሀናማና웙በጨለማ룹ገጽታ슱መካከል뛤እንዴት썼እቀያይራለሁ𠀿𨀀𨀀
በእያንዳንዱ틣ገጽ뀓ከታች쐯በስተቀኝ좚ያለውን읗አዝራር묌ይጠቀሙ𠀮쏷ብራውዘርዎ춻ምርጫዎን잢ያስታውሳል𠀻씭ለእኛም룏አይልከውም𠀮쐲አዝራሩ펱javascript쳹ይፈልጋል𠀮쑽ያለ뙉እሱ뮐ድረ몌ገጹ꽔ብርሀናማ뢁ነው𠀮𨀀𨀀
W𨀁ነው
W𨀁እሱ
W𨀁ያለ
W𨀁ድረ
W𨀁ገጹ
W𨀁ገጽ', '{"question":"በብርሃናማና በጨለማ ገጽታ መካከል እንዴት እቀያይራለሁ?","answer":"በእያንዳንዱ ገጽ ከታች በስተቀኝ ያለውን አዝራር ይጠቀሙ። ብራውዘርዎ ምርጫዎን ያስታውሳል፤ ለእኛም አይልከውም። አዝራሩ JavaScript ይፈልጋል። ያለ እሱ ድረ ገጹ ብርሃናማ ነው።","tags":"ገጽታ, የጨለማ ገጽታ, ንጽጽር"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (27, '6581c429-104f-4de1-86dc-605bdd17adb6', 'faq', 'appearance', 'ar', 'dfce5883-dd1f-449b-8a1f-4b8fd10e0e68', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'كيف أبدّل بين المظهر الفاتح والمظهر الداكن؟', 'كيف앶ابدل엔بين옑المظهر쎆الفاتح쌫والمظهر쎆الداكن𠀿𨀀𨀀
استخدموا쉐الزر쎆الموجود썢في욍الركن옑السفلي욫من옭كل엡صفحه𠀮럜يتذكر쎤متصفحكم엲اختياركم옓ولا쉳يرسله옰الينا𠀮럚ويحتاج싫الزر쎆الي샐javascript𠀬랜ومن옙دونه왓يظهر쎆الموقع쑿بالمظهر쎆الفاتح𠀮𨀀𨀀
W𨀁في
W𨀁كل
W𨀁من', '{"question":"كيف أبدّل بين المظهر الفاتح والمظهر الداكن؟","answer":"استخدموا الزر الموجود في الركن السفلي من كل صفحة. يتذكر متصفحكم اختياركم ولا يرسله إلينا. ويحتاج الزر إلى JavaScript، ومن دونه يظهر الموقع بالمظهر الفاتح.","tags":"مظهر, وضع داكن, تباين"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (28, 'b6bc5bbd-6fec-4aba-8bc7-3c64128e089b', 'faq', 'appearance', 'fr', 'dfce5883-dd1f-449b-8a1f-4b8fd10e0e68', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Comment passer de l’affichage clair à l’affichage sombre ?', 'comment멼passer먲de뢧l𠀧affichage뢞clair먯a렫l𠀧affichage뢮sombre롺𠀿𨀀𨀀
utilisez묲le뢝bouton릷en릴bas멎a렣droite뢟de뢞chaque뢫page𠀮눈votre뢩navigateur멀retient멯ce뢞choix뫭et멺ne뢩nous멙l𠀧envoie뢫pas𠀮뇾le뢝bouton릳a렡besoin릶de뢥javascript𠀮눅sans멗javascript𠀬뇀le뢮site뢠est멯clair𠀮𨀀𨀀
W𨀁ce
W𨀁de
W𨀁en
W𨀁et
W𨀁le
W𨀁ne', '{"question":"Comment passer de l’affichage clair à l’affichage sombre ?","answer":"Utilisez le bouton en bas à droite de chaque page. Votre navigateur retient ce choix et ne nous l’envoie pas. Le bouton a besoin de JavaScript. Sans JavaScript, le site est clair.","tags":"affichage, mode sombre, contraste"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (29, '27ed5d8f-759f-48ef-a55e-da600aff5649', 'faq', 'appearance', 'pt', 'dfce5883-dd1f-449b-8a1f-4b8fd10e0e68', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Como mudo entre o tema claro e o escuro?', 'como맞mudo맖entre뢪o맥tema렢claro맖e뢪o맖escuro𠀿𨀀𨀀
use뢪o맓botao맖em릕baixo𠀬놵a렣direita𠀬놹em릧todas멎as멝paginas𠀮눁o매seu몙navegador먺lembra렠a려escolha려e뢩nao맒a려envia렯para렭nos𠀮눁o맓botao맡precisa렣de뢥javascript𠀮눅sem릘ele𠀬뇃o매site뢰usa렮o맥tema렢claro𠀮𨀀𨀀
W𨀁as
W𨀁de
W𨀁em', '{"question":"Como mudo entre o tema claro e o escuro?","answer":"Use o botão em baixo, à direita, em todas as páginas. O seu navegador lembra a escolha e não a envia para nós. O botão precisa de JavaScript. Sem ele, o site usa o tema claro.","tags":"tema, tema escuro, contraste"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (30, '9d83481b-ea11-4d1a-bc42-f5429fe0ad67', 'faq', 'appearance', 'sw', 'dfce5883-dd1f-449b-8a1f-4b8fd10e0e68', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Ninabadilishaje kati ya mwonekano wa mwangaza na wa giza?', 'ninabadilishaje뢦kati뤰ya렬mwonekano맨wa렬mwangaza렭na렶wa렦giza𠀿𨀀𨀀
tumia렪kitufe뢦kilicho맔chini뤢kulia렪kwenye뢦kila렴ukurasa𠀮뇽kivinjari뤚chako맙hukumbuka렢chaguo망lako맟na렧hakilitumi뤢kwetu𠀮뇽kitufe뢣hicho맜kinahitaji뤡javascript𠀮뇴bila렩javascript𠀬뇈tovuti뤟huwa렭na렬mwonekano맨wa𠀮𠀮𠀮𨀀𨀀
W𨀁na
W𨀁wa
W𨀁ya', '{"question":"Ninabadilishaje kati ya mwonekano wa mwangaza na wa giza?","answer":"Tumia kitufe kilicho chini kulia kwenye kila ukurasa. Kivinjari chako hukumbuka chaguo lako na hakilitumi kwetu. Kitufe hicho kinahitaji JavaScript. Bila JavaScript, tovuti huwa na mwonekano wa mwangaza.","tags":"mandhari, mwonekano wa giza, utofauti wa rangi"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (31, '86e84f39-6788-470f-b400-0547d245d24f', 'faq', 'become-a-partner', 'am', 'f1aa4702-d2f1-4d76-815e-db82d5b4f6fe', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'ድርጅቴ አጋር መሆን ይችላል?', 'ድርጅቴ썘አጋር먷መሆን잤ይችላል𠀿𨀀𨀀
አዎ𠀮쐺ከኩባንያዎች𠀬쏼ከዩኒቨርሲቲዎች𠀬쏼ከመንግስት썇ተቋማትና육ከማህበረሰብ셈ቡድኖች쓚ጋር뫄እንሰራለን𠀮쐲አጋርነት쎿የሚጀምረው춀ሁለቱም룷ወገኖች쏙ሊሰሩት쌷በሚፈልጉት썷አንድ튌ስራ멱ነው𠀮쎭ማንም롇መክፈል뜧የለበትም𠀮쐺ከእኛ졼ጋር묇የሚሰሩትን잤ይመልከቱ𠀻엍ከዚያ툌ያሰቡትን잤ይንገሩን𠀮𨀀𨀀
W𨀁ስራ
W𨀁ነው
W𨀁አዎ
W𨀁ጋር', '{"question":"ድርጅቴ አጋር መሆን ይችላል?","answer":"አዎ። ከኩባንያዎች፣ ከዩኒቨርሲቲዎች፣ ከመንግሥት ተቋማትና ከማህበረሰብ ቡድኖች ጋር እንሠራለን። አጋርነት የሚጀምረው ሁለቱም ወገኖች ሊሠሩት በሚፈልጉት አንድ ሥራ ነው። ማንም መክፈል የለበትም። [ከእኛ ጋር የሚሠሩትን](/about/partnerships) ይመልከቱ፤ ከዚያ ያሰቡትን [ይንገሩን](/contact?about=partner)።","tags":"አጋሮች, ድርጅቶች"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (32, 'b79f0fa1-aa11-40c0-9865-c61d3117c688', 'faq', 'become-a-partner', 'ar', 'f1aa4702-d2f1-4d76-815e-db82d5b4f6fe', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'هل يمكن لمؤسستي أن تصبح شريكًا؟', 'هل엶يمكن옮لموسستي욍ان옔تصبح쌗شريكا𠀿𨀀𨀀
نعم𠀮럘نعمل엱مع쒋شركات싎وجامعات싎وجهات슿عامه왑ومجموعات싋محليه𠀮랼تبدا쉐الشراكه옱بعمل열واحد썫يريد썈الطرفان옑القيام엳به𠀮럚ولا쉳يدفع쑾احد썕شييا𠀮랹اطلعوا쉢علي욫من옴يعمل엱معنا𠀬띿ثم엲اخبرونا쉑بما쉓تفكرون옫فيه𠀮𨀀𨀀
W𨀁ان
W𨀁به
W𨀁ثم
W𨀁مع
W𨀁من
W𨀁هل', '{"question":"هل يمكن لمؤسستي أن تصبح شريكًا؟","answer":"نعم. نعمل مع شركات وجامعات وجهات عامة ومجموعات محلية. تبدأ الشراكة بعمل واحد يريد الطرفان القيام به. ولا يدفع أحد شيئًا. اطّلعوا على [من يعمل معنا](/about/partnerships)، ثم [أخبرونا](/contact?about=partner) بما تفكرون فيه.","tags":"شركاء, مؤسسات"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (33, '0abe988e-6939-4bf5-b76b-2ecaae45487b', 'faq', 'become-a-partner', 'fr', 'f1aa4702-d2f1-4d76-815e-db82d5b4f6fe', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Mon organisation peut-elle devenir partenaire ?', 'mon링organisation맂peut𠀭elle뢟devenir먾partenaire롺𠀿𨀀𨀀
oui𠀮눀nous멡travaillons멎avec롡des멒entreprises𠀬놸des멢universites𠀬놸des멜organismes멝publics멒et며des멎associations𠀮눇un맂partenariat멯commence뢫par멃un맆travail름precis멞que뢧les멑deux뫸parties멣veulent멲faire𠀮눂personne뢩n𠀧a𠀮𠀮𠀮𨀀𨀀
W𨀁et
W𨀁un', '{"question":"Mon organisation peut-elle devenir partenaire ?","answer":"Oui. Nous travaillons avec des entreprises, des universités, des organismes publics et des associations. Un partenariat commence par un travail précis que les deux parties veulent faire. Personne n’a à payer. Voyez [qui travaille avec nous](/about/partnerships), puis [dites-nous](/contact?about=partner) à quoi vous pensez.","tags":"partenaires, organisations"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (34, 'c04408f3-2a78-44c5-a82c-4c1efc9262b2', 'faq', 'become-a-partner', 'pt', 'f1aa4702-d2f1-4d76-815e-db82d5b4f6fe', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'A minha organização pode tornar-se parceira?', 'a렬minha렮organizacao맡pode뢯tornar𠀭se뢫parceira𠀿𨀀𨀀
sim𠀮눆trabalhamos멐com릘empresas𠀬뇉universidades𠀬놹entidades멝publicas멒e뢢grupos멐comunitarios𠀮눇uma렯parceria렢comeca렢com릨um릧trabalho맢que뢜ambas멎as멝partes멞querem릙fazer𠀮눀ninguem릧tem릗de뢫pagar𠀮눈veja렰quem릧trabalha𠀮𠀮𠀮𨀀𨀀
W𨀁as
W𨀁de
W𨀁se
W𨀁um', '{"question":"A minha organização pode tornar-se parceira?","answer":"Sim. Trabalhamos com empresas, universidades, entidades públicas e grupos comunitários. Uma parceria começa com um trabalho que ambas as partes querem fazer. Ninguém tem de pagar. Veja [quem trabalha connosco](/about/partnerships) e depois [diga-nos](/contact?about=partner) o que tem em mente.","tags":"parceiros, organizações"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (35, '476fb8af-6a51-4899-b3c3-dbae8d39b17f', 'faq', 'become-a-partner', 'sw', 'f1aa4702-d2f1-4d76-815e-db82d5b4f6fe', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Je, taasisi yangu inaweza kuwa mshirika?', 'je𠀬뇈taasisi뤰yangu몔inaweza렪kuwa렬mshirika𠀿𨀀𨀀
ndiyo𠀮눆tunafanya렪kazi뤥na렪kampuni𠀬뇊vyuo맧vikuu𠀬뇈taasisi뤱za렴umma렭na렵vikundi뤭vya렩jamii𠀮눇ushirikiano맙huanza렭na렪kazi뤤moja렠ambayo맡pande뢵zote뢨mbili뤱zinataka렪kuifanya𠀮뇺hakuna렠anayelazimika렪kulipa𠀮눆tazama렭nani𠀮𠀮𠀮𨀀𨀀
W𨀁je
W𨀁na
W𨀁za', '{"question":"Je, taasisi yangu inaweza kuwa mshirika?","answer":"Ndiyo. Tunafanya kazi na kampuni, vyuo vikuu, taasisi za umma na vikundi vya jamii. Ushirikiano huanza na kazi moja ambayo pande zote mbili zinataka kuifanya. Hakuna anayelazimika kulipa. Tazama [nani anafanya kazi nasi](/about/partnerships), kisha [tuambie](/contact?about=partner) unachofikiria.","tags":"washirika, taasisi"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (36, 'ade5e8d4-d985-45ad-ac91-6ad962efd9d6', 'faq', 'devices-and-screen-readers', 'am', '90ec3cdb-1f94-4357-bbf2-67bb98589ec8', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'ድረ ገጹ በአሮጌ ስልክ ወይም በስክሪን አንባቢ ይሠራል?', 'ድረ몌ገጹ꽏በአሮጌ핕ስልክ쩧ወይም뢏በስክሪን읗አንባቢ셷ይሰራል𠀿𨀀𨀀
መስራት썷አለበት𠀮쎭ማንበብ𠀬썬መፈለግና욁ለእኛ잉መጻፍ뉆ያለ쾲javascript𠀬쎴በኪቦርድ튼ብቻ𠀬쎴በስክሪን읗አንባቢና잶ጽሁፉ놄እጥፍ뇋ተልቆ븓ይሰራሉ𠀮쏲በጣም룏አሮጌ햀በሆኑ욠ብራውዘሮች쏚ላይ퉧ገጹ꼯ቀለል뚤ብሎ뙨ሊታይ퉌ይችላል𠀮쑺የተደራሽነት싯መግለጫው출ምን읜እንደምንፈትሽና잁ገና욖ምን읜እንደሚጎድል뜬ይናገራል𠀮𨀀𨀀
W𨀁ላይ
W𨀁ምን
W𨀁ብሎ
W𨀁ብቻ
W𨀁ያለ
W𨀁ድረ
W𨀁ገና
W𨀁ገጹ', '{"question":"ድረ ገጹ በአሮጌ ስልክ ወይም በስክሪን አንባቢ ይሠራል?","answer":"መሥራት አለበት። ማንበብ፣ መፈለግና ለእኛ መጻፍ ያለ JavaScript፣ በኪቦርድ ብቻ፣ በስክሪን አንባቢና ጽሑፉ እጥፍ ተልቆ ይሠራሉ። በጣም አሮጌ በሆኑ ብራውዘሮች ላይ ገጹ ቀለል ብሎ ሊታይ ይችላል። [የተደራሽነት መግለጫው](/accessibility) ምን እንደምንፈትሽና ገና ምን እንደሚጎድል ይናገራል።","tags":"አሮጌ ስልኮች, የስክሪን አንባቢ, ኪቦርድ, JavaScript"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (37, '4d664831-aa90-43db-b10e-ba3dff8edbe7', 'faq', 'devices-and-screen-readers', 'ar', '90ec3cdb-1f94-4357-bbf2-67bb98589ec8', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'هل يعمل الموقع على هاتف قديم أو مع قارئ شاشة؟', 'هل엶يعمل엓الموقع쒐علي욭هاتف양قديم엲او왭مع쒙قاري욚شاشه𠀿𨀀𨀀
من옑المفترض쐪ذلك𠀮럓فالقراءه왑والبحث십والكتابه옰الينا쉓تعمل엛دون쁔javascript𠀬랜وبلوحه옰المفاتيح쌫وحدها𠀬랜ومع쒙قاري욚شاشه𠀬랜ومع쒁تكبير쎆النص쐂الي욜ضعف야حجمه𠀮럚وقد썋تبدو왏الصفحه옰ابسط쑚في욍المتصفحات슭القديمه옵جدا𠀮럚ويذكر쎇بيان𠀮𠀮𠀮𨀀𨀀
W𨀁او
W𨀁في
W𨀁مع
W𨀁من
W𨀁هل', '{"question":"هل يعمل الموقع على هاتف قديم أو مع قارئ شاشة؟","answer":"من المفترض ذلك. فالقراءة والبحث والكتابة إلينا تعمل دون JavaScript، وبلوحة المفاتيح وحدها، ومع قارئ شاشة، ومع تكبير النص إلى ضعف حجمه. وقد تبدو الصفحة أبسط في المتصفحات القديمة جدًا. ويذكر [بيان إمكانية الوصول](/accessibility) ما نختبره، وما ليس جيدًا بما يكفي بعد.","tags":"هواتف قديمة, قارئات الشاشة, لوحة المفاتيح, JavaScript"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (38, '10301956-909c-40c8-ad23-888e46eaa77e', 'faq', 'devices-and-screen-readers', 'fr', '90ec3cdb-1f94-4357-bbf2-67bb98589ec8', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Le site fonctionne-t-il sur un vieux téléphone ou avec un lecteur d’écran ?', 'le뢮site뢡fonctionne𠀭t𠀭il릇sur멃un마vieux뫼telephone뢪ou몌avec롲un릾lecteur먲d𠀧ecran릑𠀿𨀀𨀀
il릀le뢟devrait𠀮눁on맂peut멸lire𠀬놷chercher먳et멺nous멒ecrire뢮sans멗javascript𠀬놵avec롩le뢞clavier멁seul𠀬놵avec롲un릾lecteur먲d𠀧ecran릷et멭avec롲un맆texte뢟deux뫮fois멝plus메grand𠀮눅sur먲de뢯tres멣vieux뫶navigateurs𠀬뇉une뢫page뢫peut𠀮𠀮𠀮𨀀𨀀
W𨀁de
W𨀁et
W𨀁il
W𨀁le
W𨀁on
W𨀁ou
W𨀁un', '{"question":"Le site fonctionne-t-il sur un vieux téléphone ou avec un lecteur d’écran ?","answer":"Il le devrait. On peut lire, chercher et nous écrire sans JavaScript, avec le clavier seul, avec un lecteur d’écran et avec un texte deux fois plus grand. Sur de très vieux navigateurs, une page peut avoir une présentation plus simple. La [déclaration d’accessibilité](/accessibility) dit ce que nous testons, et ce qui n’est pas encore assez bon.","tags":"vieux téléphones, lecteurs d’écran, clavier, JavaScript"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (39, '07d2cceb-b268-44cf-8c2d-dd309a547e3e', 'faq', 'devices-and-screen-readers', 'pt', '90ec3cdb-1f94-4357-bbf2-67bb98589ec8', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'O site funciona num telemóvel antigo ou com um leitor de ecrã?', 'o매site뢡funciona렭num릧telemovel륵antigo맠ou몎com릨um릟leitor먲de뢠ecra𠀿𨀀𨀀
deve뢡funcionar𠀮눂pode뢧ler𠀬뇄pesquisar먳e뢠escrever𠀭nos멠sem릝javascript𠀬뇇so맔com릢o맥teclado𠀬놷com릨um릟leitor먲de뢠ecra려e뢞com릢o맥texto맟no맕dobro맕do맥tamanho𠀮뇷em릡navegadores멚muito맒antigos𠀬뇉uma렯pagina렯pode뢯ter멃um𠀮𠀮𠀮𨀀𨀀
W𨀁de
W𨀁do
W𨀁em
W𨀁no
W𨀁ou
W𨀁so
W𨀁um', '{"question":"O site funciona num telemóvel antigo ou com um leitor de ecrã?","answer":"Deve funcionar. Pode ler, pesquisar e escrever-nos sem JavaScript, só com o teclado, com um leitor de ecrã e com o texto no dobro do tamanho. Em navegadores muito antigos, uma página pode ter um aspeto mais simples. A [declaração de acessibilidade](/accessibility) diz o que testamos e o que ainda não está bem.","tags":"telemóveis antigos, leitores de ecrã, teclado, JavaScript"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (40, '4f712a4c-e807-47d3-a35a-89ac66cc99c9', 'faq', 'devices-and-screen-readers', 'sw', '90ec3cdb-1f94-4357-bbf2-67bb98589ec8', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Je, tovuti inafanya kazi kwenye simu ya zamani au kwa kisoma skrini?', 'je𠀬뇈tovuti뤠inafanya렪kazi뤢kwenye뢮simu몤ya령zamani뤘au몖kwa렪kisoma렲skrini𠀿𨀀𨀀
inapaswa렪kufanya렪kazi𠀮뇽kusoma𠀬놿kutafuta렭na렪kutuandikia렧hufanya렪kazi뤙bila렩javascript𠀬놿kwa렪kibodi뤧pekee𠀬놿kwa렪kisoma렲skrini뤥na렪kwa렬maandishi뤰yaliyokuzwa렬mara렬mbili𠀮뇽kwenye뢱vivinjari뤭vya령zamani뤪sana𠀮𠀮𠀮𨀀𨀀
W𨀁au
W𨀁je
W𨀁na
W𨀁ya', '{"question":"Je, tovuti inafanya kazi kwenye simu ya zamani au kwa kisoma skrini?","answer":"Inapaswa kufanya kazi. Kusoma, kutafuta na kutuandikia hufanya kazi bila JavaScript, kwa kibodi pekee, kwa kisoma skrini na kwa maandishi yaliyokuzwa mara mbili. Kwenye vivinjari vya zamani sana ukurasa unaweza kuonekana wa kawaida zaidi. [Taarifa ya ufikivu](/accessibility) inaeleza tunachojaribu, na kile ambacho bado si kizuri vya kutosha.","tags":"simu za zamani, visoma skrini, kibodi, JavaScript"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (41, '1b6594b4-e444-4a6f-a079-69c401d5471a', 'faq', 'event-calendar', 'am', 'f0056b7b-ce86-4a54-8df8-2319e71f0bc1', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'አንድን ዝግጅት ወደ ቀን መቁጠሪያዬ እንዴት አስገባለሁ?', 'አንድን잔ዝግጅት쎟ወደ퇼ቀን웏መቁጠሪያዬ퇥እንዴት썷አስገባለሁ𠀿𨀀𨀀
የእያንዳንዱ트ዝግጅት쏟ገጽ줱𠀢ወደ퇼ቀን웏መቁጠሪያ툌ያስገቡ𠀢쌆የሚል뙉ሊንክ쨿አለው𠀮쏲በስልክዎ칦ወይም뢏በኮምፒውተርዎ췞ቀን웏መቁጠሪያ턫ሊከፍቱት쎿የሚችሉት썌ትንሽ뵚ፋይል뜬ይሰጥዎታል𠀮쓝ፋይሉ뚫የዝግጅቱን잟የሰአት쎄ክልል뙴ስለሚያውቅ뵇ቀን웏መቁጠሪያዎ칃እርስዎ츁ባሉበት쌽ቦታ쎄ያለውን웧ሰአት쏂ያሳያል𠀮쎓ሁሉንም뤌ዝግጅቶች쏗ለመከታተል뜧የዝግጅቶች쐏ቀን𠀮𠀮𠀮𨀀𨀀
W𨀁ቀን
W𨀁ቦታ
W𨀁ወደ
W𨀁ገጽ', '{"question":"አንድን ዝግጅት ወደ ቀን መቁጠሪያዬ እንዴት አስገባለሁ?","answer":"የእያንዳንዱ ዝግጅት ገጽ «ወደ ቀን መቁጠሪያ ያስገቡ» የሚል ሊንክ አለው። በስልክዎ ወይም በኮምፒውተርዎ ቀን መቁጠሪያ ሊከፍቱት የሚችሉት ትንሽ ፋይል ይሰጥዎታል። ፋይሉ የዝግጅቱን የሰዓት ክልል ስለሚያውቅ ቀን መቁጠሪያዎ እርስዎ ባሉበት ቦታ ያለውን ሰዓት ያሳያል። ሁሉንም ዝግጅቶች ለመከታተል [የዝግጅቶች ቀን መቁጠሪያውን](/events.ics) ወደ መተግበሪያዎ ይጨምሩ።","tags":"ቀን መቁጠሪያ, የሰዓት ክልል"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (42, '43598359-1f5f-485d-975b-23b15182e85e', 'faq', 'event-calendar', 'ar', 'f0056b7b-ce86-4a54-8df8-2319e71f0bc1', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'كيف أضيف فعالية إلى تقويمي؟', 'كيف앶اضيف얐فعاليه옰الي욐تقويمي𠀿𨀀𨀀
في욛صفحه왌كل역فعاليه옺رابط븻𠀢الاضافه옰الي욍التقويم𠀢𠀮럜يعطيكم옐ملفا쉞صغيرا쉓تفتحونه옱بالتقويم옌في욭هاتفكم엲او왕حاسوبكم𠀮럚ويعرف앶الملف앶المنطقه옰الزمنيه왍للفعاليه𠀬랕فيعرض쐤تقويمكم엲الوقت싇في욍المكان옑الذي욍انتم옌فيه𠀮럚ولمتابعه왌كل𠀮𠀮𠀮𨀀𨀀
W𨀁او
W𨀁في
W𨀁كل', '{"question":"كيف أضيف فعالية إلى تقويمي؟","answer":"في صفحة كل فعالية رابط «الإضافة إلى التقويم». يعطيكم ملفًا صغيرًا تفتحونه بالتقويم في هاتفكم أو حاسوبكم. ويعرف الملف المنطقة الزمنية للفعالية، فيعرض تقويمكم الوقت في المكان الذي أنتم فيه. ولمتابعة كل الفعاليات، اشتركوا في [تقويم الفعاليات](/events.ics).","tags":"تقويم, مناطق زمنية"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (43, '1af5d1e5-0db4-4e10-ae4f-4d2a78025020', 'faq', 'event-calendar', 'fr', 'f0056b7b-ce86-4a54-8df8-2319e71f0bc1', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Comment ajouter un événement à mon calendrier ?', 'comment멭ajouter멃un릷evenement멭a렬mon릵calendrier먍𠀿𨀀𨀀
la렯page뢟de뢞chaque뢠evenement멭a렴un릾lien르𠀢끿ajouter먯au몎calendrier맰𠀢𠀮뇻il릊vous멑donne뢰un맂petit멲fichier먯a렮ouvrir먯avec롩le뢞calendrier먲de뢱votre뢯telephone뢪ou몏de뢱votre뢪ordinateur𠀮뇾le뢡fichier먱connait멸le뢡fuseau𠀮𠀮𠀮𨀀𨀀
W𨀁au
W𨀁de
W𨀁il
W𨀁la
W𨀁le
W𨀁ou
W𨀁un', '{"question":"Comment ajouter un événement à mon calendrier ?","answer":"La page de chaque événement a un lien « Ajouter au calendrier ». Il vous donne un petit fichier à ouvrir avec le calendrier de votre téléphone ou de votre ordinateur. Le fichier connaît le fuseau horaire de l’événement : votre calendrier affiche donc l’heure de l’endroit où vous êtes. Pour suivre tous les événements, abonnez-vous au [calendrier des événements](/events.ics).","tags":"calendrier, fuseaux horaires"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (44, '8c73e2d1-ef96-4c45-83f5-9c30c12d9574', 'faq', 'event-calendar', 'pt', 'f0056b7b-ce86-4a54-8df8-2319e71f0bc1', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Como adiciono um evento ao meu calendário?', 'como맒adiciono맦um릘evento맒ao맞meu몎calendario𠀿𨀀𨀀
a렯pagina렣de뢞cada려evento맥tem릢o망link뤗𠀢adicionar먯ao맔calendario𠀢𠀮누recebe뢰um릣pequeno맗ficheiro맢que뢫pode뢜abrir먱com릢o맔calendario맕do맥telemovel릃ou몏do맔computador𠀮눁o맗ficheiro맔conhece뢪o맗fuso맙horario맕do맖evento𠀮𠀮𠀮𨀀𨀀
W𨀁ao
W𨀁de
W𨀁do
W𨀁ou
W𨀁um', '{"question":"Como adiciono um evento ao meu calendário?","answer":"A página de cada evento tem o link “Adicionar ao calendário”. Recebe um pequeno ficheiro que pode abrir com o calendário do telemóvel ou do computador. O ficheiro conhece o fuso horário do evento, por isso o seu calendário mostra a hora do lugar onde está. Para acompanhar todos os eventos, subscreva o [calendário de eventos](/events.ics).","tags":"calendário, fusos horários"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (45, '9a617486-36cf-4f7d-abc2-5e43ef853e34', 'faq', 'event-calendar', 'sw', 'f0056b7b-ce86-4a54-8df8-2319e71f0bc1', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Ninawekaje tukio kwenye kalenda yangu?', 'ninawekaje뢯tukio맜kwenye뢦kalenda렸yangu𠀿𨀀𨀀
ukurasa렶wa렪kila렳tukio맦una렪kiungo맔cha럡𠀢weka렪kwenye뢦kalenda𠀢𠀮뇽kinakupa력faili뤥ndogo맦unayoweza렪kuifungua렪kwa렪kalenda렸ya렲simu몌au몖kompyuta렸yako𠀮뇸faili뤟hiyo맚inajua렴ukanda렶wa렲saa렶wa렳tukio𠀬놿kwa렧hiyo맜kalenda𠀮𠀮𠀮𨀀𨀀
W𨀁au
W𨀁wa
W𨀁ya
K𨄎𨄎', '{"question":"Ninawekaje tukio kwenye kalenda yangu?","answer":"Ukurasa wa kila tukio una kiungo cha “Weka kwenye kalenda”. Kinakupa faili ndogo unayoweza kuifungua kwa kalenda ya simu au kompyuta yako. Faili hiyo inajua ukanda wa saa wa tukio, kwa hiyo kalenda yako huonyesha saa za mahali ulipo. Ili kufuatilia matukio yote, jiunge na [kalenda ya matukio](/events.ics).","tags":"kalenda, kanda za saa"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (46, '9c6dd4f4-96b2-49f4-a498-dd5b978aef29', 'faq', 'event-cost', 'am', 'dcea9ed3-b45c-4797-acc6-6c9ab08343f3', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'ዝግጅቶቻችሁ ክፍያ አላቸው?', 'ዝግጅቶቻችሁ땸ክፍያ퇁አላቸው𠀿𨀀𨀀
የላቸውም𠀮쏲በኢንተርኔትም렵ሆነ왼በአካል뜧የሚካሄዱ트ዝግጅቶች쏐ሁሉ뙓ነጻ꿀ናቸው𠀮쐲አብዛኛውን쟁ጊዜ퀸የጉዞ큖ወይም뤗የማረፊያ퇩ወጪ괶መሸፈን읗አንችልም𠀮쑺የምንችል뛧ከሆነ위የዝግጅቱ썣ገጽ끘ይናገራል𠀮𨀀𨀀
W𨀁ሁሉ
W𨀁ሆነ
W𨀁ነጻ
W𨀁ወጪ
W𨀁ገጽ
W𨀁ጊዜ', '{"question":"ዝግጅቶቻችሁ ክፍያ አላቸው?","answer":"የላቸውም። በኢንተርኔትም ሆነ በአካል የሚካሄዱ ዝግጅቶች ሁሉ ነፃ ናቸው። አብዛኛውን ጊዜ የጉዞ ወይም የማረፊያ ወጪ መሸፈን አንችልም። የምንችል ከሆነ የዝግጅቱ ገጽ ይናገራል።","tags":"ክፍያ, ጉዞ"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (47, '4ee4641a-f600-440b-bcd4-c46a819d78ab', 'faq', 'event-cost', 'ar', 'dcea9ed3-b45c-4797-acc6-6c9ab08343f3', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'هل لفعالياتكم رسوم؟', 'هل연لفعالياتكم염رسوم𠀿𨀀𨀀
لا𠀮럕كل엓الفعاليات싋مجانيه𠀬랍عبر쎆الانترنت싎وحضوريا𠀮럚ولا쉯نستطيع쒐عاده옸دفع쒁تكاليف앶السفر쎆او왏الاقامه𠀮럚واذا쉐استطعنا𠀬랄ذكرت슻صفحه옰الفعاليه옹ذلك𠀮𨀀𨀀
W𨀁او
W𨀁كل
W𨀁لا
W𨀁هل', '{"question":"هل لفعالياتكم رسوم؟","answer":"لا. كل الفعاليات مجانية، عبر الإنترنت وحضوريًا. ولا نستطيع عادةً دفع تكاليف السفر أو الإقامة. وإذا استطعنا، ذكرت صفحة الفعالية ذلك.","tags":"رسوم, سفر"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (48, '389ae0fe-7f46-4b7d-b916-8f7cd04b2f40', 'faq', 'event-cost', 'fr', 'dcea9ed3-b45c-4797-acc6-6c9ab08343f3', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Vos événements sont-ils payants ?', 'vos멒evenements멠sont𠀭ils멝payants먬𠀿𨀀𨀀
non𠀮눆tous멙les멒evenements멠sont멳gratuits𠀬놹en릾ligne뢠et멿sur먾place𠀮눀normalement𠀬뇂nous멛ne뢫pouvons멝pas멝payer먺le뢱voyage뢩ni뤣l𠀧hebergement𠀮눅si뤥nous멙le뢫pouvons𠀬뇀la렯page뢟de뢧l𠀧evenement멸le뢟dit𠀮𨀀𨀀
W𨀁de
W𨀁en
W𨀁et
W𨀁la
W𨀁le
W𨀁ne
W𨀁ni
W𨀁si', '{"question":"Vos événements sont-ils payants ?","answer":"Non. Tous les événements sont gratuits, en ligne et sur place. Normalement, nous ne pouvons pas payer le voyage ni l’hébergement. Si nous le pouvons, la page de l’événement le dit.","tags":"frais, voyage"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (49, '6e413b1d-feba-4839-a095-c438efeaf94d', 'faq', 'event-cost', 'pt', 'dcea9ed3-b45c-4797-acc6-6c9ab08343f3', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Os vossos eventos são pagos?', 'os멣vossos멒eventos멠sao맡pagos𠀿𨀀𨀀
nao𠀮눆todos멜os멒eventos멠sao맘gratuitos𠀬뇃online뢠e뢫presenciais𠀮눀normalmente뢩nao맡podemos멝pagar멄viagens멛nem릔alojamento𠀮눃quando맡podemos𠀬놵a렯pagina렣do맖evento맕diz묯isso𠀮𨀀𨀀
W𨀁do
W𨀁os', '{"question":"Os vossos eventos são pagos?","answer":"Não. Todos os eventos são gratuitos, online e presenciais. Normalmente não podemos pagar viagens nem alojamento. Quando podemos, a página do evento diz isso.","tags":"custos, viagens"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (50, 'a9bad82e-356b-4d04-9685-d5f647eda260', 'faq', 'event-cost', 'sw', 'dcea9ed3-b45c-4797-acc6-6c9ab08343f3', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Je, matukio yenu yana gharama yoyote?', 'je𠀬뇁matukio맪yenu몤yana렦gharama렸yoyote𠀿𨀀𨀀
hapana𠀮뇿matukio맪yote뢩ni뤙bure𠀬뇍ya렬mtandaoni뤥na렸ya렠ana렪kwa렠ana𠀮뇽kwa렪kawaida렧hatuwezi뤢kulipia렲safari뤮wala렬malazi𠀮눆tukiweza𠀬뇉ukurasa렶wa렳tukio맙husema렧hivyo𠀮𨀀𨀀
W𨀁je
W𨀁na
W𨀁ni
W𨀁wa
W𨀁ya', '{"question":"Je, matukio yenu yana gharama yoyote?","answer":"Hapana. Matukio yote ni bure, ya mtandaoni na ya ana kwa ana. Kwa kawaida hatuwezi kulipia safari wala malazi. Tukiweza, ukurasa wa tukio husema hivyo.","tags":"ada, safari"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (51, '0bcb813f-bc23-4833-899b-bd870f7442b5', 'faq', 'event-registration', 'am', 'dd068487-5f27-40f0-803d-777e0feb9c04', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'ለዝግጅት እንዴት እመዘገባለሁ?', 'ለዝግጅት썼እንዴት썼እመዘገባለሁ𠀿𨀀𨀀
ዝግጅቱን윗በዝግጅቶች쓗ገጽ꽶ላይ퉌ይክፈቱና읡የሚጠይቀውን잢ያንብቡ𠀮쎞ሌላ뚬ካላለ똄በስተቀር멿በገጹ껺ላይ뾁𠀢ይመዝገቡ𠀢쌆የሚለውን잤ይጫኑ𠀺엮የዝግጅቱ슐ስምና욹ቀን잟የተሞላበት쎿የመገናኛ잶ቅጽ끘ይከፈታል𠀮쎚ለመሳተፍ뉃የሚያስፈልግዎት썧ነገር뫊ካለ𠀬썜ለምሳሌ뜐ደረጃ퓱የሌለው츟አዳራሽ볗ወይም룏አስተርጓሚ𠀬쑁ይህንንም뤜ይንገሩን𠀮쎭ማቅረብ소እንደምንችልና𠀮𠀮𠀮𨀀𨀀
W𨀁ላይ
W𨀁ሌላ
W𨀁ቀን
W𨀁ቅጽ
W𨀁ካለ
W𨀁ገጽ', '{"question":"ለዝግጅት እንዴት እመዘገባለሁ?","answer":"ዝግጅቱን [በዝግጅቶች ገጽ](/events) ላይ ይክፈቱና የሚጠይቀውን ያንብቡ። ሌላ ካላለ በስተቀር በገጹ ላይ «ይመዝገቡ» የሚለውን ይጫኑ፦ የዝግጅቱ ስምና ቀን የተሞላበት የመገናኛ ቅጽ ይከፈታል። ለመሳተፍ የሚያስፈልግዎት ነገር ካለ፣ ለምሳሌ ደረጃ የሌለው አዳራሽ ወይም አስተርጓሚ፣ ይህንንም ይንገሩን። ማቅረብ እንደምንችልና እንደማንችል በሐቀኝነት እንነግርዎታለን።","tags":"ምዝገባ, ተደራሽነት"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (52, '4500e800-ee59-47e6-a2db-7ad1be097c34', 'faq', 'event-registration', 'ar', 'dd068487-5f27-40f0-803d-777e0feb9c04', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'كيف أسجّل في فعالية؟', 'كيف앶اسجل역في욧فعاليه𠀿𨀀𨀀
افتحوا쉐الفعاليه왎من옟صفحه옰الفعاليات싎واقرووا쉮ما쉓تطلبه𠀮럚وما쉭لم엵تذكر쎙غير쎏ذلك𠀬띻اضغطوا뱋𠀢التسجيل𠀢뙟في욛صفحتها𠀺뤰تفتح쌊استماره옰الاتصال열وفيها쉐اسم엲الفعاليه왑وتاريخها𠀮럚واخبرونا쉐ايضا쉐ان옑احتجتم엲الي욚شيء솲كي욐تشاركوا𠀬𠀮𠀮𠀮𨀀𨀀
W𨀁ان
W𨀁في
W𨀁كي
W𨀁لم
W𨀁ما
W𨀁من', '{"question":"كيف أسجّل في فعالية؟","answer":"افتحوا الفعالية من [صفحة الفعاليات](/events) واقرؤوا ما تطلبه. وما لم تذكر غير ذلك، اضغطوا «التسجيل» في صفحتها: تُفتح استمارة الاتصال وفيها اسم الفعالية وتاريخها. وأخبرونا أيضًا إن احتجتم إلى شيء كي تشاركوا، مثل قاعة بلا درج أو مترجم فوري. وسنقول لكم بصدق هل نستطيع توفيره.","tags":"تسجيل, إمكانية الوصول"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (53, '4d3e0a3a-2783-4c14-96cd-96d065757f08', 'faq', 'event-registration', 'fr', 'dd068487-5f27-40f0-803d-777e0feb9c04', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Comment s’inscrire à un événement ?', 'comment멿s𠀧inscrire뢜a렴un릷evenement멋𠀿𨀀𨀀
ouvrez묲l𠀧evenement멿sur먺la렯page뢠evenements멒et멸lisez묩ce뢬qui뤰y묌est며demande𠀮눅sauf룃indication릵contraire𠀬놵appuyez묹sur맰𠀢낑s𠀧inscrire록𠀢낑sur멁sa렯page롵𠀺덲le뢡formulaire뢟de뢞contact멿s𠀧ouvre뢜avec롩le뢩nom릘et멸la렣date뢟de𠀮𠀮𠀮𨀀𨀀
W𨀁ce
W𨀁de
W𨀁et
W𨀁la
W𨀁le
W𨀁sa
W𨀁un', '{"question":"Comment s’inscrire à un événement ?","answer":"Ouvrez l’événement sur la [page Événements](/events) et lisez ce qui y est demandé. Sauf indication contraire, appuyez sur « S’inscrire » sur sa page : le formulaire de contact s’ouvre avec le nom et la date de l’événement déjà remplis. Dites-nous aussi s’il vous faut quelque chose pour pouvoir participer, comme une salle sans marches ou un interprète. Nous vous dirons franchement si nous pouvons le fournir.","tags":"inscription, accessibilité"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (54, 'c4b8a70b-f699-458a-8ac8-5bc6101f9527', 'faq', 'event-registration', 'pt', 'dd068487-5f27-40f0-803d-777e0feb9c04', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Como me inscrevo num evento?', 'como맞me뢤inscrevo맟num릘evento𠀿𨀀𨀀
abra렮o맖evento맟na렯pagina렣de뢠eventos멒e뢧leia렮o맢que뢮se뢫pede𠀮눅salvo맚indicacao맖em릖contrario𠀬놷carregue뢠em륕𠀢inscrever𠀭se𠀢낌na렯pagina렣do맖evento𠀺덧abre𠀭se뢪o맗formulario맕de뢞contacto𠀬놾ja렢com릢o맟nome뢠e뢜a렣data렣do𠀮𠀮𠀮𨀀𨀀
W𨀁de
W𨀁do
W𨀁em
W𨀁ja
W𨀁me
W𨀁na
W𨀁se', '{"question":"Como me inscrevo num evento?","answer":"Abra o evento na [página de eventos](/events) e leia o que se pede. Salvo indicação em contrário, carregue em “Inscrever-se” na página do evento: abre-se o formulário de contacto, já com o nome e a data do evento. Diga-nos também se precisa de algo para poder participar, como uma sala sem degraus ou um intérprete. Diremos com franqueza se o podemos garantir.","tags":"inscrição, acessibilidade"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (55, 'f0b13f9e-fbe9-401c-8ac8-42a1b2e0ee49', 'faq', 'event-registration', 'sw', 'dd068487-5f27-40f0-803d-777e0feb9c04', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Ninajiandikishaje kwa tukio?', 'ninajiandikishaje뢦kwa렳tukio𠀿𨀀𨀀
fungua렳tukio맜kwenye뢰ukurasa렶wa렬matukio맟na렴usome뢧linachohitaji𠀮뇻isipokuwa렫liseme뢱vinginevyo𠀬놶bonyeza럡𠀢jiandikishe𠀢낉kwenye뢰ukurasa렶wake𠀺덬fomu몤ya렬mawasiliano맙hufunguka련ikiwa렭na렩jina렭na렳tarehe뢴ya렳tukio𠀮𠀮𠀮𨀀𨀀
W𨀁na
W𨀁wa
W𨀁ya', '{"question":"Ninajiandikishaje kwa tukio?","answer":"Fungua tukio kwenye [ukurasa wa matukio](/events) na usome linachohitaji. Isipokuwa liseme vinginevyo, bonyeza “Jiandikishe” kwenye ukurasa wake: fomu ya mawasiliano hufunguka ikiwa na jina na tarehe ya tukio. Tuambie pia kama unahitaji kitu ili uweze kushiriki, kama vile chumba kisicho na ngazi au mkalimani. Tutakuambia ukweli kama tunaweza kukitoa.","tags":"kujiandikisha, ufikivu"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (56, 'd401900f-505a-418f-8339-00b976d9a5b6', 'faq', 'events-from-afar', 'am', '3effa9a7-ea80-4dbd-8684-a85bc427aa3e', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'መጓዝ ካልቻልኩ መሳተፍ እችላለሁ?', 'መጓዝ퀚ካልቻልኩ줻መሳተፍ눀እችላለሁ𠀿𨀀𨀀
አዎ𠀬쐱ዝግጅቱ슻በኢንተርኔት썿ከሆነ𠀺앦በዚያን쟁ጊዜ쾶ቦታው뮡𠀢በኢንተርኔት𠀢슎ተብሎ띋ይገለጻል𠀮쐺ከሌሎች쒬ዝግጅቶች쐯በኋላ뛩የተገኘውን윬ትምህርት쌷በዜና읁ወይም뢏በመርጃ퐡መልክ쩄እናሳትማለን𠀮쏲በስልጠና잶ጽሁፎቻችን웢ራስዎም롊ማካሄድ퍄ይችላሉ𠀺엳ይጠይቁን𠀻엊እንዲዘጋጁ푰እናግዝዎታለን𠀮𨀀𨀀
W𨀁አዎ
W𨀁ጊዜ', '{"question":"መጓዝ ካልቻልኩ መሳተፍ እችላለሁ?","answer":"አዎ፣ ዝግጅቱ በኢንተርኔት ከሆነ፦ በዚያን ጊዜ ቦታው «በኢንተርኔት» ተብሎ ይገለጻል። ከሌሎች ዝግጅቶች በኋላ የተገኘውን ትምህርት [በዜና](/news) ወይም [በመርጃ](/resources) መልክ እናሳትማለን። በሥልጠና ጽሑፎቻችን ራስዎም ማካሄድ ይችላሉ፦ [ይጠይቁን](/contact)፤ እንዲዘጋጁ እናግዝዎታለን።","tags":"በኢንተርኔት, የሥልጠና ጽሑፎች"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (57, '855c8d03-1c40-4217-8db8-b695ec5d0044', 'faq', 'events-from-afar', 'ar', '3effa9a7-ea80-4dbd-8684-a85bc427aa3e', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'هل يمكنني المشاركة إذا لم أستطع السفر؟', 'هل엶يمكنني욍المشاركه옰اذا쉭لم엲استطع쑾السفر𠀿𨀀𨀀
نعم𠀬띻اذا쉬كانت슭الفعاليه왂عبر쎆الانترنت𠀺륐يكتب슍مكانها쉢عنديذ뵢𠀢عبر쎆الانترنت𠀢𠀮럚وبعد썈الفعاليات슭الاخري욬ننشر쎤ما쉓تعلمناه𠀬랂خبرا쉐او왭موردا𠀮럚ويمكنكم엲ايضا쉢عقد썍جلسه옱بانفسكم엳بموادنا쉐التدريبيه𠀺뤭اسالونا쉱وسنساعدكم옌في𠀮𠀮𠀮𨀀𨀀
W𨀁او
W𨀁في
W𨀁لم
W𨀁ما
W𨀁هل', '{"question":"هل يمكنني المشاركة إذا لم أستطع السفر؟","answer":"نعم، إذا كانت الفعالية عبر الإنترنت: يُكتب مكانها عندئذ «عبر الإنترنت». وبعد الفعاليات الأخرى ننشر ما تعلّمناه، [خبرًا](/news) أو [موردًا](/resources). ويمكنكم أيضًا عقد جلسة بأنفسكم بموادنا التدريبية: [اسألونا](/contact) وسنساعدكم في إعدادها.","tags":"عبر الإنترنت, مواد تدريبية"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (58, '7d6b2e0b-2c2f-4ed3-921c-a3359441e609', 'faq', 'events-from-afar', 'fr', '3effa9a7-ea80-4dbd-8684-a85bc427aa3e', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Puis-je participer si je ne peux pas voyager ?', 'puis𠀭je뢫participer멁si뤡je뢩ne뢫peux뫸pas멣voyager먍𠀿𨀀𨀀
oui𠀬뇇si뤣l𠀧evenement멱est멱en릾ligne롵𠀺덲le뢧lieu몔indique뢠est멭alors먏𠀢낃en릾ligne록𠀢𠀮뇳apres멙les멎autres멒evenements𠀬뇂nous멝publions멐ce뢬qui뤘a려ete뢜appris𠀬놸dans멙les멎actualites멜ou몎comme뢭ressource𠀮눈vous멝pouvez묧aussi𠀮𠀮𠀮𨀀𨀀
W𨀁ce
W𨀁en
W𨀁je
W𨀁le
W𨀁ne
W𨀁ou
W𨀁si', '{"question":"Puis-je participer si je ne peux pas voyager ?","answer":"Oui, si l’événement est en ligne : le lieu indiqué est alors « En ligne ». Après les autres événements, nous publions ce qui a été appris, dans les [actualités](/news) ou comme [ressource](/resources). Vous pouvez aussi animer vous-même une séance avec nos supports de formation : [demandez-nous](/contact), et nous vous aiderons à la préparer.","tags":"en ligne, supports de formation"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (59, 'daad78f9-59db-4ef7-9fc4-ba7981b8a765', 'faq', 'events-from-afar', 'pt', '3effa9a7-ea80-4dbd-8684-a85bc427aa3e', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Posso participar se não puder viajar?', 'posso맡participar멁se뢩nao맡puder멄viajar𠀿𨀀𨀀
sim𠀬뇇se뢪o맖evento맗for먽online𠀺덴nesse뢞caso𠀬뇃o망local륽indicado맖e록𠀢online𠀢𠀮뇶depois멑dos멜outros멒eventos𠀬뇄publicamos멜o맢que뢮se뢜aprendeu𠀬놷como맟noticia렮ou몎como맣recurso𠀮눆tambem릣pode뢪organizar멃uma렲sessao맔com릢os𠀮𠀮𠀮𨀀𨀀
W𨀁os
W𨀁ou
W𨀁se', '{"question":"Posso participar se não puder viajar?","answer":"Sim, se o evento for online: nesse caso, o local indicado é “Online”. Depois dos outros eventos, publicamos o que se aprendeu, como [notícia](/news) ou como [recurso](/resources). Também pode organizar uma sessão com os nossos materiais de formação: [fale connosco](/contact) e ajudamos a prepará-la.","tags":"online, materiais de formação"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (60, '2fd52a3b-c875-4b82-b352-bffb873eb571', 'faq', 'events-from-afar', 'sw', '3effa9a7-ea80-4dbd-8684-a85bc427aa3e', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Je, naweza kushiriki ikiwa siwezi kusafiri?', 'je𠀬뇂naweza렪kushiriki뤠ikiwa렲siwezi뤢kusafiri𠀿𨀀𨀀
ndiyo𠀬놽ikiwa렳tukio맟ni뤣la렬mtandaoni𠀺덮hapo맞mahali뤧pake뢣huandikwa럡𠀢mtandaoni𠀢𠀮뇴baada렸ya렬matukio맞mengine𠀬뇈tunachapisha렸yaliyojifunzwa𠀬놿kama렧habari뤘au몖kama렭nyenzo𠀮눇unaweza렯pia렪kuendesha렪kipindi뤤mwenyewe𠀮𠀮𠀮𨀀𨀀
W𨀁au
W𨀁je
W𨀁la
W𨀁ni
W𨀁ya', '{"question":"Je, naweza kushiriki ikiwa siwezi kusafiri?","answer":"Ndiyo, ikiwa tukio ni la mtandaoni: hapo mahali pake huandikwa “Mtandaoni”. Baada ya matukio mengine, tunachapisha yaliyojifunzwa, kama [habari](/news) au kama [nyenzo](/resources). Unaweza pia kuendesha kipindi mwenyewe kwa nyenzo zetu za mafunzo: [tuulize](/contact), nasi tutakusaidia kukiandaa.","tags":"mtandaoni, nyenzo za mafunzo"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (61, '8dfe54af-2bb9-4d29-9262-a33f187d1b19', 'faq', 'how-to-join', 'am', 'c786a916-787e-4db2-9cab-e8809cd9fafb', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'እንዴት መቀላቀል እችላለሁ?', 'እንዴት싯መቀላቀል뛤እችላለሁ𠀿𨀀𨀀
ከጊዜዎ캩ጋር묇የሚስማማውን잤ይምረጡ𠀮쏲በተርጓሚነት𠀬쎴በአስተማሪነት𠀬쎴በገምጋሚነት쎟ወይም뢏በአስተናጋጅነት쌷በጎ횦ፈቃደኛ잉መሆን𠀬쐜ወደ튙ዝግጅት싯መምጣት𠀬쐜ወይም뤗የራስዎን욷ሀሳብ쇔ይዘው춉ሊጽፉልን잤ይችላሉ𠀮쑿ይሳተፉ뇇የሚለው캇ገጽ끓የመሳተፊያ턹መንገዶችን울ሁሉ뚰ይዘረዝራል𠀻옍የስራ몆እድል뜯ደግሞ룻ክፍት쎿የሆነ윌ደመወዝ큗የሚከፈልበት쌌ስራ몌ካለ𠀮𠀮𠀮𨀀𨀀
W𨀁ሁሉ
W𨀁ስራ
W𨀁በጎ
W𨀁ካለ
W𨀁ወደ
W𨀁ገጽ
W𨀁ጋር', '{"question":"እንዴት መቀላቀል እችላለሁ?","answer":"ከጊዜዎ ጋር የሚስማማውን ይምረጡ። በተርጓሚነት፣ በአስተማሪነት፣ በገምጋሚነት ወይም በአስተናጋጅነት [በጎ ፈቃደኛ](/volunteer) መሆን፣ ወደ [ዝግጅት](/events) መምጣት፣ ወይም የራስዎን ሐሳብ ይዘው [ሊጽፉልን](/contact) ይችላሉ። [ይሳተፉ](/get-involved) የሚለው ገጽ የመሳተፊያ መንገዶችን ሁሉ ይዘረዝራል፤ [የሥራ ዕድል](/careers) ደግሞ ክፍት የሆነ ደመወዝ የሚከፈልበት ሥራ ካለ ያሳያል።","tags":"መቀላቀል, በጎ ፈቃደኝነት, የሥራ ዕድል"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (62, 'f1c1a459-3044-4475-bf9a-a54311e3a6f6', 'faq', 'how-to-join', 'ar', 'c786a916-787e-4db2-9cab-e8809cd9fafb', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'كيف يمكنني الانضمام؟', 'كيف얙يمكنني욍الانضمام𠀿𨀀𨀀
اختاروا쉮ما쉳يناسب슐وقتكم𠀮럜يمكنكم엲التطوع쒘في욍الترجمه옰او왏التعليم엲او왏المراجعه옰او왏الاستضافه𠀬띻او왕حضور쎠فعاليه𠀬띻او왏الكتابه옰الينا쉑بفكره왎من옣عندكم𠀮럚وفي욛صفحه옽شاركوا쉮معنا쉬كل엣طرق얕المشاركه𠀬랜وفي욛صفحه옰الوظايف앶اي욮وظيفه𠀮𠀮𠀮𨀀𨀀
W𨀁او
W𨀁اي
W𨀁في
W𨀁كل
W𨀁ما
W𨀁من', '{"question":"كيف يمكنني الانضمام؟","answer":"اختاروا ما يناسب وقتكم. يمكنكم [التطوّع](/volunteer) في الترجمة أو التعليم أو المراجعة أو الاستضافة، أو حضور [فعالية](/events)، أو [الكتابة إلينا](/contact) بفكرة من عندكم. وفي صفحة [شاركوا معنا](/get-involved) كل طرق المشاركة، وفي صفحة [الوظائف](/careers) أي وظيفة مدفوعة الأجر شاغرة.","tags":"انضمام, تطوّع, وظائف"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (63, 'cb19a975-3f19-43f3-a3a4-c9dd271ff263', 'faq', 'how-to-join', 'fr', 'c786a916-787e-4db2-9cab-e8809cd9fafb', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Comment puis-je vous rejoindre ?', 'comment멼puis𠀭je뢱vous멟rejoindre롺𠀿𨀀𨀀
choisissez묹selon릾le뢯temps멑dont몂vous멑disposez𠀮눈vous멝pouvez묫etre뢝benevole뢫pour멂traduire𠀬놹enseigner𠀬뇆relire뢪ou몌accueillir멃une뢭rencontre𠀬뇊venir먯a렴un릷evenement𠀬뇃ou몙nous멒ecrire뢜avec롲une뢤idee뢜a렵vous𠀮뇾la𠀮𠀮𠀮𨀀𨀀
W𨀁je
W𨀁la
W𨀁le
W𨀁ou
W𨀁un', '{"question":"Comment puis-je vous rejoindre ?","answer":"Choisissez selon le temps dont vous disposez. Vous pouvez [être bénévole](/volunteer) pour traduire, enseigner, relire ou accueillir une rencontre, venir à un [événement](/events), ou [nous écrire](/contact) avec une idée à vous. La page [Agir avec nous](/get-involved) présente toutes les façons de participer, et la page [Emploi](/careers) annonce les postes rémunérés ouverts.","tags":"participer, bénévolat, emploi"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (64, '284c42cc-4e66-48d4-8c45-f0e8b39b6ecf', 'faq', 'how-to-join', 'pt', 'c786a916-787e-4db2-9cab-e8809cd9fafb', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Como posso participar?', 'como맡posso맡participar𠀿𨀀𨀀
escolha렮o맢que뢞cabe뢩no매seu몟tempo𠀮눂pode뢡fazer멄voluntariado맒a렳traduzir𠀬놹ensinar𠀬뇆rever멂textos멜ou몌acolher먳encontros𠀬뇊vir먯a렴um릘evento𠀬뇃ou몐escrever𠀭nos멐com릨uma련ideia렲sua𠀮뇳a렯pagina렯participe뢨mostra렳todas멎as𠀮𠀮𠀮𨀀𨀀
W𨀁as
W𨀁no
W𨀁ou
W𨀁um', '{"question":"Como posso participar?","answer":"Escolha o que cabe no seu tempo. Pode fazer [voluntariado](/volunteer) a traduzir, ensinar, rever textos ou acolher encontros, vir a um [evento](/events), ou [escrever-nos](/contact) com uma ideia sua. A página [Participe](/get-involved) mostra todas as formas de participar, e [Trabalhe connosco](/careers) indica se há vagas de trabalho pago.","tags":"participar, voluntariado, emprego"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (65, 'c53283b4-bb62-4e2f-8626-abc9fa1edf07', 'faq', 'how-to-join', 'sw', 'c786a916-787e-4db2-9cab-e8809cd9fafb', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Ninawezaje kujiunga?', 'ninawezaje뢦kujiunga𠀿𨀀𨀀
chagua렪kinacholingana렭na렬muda렶wako𠀮눇unaweza렪kujitolea렪kama렬mtafsiri𠀬뇁mwalimu𠀬뇁mhakiki뤘au몘mwenyeji𠀬놿kuja렪kwenye뢯tukio𠀬놵au몖kutuandikia렶wazo망lako맞mwenyewe𠀮눇ukurasa렶wa렲shiriki뤬unaorodhesha렭njia령zote뢵za𠀮𠀮𠀮𨀀𨀀
W𨀁au
W𨀁na
W𨀁wa
W𨀁za', '{"question":"Ninawezaje kujiunga?","answer":"Chagua kinacholingana na muda wako. Unaweza [kujitolea](/volunteer) kama mtafsiri, mwalimu, mhakiki au mwenyeji, kuja kwenye [tukio](/events), au [kutuandikia](/contact) wazo lako mwenyewe. Ukurasa wa [Shiriki](/get-involved) unaorodhesha njia zote za kushiriki, na ukurasa wa [Ajira](/careers) unaonyesha kazi yoyote ya malipo iliyo wazi.","tags":"kujiunga, kujitolea, ajira"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (66, '38b3ac6e-ec36-4c1b-be36-c7d4a5b9715e', 'faq', 'low-data', 'am', 'f43dfb8f-7a05-4a2a-a912-106f48dc7efb', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'በዚህ ድረ ገጽ ላይ ዳታ እንዴት መቆጠብ እችላለሁ?', 'በዚህ똼ድረ몌ገጽ꽶ላይ퉒ዳታ쌾እንዴት싯መቆጠብ소እችላለሁ𠀿𨀀𨀀
በእያንዳንዱ틣ገጽ뀓ከታች쐯በስተቀኝ좚ያለውን잟የዳታ싟ቆጣቢ섪አዝራር묌ይጠቀሙ𠀮쐺ከዚያ툩ገጾች쒺ያለ뗙ስክሪፕት𠀬쐿ያለ똎ቪዲዮና읤ያለ뚙ድር뭭ፎንት쏄ይከፈታሉ𠀻앂ምስሎች쒷የሚመጡት쌉ሲጠይቁ볰ብቻ쐡ነው𠀮쎞ሌላው춀ሁሉ뙨እንደተለመደው칬ይሰራል𠀮쎯ምርጫዎ춦ለአንድ틷አመት쎟ወይም룔እስኪቀይሩት쏌ድረስ밄ይቆያል𠀮쏷ብራውዘርዎ캑ዳታ쌾እንዲቆጥብ셗ተደርጎ혆ከሆነ옝ሁነታው𠀮𠀮𠀮𨀀𨀀
W𨀁ሁሉ
W𨀁ላይ
W𨀁ብቻ
W𨀁ነው
W𨀁ያለ
W𨀁ዳታ
W𨀁ድረ
W𨀁ድር
W𨀁ገጽ', '{"question":"በዚህ ድረ ገጽ ላይ ዳታ እንዴት መቆጠብ እችላለሁ?","answer":"በእያንዳንዱ ገጽ ከታች በስተቀኝ ያለውን የዳታ ቆጣቢ አዝራር ይጠቀሙ። ከዚያ ገጾች ያለ ስክሪፕት፣ ያለ ቪዲዮና ያለ ድር ፎንት ይከፈታሉ፤ ምስሎች የሚመጡት ሲጠይቁ ብቻ ነው። ሌላው ሁሉ እንደተለመደው ይሠራል። ምርጫዎ ለአንድ ዓመት ወይም እስኪቀይሩት ድረስ ይቆያል። ብራውዘርዎ ዳታ እንዲቆጥብ ተደርጎ ከሆነ ሁነታው ከመጀመሪያው በርቷል። ያለ እሱም ቢሆን ገጾቹ ትናንሽ ናቸው፤ ከሌሎች ኩባንያዎችም ምንም አይጫንም።","tags":"ዳታ ቆጣቢ ሁነታ, የሞባይል ዳታ, ዝግተኛ ኢንተርኔት"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (67, 'ef6157fc-45da-46d9-9492-5da5189bb0de', 'faq', 'low-data', 'ar', 'f43dfb8f-7a05-4a2a-a912-106f48dc7efb', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'كيف أستهلك بيانات أقل في هذا الموقع؟', 'كيف앶استهلك억بيانات슭اقل역في욭هذا쉐الموقع𠀿𨀀𨀀
استخدموا쉮مفتاح쌍توفير쎆البيانات슭الموجود썢في욍الركن옑السفلي욫من옭كل엡صفحه𠀮럓فتحمل엓الصفحات슮بلا쉑برامج쌊نصيه왑ولا쉐افلام옓ولا쉗خطوط쑡ويب𠀬랜ولا쉓تحمل엓الصور쎆الا쉐اذا쉠طلبتموها𠀮럚ويبقي용كل엠شيء솤صالحا쉭للاستخدام𠀮럚ويحفظ𠀮𠀮𠀮𨀀𨀀
W𨀁في
W𨀁كل
W𨀁من', '{"question":"كيف أستهلك بيانات أقل في هذا الموقع؟","answer":"استخدموا مفتاح توفير البيانات الموجود في الركن السفلي من كل صفحة. فتُحمَّل الصفحات بلا برامج نصية ولا أفلام ولا خطوط ويب، ولا تُحمَّل الصور إلا إذا طلبتموها. ويبقى كل شيء صالحًا للاستخدام. ويُحفظ اختياركم مدة سنة، أو إلى أن تغيّروه. وإذا كان متصفحكم مضبوطًا على توفير البيانات، عمل الوضع من البداية. وحتى من دونه، الصفحات صغيرة ولا يُحمَّل شيء من شركات أخرى.","tags":"وضع توفير البيانات, بيانات الهاتف, اتصال بطيء"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (68, '7e248717-cfde-41a1-a723-eea042f13ce1', 'faq', 'low-data', 'fr', 'f43dfb8f-7a05-4a2a-a912-106f48dc7efb', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Comment consommer moins de données sur ce site ?', 'comment멯consommer먻moins멑de뢟donnees멠sur먱ce뢮site롺𠀿𨀀𨀀
utilisez묲le뢝bouton릶d𠀧economie뢟de뢟donnees멒en릴bas멎a렣droite뢟de뢞chaque뢫page𠀮뇾les멝pages멠se뢞chargent멭alors멠sans멠scripts𠀬뇇sans멓films멒et멿sans멝polices멎a렳telecharger𠀬놹et멸les멖images멛ne뢮se뢞chargent멽que뢮si뤭vous𠀮𠀮𠀮𨀀𨀀
W𨀁ce
W𨀁de
W𨀁en
W𨀁et
W𨀁le
W𨀁ne
W𨀁se
W𨀁si', '{"question":"Comment consommer moins de données sur ce site ?","answer":"Utilisez le bouton d’économie de données en bas à droite de chaque page. Les pages se chargent alors sans scripts, sans films et sans polices à télécharger, et les images ne se chargent que si vous les demandez. Tout continue de fonctionner. Votre choix est gardé un an, ou jusqu’à ce que vous en changiez. Si votre navigateur est réglé pour économiser les données, le mode est activé dès le début. Même sans lui, les pages sont légères, et rien n’est chargé depuis d’autres entreprises.","tags":"mode économie de données, données mobiles, connexion lente"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (69, 'dce1cd0d-25bd-4698-b086-bdd517fa5968', 'faq', 'low-data', 'pt', 'f43dfb8f-7a05-4a2a-a912-106f48dc7efb', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Como posso gastar menos dados neste site?', 'como맡posso맘gastar먻menos멑dados멛neste뢮site𠀿𨀀𨀀
use뢪o맓botao맕de뢫poupanca렣de뢟dados멒em릕baixo𠀬놵a렣direita𠀬놹em릧todas멎as멝paginas𠀮뇳as멝paginas멝passam릔a렢carregar멁sem릦scripts𠀬뇊videos멛nem릧tipos멑de뢧letra렣da렶web𠀬놹e뢜as멖imagens멠so맔carregam릤quando맒as멝pedir𠀮눆tudo𠀮𠀮𠀮𨀀𨀀
W𨀁as
W𨀁da
W𨀁de
W𨀁em
W𨀁so', '{"question":"Como posso gastar menos dados neste site?","answer":"Use o botão de poupança de dados em baixo, à direita, em todas as páginas. As páginas passam a carregar sem scripts, vídeos nem tipos de letra da Web, e as imagens só carregam quando as pedir. Tudo continua a funcionar. A sua escolha fica guardada durante um ano, ou até que a mude. Se o seu navegador estiver configurado para poupar dados, o modo está ligado desde o início. Mesmo sem ele, as páginas são pequenas, e nada é carregado de outras empresas.","tags":"modo de poupança de dados, dados móveis, ligação lenta"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (70, '781a23d9-2045-4d0f-8e9a-e8f6d04e7c15', 'faq', 'low-data', 'sw', 'f43dfb8f-7a05-4a2a-a912-106f48dc7efb', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Ninawezaje kutumia data kidogo kwenye tovuti hii?', 'ninawezaje뢦kutumia렣data렪kidogo맜kwenye뢯tovuti뤟hii𠀿𨀀𨀀
tumia렲swichi뤰ya렪kuokoa렣data련iliyo맔chini뤢kulia렪kwenye뢦kila렴ukurasa𠀮뇺hapo맜kurasa렧hupakiwa렡bila렲skripti𠀬놺filamu몢wala력fonti뤱za렪kupakuliwa𠀬뇂na렯picha렧hupakiwa렳tu몠unapoziomba𠀮뇽kila렪kitu몍bado맙hufanya렪kazi𠀮𠀮𠀮𨀀𨀀
W𨀁na
W𨀁tu
W𨀁ya
W𨀁za', '{"question":"Ninawezaje kutumia data kidogo kwenye tovuti hii?","answer":"Tumia swichi ya kuokoa data iliyo chini kulia kwenye kila ukurasa. Hapo kurasa hupakiwa bila skripti, filamu wala fonti za kupakuliwa, na picha hupakiwa tu unapoziomba. Kila kitu bado hufanya kazi. Chaguo lako hutunzwa kwa mwaka mmoja, au hadi ulibadilishe. Ikiwa kivinjari chako kimewekwa kuokoa data, hali hiyo huwa imewashwa tangu mwanzo. Hata bila hali hiyo, kurasa ni ndogo, na hakuna kinachopakiwa kutoka kwa kampuni nyingine.","tags":"hali ya kuokoa data, data ya simu, intaneti ya polepole"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (71, 'dbb485d9-97d2-4143-a473-d39a2e7177cb', 'faq', 'membership-fee', 'am', 'b1a0fe52-8b72-4d1d-a63f-40110bbd9564', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'አባልነት አለ? ክፍያስ አለው?', 'አባልነት썷አለ𠀿왎ክፍያስ뮷አለው𠀿𨀀𨀀
የሚከፈልበት썷አባልነትም렵ሆነ위የአባልነት쎂ካርድ팿የለም𠀮쏲በስራው츧ከተሳተፉ뇇የእኛ적ነዎት𠀮눅secure뢜ai뤘africa쪧የመግቢያ퇎ክፍያ퉩ፈጽሞ룮አይጠይቅም𠀮쏲በስማችን잟የሚጠይቅዎት쎂ካለ떿ማጭበርበር몯ነው𠀺얫እባክዎ캋ይንገሩን𠀮𨀀𨀀
W𨀁ai
W𨀁ሆነ
W𨀁ነው
W𨀁አለ
W𨀁ካለ
K𨄀𨄀
K𨄏𨄏', '{"question":"አባልነት አለ? ክፍያስ አለው?","answer":"የሚከፈልበት አባልነትም ሆነ የአባልነት ካርድ የለም። በሥራው ከተሳተፉ የእኛ ነዎት። Secure AI Africa የመግቢያ ክፍያ ፈጽሞ አይጠይቅም። በስማችን የሚጠይቅዎት ካለ ማጭበርበር ነው፦ እባክዎ [ይንገሩን](/contact)።","tags":"መቀላቀል, ክፍያ, ማጭበርበር"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (72, 'e709d6ff-5c0a-4643-9517-b0726e0171e2', 'faq', 'membership-fee', 'ar', 'b1a0fe52-8b72-4d1d-a63f-40110bbd9564', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'هل توجد عضوية، وهل لها رسوم؟', 'هل엖توجد썚عضويه𠀬랜وهل연لها쉚رسوم𠀿𨀀𨀀
لا쉓توجد썚عضويه왎مدفوعه왑ولا쉑بطاقه왂عضويه𠀮럗من옞شارك엎في욍العمل역فهو왭منا𠀮럚ولا쉓تطلب벻secure뢜ai뤘africa뷦ابدا쉚رسوم엲انضمام𠀮랹اذا쉠طلبها쉮منكم엲احد썉باسمنا쉪فهذا쉐احتيال𠀺륐يرجي욍اخبارنا𠀮𨀀𨀀
W𨀁ai
W𨀁في
W𨀁لا
W𨀁من
W𨀁هل
K𨄀𨄀
K𨄏𨄏', '{"question":"هل توجد عضوية، وهل لها رسوم؟","answer":"لا توجد عضوية مدفوعة ولا بطاقة عضوية. من شارك في العمل فهو منا. ولا تطلب Secure AI Africa أبدًا رسوم انضمام. إذا طلبها منكم أحد باسمنا فهذا احتيال: يُرجى [إخبارنا](/contact).","tags":"انضمام, رسوم, احتيال"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (73, 'b561bb28-53ed-4e07-bedd-dce996b07938', 'faq', 'membership-fee', 'fr', 'b1a0fe52-8b72-4d1d-a63f-40110bbd9564', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Peut-on adhérer, et est-ce payant ?', 'peut𠀭on릳adherer𠀬놹et멱est𠀭ce뢫payant멋𠀿𨀀𨀀
il릂n𠀧y묈a렭ni뤘adhesion맂payante뢩ni뤚carte뢟de뢨membre𠀮눅si뤭vous멝prenez묶part멭au몟travail𠀬뇊vous멒etes멑des멛notres𠀮눅secure뢜ai뤘africa렭ne뢟demande뢥jamais멑de뢟droit며d𠀧adhesion𠀮눅si뤨quelqu𠀧un마vous멒en릶demande뢰un릷en맀notre𠀮𠀮𠀮𨀀𨀀
W𨀁ai
W𨀁au
W𨀁ce
W𨀁de
W𨀁en
W𨀁et
W𨀁il
W𨀁ne
W𨀁ni
W𨀁on
W𨀁si
W𨀁un
K𨄀𨄀', '{"question":"Peut-on adhérer, et est-ce payant ?","answer":"Il n’y a ni adhésion payante ni carte de membre. Si vous prenez part au travail, vous êtes des nôtres. Secure AI Africa ne demande jamais de droit d’adhésion. Si quelqu’un vous en demande un en notre nom, c’est une escroquerie : veuillez [nous prévenir](/contact).","tags":"participer, frais, escroquerie"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (74, '516968d5-efff-4c88-9f09-77c323b8f55e', 'faq', 'membership-fee', 'pt', 'b1a0fe52-8b72-4d1d-a63f-40110bbd9564', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Há inscrição de membros, e custa alguma coisa?', 'ha련inscricao맕de뢨membros𠀬놹e뢞custa렠alguma렢coisa𠀿𨀀𨀀
nao맙ha렰quotas멛nem릖cartao맕de뢨membro𠀮눃quem릣participa렭no맥trabalho맗faz묶parte𠀮뇳a렲secure뢜ai뤘africa렭nunca렯pede뢟dinheiro맡pela렠adesao𠀮눅se뢜alguem릢o맗fizer먳em릡nosso맟nome𠀬놹e뢝burla𠀺덶por먴favor𠀬놵avise𠀭nos𠀮𨀀𨀀
W𨀁ai
W𨀁de
W𨀁em
W𨀁ha
W𨀁no
W𨀁se
K𨄀𨄀
K𨄏𨄏', '{"question":"Há inscrição de membros, e custa alguma coisa?","answer":"Não há quotas nem cartão de membro. Quem participa no trabalho faz parte. A Secure AI Africa nunca pede dinheiro pela adesão. Se alguém o fizer em nosso nome, é burla: por favor, [avise-nos](/contact).","tags":"participar, quotas, burla"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (75, '89ada26c-2476-4e0a-ba3c-a8fb94c4da5f', 'faq', 'membership-fee', 'sw', 'b1a0fe52-8b72-4d1d-a63f-40110bbd9564', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Je, kuna uanachama, na una gharama yoyote?', 'je𠀬놿kuna렴uanachama𠀬뇂na렴una렦gharama렸yoyote𠀿𨀀𨀀
hakuna렴uanachama렶wa렪kulipia렶wala렪kadi뤰ya렴uanachama𠀮눇ukishiriki뤢katika렪kazi𠀬뇋wewe뢩ni뤤mmoja렶wetu𠀮눅secure뢜ai뤘africa렧haiombi뤢kamwe뢜ada렸ya렪kujiunga𠀮뇿mtu몌akikuomba렠ada렧hiyo맜kwa렩jina렫letu𠀬놼huo맟ni뤬ulaghai𠀮𠀮𠀮𨀀𨀀
W𨀁ai
W𨀁je
W𨀁na
W𨀁ni
W𨀁wa
W𨀁ya
K𨄀𨄀', '{"question":"Je, kuna uanachama, na una gharama yoyote?","answer":"Hakuna uanachama wa kulipia wala kadi ya uanachama. Ukishiriki katika kazi, wewe ni mmoja wetu. Secure AI Africa haiombi kamwe ada ya kujiunga. Mtu akikuomba ada hiyo kwa jina letu, huo ni ulaghai: tafadhali [tuambie](/contact).","tags":"kujiunga, ada, ulaghai"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (76, 'fa539411-b7d0-4af0-8813-8ab45a8ecd19', 'faq', 'reach-us', 'am', '99aa2ef6-6cc6-4a84-90a9-684353bbf06f', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'እንዴት ላገኛችሁ እችላለሁ? በምን ያህል ጊዜ ትመልሳላችሁ?', 'እንዴት싢ላገኛችሁ땰እችላለሁ𠀿영በምን잢ያህል띉ጊዜ쿅ትመልሳላችሁ𠀿𨀀𨀀
በመገናኛ졹ገጹ꿚ያለውን웼ቅጽ끘ይጠቀሙ𠀮쐷እያንዳንዱን웏መልእክት쌇ሰው칪ያነበዋል𠀻얅በ24쑼ሰአት쎤ውስጥም롇መልስ밂ያገኛሉ𠀮쐷እባክዎ캆የሚያስፈልግዎትን윗በርእሰ뮅ጉዳዩ탮ላይ퉌ይናገሩ𠀻얊ብዙ쿽ጊዜ퀸የሚያዩትንም뤗የኢሜይል뛟አድራሻ벾ይስጡ𠀮쒝ጋዜጠኛ젙ከሆኑ윣የጋዜጠኞችን웼ቅጽ끘ይጠቀሙ𠀮𨀀𨀀
W𨀁ላይ
W𨀁ሰው
W𨀁ቅጽ
W𨀁ብዙ
W𨀁ገጹ
W𨀁ጊዜ', '{"question":"እንዴት ላገኛችሁ እችላለሁ? በምን ያህል ጊዜ ትመልሳላችሁ?","answer":"[በመገናኛ ገጹ](/contact) ያለውን ቅጽ ይጠቀሙ። እያንዳንዱን መልእክት ሰው ያነበዋል፤ በ24 ሰዓት ውስጥም መልስ ያገኛሉ። እባክዎ የሚያስፈልግዎትን በርዕሰ ጉዳዩ ላይ ይናገሩ፤ ብዙ ጊዜ የሚያዩትንም የኢሜይል አድራሻ ይስጡ። ጋዜጠኛ ከሆኑ [የጋዜጠኞችን ቅጽ](/contact?about=press) ይጠቀሙ።","tags":"መገናኛ, መልስ, 24 ሰዓት"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (77, '6c0cc096-a740-4bf7-b86e-4b5f18349259', 'faq', 'reach-us', 'ar', '99aa2ef6-6cc6-4a84-90a9-684353bbf06f', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'كيف أصل إليكم، ومتى تردّون؟', 'كيف앶اصل엓اليكم𠀬랜ومتي욐تردون𠀿𨀀𨀀
استخدموا쉐الاستماره옰الموجوده왊في욛صفحه옰الاتصال𠀮럕كل엝رساله왓يقروها쉐انسان𠀬랜ويصلكم엲الرد썏خلال뿞24롿ساعه𠀮럜يرجي욖ذكر쎤ما쉓تحتاجون옑اليه왊في요خانه옰الموضوع𠀬랜وكتابه왂عنوان옒بريد썈الكتروني욐تتفقدونه왌كثيرا𠀮럚واذا쉬كنتم옐من𠀮𠀮𠀮𨀀𨀀
W𨀁24
W𨀁في
W𨀁كل
W𨀁ما
W𨀁من', '{"question":"كيف أصل إليكم، ومتى تردّون؟","answer":"استخدموا الاستمارة الموجودة في [صفحة الاتصال](/contact). كل رسالة يقرؤها إنسان، ويصلكم الردّ خلال 24 ساعة. يُرجى ذكر ما تحتاجون إليه في خانة الموضوع، وكتابة عنوان بريد إلكتروني تتفقدونه كثيرًا. وإذا كنتم من الصحفيين، فاستخدموا [استمارة الصحافة](/contact?about=press).","tags":"اتصال, ردّ, 24 ساعة"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (78, '7130a06e-51e1-4001-a597-5c39a8b37117', 'faq', 'reach-us', 'fr', '99aa2ef6-6cc6-4a84-90a9-684353bbf06f', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Comment vous joindre, et quand répondez-vous ?', 'comment몂vous멗joindre𠀬놹et멽quand뢎repondez𠀭vous먬𠀿𨀀𨀀
utilisez묲le뢡formulaire뢟de뢧la렯page뢞contact𠀮눇une뢫personne뢧lit멯chaque뢨message𠀬놹et몂vous멟recevrez묻une뢭reponse뢟dans멙les먟24늴heures𠀮뇶dites멑dans멙l𠀧objet멯ce뢟dont몂vous멎avez묨besoin𠀬놹et며donnez묻une뢜adresse뢠e𠀭mail𠀮𠀮𠀮𨀀𨀀
W𨀁24
W𨀁ce
W𨀁de
W𨀁et
W𨀁la
W𨀁le', '{"question":"Comment vous joindre, et quand répondez-vous ?","answer":"Utilisez le formulaire de la [page Contact](/contact). Une personne lit chaque message, et vous recevrez une réponse dans les 24 heures. Dites dans l’objet ce dont vous avez besoin, et donnez une adresse e-mail que vous consultez souvent. Si vous êtes journaliste, utilisez le [formulaire pour la presse](/contact?about=press).","tags":"contact, réponse, 24 heures"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (79, 'dba41775-c8d9-4418-8a72-6eed31682b5c', 'faq', 'reach-us', 'pt', '99aa2ef6-6cc6-4a84-90a9-684353bbf06f', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Como vos contacto, e quanto demora a resposta?', 'como맧vos멐contacto𠀬놹e뢬quanto맕demora렠a렱resposta𠀿𨀀𨀀
use뢪o맗formulario맕da렯pagina렣de뢞contactos𠀮눆todas멎as멚mensagens멠sao망lidas멝por멃uma렯pessoa𠀬놹e뢭recebera렱resposta렭no맡prazo맕de롭24늴horas𠀮눂por먴favor𠀬놸diga렭no맒assunto맕do맢que뢫precisa𠀬놹e뢤indique뢰um릘endereco맕de𠀮𠀮𠀮𨀀𨀀
W𨀁24
W𨀁as
W𨀁da
W𨀁de
W𨀁do
W𨀁no
W𨀁um', '{"question":"Como vos contacto, e quanto demora a resposta?","answer":"Use o formulário da [página de contactos](/contact). Todas as mensagens são lidas por uma pessoa, e receberá resposta no prazo de 24 horas. Por favor, diga no assunto do que precisa, e indique um endereço de e-mail que consulte com frequência. Se é jornalista, use o [formulário para a imprensa](/contact?about=press).","tags":"contacto, resposta, 24 horas"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (80, 'b22ddce3-7429-4734-91f6-c1a95f747717', 'faq', 'reach-us', 'sw', '99aa2ef6-6cc6-4a84-90a9-684353bbf06f', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Ninawezaje kuwafikia, na mtajibu baada ya muda gani?', 'ninawezaje뢦kuwafikia𠀬뇂na렬mtajibu몍baada렸ya렬muda렦gani𠀿𨀀𨀀
tumia력fomu몔iliyo맜kwenye뢰ukurasa렶wa렬mawasiliano𠀮뇽kila렴ujumbe뢣husomwa렭na렬mtu𠀬뇂na렴utapata렩jibu몙ndani뤰ya렲saa럱24𠀮눆tafadhali뤜eleza렴unachohitaji뤢katika렬mstari뤮wa렬mada𠀬뇂na렴utoe뢜anwani뤰ya렡barua렯pepe𠀮𠀮𠀮𨀀𨀀
W𨀁24
W𨀁na
W𨀁wa
W𨀁ya', '{"question":"Ninawezaje kuwafikia, na mtajibu baada ya muda gani?","answer":"Tumia fomu iliyo kwenye [ukurasa wa mawasiliano](/contact). Kila ujumbe husomwa na mtu, na utapata jibu ndani ya saa 24. Tafadhali eleza unachohitaji katika mstari wa mada, na utoe anwani ya barua pepe unayoiangalia mara kwa mara. Ikiwa wewe ni mwanahabari, tumia [fomu ya wanahabari](/contact?about=press).","tags":"mawasiliano, majibu, saa 24"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (81, '515fc113-03d3-4132-b4d3-8d7c83ccd93d', 'faq', 'report-a-fault', 'am', '6d77893a-903b-4c9e-9ad2-9c0681e141a8', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'ብልሽት ወይም የደህንነት ክፍተት እንዴት አሳውቃለሁ?', 'ብልሽት쎟ወይም뤗የደህንነት쎄ክፍተት썼እንዴት썷አሳውቃለሁ𠀿𨀀𨀀
ብልሽት썿ከሆነ왼በመገናኛ졹ገጹ꿗የገጹን읗አድራሻና읡የሆነውን잤ይላኩልን𠀮쏷ብራውዘርዎን읿ወይም롤ስልክዎን웒ማወቅ뷴ይረዳናል𠀮쑺የደህንነት쎄ክፍተት썿ከሆነ뒏security𠀮txt찗ላይ퉊ያለውን잤ይከተሉ𠀮쐷እባክዎ춦ለሙከራ뫉የሌሎችን웧ሰዎች쓂ዳታ쌹አይጠቀሙ𠀻얢ችግሩን읟ከማሳተምዎ췾በፊትም룔እንድናስተካክለው캉ጊዜ퀽ይስጡን𠀮쏲በቅን웄ልቦና읡የሚያሳውቁንን𠀮𠀮𠀮𨀀𨀀
W𨀁ላይ
W𨀁ዳታ
W𨀁ገጹ
W𨀁ጊዜ', '{"question":"ብልሽት ወይም የደህንነት ክፍተት እንዴት አሳውቃለሁ?","answer":"ብልሽት ከሆነ [በመገናኛ ገጹ](/contact) የገጹን አድራሻና የሆነውን ይላኩልን። ብራውዘርዎን ወይም ስልክዎን ማወቅ ይረዳናል። የደህንነት ክፍተት ከሆነ [security.txt](/.well-known/security.txt) ላይ ያለውን ይከተሉ። እባክዎ ለሙከራ የሌሎችን ሰዎች ዳታ አይጠቀሙ፤ ችግሩን ከማሳተምዎ በፊትም እንድናስተካክለው ጊዜ ይስጡን። በቅን ልቦና የሚያሳውቁንን ሰዎች እናመሰግናለን፤ እርምጃም አንወስድባቸውም።","tags":"ብልሽት, የደህንነት ክፍተት, security.txt"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (82, '64520adf-b040-4826-94e4-5744c24320c1', 'faq', 'report-a-fault', 'ar', '6d77893a-903b-4c9e-9ad2-9c0681e141a8', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'كيف أبلّغ عن خلل أو ثغرة أمنية؟', 'كيف앶ابلغ쒯عن옘خلل엓او왓ثغره옰امنيه𠀿𨀀𨀀
للابلاغ쒯عن옘خلل𠀬띻ارسلوا쉐الينا쉮من옟صفحه옰الاتصال엥عنوان옑الصفحه왑وما쉖حدث𠀮럚ويفيدنا쉐ان옰نعرف얔متصفحكم엲او왯هاتفكم𠀮럚وللابلاغ쒯عن옕ثغره옰امنيه𠀬띻اتبعوا쉮ما쉪في샙security𠀮txt𠀮럜يرجي욟عدم엲استخدام엳بيانات슭الاخرين옮للاختبار𠀬𠀮𠀮𠀮𨀀𨀀
W𨀁ان
W𨀁او
W𨀁عن
W𨀁في
W𨀁ما
W𨀁من', '{"question":"كيف أبلّغ عن خلل أو ثغرة أمنية؟","answer":"للإبلاغ عن خلل، أرسلوا إلينا من [صفحة الاتصال](/contact) عنوان الصفحة وما حدث. ويفيدنا أن نعرف متصفحكم أو هاتفكم. وللإبلاغ عن ثغرة أمنية، اتبعوا ما في [security.txt](/.well-known/security.txt). يُرجى عدم استخدام بيانات الآخرين للاختبار، وإعطاؤنا وقتًا لإصلاح المشكلة قبل نشرها. ونحن ممتنون لمن يبلّغون بحسن نية، ولن نتخذ أي إجراء ضدهم.","tags":"خلل, ثغرة أمنية, security.txt"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (83, '8780bf0a-9d72-43cb-a4c0-9187267af26a', 'faq', 'report-a-fault', 'fr', '6d77893a-903b-4c9e-9ad2-9c0681e141a8', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Comment signaler une panne ou une faille de sécurité ?', 'comment멿signaler멃une뢫panne뢪ou몠une뢡faille뢟de뢮securite롺𠀿𨀀𨀀
pour멃une뢫panne𠀬놹envoyez𠀭nous멝par먺la렯page뢞contact멸l𠀧adresse뢟de뢧la렯page뢠et멯ce뢬qui뤪s𠀧est멼passe𠀮뇻il륹est몁utile뢟de뢞connaitre뢱votre뢩navigateur먽ou몡votre뢯telephone𠀮눂pour멃une뢡faille뢟de뢮securite𠀬뇇suivez𠀮𠀮𠀮𨀀𨀀
W𨀁ce
W𨀁de
W𨀁et
W𨀁il
W𨀁la
W𨀁ou', '{"question":"Comment signaler une panne ou une faille de sécurité ?","answer":"Pour une panne, envoyez-nous par la [page Contact](/contact) l’adresse de la page et ce qui s’est passé. Il est utile de connaître votre navigateur ou votre téléphone. Pour une faille de sécurité, suivez [security.txt](/.well-known/security.txt). N’utilisez pas les données d’autres personnes pour un test, et laissez-nous le temps de corriger le problème avant de le publier. Nous remercions les personnes qui font un signalement de bonne foi, et n’engagerons aucune action contre elles.","tags":"panne, vulnérabilité, security.txt"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (84, '3446d7e3-f191-485c-ae2a-1b6bd0e9c5fe', 'faq', 'report-a-fault', 'pt', '6d77893a-903b-4c9e-9ad2-9c0681e141a8', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Como comunico um erro do site ou uma falha de segurança?', 'como맔comunico맦um릘erro맕do매site뢪ou몠uma력falha렣de뢮seguranca𠀿𨀀𨀀
se뢜algo맟nao맗funciona𠀬뇉use뢜a렯pagina렣de뢞contactos멝para렭nos멒enviar먽o맖endereco맕da렯pagina려e뢪o맢que뢜aconteceu𠀮뇳ajuda렲saber먿qual륹e뢪o매seu몙navegador먽ou몟telemovel𠀮눂para렴uma력falha렣de뢮seguranca𠀬뇇siga렮o𠀮𠀮𠀮𨀀𨀀
W𨀁da
W𨀁de
W𨀁do
W𨀁ou
W𨀁se
W𨀁um', '{"question":"Como comunico um erro do site ou uma falha de segurança?","answer":"Se algo não funciona, use a [página de contactos](/contact) para nos enviar o endereço da página e o que aconteceu. Ajuda saber qual é o seu navegador ou telemóvel. Para uma falha de segurança, siga o [security.txt](/.well-known/security.txt). Por favor, não use dados de outras pessoas num teste, e dê-nos tempo para corrigir o problema antes de o publicar. Agradecemos a quem nos avisa de boa-fé, e não agiremos contra essas pessoas.","tags":"erro, vulnerabilidade, security.txt"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (85, '436a3be5-927b-46f4-9e23-9fd4c5726716', 'faq', 'report-a-fault', 'sw', '6d77893a-903b-4c9e-9ad2-9c0681e141a8', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Ninaripotije hitilafu au udhaifu wa usalama?', 'ninaripotije뢣hitilafu몌au몠udhaifu몢wa렴usalama𠀿𨀀𨀀
kwa렧hitilafu𠀬뇈tumia렴ukurasa렶wa렬mawasiliano맜kututumia렠anwani뤰ya렴ukurasa렭na렪kilichotokea𠀮뇻inasaidia렪kujua렪kivinjari뤚chako맒au몞simu몤yako𠀮뇽kwa렴udhaifu몢wa렴usalama𠀬놺fuata렲security𠀮txt𠀮눆tafadhali뤬usitumie𠀮𠀮𠀮𨀀𨀀
W𨀁au
W𨀁na
W𨀁wa
W𨀁ya', '{"question":"Ninaripotije hitilafu au udhaifu wa usalama?","answer":"Kwa hitilafu, tumia [ukurasa wa mawasiliano](/contact) kututumia anwani ya ukurasa na kilichotokea. Inasaidia kujua kivinjari chako au simu yako. Kwa udhaifu wa usalama, fuata [security.txt](/.well-known/security.txt). Tafadhali usitumie data za watu wengine kwa jaribio, na utupe muda wa kurekebisha tatizo kabla ya kulichapisha. Tunawashukuru wanaoripoti kwa nia njema, na hatutachukua hatua dhidi yao.","tags":"hitilafu, udhaifu wa usalama, security.txt"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (86, '7025d19c-a575-462c-bfdf-f937da1c03a8', 'faq', 'reuse', 'am', 'fb9f1539-4728-4d7e-a2b6-0161cfa91260', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'መርጃዎቹ ነፃ ናቸው? መልሼ መጠቀምስ እችላለሁ?', 'መርጃዎቹ쏣ነጻ꿀ናቸው𠀿얹መልሼ밈መጠቀምስ뮼እችላለሁ𠀿𨀀𨀀
አዎ𠀮쑺የምንጽፈው춀ሁሉ똣በነጻ뀚ይነበባል𠀻옍የታተመውም뢏በcreative뢞commons멎attribution릆4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩쐿ፈቃድ틧ነው𠀮쐷እኛን읜እስከጠቀሱ𠀬쐜ወደ팄ፈቃዱ퇥ሊንክ쩄እስካደረጉና읡የለወጡትን읜እስከተናገሩ몘ድረስ묯መቅዳት𠀬썬መተርጎም𠀬썬መለወጥ𠀬썯ማተምና욑መሸጥም륜ጭምር묌ይችላሉ𠀮쎜ሊንክ쪇የምናደርግላቸው칧የሌሎች쐄ስራዎች𠀮𠀮𠀮𨀀𨀀
W𨀁by
W𨀁cc
W𨀁ሁሉ
W𨀁ነው
W𨀁ነጻ
W𨀁አዎ
W𨀁ወደ', '{"question":"መርጃዎቹ ነፃ ናቸው? መልሼ መጠቀምስ እችላለሁ?","answer":"አዎ። የምንጽፈው ሁሉ በነፃ ይነበባል፤ የታተመውም [በCreative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0) ፈቃድ ነው። እኛን እስከጠቀሱ፣ ወደ ፈቃዱ ሊንክ እስካደረጉና የለወጡትን እስከተናገሩ ድረስ መቅዳት፣ መተርጎም፣ መለወጥ፣ ማተምና መሸጥም ጭምር ይችላሉ። ሊንክ የምናደርግላቸው የሌሎች ሥራዎች የራሳቸው ውል አላቸው።","tags":"ፈቃድ, CC BY 4.0, መቅዳት"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (87, '23cd76c3-9abf-4b7c-89cd-e64cc0f47038', 'faq', 'reuse', 'ar', 'fb9f1539-4728-4d7e-a2b6-0161cfa91260', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'هل الموارد مجانية، وهل يجوز لي إعادة استخدامها؟', 'هل엓الموارد썦مجانيه𠀬랜وهل엶يجوز쏂لي욍اعاده옰استخدامها𠀿𨀀𨀀
نعم𠀮럕كل엱ما쉯نكتبه왎متاح쌧للقراءه왎مجانا쉱ومنشور쎇برخصه옰المشاع쑾الابداعي욬نسب쉯المصنف뾃4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩𠀮럜يجوز쏂لكم옑نسخه왑وترجمته왑وتغييره왑وطباعته왑وحتي욎بيعه𠀬라بشرط쑀ان옔تذكروا쉐اسمنا𠀬랜وتضعوا쉚رابطا쉐الي욍الرخصه𠀬𠀮𠀮𠀮𨀀𨀀
W𨀁by
W𨀁cc
W𨀁ان
W𨀁كل
W𨀁لي
W𨀁ما
W𨀁هل', '{"question":"هل الموارد مجانية، وهل يجوز لي إعادة استخدامها؟","answer":"نعم. كل ما نكتبه متاح للقراءة مجانًا ومنشور برخصة [المشاع الإبداعي نَسب المصنَّف 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). يجوز لكم نسخه وترجمته وتغييره وطباعته وحتى بيعه، بشرط أن تذكروا اسمنا، وتضعوا رابطًا إلى الرخصة، وتبيّنوا ما غيّرتموه. أما أعمال الآخرين التي نضع روابط إليها فلها شروطها الخاصة.","tags":"رخصة, CC BY 4.0, نسخ"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (88, 'b800c672-f9e3-4603-bd5c-0cec8241a5b6', 'faq', 'reuse', 'fr', 'fb9f1539-4728-4d7e-a2b6-0161cfa91260', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Les ressources sont-elles gratuites, et puis-je les réutiliser ?', 'les멟ressources멠sont𠀭elles메gratuites𠀬놹et멼puis𠀭je뢧les멟reutiliser먍𠀿𨀀𨀀
oui𠀮눆tout멯ce뢬que뢩nous멒ecrivons멠se뢧lit멳gratuitement멱et멱est멼publie뢮sous멙la렫licence뢞creative뢞commons멎attribution릆4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩𠀮눈vous멝pouvez묲le뢞copier𠀬뇀le뢯traduire𠀬뇀le뢨modifier𠀬뇀l𠀧imprimer먳et멹meme뢧le𠀮𠀮𠀮𨀀𨀀
W𨀁by
W𨀁cc
W𨀁ce
W𨀁et
W𨀁je
W𨀁la
W𨀁le
W𨀁se', '{"question":"Les ressources sont-elles gratuites, et puis-je les réutiliser ?","answer":"Oui. Tout ce que nous écrivons se lit gratuitement et est publié sous la licence [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Vous pouvez le copier, le traduire, le modifier, l’imprimer et même le vendre, à condition de nous citer, de mettre un lien vers la licence et de dire ce que vous avez changé. Les œuvres d’autres auteurs vers lesquelles nous renvoyons ont leurs propres conditions.","tags":"licence, CC BY 4.0, copie"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (89, 'f5068a96-a4ea-4e24-a1a7-32a7887beb33', 'faq', 'reuse', 'pt', 'fb9f1539-4728-4d7e-a2b6-0161cfa91260', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Os recursos são gratuitos, e posso reutilizá-los?', 'os멟recursos멠sao맘gratuitos𠀬놹e뢫posso맣reutiliza𠀭los𠀿𨀀𨀀
sim𠀮눆tudo맠o맢que뢠escrevemos멒e뢟de뢧leitura렫livre뢠e뢠esta렯publicado매sob렿a렫licenca렢creative뢞commons멎atribuicao릥4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩𠀮눂pode뢞copiar𠀬뇈traduzir𠀬놵alterar𠀬놽imprimir먳e뢜ate뢱vender𠀬놸desde뢬que뢤indique뢪o𠀮𠀮𠀮𨀀𨀀
W𨀁by
W𨀁cc
W𨀁de
W𨀁os', '{"question":"Os recursos são gratuitos, e posso reutilizá-los?","answer":"Sim. Tudo o que escrevemos é de leitura livre e está publicado sob a licença [Creative Commons Atribuição 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Pode copiar, traduzir, alterar, imprimir e até vender, desde que indique o nosso nome, ponha um link para a licença e diga o que alterou. Os trabalhos de outros para os quais temos links têm as suas próprias condições.","tags":"licença, CC BY 4.0, cópia"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (90, '86e8c37d-8a66-47c5-b6f7-bc42957074f7', 'faq', 'reuse', 'sw', 'fb9f1539-4728-4d7e-a2b6-0161cfa91260', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Je, nyenzo ni za bure, na naweza kuzitumia tena?', 'je𠀬뇂nyenzo맟ni뤱za렡bure𠀬뇂na렭naweza렪kuzitumia렳tena𠀿𨀀𨀀
ndiyo𠀮뇽kila렳tunachoandika렪kinasomwa렡bila렬malipo맟na렪kimechapishwa렢chini뤰ya렢creative뢞commons멎attribution릆4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩𠀮눇unaweza렪kukinakili𠀬놿kukitafsiri𠀬놿kukibadilisha𠀬놿kukichapa렭na렧hata렪kukiuza𠀮𠀮𠀮𨀀𨀀
W𨀁by
W𨀁cc
W𨀁je
W𨀁na
W𨀁ni
W𨀁ya
W𨀁za', '{"question":"Je, nyenzo ni za bure, na naweza kuzitumia tena?","answer":"Ndiyo. Kila tunachoandika kinasomwa bila malipo na kimechapishwa chini ya [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Unaweza kukinakili, kukitafsiri, kukibadilisha, kukichapa na hata kukiuza, mradi tu ututaje, uweke kiungo cha leseni na useme ulichobadilisha. Kazi za wengine tunazounganisha nazo zina masharti yake zenyewe.","tags":"leseni, CC BY 4.0, kunakili"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (91, 'b5bf2de4-a559-4e20-b538-1c437bf8ee8e', 'faq', 'secure-pipeline', 'am', 'e93677eb-ea7e-4c6c-a891-97dbb3d690d7', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'የፓይፕላይንን ደህንነት ማስጠበቅ ስትሉ ምን ማለታችሁ ነው?', 'የፓይፕላይንን잧ደህንነት싲ማስጠበቅ봼ስትሉ뗠ምን웒ማለታችሁ땛ነው𠀿𨀀𨀀
ፓይፕላይን읥ኮድ𠀬쑇ዳታና욗ሞዴሎች쏿ሰዎች쑷ከመጠቀማቸው췟በፊት쎿የሚጓዙበት싯መንገድ틧ነው𠀺엳ይጻፋሉ𠀬쑁ይፈተሻሉ𠀬쑁ይገነባሉ𠀬쑁ይለቀቃሉ𠀮쐷እኛ뗔cd𠀯ci찊ፓይፕላይን윜ብለን읜እንጽፋለን𠀮쐲አብዛኞቹ썫መሀንዲሶች눲ci𠀯cd쪁ብለው칬ይጽፋሉ𠀻옒ይህም퇵𠀢continuous멖integration릳and롿continuous멑delivery𠀢숦ለሚለው츟አጭር𠀮𠀮𠀮𨀀𨀀
W𨀁cd
W𨀁ci
W𨀁ምን
W𨀁ነው
W𨀁እኛ
W𨀁ኮድ
K𨄅𨄅', '{"question":"የፓይፕላይንን ደህንነት ማስጠበቅ ስትሉ ምን ማለታችሁ ነው?","answer":"ፓይፕላይን ኮድ፣ ዳታና ሞዴሎች ሰዎች ከመጠቀማቸው በፊት የሚጓዙበት መንገድ ነው፦ ይጻፋሉ፣ ይፈተሻሉ፣ ይገነባሉ፣ ይለቀቃሉ። እኛ CD/CI ፓይፕላይን ብለን እንጽፋለን። አብዛኞቹ መሐንዲሶች CI/CD ብለው ይጽፋሉ፤ ይህም «continuous integration and continuous delivery» ለሚለው አጭር መጠሪያ ነው፤ ሁለቱም አንድ ናቸው። በዚያ መንገድ ላይ አንድ ነገር መለወጥ የሚችል ሰው ሁሉም የሚያገኘውን ይለውጣል። ደህንነቱን ማስጠበቅ ማለት ማን ምን መለወጥ እንደሚችል ማወቅ፣ የተገነባውን መፈረምና ያልተፈረመውን አለመቀበል ማለት ነው። [የኤአይ ደህንነት](/ai-security) ገጽ ይህን ለሕዝብ፣ ለመሐንዲሶችና ለፖሊሲ አውጪዎች ያብራራል።","tags":"የኤአይ ደህንነት, ፓይፕላይን, CD/CI, CI/CD"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (92, '7500d0b2-9d78-4565-b459-446899050a9f', 'faq', 'secure-pipeline', 'ar', 'e93677eb-ea7e-4c6c-a891-97dbb3d690d7', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'ماذا تقصدون بتأمين المسار؟', 'ماذا쉓تقصدون옒بتامين옑المسار𠀿𨀀𨀀
المسار붇𠀨pipeline𠀩뜾هو왏الطريق얕الذي욐تقطعه옰الشفره왑والبيانات싎والنماذج쌆قبل엓ان옴يستخدمها쉐الناس𠀺뤰تكتب슐وتختبر쎧وتبني욮وتطلق𠀮럘نكتب뱪𠀢مسار뷂cd𠀯ci𠀢𠀮럚ويكتب슍معظم엲المهندسين쁍ci𠀯cd𠀬띻اختصارا쉭للتكامل엓المستمر쎧والتسليم𠀮𠀮𠀮𨀀𨀀
W𨀁cd
W𨀁ci
W𨀁ان
W𨀁هو
K𨄅𨄅', '{"question":"ماذا تقصدون بتأمين المسار؟","answer":"المسار (pipeline) هو الطريق الذي تقطعه الشفرة والبيانات والنماذج قبل أن يستخدمها الناس: تُكتب وتُختبر وتُبنى وتُطلق. نكتب «مسار CD/CI». ويكتب معظم المهندسين CI/CD، اختصارًا للتكامل المستمر والتسليم المستمر، ويقصدون الشيء نفسه. ومن استطاع تغيير شيء في ذلك الطريق غيّر ما يصل إلى الجميع. وتأمينه يعني أن نعرف من يحق له تغيير ماذا، وأن نوقّع ما يُبنى، وأن نرفض ما ليس موقّعًا. وتشرح صفحة [أمن الذكاء الاصطناعي](/ai-security) ذلك للجمهور وللمهندسين ولصنّاع السياسات.","tags":"أمن الذكاء الاصطناعي, مسار التسليم, CD/CI, CI/CD"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (93, 'cf9652ef-467c-4307-99f2-60b5f59c20ac', 'faq', 'secure-pipeline', 'fr', 'e93677eb-ea7e-4c6c-a891-97dbb3d690d7', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Que veut dire « sécuriser la chaîne » ?', 'que뢱veut며dire록𠀢낑securiser먺la렢chaine록𠀢끝𠀿𨀀𨀀
la렢chaine롣𠀨le록𠀢낎pipeline록𠀢𠀩녜est멸la렱route뢬que뢮suivent멸le뢞code𠀬뇀les멑donnees멒et멸les멚modeles멎avant멽que뢧les메gens멛ne뢮s𠀧en맅servent멆𠀺덵on릾les멒ecrit𠀬뇃on릾les멡teste𠀬뇃on릾les멐construit멱et멻on릾les멝publie𠀮눀nous𠀮𠀮𠀮𨀀𨀀
W𨀁en
W𨀁et
W𨀁la
W𨀁le
W𨀁ne
W𨀁on', '{"question":"Que veut dire « sécuriser la chaîne » ?","answer":"La chaîne (le « pipeline ») est la route que suivent le code, les données et les modèles avant que les gens ne s’en servent : on les écrit, on les teste, on les construit et on les publie. Nous écrivons chaîne CD/CI. La plupart des ingénieurs écrivent CI/CD, pour intégration continue et livraison continue, et veulent dire la même chose. Qui peut changer quelque chose sur cette route change ce que tout le monde reçoit. La sécuriser, c’est savoir qui a le droit de changer quoi, signer ce qui est construit et refuser ce qui n’est pas signé. La page [Sécurité de l’IA](/ai-security) l’explique pour le grand public, pour les ingénieurs et pour les décideurs publics.","tags":"sécurité de l’IA, pipeline, chaîne de déploiement, CD/CI, CI/CD"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (94, '1ba0536c-e422-44a9-9d68-22dcc05d159e', 'faq', 'secure-pipeline', 'pt', 'e93677eb-ea7e-4c6c-a891-97dbb3d690d7', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'O que querem dizer com tornar seguro o pipeline?', 'o맢que뢬querem릗dizer먱com릧tornar멁seguro맠o맡pipeline𠀿𨀀𨀀
o맡pipeline뢠e뢪o맔caminho맢que뢪o맔codigo𠀬뇃os멑dados멒e뢪os멚modelos멝percorrem릔antes멑de뢜as멝pessoas멜os멢usarem𠀺덹sao맖escritos𠀬뇈testados𠀬놷construidos멒e뢫publicados𠀮눀nos멒escrevemos멝pipeline뢞cd𠀯ci𠀮뇳a렬maioria렣dos𠀮𠀮𠀮𨀀𨀀
W𨀁as
W𨀁cd
W𨀁ci
W𨀁de
W𨀁os
K𨄅𨄅', '{"question":"O que querem dizer com tornar seguro o pipeline?","answer":"O pipeline é o caminho que o código, os dados e os modelos percorrem antes de as pessoas os usarem: são escritos, testados, construídos e publicados. Nós escrevemos pipeline CD/CI. A maioria dos engenheiros escreve CI/CD, as iniciais em inglês de integração contínua e entrega contínua, e quer dizer o mesmo. Quem puder mudar algo nesse caminho muda o que toda a gente recebe. Torná-lo seguro é saber quem pode mudar o quê, assinar o que é construído e recusar o que não está assinado. A página [Segurança da IA](/ai-security) explica-o ao público, a engenheiros e a decisores políticos.","tags":"segurança da IA, pipeline, CD/CI, CI/CD"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (95, '9989bbc8-739a-45df-852c-7d15f01f7d42', 'faq', 'secure-pipeline', 'sw', 'e93677eb-ea7e-4c6c-a891-97dbb3d690d7', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Mna maana gani mnaposema kulinda mkondo?', 'mna렬maana렦gani뤤mnaposema렪kulinda렬mkondo𠀿𨀀𨀀
mkondo릙𠀨pipeline𠀩녥ni뤥njia렠ambayo맞msimbo𠀬놸data렭na렬modeli뤟hupitia렪kabla렸ya렪kutumiwa렭na렶watu𠀺덮huandikwa𠀬놼hujaribiwa𠀬놼huundwa렭na렧hutolewa𠀮눅sisi뤫tunaandika렬mkondo맨wa렢cd𠀯ci𠀮눉wahandisi뤮wengi뤟huandika렢ci𠀯cd𠀮𠀮𠀮𨀀𨀀
W𨀁cd
W𨀁ci
W𨀁na
W𨀁ni
W𨀁wa
W𨀁ya
K𨄅𨄅', '{"question":"Mna maana gani mnaposema kulinda mkondo?","answer":"Mkondo (pipeline) ni njia ambayo msimbo, data na modeli hupitia kabla ya kutumiwa na watu: huandikwa, hujaribiwa, huundwa na hutolewa. Sisi tunaandika mkondo wa CD/CI. Wahandisi wengi huandika CI/CD, kifupi cha *[continuous integration and continuous delivery]{lang=en}* (kuunganisha na kufikisha mfululizo), na humaanisha kitu kilekile. Yeyote anayeweza kubadilisha kitu kwenye njia hiyo hubadilisha kile ambacho kila mtu anakipata. Kuulinda maana yake ni kujua nani anaweza kubadilisha nini, kutia sahihi kinachoundwa, na kukataa kisichotiwa sahihi. Ukurasa wa [Usalama wa AI](/ai-security) unaeleza hayo kwa umma, kwa wahandisi na kwa watunga sera.","tags":"usalama wa AI, mkondo, pipeline, CD/CI, CI/CD"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (96, '699d1634-d001-4ed7-b983-d6f0b9ae5828', 'faq', 'training', 'am', '3118cbf3-0fa6-460f-999e-6c7350a6ee02', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'ቡድኖችን ታሠለጥናላችሁ? የምስክር ወረቀትስ ትሰጣላችሁ?', 'ቡድኖችን윪ታሰለጥናላችሁ𠀿욉የምስክር뫧ወረቀትስ뮌ትሰጣላችሁ𠀿𨀀𨀀
አውደ틡ጥናቶችንና읡የተግባር먬ልምምዶችን윗በዝግጅት싯መልክ쩄እናካሂዳለን𠀻씱ሌሎች쑷ከውጤቱ쉳መማር묇የሚችሉ뙫ከሆነም룏አንዳንዴ퉀ለአንድ트ቡድን읿ወይም뢤ትምህርት쌻ቤት𠀺엳ይጠይቁን𠀮쑺የምስክር뫧ወረቀት썷አንሰጥም𠀮쎜ሊጠቀሙባቸውና욃ሊያስተምሩባቸው칧የሚችሏቸውን쟴ጽሁፎች쒼ይዘው칬ይሄዳሉ𠀮𨀀𨀀
W𨀁ቤት', '{"question":"ቡድኖችን ታሠለጥናላችሁ? የምስክር ወረቀትስ ትሰጣላችሁ?","answer":"ዐውደ ጥናቶችንና የተግባር ልምምዶችን [በዝግጅት](/events) መልክ እናካሂዳለን፤ ሌሎች ከውጤቱ መማር የሚችሉ ከሆነም አንዳንዴ ለአንድ ቡድን ወይም ትምህርት ቤት፦ [ይጠይቁን](/contact)። የምስክር ወረቀት አንሰጥም። ሊጠቀሙባቸውና ሊያስተምሩባቸው የሚችሏቸውን ጽሑፎች ይዘው ይሄዳሉ።","tags":"ሥልጠና, ዐውደ ጥናት, የምስክር ወረቀት"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (97, '1ff28c9e-9129-49df-8973-eb3e4886cce2', 'faq', 'training', 'ar', '3118cbf3-0fa6-460f-999e-6c7350a6ee02', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'هل تدرّبون الفرق، وهل تمنحون شهادة؟', 'هل엖تدربون옑الفرق𠀬랜وهل엖تمنحون옞شهاده𠀿𨀀𨀀
نعقد썩ورش쏵عمل열وعيادات슰تطبيقيه옿ضمن옫فعالياتنا𠀬랜واحيانا쉭لفريق얶واحد썈او왭مدرسه왑واحده𠀬띻اذا쉬كان오غيرهم옕يستطيع쑾التعلم옐من옑النتيجه𠀺뤭اسالونا𠀮럚ولا쉯نمنح쌗شهادات𠀮랼تخرجون옒بمواد썫يمكنكم엲استخدامها쉱والتدريس쏅بها𠀮𨀀𨀀
W𨀁او
W𨀁من
W𨀁هل', '{"question":"هل تدرّبون الفرق، وهل تمنحون شهادة؟","answer":"نعقد ورش عمل وعيادات تطبيقية ضمن [فعالياتنا](/events)، وأحيانًا لفريق واحد أو مدرسة واحدة، إذا كان غيرهم يستطيع التعلّم من النتيجة: [اسألونا](/contact). ولا نمنح شهادات. تخرجون بمواد يمكنكم استخدامها والتدريس بها.","tags":"تدريب, ورش عمل, شهادة"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (98, '539c8322-927f-412e-9c7e-dc7648eb9ea7', 'faq', 'training', 'fr', '3118cbf3-0fa6-460f-999e-6c7350a6ee02', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Formez-vous des équipes, et y a-t-il un certificat ?', 'formez𠀭vous멑des멒equipes𠀬놹et명y묈a𠀭t𠀭il릉un릵certificat멋𠀿𨀀𨀀
nous멜organisons멑des멎ateliers멒et며des멎ateliers멑d𠀧attaque뢫parmi뤥nos멒evenements𠀬놹et멼parfois멝pour멃une뢮seule뢠equipe뢪ou몠une뢮seule뢠ecole𠀬뇇si뤛d𠀧autres멝peuvent멭apprendre뢟du몝resultat멆𠀺덪demandez𠀭nous𠀮눀nous멛ne𠀮𠀮𠀮𨀀𨀀
W𨀁du
W𨀁et
W𨀁il
W𨀁ne
W𨀁ou
W𨀁si
W𨀁un', '{"question":"Formez-vous des équipes, et y a-t-il un certificat ?","answer":"Nous organisons des ateliers et des ateliers d’attaque parmi nos [événements](/events), et parfois pour une seule équipe ou une seule école, si d’autres peuvent apprendre du résultat : [demandez-nous](/contact). Nous ne délivrons pas de certificats. Vous repartez avec des supports que vous pouvez utiliser et enseigner.","tags":"formation, ateliers, certificat"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (99, '030d5c19-4509-473e-b32b-19a7bb575840', 'faq', 'training', 'pt', '3118cbf3-0fa6-460f-999e-6c7350a6ee02', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Dão formação a equipas, e há certificado?', 'dao맗formacao맒a려equipas𠀬놹e뢣ha렢certificado𠀿𨀀𨀀
organizamos멜oficinas멒e뢞clinicas멐como맖eventos𠀬놹e뢜as멣vezes멝para렴uma렲so맖equipa렮ou몐escola𠀬뇇se뢪outros멝puderem릔aprender먱com릢o맣resultado𠀺덬fale뢞connosco𠀮눀nao맡passamos멐certificados𠀮눀no맗fim릟leva렬materiais멞que𠀮𠀮𠀮𨀀𨀀
W𨀁as
W𨀁ha
W𨀁no
W𨀁ou
W𨀁se
W𨀁so', '{"question":"Dão formação a equipas, e há certificado?","answer":"Organizamos oficinas e clínicas como [eventos](/events), e às vezes para uma só equipa ou escola, se outros puderem aprender com o resultado: [fale connosco](/contact). Não passamos certificados. No fim leva materiais que pode usar e com que pode ensinar.","tags":"formação, oficinas, certificado"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (100, 'efa4c796-ec86-4e4c-b402-65f68274f73f', 'faq', 'training', 'sw', '3118cbf3-0fa6-460f-999e-6c7350a6ee02', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Je, mnatoa mafunzo kwa timu, na kuna cheti?', 'je𠀬뇁mnatoa렬mafunzo맜kwa렳timu𠀬뇂na렪kuna렢cheti𠀿𨀀𨀀
tunaandaa렶warsha렭na렪kliniki뤢kama렬matukio𠀬뇂na렶wakati뤤mwingine뢦kwa렳timu몌au몞shule뢨moja𠀬놽ikiwa렶wengine뢲wanaweza렪kujifunza렪kutokana렭na렬matokeo𠀺덺tuulize𠀮뇺hatutoi뤭vyeti𠀮눇unaondoka렭na렭nyenzo맦unazoweza𠀮𠀮𠀮𨀀𨀀
W𨀁au
W𨀁je
W𨀁na', '{"question":"Je, mnatoa mafunzo kwa timu, na kuna cheti?","answer":"Tunaandaa warsha na kliniki kama [matukio](/events), na wakati mwingine kwa timu au shule moja, ikiwa wengine wanaweza kujifunza kutokana na matokeo: [tuulize](/contact). Hatutoi vyeti. Unaondoka na nyenzo unazoweza kuzitumia na kufundishia.","tags":"mafunzo, warsha, cheti"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (101, 'f9101c3a-ac4c-4c55-b76d-0e76b9efbed2', 'faq', 'translations', 'am', '0e38cb86-3c73-43e6-bc1b-f4790ccec4d9', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'መርጃዎቹ በየትኞቹ ቋንቋዎች ናቸው? መተርጎምስ እችላለሁ?', 'መርጃዎቹ쎳በየትኞቹ쎞ቋንቋዎች쑢ናቸው𠀿얹መተርጎምስ뮼እችላለሁ𠀿𨀀𨀀
አብዛኞቹ쎳በእንግሊዝኛ𠀬쏴አንዳንዶቹም뢏በፈረንሳይኛ𠀬쎴በፖርቹጋልኛ젹ወይም뢏በስዋሂሊ뙵ናቸው𠀮쐇ትርጉሞችን윗በደስታ쌾እንቀበላለን𠀻왭ፈቃድ틷አያስፈልጋቸውም𠀮쐺ከቦታው캊ጋር뫄እንዲስማሙ럐ምሳሌዎቹንም뤜ይቀይሩ𠀮쑟ውጤቱን윗በመገናኛ졹ገጹ꿜ይላኩልን𠀺앑ቋንቋውን잟የሚናገር먫ሌላ똱ሰው츪ካነበበው췟በኋላ뚩ከዋናው캼ጽሁፍ뉩ጎን𠀬쏼ከፈለጉ핫ከስምዎ캩ጋር𠀮𠀮𠀮𨀀𨀀
W𨀁ሌላ
W𨀁ሰው
W𨀁ገጹ
W𨀁ጋር
W𨀁ጎን', '{"question":"መርጃዎቹ በየትኞቹ ቋንቋዎች ናቸው? መተርጎምስ እችላለሁ?","answer":"አብዛኞቹ በእንግሊዝኛ፣ አንዳንዶቹም በፈረንሳይኛ፣ በፖርቹጋልኛ ወይም በስዋሂሊ ናቸው። ትርጉሞችን በደስታ እንቀበላለን፤ ፈቃድ አያስፈልጋቸውም። ከቦታው ጋር እንዲስማሙ ምሳሌዎቹንም ይቀይሩ። ውጤቱን [በመገናኛ ገጹ](/contact) ይላኩልን፦ ቋንቋውን የሚናገር ሌላ ሰው ካነበበው በኋላ ከዋናው ጽሑፍ ጎን፣ ከፈለጉ ከስምዎ ጋር እናወጣዋለን።","tags":"ቋንቋዎች, ትርጉም, በጎ ፈቃደኝነት"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (102, '99cc7af9-9275-498c-8efe-6f03d6895150', 'faq', 'translations', 'ar', '0e38cb86-3c73-43e6-bc1b-f4790ccec4d9', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'بأي لغات تتوفر الموارد، وهل يجوز لي أن أترجم أحدها؟', 'باي욪لغات슰تتوفر쎆الموارد𠀬랜وهل엶يجوز쏂لي욍ان옑اترجم엲احدها𠀿𨀀𨀀
معظمها쉑بالانجليزيه𠀬랜وبعضها쉑بالفرنسيه옰او왏البرتغاليه옰او왏السواحيليه𠀮럘نرحب쉰بالترجمات𠀬랜وهي욪لا쉓تحتاج싫الي욍اذن𠀮럚وغيروا쉐الامثله옰ايضا쉭لتناسب쉯المكان𠀮랹ارسلوا쉐الينا쉐النتيجه왎من옟صفحه옰الاتصال𠀺륎وبعد썈ان옴يقراها쉝شخص𠀮𠀮𠀮𨀀𨀀
W𨀁ان
W𨀁او
W𨀁لا
W𨀁لي
W𨀁من', '{"question":"بأي لغات تتوفر الموارد، وهل يجوز لي أن أترجم أحدها؟","answer":"معظمها بالإنجليزية، وبعضها بالفرنسية أو البرتغالية أو السواحيلية. نرحب بالترجمات، وهي لا تحتاج إلى إذن. وغيّروا الأمثلة أيضًا لتناسب المكان. أرسلوا إلينا النتيجة من [صفحة الاتصال](/contact): وبعد أن يقرأها شخص آخر يتكلم اللغة، ننشرها إلى جانب الأصل مع اسمكم، إن أردتم.","tags":"لغات, ترجمة, تطوّع"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (103, 'ca171eff-00ce-433f-8219-57111eab1603', 'faq', 'translations', 'fr', '0e38cb86-3c73-43e6-bc1b-f4790ccec4d9', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'En quelles langues sont les ressources, et puis-je en traduire une ?', 'en맃quelles멙langues멠sont멸les멟ressources𠀬놹et멼puis𠀭je뢠en맆traduire뢰une롺𠀿𨀀𨀀
la렯plupart멿sont멱en릳anglais𠀬놹et멽quelques𠀭unes멒en릸francais𠀬놹en맂portugais멜ou몐en맅swahili𠀮뇾les멡traductions멠sont멸les멏bienvenues멒et멺n𠀧ont멮besoin릶d𠀧aucune뢜autorisation𠀮뇵changez묧aussi뤣les멒exemples𠀬뇄pour𠀮𠀮𠀮𨀀𨀀
W𨀁en
W𨀁et
W𨀁je
W𨀁la
W𨀁ou', '{"question":"En quelles langues sont les ressources, et puis-je en traduire une ?","answer":"La plupart sont en anglais, et quelques-unes en français, en portugais ou en swahili. Les traductions sont les bienvenues et n’ont besoin d’aucune autorisation. Changez aussi les exemples, pour qu’ils conviennent au lieu. Envoyez-nous le résultat par la [page Contact](/contact) : une fois qu’une autre personne qui parle la langue l’a relu, nous le publions à côté de l’original, avec votre nom si vous le souhaitez.","tags":"langues, traduction, bénévolat"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (104, 'a4d4d94a-05a9-41f2-af16-dd52e3ea1d58', 'faq', 'translations', 'pt', '0e38cb86-3c73-43e6-bc1b-f4790ccec4d9', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Em que línguas estão os recursos, e posso traduzir um?', 'em릤que뢧linguas멒estao맠os멟recursos𠀬놹e뢫posso맥traduzir멃um𠀿𨀀𨀀
a렬maioria려esta려em릜ingles𠀬놹e뢜alguns멒em릙frances𠀬뇄portugues멜ou몞suaili𠀮뇳as멡traducoes멠sao맓bem𠀭vindas멒e뢩nao맡precisam릗de뢜autorizacao𠀮뇿mude뢯tambem릢os멒exemplos𠀬뇄para렰que뢮se뢜adaptem릔ao망lugar𠀮뇷envie𠀭nos멜o𠀮𠀮𠀮𨀀𨀀
W𨀁ao
W𨀁as
W𨀁de
W𨀁em
W𨀁os
W𨀁ou
W𨀁se
W𨀁um', '{"question":"Em que línguas estão os recursos, e posso traduzir um?","answer":"A maioria está em inglês, e alguns em francês, português ou suaíli. As traduções são bem-vindas e não precisam de autorização. Mude também os exemplos, para que se adaptem ao lugar. Envie-nos o resultado pela [página de contactos](/contact): depois de outra pessoa que fale a língua o ter lido, publicamo-lo ao lado do original, com o seu nome, se quiser.","tags":"línguas, tradução, voluntariado"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (105, 'd316501d-1c73-428b-86ab-890c90465f4b', 'faq', 'translations', 'sw', '0e38cb86-3c73-43e6-bc1b-f4790ccec4d9', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Nyenzo ziko katika lugha zipi, na naweza kutafsiri mojawapo?', 'nyenzo맫ziko맜katika렫lugha령zipi𠀬뇂na렭naweza렪kutafsiri뤤mojawapo𠀿𨀀𨀀
nyingi뤱ziko맜kwa렪kiingereza𠀬뇂na렡baadhi뤢kwa렪kifaransa𠀬놿kireno맒au몖kiswahili𠀮눆tafsiri뤱zinakaribishwa렭na렧hazihitaji뤩ruhusa𠀮뇴badilisha렬mifano맡pia𠀬놽ili뤠ilingane뢩na렬mahali𠀮눆tutumie뢨matokeo맜kupitia렴ukurasa렶wa𠀮𠀮𠀮𨀀𨀀
W𨀁au
W𨀁na
W𨀁wa', '{"question":"Nyenzo ziko katika lugha zipi, na naweza kutafsiri mojawapo?","answer":"Nyingi ziko kwa Kiingereza, na baadhi kwa Kifaransa, Kireno au Kiswahili. Tafsiri zinakaribishwa na hazihitaji ruhusa. Badilisha mifano pia, ili ilingane na mahali. Tutumie matokeo kupitia [ukurasa wa mawasiliano](/contact): mtu mwingine anayezungumza lugha hiyo akishaisoma, tunaichapisha kando ya nyenzo ya asili pamoja na jina lako, ukipenda.","tags":"lugha, tafsiri, kujitolea"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (106, 'ad4480df-e779-4ca3-892d-6c3f7cfdca86', 'faq', 'where-we-work', 'am', 'c20b8f1c-5f94-4be7-a016-4b659fc9a2ce', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'የምትሠሩት የትና በየትኞቹ ቋንቋዎች ነው?', 'የምትሰሩት쎿የትና웙በየትኞቹ쎞ቋንቋዎች쑟ነው𠀿𨀀𨀀
ቤታችን읗አዲስ뮷አበባ𠀬쏶ኢትዮጵያ톱ነው𠀻앚ስራችን쟄ግን욿ለመላው츟አህጉር몯ነው𠀺엣ዝግጅቶች쐯በተለያዩ톋ከተሞችና웙በኢንተርኔት쏄ይካሄዳሉ𠀮쑿ይህ똼ድረ몌ገጽ꿋በስድስት쌢ቋንቋዎች쑟ነው𠀮쐲አንዳንድ퉯መርጃዎችና읖ዝግጅቶች쐯በፈረንሳይኛ𠀬쎴በፖርቹጋልኛ𠀬쎴በአረብኛ젹ወይም뢏በስዋሂሊ뙵ናቸው𠀻엊እርስዎ췾በማንኛውም롺ቋንቋ뷋ሊጽፉልን잤ይችላሉ𠀮쏲በ24쑼ሰአት𠀮𠀮𠀮𨀀𨀀
W𨀁ነው
W𨀁ይህ
W𨀁ድረ
W𨀁ገጽ
W𨀁ግን', '{"question":"የምትሠሩት የትና በየትኞቹ ቋንቋዎች ነው?","answer":"ቤታችን አዲስ አበባ፣ ኢትዮጵያ ነው፤ ሥራችን ግን ለመላው አህጉር ነው፦ ዝግጅቶች በተለያዩ ከተሞችና በኢንተርኔት ይካሄዳሉ። ይህ ድረ ገጽ በስድስት ቋንቋዎች ነው። አንዳንድ መርጃዎችና ዝግጅቶች በፈረንሳይኛ፣ በፖርቹጋልኛ፣ በአረብኛ ወይም በስዋሂሊ ናቸው፤ እርስዎ በማንኛውም ቋንቋ ሊጽፉልን ይችላሉ። በ24 ሰዓት ውስጥ መልስ ያገኛሉ፤ መልሱ ግን በእንግሊዝኛ ሊሆን ይችላል።","tags":"ቦታዎች, ቋንቋዎች, አዲስ አበባ"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (107, 'd931c1af-eef0-4bc5-81ad-02d9c976f8c2', 'faq', 'where-we-work', 'ar', 'c20b8f1c-5f94-4be7-a016-4b659fc9a2ce', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'أين تعملون، وبأي لغات؟', 'اين옔تعملون𠀬랜وباي욪لغات𠀿𨀀𨀀
مقرنا쉐اديس쏄ابابا쉪في욍اثيوبيا𠀬랜وعملنا쉭للقاره왌كلها𠀺뤰تعقد썈الفعاليات싇في욫مدن옯مختلفه왑وعبر쎆الانترنت𠀮럙هذا쉐الموقع쑿بست싊لغات𠀮럚وبعض쐡الموارد썩والفعاليات슮بالفرنسيه옰او왏البرتغاليه옰او왏العربيه옰او왏السواحيليه𠀬랜ويمكنكم𠀮𠀮𠀮𨀀𨀀
W𨀁او
W𨀁في', '{"question":"أين تعملون، وبأي لغات؟","answer":"مقرنا أديس أبابا في إثيوبيا، وعملنا للقارة كلها: تُعقد الفعاليات في مدن مختلفة وعبر الإنترنت. هذا الموقع بست لغات. وبعض الموارد والفعاليات بالفرنسية أو البرتغالية أو العربية أو السواحيلية، ويمكنكم الكتابة إلينا بأي لغة. يصلكم الردّ خلال 24 ساعة، وإن كان قد يأتي بالإنجليزية.","tags":"أماكن, لغات, أديس أبابا"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (108, 'fb08f7ed-32d9-45b0-855d-1438a1415622', 'faq', 'where-we-work', 'fr', 'c20b8f1c-5f94-4be7-a016-4b659fc9a2ce', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Où travaillez-vous, et dans quelles langues ?', 'ou몟travaillez𠀭vous𠀬놹et며dans멞quelles멙langues먬𠀿𨀀𨀀
nous멠sommes멖installes멎a렠addis𠀭abeba𠀬놹en릷ethiopie𠀬놹et멺nous멡travaillons멝pour멂tout멸le뢞continent멆𠀺덲les멒evenements멜ont멸lieu몏dans멑differentes멣villes멒et멱en릾ligne𠀮뇵ce뢮site뢠existe뢠en맅six뫴langues𠀮뇵certaines𠀮𠀮𠀮𨀀𨀀
W𨀁ce
W𨀁en
W𨀁et
W𨀁le
W𨀁ou', '{"question":"Où travaillez-vous, et dans quelles langues ?","answer":"Nous sommes installés à Addis-Abeba, en Éthiopie, et nous travaillons pour tout le continent : les événements ont lieu dans différentes villes et en ligne. Ce site existe en six langues. Certaines ressources et certains événements sont en français, en portugais, en arabe ou en swahili, et vous pouvez nous écrire dans n’importe quelle langue. Vous recevrez une réponse dans les 24 heures, mais elle sera peut-être en anglais.","tags":"lieux, langues, Addis-Abeba"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (109, '7274e601-972c-4f79-9871-990853d45600', 'faq', 'where-we-work', 'pt', 'c20b8f1c-5f94-4be7-a016-4b659fc9a2ce', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Onde trabalham, e em que línguas?', 'onde뢯trabalham𠀬놹e뢠em릤que뢧linguas𠀿𨀀𨀀
a렭nossa렢casa려e뢜adis멎abeba𠀬뇂na려etiopia𠀬놹e뢪o맟nosso맥trabalho맖e뢫para렳todo맠o맔continente𠀺덵os멒eventos멟realizam𠀭se뢠em릩varias멐cidades멒e뢪online𠀮뇷este뢮site뢠existe뢠em릦seis멙linguas𠀮뇳alguns멟recursos멒e뢠eventos멠sao𠀮𠀮𠀮𨀀𨀀
W𨀁em
W𨀁na
W𨀁os
W𨀁se', '{"question":"Onde trabalham, e em que línguas?","answer":"A nossa casa é Adis Abeba, na Etiópia, e o nosso trabalho é para todo o continente: os eventos realizam-se em várias cidades e online. Este site existe em seis línguas. Alguns recursos e eventos são em francês, português, árabe ou suaíli, e pode escrever-nos em qualquer língua. Receberá resposta no prazo de 24 horas, embora possa ser em inglês.","tags":"lugares, línguas, Adis Abeba"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (110, 'd1a26215-faca-42d3-887e-40ec0b24c066', 'faq', 'where-we-work', 'sw', 'c20b8f1c-5f94-4be7-a016-4b659fc9a2ce', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Mnafanya kazi wapi, na kwa lugha zipi?', 'mnafanya렪kazi뤮wapi𠀬뇂na렪kwa렫lugha령zipi𠀿𨀀𨀀
makao맪yetu몙ni뤘addis멎ababa𠀬놹ethiopia𠀬뇂na렪kazi뤰yetu몙ni뤢kwa렡bara령zima𠀺덳matukio맙hufanyika렪katika렬miji뤤mbalimbali뤥na렬mtandaoni𠀮눆tovuti뤟hii뤠iko맜katika렫lugha렲sita𠀮뇴baadhi뤰ya렭nyenzo맟na렬matukio맟ni뤢kwa𠀮𠀮𠀮𨀀𨀀
W𨀁na
W𨀁ni
W𨀁ya', '{"question":"Mnafanya kazi wapi, na kwa lugha zipi?","answer":"Makao yetu ni Addis Ababa, Ethiopia, na kazi yetu ni kwa bara zima: matukio hufanyika katika miji mbalimbali na mtandaoni. Tovuti hii iko katika lugha sita. Baadhi ya nyenzo na matukio ni kwa Kifaransa, Kireno, Kiarabu au Kiswahili, na unaweza kutuandikia kwa lugha yoyote. Utapata jibu ndani ya saa 24, ingawa linaweza kuwa kwa Kiingereza.","tags":"mahali, lugha, Addis Ababa"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (111, 'e9901af4-309c-4a79-ab8b-b2e4d447b79a', 'faq', 'which-resources', 'am', 'f4b8b9db-b8b7-42b2-bf63-c31f4337626b', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'ለእኔ የሚሆኑት የትኞቹ መርጃዎች ናቸው?', 'ለእኔ잀የሚሆኑት쎿የትኞቹ썫መርጃዎች쑢ናቸው𠀿𨀀𨀀
የተደራጁት싟ለማን읜እንደተዘጋጁ푛ነው𠀮놴𠀢ለህዝብ𠀢쌆የቴክኖሎጂ풏እውቀት썷አይጠይቅም𠀮놴𠀢ለኔትወርክ즷መሀንዲሶች𠀢쉓ስርአቶችን욿ለሚሰሩና욁ለሚያንቀሳቅሱ뫋ሰዎች쑟ነው𠀮놴𠀢ለፖሊሲ뭚አውጪዎች𠀢쌎ደንብ샯ለሚጽፉ놧ወይም렷ለመንግስት썇ተቋማት쌌ስርአቶችን욿ለሚገዙ켣ሰዎች쑟ነው𠀮놴𠀢የስልጠና잶ጽሁፎች𠀢숪ሌሎችን읜እንዲያስተምሩ몐ይረዱዎታል𠀮쏲በመርጃዎች쓗ገጽ𠀮𠀮𠀮𨀀𨀀
W𨀁ነው
W𨀁ገጽ', '{"question":"ለእኔ የሚሆኑት የትኞቹ መርጃዎች ናቸው?","answer":"የተደራጁት ለማን እንደተዘጋጁ ነው። «ለሕዝብ» የቴክኖሎጂ ዕውቀት አይጠይቅም። «ለኔትወርክ መሐንዲሶች» ሥርዓቶችን ለሚሠሩና ለሚያንቀሳቅሱ ሰዎች ነው። «ለፖሊሲ አውጪዎች» ደንብ ለሚጽፉ ወይም ለመንግሥት ተቋማት ሥርዓቶችን ለሚገዙ ሰዎች ነው። «የሥልጠና ጽሑፎች» ሌሎችን እንዲያስተምሩ ይረዱዎታል። [በመርጃዎች ገጽ](/resources) ላይ ምድብ ይምረጡ፣ ወይም ሁሉንም ይፈልጉ።","tags":"ምድቦች, ሕዝብ, መሐንዲሶች, ፖሊሲ አውጪዎች"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (112, 'ff8b096b-40e8-402e-aa4b-875b2af2dbcb', 'faq', 'which-resources', 'ar', 'f4b8b9db-b8b7-42b2-bf63-c31f4337626b', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'أي الموارد موجّهة إليّ؟', 'اي욍الموارد썦موجهه옰الي𠀿𨀀𨀀
صنفت슭الموارد썉بحسب슍من옱هي욫موجهه옰اليهم𠀮럓فيه쀫𠀢للجمهور𠀢뙢لا쉓تحتاج싫الي욫معرفه옱بالتقنيه𠀮럚وفيه쀫𠀢لمهندسي욍الشبكات𠀢뙢لمن옴يبنون옑الانظمه왑ويشغلونها𠀮럚وفيه쀫𠀢لصناع쑾السياسات𠀢뙢لمن옴يكتبون옑القواعد썈او왲يشترون옑الانظمه𠀮𠀮𠀮𨀀𨀀
W𨀁او
W𨀁اي
W𨀁لا
W𨀁من
W𨀁هي', '{"question":"أي الموارد موجّهة إليّ؟","answer":"صُنّفت الموارد بحسب من هي موجّهة إليهم. فئة «للجمهور» لا تحتاج إلى معرفة بالتقنية. وفئة «لمهندسي الشبكات» لمن يبنون الأنظمة ويشغّلونها. وفئة «لصنّاع السياسات» لمن يكتبون القواعد أو يشترون الأنظمة للجهات العامة. وفئة «مواد تدريبية» تساعدكم على تعليم غيركم. اختاروا علامة تبويب في [صفحة الموارد](/resources)، أو ابحثوا فيها كلها.","tags":"فئات, جمهور, مهندسون, صنّاع السياسات"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (113, 'c224d9b2-9caa-4a1f-97c0-a330036bcf96', 'faq', 'which-resources', 'fr', 'f4b8b9db-b8b7-42b2-bf63-c31f4337626b', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Quelles ressources sont faites pour moi ?', 'quelles멟ressources멠sont멲faites멝pour먻moi룶𠀿𨀀𨀀
elles멠sont멯classees멠selon릾leur먾public𠀮놴𠀢낎pour먺le뢢grand뢌public렟𠀢낌ne뢟demande뢜aucune뢞connaissance뢯technique𠀮놴𠀢낎pour먺les멖ingenieurs멟reseau멍𠀢낑s𠀧adresse뢜aux뫸personnes멞qui뤚construisent멱et멱exploitent며des𠀮𠀮𠀮𨀀𨀀
W𨀁et
W𨀁le
W𨀁ne', '{"question":"Quelles ressources sont faites pour moi ?","answer":"Elles sont classées selon leur public. « Pour le grand public » ne demande aucune connaissance technique. « Pour les ingénieurs réseau » s’adresse aux personnes qui construisent et exploitent des systèmes. « Pour les décideurs publics » s’adresse aux personnes qui écrivent des règles ou achètent des systèmes pour des organismes publics. « Supports de formation » vous aide à enseigner aux autres. Choisissez un onglet sur la [page Ressources](/resources), ou cherchez dans toutes.","tags":"catégories, grand public, ingénieurs, décideurs publics"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (114, '11da3f52-a1fd-4285-a5c6-5f776912e7a7', 'faq', 'which-resources', 'pt', 'f4b8b9db-b8b7-42b2-bf63-c31f4337626b', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Que recursos são para mim?', 'que뢭recursos멠sao맡para렬mim𠀿𨀀𨀀
estao맠organizados멝por먲destinatario𠀮놴𠀢para렮o맡publico𠀢낌nao맖exige뢞conhecimentos멡tecnicos𠀮놴𠀢para려engenheiros멑de뢭redes𠀢낃e뢫para렰quem릖constroi뤜e뢪opera렲sistemas𠀮놴𠀢para렣decisores멝politicos𠀢낃e뢫para렰quem𠀮𠀮𠀮𨀀𨀀
W𨀁de', '{"question":"Que recursos são para mim?","answer":"Estão organizados por destinatário. “Para o público” não exige conhecimentos técnicos. “Para engenheiros de redes” é para quem constrói e opera sistemas. “Para decisores políticos” é para quem escreve regras ou compra sistemas para entidades públicas. “Materiais de formação” ajuda a ensinar outras pessoas. Escolha um separador na [página de recursos](/resources), ou pesquise em todos.","tags":"categorias, público, engenheiros, decisores políticos"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (115, '8e955dd2-7fea-4dab-8eb3-46e2cd041b3b', 'faq', 'which-resources', 'sw', 'f4b8b9db-b8b7-42b2-bf63-c31f4337626b', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Ni nyenzo zipi zinanihusu?', 'ni뤥nyenzo맫zipi뤱zinanihusu𠀿𨀀𨀀
zimepangwa렪kulingana렭na렶walengwa𠀮눀nyenzo맫za럡𠀢kwa렴umma𠀢낆hazihitaji뤬ujuzi뤮wa렳teknolojia𠀮눌za럡𠀢kwa렶wahandisi뤮wa렬mitandao𠀢낌ni뤢kwa렶watu몢wanaounda렭na렪kuendesha렬mifumo𠀮눌za럡𠀢kwa렶watunga렲sera𠀢낌ni뤢kwa렶watu𠀮𠀮𠀮𨀀𨀀
W𨀁na
W𨀁ni
W𨀁wa
W𨀁za', '{"question":"Ni nyenzo zipi zinanihusu?","answer":"Zimepangwa kulingana na walengwa. Nyenzo za “Kwa umma” hazihitaji ujuzi wa teknolojia. Za “Kwa wahandisi wa mitandao” ni kwa watu wanaounda na kuendesha mifumo. Za “Kwa watunga sera” ni kwa watu wanaoandika kanuni au kununua mifumo ya taasisi za umma. “Nyenzo za mafunzo” hukusaidia kuwafundisha wengine. Chagua kichupo kwenye [ukurasa wa nyenzo](/resources), au tafuta katika zote.","tags":"makundi, umma, wahandisi, watunga sera"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (116, '1ac0e9a3-afc6-4ebf-bf53-281eb8f9e35a', 'faq', 'who-we-are', 'am', '86beabd8-9141-4824-bcca-d07a41bce300', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Secure AI Africa ምንድን ነው?', 'secure뢜ai뤘africa짜ምንድን읇ነው𠀿𨀀𨀀K𨄀𨄀𨀀𨀀
secure뢜ai뤘africa쨟በአፍሪካ쩑ደህንነቱ쉣ለተጠበቀና욮ስነ옹ምግባራዊ촪ለሆነ왌ሰው춯ሰራሽ벯አስተውሎት냿𠀨ኤአይ𠀩쏟የሚሰራ𠀬썜ለትርፍ뉆ያልተቋቋመ렶ኢኒሼቲቭ쉯ነው𠀮쐷እዚህ떧በእርግጥ굫የሚያሳስቡ섋አደጋዎችን읜እናጠናለን𠀬썙ህዝቡንና욑መሀንዲሶችን읜እናስተምራለን𠀬쏴አለዚያ퇁አንድን윴ችግር몄ብቻቸውን잤ይጋፈጡ곯የነበሩ맓ሰዎችን읜እናገናኛለን𠀮𠀮𠀮𠀮𨀀𨀀
W𨀁ai
W𨀁ሰው
W𨀁ስነ
W𨀁ነው', '{"question":"Secure AI Africa ምንድን ነው?","answer":"Secure AI Africa በአፍሪካ ደህንነቱ ለተጠበቀና ሥነ ምግባራዊ ለሆነ ሰው ሠራሽ አስተውሎት (ኤአይ) የሚሠራ፣ ለትርፍ ያልተቋቋመ ኢኒሼቲቭ ነው። እዚህ በእርግጥ የሚያሳስቡ አደጋዎችን እናጠናለን፣ ሕዝቡንና መሐንዲሶችን እናስተምራለን፣ አለዚያ አንድን ችግር ብቻቸውን ይጋፈጡ የነበሩ ሰዎችን እናገናኛለን። ተጨማሪ [በተልዕኳችንና ራዕያችን](/about/mission-vision) ያንብቡ።","tags":"ስለ እኛ, ተልዕኮ, ለትርፍ ያልተቋቋመ"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (117, '643f923f-5934-4e02-aa2d-11f9711c340d', 'faq', 'who-we-are', 'ar', '86beabd8-9141-4824-bcca-d07a41bce300', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'ما هي Secure AI Africa؟', 'ما쉰هي샙secure뢜ai뤘africa𠀿𨀀𨀀K𨄀𨄀𨀀𨀀
secure뢜ai뤘africa븄مبادره왃غير쎐ربحيه왎من옑اجل엜ذكاء솖اصطناعي욍امن옲واخلاقي욧في욍افريقيا𠀮럘ندرس쏄المخاطر쎆التي욐تهمنا쉰هنا𠀬랜ونعلم엲الجمهور쎧والمهندسين𠀬랜ونجمع쑿بين옑اناس쏠كانوا쉜سيواجهون옑المشكله왏نفسها쉬كل엥علي욓حده𠀮랹اقرووا𠀮𠀮𠀮𨀀𨀀
W𨀁ai
W𨀁في
W𨀁كل
W𨀁ما
W𨀁من
W𨀁هي', '{"question":"ما هي Secure AI Africa؟","answer":"Secure AI Africa مبادرة غير ربحية من أجل ذكاء اصطناعي آمن وأخلاقي في أفريقيا. ندرس المخاطر التي تهمّنا هنا، ونعلّم الجمهور والمهندسين، ونجمع بين أناس كانوا سيواجهون المشكلة نفسها كل على حدة. اقرؤوا المزيد في [رسالتنا ورؤيتنا](/about/mission-vision).","tags":"من نحن, رسالة, غير ربحية"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (118, '6d463c41-9600-4914-8591-28165b2175dd', 'faq', 'who-we-are', 'fr', '86beabd8-9141-4824-bcca-d07a41bce300', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Qu’est-ce que Secure AI Africa ?', 'qu𠀧est𠀭ce뢬que뢮secure뢜ai뤘africa럾𠀿𨀀𨀀K𨄀𨄀𨀀𨀀
secure뢜ai뤘africa려est몁une뢤initiative뢜a렡but멺non릾lucratif룊pour멃une뢤ia렲sure뢠et멱ethique뢠en릳afrique𠀮눀nous멒etudions멙les멟risques멞qui뤚comptent멵ici𠀬뇂nous멓formons멙le뢫public롢et멸les멖ingenieurs𠀬놹et멺nous멟reunissons𠀮𠀮𠀮𨀀𨀀
W𨀁ai
W𨀁ce
W𨀁en
W𨀁et
W𨀁ia
W𨀁le
W𨀁qu', '{"question":"Qu’est-ce que Secure AI Africa ?","answer":"Secure AI Africa est une initiative à but non lucratif pour une IA sûre et éthique en Afrique. Nous étudions les risques qui comptent ici, nous formons le public et les ingénieurs, et nous réunissons des personnes qui, sinon, affronteraient seules le même problème. Lisez la suite dans [notre mission et notre vision](/about/mission-vision).","tags":"à propos de nous, mission, but non lucratif"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (119, 'f5a035af-4893-40cb-8ad8-21fb9a605416', 'faq', 'who-we-are', 'pt', '86beabd8-9141-4824-bcca-d07a41bce300', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'O que é a Secure AI Africa?', 'o맢que뢠e뢜a렲secure뢜ai뤘africa𠀿𨀀𨀀K𨄀𨄀𨀀𨀀
a렲secure뢜ai뤘africa려e뢰uma련iniciativa렲sem릙fins멙lucrativos멝por멃uma련ia렲segura려e뢠etica려em릔africa𠀮뇷estudamos멜os멟riscos멞que뢞contam릔aqui𠀬놹ensinamos멜o맡publico맖e뢪os멒engenheiros𠀬놹e뢥juntamos멝pessoas멞que뢟de뢪outra𠀮𠀮𠀮𨀀𨀀
W𨀁ai
W𨀁de
W𨀁em
W𨀁ia
W𨀁os', '{"question":"O que é a Secure AI Africa?","answer":"A Secure AI Africa é uma iniciativa sem fins lucrativos por uma IA segura e ética em África. Estudamos os riscos que contam aqui, ensinamos o público e os engenheiros, e juntamos pessoas que de outra forma enfrentariam sozinhas o mesmo problema. Leia mais em [missão e visão](/about/mission-vision).","tags":"sobre nós, missão, sem fins lucrativos"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (120, '1b3f9273-1886-4bea-b6ee-4a528c9135cb', 'faq', 'who-we-are', 'sw', '86beabd8-9141-4824-bcca-d07a41bce300', 1, '', 0, 'published', 1, 1, '2026-11-17T04:52:20.303Z', null, null, '2026-11-17T04:52:20.303Z', null, '', '2026-11-17T04:52:20.303Z', null, 'Secure AI Africa ni nini?', 'secure뢜ai뤘africa렭ni뤥nini𠀿𨀀𨀀K𨄀𨄀𨀀𨀀
secure뢜ai뤘africa렭ni뤤mpango맦usiolenga력faida𠀬놿kwa렠ajili뤰ya렠akili뤤mnemba럧𠀨ai𠀩녠iliyo매salama렭na렸yenye뢨maadili뤙barani뤘afrika𠀮눆tunachunguza렧hatari뤱zinazotuhusu몓hapa𠀬뇈tunaufundisha렴umma렭na렶wahandisi𠀬뇂na𠀮𠀮𠀮𨀀𨀀
W𨀁ai
W𨀁na
W𨀁ni
W𨀁ya
K𨄎𨄎', '{"question":"Secure AI Africa ni nini?","answer":"Secure AI Africa ni mpango usiolenga faida, kwa ajili ya akili mnemba (AI) iliyo salama na yenye maadili barani Afrika. Tunachunguza hatari zinazotuhusu hapa, tunaufundisha umma na wahandisi, na tunawaleta pamoja watu ambao vinginevyo wangekabili tatizo lilelile peke yao. Soma zaidi katika [dhamira na dira yetu](/about/mission-vision).","tags":"kuhusu sisi, dhamira, isiyolenga faida"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (121, '481cb087-0ab6-4f33-8c3e-66f8cfb997b0', 'our_work', 'signed-pipelines', 'fr', null, null, ' fr ', 0, 'published', 1, 1, '2025-03-01T07:30:00.250Z', null, null, '2025-04-01T07:30:00.500Z', null, '', '2025-03-01T07:30:00.250Z', null, 'Chaînes de déploiement signées', 'chaines멑de뢟deploiement멿signees𨀀𨀀
une뢞cle뢱volee𠀬놷c𠀧est먽100뇵𠀥냟des멚modeles멝perdus𠀮𨀀𨀀
W𨀁de', '{"title":"Chaînes de déploiement signées","description":"# Pourquoi\n\nUne **clé** volée, c''est 100 % des modèles [perdus](/resources).","category":"Recherche & Œuvres","image_url":"/pictures/signed.jpg","link":"https://example.org/signed?a=1&b=2"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (122, 'd7f93104-21ce-466d-9c3d-024dc28e3d1b', 'our_work', 'ß', 'en', null, null, ' en ', 0, 'published', 1, 1, '2026-11-15T08:00:00.000Z', null, null, '2026-11-15T08:00:00.000Z', null, '', '2026-11-15T08:00:00.000Z', null, 'Straße', 'strasse𨀀𨀀
fussganger𠁟1𨀀𨀀', '{"image_url":"","link":"","title":"Straße","description":"Fußgänger_1","category":""}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (123, 'f5b03b99-c654-48c3-b79f-55620db9d3f0', 'news', 'selam', 'en', null, null, ' en ', 0, 'published', 2, 2, '2026-11-15T08:00:00.000Z', null, null, '2026-11-15T08:00:00.000Z', null, '', '2026-11-15T08:00:00.000Z', null, 'ሰላም ኣዲስ፡ “quotes” and ''apostrophes''', 'ሰላም룏አዲስ퓝𠀢quotes𠀢끿and롃𠀧apostrophes𠀧𨀀𨀀
كتاب벷one뢯two맩x뫅𠀽뎔1눚𠀫녧2𠀻𨀀𨀀', '{"image_url":"","link":"","authors":"mulu, nobody-yet","headline":"ሰላም ኣዲስ፡ “quotes” and ''apostrophes''","content":"كِتَاب\n\n- one\n- two\n\n```\nx = 1 + 2;\n```"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (124, 'e40a77bc-d3b7-4fa2-9013-589f6354cd1a', 'news', 'long', 'en', null, null, ' en ', 0, 'published', 2, 2, '2026-11-15T08:00:00.001Z', null, null, '2026-11-15T08:00:00.001Z', null, '', '2026-11-15T08:00:00.001Z', null, 'A long one', 'a렫long루one𨀀𨀀K𨄎𨄎𨀀𨀀
words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀮𠀮𠀮𨀀𨀀
W𨀁an', '{"image_url":"","link":"","authors":"","headline":"A long one","content":"Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed."}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (127, '563d7268-6bb6-430c-abe3-269e6dfa7c1e', 'events', 'nairobi', 'en', null, null, ' en ', 0, 'published', 1, 1, '2026-11-15T08:00:00.000Z', null, null, '2026-11-15T08:00:00.000Z', null, '', '2026-11-15T08:00:00.000Z', null, 'Signing day', 'signing룝day𨀀𨀀
bring룚a렫laptop𠀮𨀀𨀀', '{"image_url":"","link":"","name":"Signing day","description":"Bring a laptop.","location":"Nairobi, Kenya","event_date":"2026-12-01T06:00:00.000Z","ends_at":"2026-12-01T14:00:00.000Z","time_zone":"Africa/Nairobi","status":"cancelled"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (128, '0018cb5e-c048-40db-bfa3-192b666f5997', 'events', 'sao-tome', 'en', null, null, ' en ', 0, 'published', 1, 1, '2026-11-15T08:00:00.000Z', null, null, '2026-11-15T08:00:00.000Z', null, '', '2026-11-15T08:00:00.000Z', null, 'Encontro aberto', 'encontro맒aberto𨀀𨀀
seguranca려e뢟de뢯todos멉𠁜띕100𠀥𠀮𨀀𨀀
W𨀁de', '{"image_url":"","link":"","name":"Encontro aberto","description":"Segurança é de todos \\ 100%.","location":"São Tomé","event_date":"2024-02-29T09:00:00.000Z","ends_at":"","time_zone":"Africa/Sao_Tome","status":""}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (129, '9a717a40-ee5d-46cc-a68e-c19223ef1d6e', 'resources', 'guide', 'en', null, null, ' en ', 0, 'published', 1, 1, '2026-11-15T08:00:00.000Z', null, null, '2026-11-15T08:00:00.000Z', null, '', '2026-11-15T08:00:00.000Z', null, 'Ressource n° 1', 'ressource뢩n𠂰솁1𨀀𨀀
of룎the뢭resource𠀮𨀀𨀀
W𨀁of', '{"title":"Ressource n° 1","description":"Une description — avec des signes : 50 % & plus.","content":"## Text\n\nOf the resource.","category":"For the Public","type":"Guide","authors":"","image_url":"","file_url":"/files/guide.pdf","resource_url":""}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (130, 'e4b84b96-9a18-4959-9a44-d988271af11d', 'resources', 'etude', 'en', null, null, ' en ', 0, 'published', 1, 1, '2026-11-15T08:00:00.000Z', null, null, '2026-11-15T08:00:00.000Z', null, '', '2026-11-15T08:00:00.000Z', null, 'Ressource n° 2', 'ressource뢩n𠂰솂2𨀀𨀀
of룎the뢭resource𠀮𨀀𨀀
W𨀁of', '{"title":"Ressource n° 2","description":"Une description — avec des signes : 50 % & plus.","content":"## Text\n\nOf the resource.","category":"Études   et données","type":"ÉTUDE","authors":"","image_url":"","file_url":"","resource_url":"https://example.org/étude"}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (131, '5af09a5e-b366-440f-bc90-9d3a26165094', 'resources', 'etude-2', 'en', null, null, ' en ', 0, 'published', 1, 1, '2026-11-15T08:00:00.000Z', null, null, '2026-11-15T08:00:00.000Z', null, '', '2026-11-15T08:00:00.000Z', null, 'Ressource n° 3', 'ressource뢩n𠂰솃3𨀀𨀀
of룎the뢭resource𠀮𨀀𨀀
W𨀁of', '{"title":"Ressource n° 3","description":"Une description — avec des signes : 50 % & plus.","content":"## Text\n\nOf the resource.","category":"études et données","type":"Étude","authors":"mulu","image_url":"","file_url":"","resource_url":""}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (132, 'f037b5b6-ac5a-4564-8384-0506f2d3b5c7', 'resources', 'strasse', 'en', null, null, ' en ', 0, 'published', 1, 1, '2026-11-15T08:00:00.000Z', null, null, '2026-11-15T08:00:00.000Z', null, '', '2026-11-15T08:00:00.000Z', null, 'Ressource n° 4', 'ressource뢩n𠂰솄4𨀀𨀀
of룎the뢭resource𠀮𨀀𨀀
W𨀁of', '{"title":"Ressource n° 4","description":"Une description — avec des signes : 50 % & plus.","content":"## Text\n\nOf the resource.","category":"STRASSE","type":"Straße","authors":"","image_url":"","file_url":"","resource_url":""}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (133, '74d4d772-4937-4e69-bae6-ddddc2946f68', 'people', 'mulu', 'en', null, null, ' en ', 0, 'published', 1, 1, '2026-11-15T08:00:00.000Z', null, null, '2026-11-15T08:00:00.000Z', null, '', '2026-11-15T08:00:00.000Z', null, 'ሙሉ Mulu', 'ሙሉ쿔mulu𨀀𨀀
elle뢮signe뢯tout𠀮𨀀𨀀
W𨀁ሙሉ', '{"name":"ሙሉ Mulu","role":"Ingénieure","text":"Elle signe *tout*.","email":"mulu@example.org","profile":"https://example.org/mulu?a=1&b=2","image_url":"","position":""}');
insert into editions (row_id, id, kind, slug, language, translation_of, source_revision, languages, stale, state, revision, public_revision, first_published_at, due_at, due_version, changed_at, changed_by, changed_by_name, created_at, deleted_at, title, folded, fields) values (134, '249fd9f6-2508-453d-bb72-a724fdd8d735', 'people', 'sami', 'en', null, null, ' en ', 0, 'published', 1, 1, '2026-11-15T08:00:00.000Z', null, null, '2026-11-15T08:00:00.000Z', null, '', '2026-11-15T08:00:00.000Z', null, 'سامي', 'سامي𨀀𨀀
100뇵𠀥𨀀𨀀', '{"name":"سامي","text":"100 %","role":"","image_url":"","email":"","profile":"","position":""}');
insert into content_changes (kind, version, total) values ('record_texts', 106, 104);
insert into content_changes (kind, version, total) values ('media', 0, 0);
insert into content_changes (kind, version, total) values ('faq', 20, 20);
insert into content_changes (kind, version, total) values ('our_work', 2, 2);
insert into content_changes (kind, version, total) values ('news', 4, 2);
insert into content_changes (kind, version, total) values ('events', 10, 2);
insert into content_changes (kind, version, total) values ('resources', 5, 4);
insert into content_changes (kind, version, total) values ('people', 3, 2);
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (1, 'e915dede-54ad-42ce-926d-4a822b9180f5', 'faq', 'accounts-and-lists', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 8, 'Do I need an account, and is there a mailing list?', 'No, and no. You can read everything on this site without signing in, and we have no mailing list. To follow us, come back to the news and events pages, or give a feed reader the address of our news…', '{"category":"membership","tags":"account, mailing list, feeds, privacy"}', 'do맚i뤥need롽an릳account𠀬놵and뢅is멡there뢜a렬mailing룥list𠀿𨀀𨀀አካውንት쏂ያስፈልገኛል𠀿욉የኢሜይል뜜ዝርዝርስ뮷አለ𠀿𨀀𨀀هل엓احتاج싫الي욓حساب𠀬랜وهل연لديكم옍قايمه옱بريديه𠀿𨀀𨀀me뢡faut𠀭il릉un릵compte𠀬놹et멭avez𠀭vous멢une뢧liste뢟de뢟diffusion릑𠀿𨀀𨀀preciso맕de뢰uma렢conta𠀿됆e뢣ha렴uma렫lista렣de뢠e𠀭mail𠀿𨀀𨀀je𠀬뇂nahitaji뤘akaunti𠀬뇂na렪kuna렮orodha렸ya렡barua렯pepe𠀿𨀀𨀀
no𠀬놵and뢊no𠀮눋you몎can맄read뢁everything루on맆this멠site뢲without멿signing룢in𠀬놵and뢓we뢣have뢩no맞mailing룥list𠀮눆to맗follow뫞us𠀬놷come뢝back륩to맥the뢩news멎and뢁events멝pages𠀬뇃or먵give뢜a력feed뢎reader멂the뢜address멜of룉our먼news멓feed𠀮𨀀𨀀
account𠀬뇁mailing룥list𠀬놺feeds𠀬뇄privacy𨀀𨀀
አካውንት썷አያስፈልግዎትም𠀻옍የኢሜይል뜜ዝርዝርም뤗የለንም𠀮쏲በዚህ똼ድረ몌ገጽ끖ያለውን울ሁሉ뚮ያለ뙄አካውንት싲ማንበብ쇔ይችላሉ𠀮쐷እኛን욿ለመከታተል뜇ወደ튘ዜና윞እና읖ዝግጅቶች쓗ገጾች쒼ይመለሱ𠀬쐜ወይም뤗የዜና쟃ፊዳችንን읗አድራሻ믙ለፊድ틷አንባቢዎ캋ይስጡ𠀮𨀀𨀀
አካውንት𠀬쐼የኢሜይል뜜ዝርዝር𠀬쒞ፊድ𠀬쑡ግላዊነት𨀀𨀀
لا𠀬랜ولا𠀮럜يمكنكم옍قراءه왌كل엱ما쉪في욭هذا쉐الموقع쒆دون옔تسجيل엛دخول𠀬랜وليست싊لدينا쉫قايمه옱بريديه𠀮럖لمتابعتنا𠀬랍عودوا쉐الي욛صفحتي욍الاخبار쎧والفعاليات𠀬띻او왏اضيفوا쉢عنوان옘خلاصه옰الاخبار쎆الي욨قاري욍الخلاصات𠀮𨀀𨀀
حساب𠀬랖قايمه옱بريديه𠀬랂خلاصات𠀬랂خصوصيه𨀀𨀀
ni뤣l𠀧un맀ni뤣l𠀧autre𠀮눈vous멝pouvez묲lire뢯tout멯ce뢮site뢮sans멣vous멐connecter𠀬놹et멺nous멛n𠀧avons멝pas멑de뢧liste뢟de뢟diffusion𠀮눂pour먼nous멠suivre𠀬뇆revenez묧aux뫸pages멎actualites멒et멱evenements𠀬뇃ou몏donnez묧a렴un릾lecteur먲de뢡flux뫴l𠀧adresse뢟de뢩notre뢡flux뫬d𠀧actualites𠀮𨀀𨀀
compte𠀬뇀liste뢟de뢟diffusion𠀬놺flux뫺rss𠀬뇊vie뢫privee𨀀𨀀
nao𠀬놹e뢩nao𠀮눂pode뢧ler멂tudo맟neste뢮site뢮sem릜iniciar멁sessao𠀬놹e뢩nao맥temos멙lista렣de뢠e𠀭mail𠀮눂para렭nos멎acompanhar𠀬뇊volte뢜as멝paginas멑de뢩noticias멒e뢟de뢠eventos𠀬뇃ou몏de뢜a렴um릟leitor먲de뢡feeds멜o맖endereco맕do맟nosso맗feed뢀de뢩noticias𠀮𨀀𨀀
conta𠀬뇀lista렣de뢠e𠀭mail𠀬놺feeds𠀬뇄privacidade𨀀𨀀
hapana𠀬뇂na렧hapana𠀮눇unaweza렪kusoma렪kila렪kitu몖kwenye뢯tovuti뤟hii뤙bila렪kuingia렪kwa렠akaunti𠀬뇂na렧hatuna렮orodha렸ya렡barua렯pepe𠀮뇻ili뤢kutufuatilia𠀬뇆rudi뤢kwenye뢦kurasa령za렧habari뤥na렬matukio𠀬놵au몔ipe뢫programu몤yako맪ya렪kusoma렬milisho맒anwani뤰ya렬mlisho맨wetu몢wa렧habari𠀮𨀀𨀀
akaunti𠀬뇃orodha렸ya렡barua렯pepe𠀬뇁milisho𠀬놺faragha𨀀𨀀
W𨀁an
W𨀁as
W𨀁au
W𨀁ce
W𨀁de
W𨀁do
W𨀁et
W𨀁ha
W𨀁il
W𨀁in
W𨀁is
W𨀁je
W𨀁me
W𨀁na
W𨀁ni
W𨀁no
W𨀁of
W𨀁on
W𨀁or
W𨀁ou
W𨀁to
W𨀁um
W𨀁un
W𨀁us
W𨀁wa
W𨀁we
W𨀁ya
W𨀁za
W𨀁او
W𨀁في
W𨀁كل
W𨀁لا
W𨀁ما
W𨀁هل
W𨀁ሁሉ
W𨀁አለ
W𨀁እና
W𨀁ወደ
W𨀁ዜና
W𨀁ያለ
W𨀁ድረ
W𨀁ገጽ
W𨀁ፊድ', '{"answer":"No, and no. You can read everything on this site without signing in, and we have no mailing list. To follow us, come back to the [news](/news) and [events](/events) pages, or give a feed reader the address of our [news feed](/feeds/news.rss)."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (2, 'dfce5883-dd1f-449b-8a1f-4b8fd10e0e68', 'faq', 'appearance', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 18, 'How do I switch between light and dark?', 'Use the button at the bottom right of every page. Your browser remembers the choice and does not send it to us. The button needs JavaScript. Without it, the site is light.', '{"category":"technical","tags":"theme, dark mode, contrast"}', 'how뫍do맚i뤪switch룺between릾light멭and뢀dark𠀿𨀀𨀀በብርሀናማና웙በጨለማ룹ገጽታ슱መካከል뛤እንዴት썼እቀያይራለሁ𠀿𨀀𨀀كيف앶ابدل엔بين옑المظهر쎆الفاتح쌫والمظهر쎆الداكن𠀿𨀀𨀀comment멼passer먲de뢧l𠀧affichage뢞clair먯a렫l𠀧affichage뢮sombre롺𠀿𨀀𨀀como맞mudo맖entre뢪o맥tema렢claro맖e뢪o맖escuro𠀿𨀀𨀀ninabadilishaje뢦kati뤰ya렬mwonekano맨wa렬mwangaza렭na렶wa렦giza𠀿𨀀𨀀
use뢯the뢝button릳at몀the뢝bottom릥right멻of뢿every묗page𠀮눋your먰browser멀remembers멡the뢞choice뢜and뢀does멛not멿send뢅it몀to맦us𠀮눆the뢝button맀needs멗javascript𠀮눉without멵it𠀬뇈the뢮site뢤is멙light𠀮𨀀𨀀
theme𠀬놸dark륢mode𠀬놷contrast𨀀𨀀
በእያንዳንዱ틣ገጽ뀓ከታች쐯በስተቀኝ좚ያለውን읗አዝራር묌ይጠቀሙ𠀮쏷ብራውዘርዎ춻ምርጫዎን잢ያስታውሳል𠀻씭ለእኛም룏አይልከውም𠀮쐲አዝራሩ펱javascript쳹ይፈልጋል𠀮쑽ያለ뙉እሱ뮐ድረ몌ገጹ꽔ብርሀናማ뢁ነው𠀮𨀀𨀀
ገጽታ𠀬쐼የጨለማ룹ገጽታ𠀬쏩ንጽጽር𨀀𨀀
استخدموا쉐الزر쎆الموجود썢في욍الركن옑السفلي욫من옭كل엡صفحه𠀮럜يتذكر쎤متصفحكم엲اختياركم옓ولا쉳يرسله옰الينا𠀮럚ويحتاج싫الزر쎆الي샐javascript𠀬랜ومن옙دونه왓يظهر쎆الموقع쑿بالمظهر쎆الفاتح𠀮𨀀𨀀
مظهر𠀬랜وضع쒆داكن𠀬띾تباين𨀀𨀀
utilisez묲le뢝bouton릷en릴bas멎a렣droite뢟de뢞chaque뢫page𠀮눈votre뢩navigateur멀retient멯ce뢞choix뫭et멺ne뢩nous멙l𠀧envoie뢫pas𠀮뇾le뢝bouton릳a렡besoin릶de뢥javascript𠀮눅sans멗javascript𠀬뇀le뢮site뢠est멯clair𠀮𨀀𨀀
affichage𠀬뇁mode뢮sombre𠀬놷contraste𨀀𨀀
use뢪o맓botao맖em릕baixo𠀬놵a렣direita𠀬놹em릧todas멎as멝paginas𠀮눁o매seu몙navegador먺lembra렠a려escolha려e뢩nao맒a려envia렯para렭nos𠀮눁o맓botao맡precisa렣de뢥javascript𠀮눅sem릘ele𠀬뇃o매site뢰usa렮o맥tema렢claro𠀮𨀀𨀀
tema𠀬뇈tema려escuro𠀬놷contraste𨀀𨀀
tumia렪kitufe뢦kilicho맔chini뤢kulia렪kwenye뢦kila렴ukurasa𠀮뇽kivinjari뤚chako맙hukumbuka렢chaguo망lako맟na렧hakilitumi뤢kwetu𠀮뇽kitufe뢣hicho맜kinahitaji뤡javascript𠀮뇴bila렩javascript𠀬뇈tovuti뤟huwa렭na렬mwonekano맨wa렬mwangaza𠀮𨀀𨀀
mandhari𠀬뇁mwonekano맨wa렦giza𠀬뇉utofauti뤮wa렱rangi𨀀𨀀
W𨀁as
W𨀁at
W𨀁ce
W𨀁de
W𨀁do
W𨀁em
W𨀁en
W𨀁et
W𨀁is
W𨀁it
W𨀁le
W𨀁na
W𨀁ne
W𨀁of
W𨀁to
W𨀁us
W𨀁wa
W𨀁ya
W𨀁في
W𨀁كل
W𨀁من
W𨀁ነው
W𨀁እሱ
W𨀁ያለ
W𨀁ድረ
W𨀁ገጹ
W𨀁ገጽ', '{"answer":"Use the button at the bottom right of every page. Your browser remembers the choice and does not send it to us. The button needs JavaScript. Without it, the site is light."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (3, 'f1aa4702-d2f1-4d76-815e-db82d5b4f6fe', 'faq', 'become-a-partner', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 7, 'Can my organisation become a partner?', 'Yes. We work with companies, universities, public bodies and community groups. A partnership starts with one piece of work that both sides want to do. Nobody has to pay. See who works with us, then…', '{"category":"membership","tags":"partners, organisations"}', 'can릿my묖organisation릴become뢜a렯partner𠀿𨀀𨀀ድርጅቴ썘አጋር먷መሆን잤ይችላል𠀿𨀀𨀀هل엶يمكن옮لموسستي욍ان옔تصبح쌗شريكا𠀿𨀀𨀀mon링organisation맂peut𠀭elle뢟devenir먾partenaire롺𠀿𨀀𨀀a렬minha렮organizacao맡pode뢯tornar𠀭se뢫parceira𠀿𨀀𨀀je𠀬뇈taasisi뤰yangu몔inaweza렪kuwa렬mshirika𠀿𨀀𨀀
yes𠀮눉we뢲work륬with룻companies𠀬뇉universities𠀬뇄public롟bodies멎and롿community묎groups𠀮뇳a렯partnership먃starts멤with뤇one뢫piece뢪of룑work륩that멮both뤋sides멤want몀to맕do𠀮눀nobody묏has멡to맡pay𠀮눅see뢲who맨works멤with뤍us𠀬뇈then맆tell릉us멤what명you몓have뢤in릿mind𠀮𨀀𨀀
partners𠀬뇃organisations𨀀𨀀
አዎ𠀮쐺ከኩባንያዎች𠀬쏼ከዩኒቨርሲቲዎች𠀬쏼ከመንግስት썇ተቋማትና육ከማህበረሰብ셈ቡድኖች쓚ጋር뫄እንሰራለን𠀮쐲አጋርነት쎿የሚጀምረው춀ሁለቱም룷ወገኖች쏙ሊሰሩት쌷በሚፈልጉት썷አንድ튌ስራ멱ነው𠀮쎭ማንም롇መክፈል뜧የለበትም𠀮쐺ከእኛ졼ጋር묇የሚሰሩትን잤ይመልከቱ𠀻엍ከዚያ툌ያሰቡትን잤ይንገሩን𠀮𨀀𨀀
አጋሮች𠀬쑉ድርጅቶች𨀀𨀀
نعم𠀮럘نعمل엱مع쒋شركات싎وجامعات싎وجهات슿عامه왑ومجموعات싋محليه𠀮랼تبدا쉐الشراكه옱بعمل열واحد썫يريد썈الطرفان옑القيام엳به𠀮럚ولا쉳يدفع쑾احد썕شييا𠀮랹اطلعوا쉢علي욫من옴يعمل엱معنا𠀬띿ثم엲اخبرونا쉑بما쉓تفكرون옫فيه𠀮𨀀𨀀
شركاء𠀬랙موسسات𨀀𨀀
oui𠀮눀nous멡travaillons멎avec롡des멒entreprises𠀬놸des멢universites𠀬놸des멜organismes멝publics멒et며des멎associations𠀮눇un맂partenariat멯commence뢫par멃un맆travail름precis멞que뢧les멑deux뫸parties멣veulent멲faire𠀮눂personne뢩n𠀧a렠a렯payer𠀮눈voyez묷qui뤫travaille뢜avec롫nous𠀬뇄puis멑dites𠀭nous멎a렰quoi뤭vous멝pensez𠀮𨀀𨀀
partenaires𠀬뇃organisations𨀀𨀀
sim𠀮눆trabalhamos멐com릘empresas𠀬뇉universidades𠀬놹entidades멝publicas멒e뢢grupos멐comunitarios𠀮눇uma렯parceria렢comeca렢com릨um릧trabalho맢que뢜ambas멎as멝partes멞querem릙fazer𠀮눀ninguem릧tem릗de뢫pagar𠀮눈veja렰quem릧trabalha렢connosco맖e뢟depois멑diga𠀭nos멜o맢que뢯tem릘em릠mente𠀮𨀀𨀀
parceiros𠀬뇃organizacoes𨀀𨀀
ndiyo𠀮눆tunafanya렪kazi뤥na렪kampuni𠀬뇊vyuo맧vikuu𠀬뇈taasisi뤱za렴umma렭na렵vikundi뤭vya렩jamii𠀮눇ushirikiano맙huanza렭na렪kazi뤤moja렠ambayo맡pande뢵zote뢨mbili뤱zinataka렪kuifanya𠀮뇺hakuna렠anayelazimika렪kulipa𠀮눆tazama렭nani뤘anafanya렪kazi뤥nasi𠀬놿kisha렳tuambie뢰unachofikiria𠀮𨀀𨀀
washirika𠀬뇈taasisi𨀀𨀀
W𨀁as
W𨀁de
W𨀁do
W𨀁em
W𨀁et
W𨀁in
W𨀁je
W𨀁my
W𨀁na
W𨀁of
W𨀁se
W𨀁to
W𨀁um
W𨀁un
W𨀁us
W𨀁we
W𨀁za
W𨀁ان
W𨀁به
W𨀁ثم
W𨀁مع
W𨀁من
W𨀁هل
W𨀁ስራ
W𨀁ነው
W𨀁አዎ
W𨀁ጋር', '{"answer":"Yes. We work with companies, universities, public bodies and community groups. A partnership starts with one piece of work that both sides want to do. Nobody has to pay. See [who works with us](/about/partnerships), then [tell us](/contact?about=partner) what you have in mind."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (4, '90ec3cdb-1f94-4357-bbf2-67bb98589ec8', 'faq', 'devices-and-screen-readers', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 19, 'Does the site work on an old phone or with a screen reader?', 'It should. Reading, searching and writing to us work without JavaScript, with the keyboard alone, with a screen reader and with text at twice its size. On very old browsers a page may look plainer…', '{"category":"technical","tags":"old phones, screen readers, keyboard, JavaScript"}', 'does멡the뢮site뢲work륤on릳an링old뢌phone뢪or멅with룹a렲screen맄reader𠀿𨀀𨀀ድረ몌ገጹ꽏በአሮጌ핕ስልክ쩧ወይም뢏በስክሪን읗አንባቢ셷ይሰራል𠀿𨀀𨀀هل엶يعمل엓الموقع쒐علي욭هاتف양قديم엲او왭مع쒙قاري욚شاشه𠀿𨀀𨀀le뢮site뢡fonctionne𠀭t𠀭il릇sur멃un마vieux뫼telephone뢪ou몌avec롲un릾lecteur먲d𠀧ecran릑𠀿𨀀𨀀o매site뢡funciona렭num릧telemovel륵antigo맠ou몎com릨um릟leitor먲de뢠ecra𠀿𨀀𨀀je𠀬뇈tovuti뤠inafanya렪kazi뤢kwenye뢮simu몤ya령zamani뤘au몖kwa렪kisoma렲skrini𠀿𨀀𨀀
it멿should𠀮누reading𠀬뇇searching룚and뢓writing룭to맦us멤work륬without멶javascript𠀬뇋with뤌the뢦keyboard롽alone𠀬뇋with룹a렲screen맄reader먯and뢓with뤌text멭at몀twice뢤its멠size𠀮눁on마very묖old롾browsers멎a렯page뢨may묓look륥plainer𠀮눆the뢜accessibility묚statement멿says멤what몃we뢯test𠀬놵and뢓what멵is멛not멳good뢁enough뤑yet𠀮𨀀𨀀
old뢌phones𠀬뇇screen맄readers𠀬놿keyboard𠀬놾javascript𨀀𨀀
መስራት썷አለበት𠀮쎭ማንበብ𠀬썬መፈለግና욁ለእኛ잉መጻፍ뉆ያለ쾲javascript𠀬쎴በኪቦርድ튼ብቻ𠀬쎴በስክሪን읗አንባቢና잶ጽሁፉ놄እጥፍ뇋ተልቆ븓ይሰራሉ𠀮쏲በጣም룏አሮጌ햀በሆኑ욠ብራውዘሮች쏚ላይ퉧ገጹ꼯ቀለል뚤ብሎ뙨ሊታይ퉌ይችላል𠀮쑺የተደራሽነት싯መግለጫው출ምን읜እንደምንፈትሽና잁ገና욖ምን읜እንደሚጎድል뜬ይናገራል𠀮𨀀𨀀
አሮጌ핕ስልኮች𠀬쐼የስክሪን읗አንባቢ𠀬쏾ኪቦርድ𠀬놾javascript𨀀𨀀
من옑المفترض쐪ذلك𠀮럓فالقراءه왑والبحث십والكتابه옰الينا쉓تعمل엛دون쁔javascript𠀬랜وبلوحه옰المفاتيح쌫وحدها𠀬랜ومع쒙قاري욚شاشه𠀬랜ومع쒁تكبير쎆النص쐂الي욜ضعف야حجمه𠀮럚وقد썋تبدو왏الصفحه옰ابسط쑚في욍المتصفحات슭القديمه옵جدا𠀮럚ويذكر쎇بيان옑امكانيه옰الوصول엱ما쉯نختبره𠀬랜وما쉭ليس쏉جيدا쉑بما쉳يكفي욎بعد𠀮𨀀𨀀
هواتف양قديمه𠀬랖قاريات슭الشاشه𠀬래لوحه옰المفاتيح𠀬놾javascript𨀀𨀀
il릀le뢟devrait𠀮눁on맂peut멸lire𠀬놷chercher먳et멺nous멒ecrire뢮sans멗javascript𠀬놵avec롩le뢞clavier멁seul𠀬놵avec롲un릾lecteur먲d𠀧ecran릷et멭avec롲un맆texte뢟deux뫮fois멝plus메grand𠀮눅sur먲de뢯tres멣vieux뫶navigateurs𠀬뇉une뢫page뢫peut멭avoir멃une뢫presentation맂plus멠simple𠀮뇾la렣declaration릶d𠀧accessibilite뢟dit멯ce뢬que뢩nous멡testons𠀬놹et멯ce뢬qui뤥n𠀧est멼pas멒encore뢜assez묨bon𠀮𨀀𨀀
vieux뫼telephones𠀬뇀lecteurs멑d𠀧ecran𠀬놷clavier𠀬놾javascript𨀀𨀀
deve뢡funcionar𠀮눂pode뢧ler𠀬뇄pesquisar먳e뢠escrever𠀭nos멠sem릝javascript𠀬뇇so맔com릢o맥teclado𠀬놷com릨um릟leitor먲de뢠ecra려e뢞com릢o맥texto맟no맕dobro맕do맥tamanho𠀮뇷em릡navegadores멚muito맒antigos𠀬뇉uma렯pagina렯pode뢯ter멃um릔aspeto맞mais멠simples𠀮뇳a렣declaracao맕de뢜acessibilidade뢟diz묵o맢que뢯testamos멒e뢪o맢que뢜ainda렭nao맖esta렡bem𠀮𨀀𨀀
telemoveis멎antigos𠀬뇀leitores멑de뢠ecra𠀬뇈teclado𠀬놾javascript𨀀𨀀
inapaswa렪kufanya렪kazi𠀮뇽kusoma𠀬놿kutafuta렭na렪kutuandikia렧hufanya렪kazi뤙bila렩javascript𠀬놿kwa렪kibodi뤧pekee𠀬놿kwa렪kisoma렲skrini뤥na렪kwa렬maandishi뤰yaliyokuzwa렬mara렬mbili𠀮뇽kwenye뢱vivinjari뤭vya령zamani뤪sana렴ukurasa렴unaweza렪kuonekana렶wa렪kawaida령zaidi𠀮눆taarifa렸ya렴ufikivu몔inaeleza렳tunachojaribu𠀬뇂na렪kile뢜ambacho맓bado매si뤢kizuri뤭vya렪kutosha𠀮𨀀𨀀
simu몥za령zamani𠀬뇊visoma렲skrini𠀬놿kibodi𠀬놾javascript𨀀𨀀
W𨀁an
W𨀁at
W𨀁au
W𨀁ce
W𨀁de
W𨀁do
W𨀁em
W𨀁et
W𨀁il
W𨀁is
W𨀁it
W𨀁je
W𨀁la
W𨀁le
W𨀁na
W𨀁no
W𨀁on
W𨀁or
W𨀁ou
W𨀁si
W𨀁so
W𨀁to
W𨀁um
W𨀁un
W𨀁us
W𨀁wa
W𨀁we
W𨀁ya
W𨀁za
W𨀁او
W𨀁في
W𨀁ما
W𨀁مع
W𨀁من
W𨀁هل
W𨀁ላይ
W𨀁ምን
W𨀁ብሎ
W𨀁ብቻ
W𨀁ያለ
W𨀁ድረ
W𨀁ገና
W𨀁ገጹ', '{"answer":"It should. Reading, searching and writing to us work without JavaScript, with the keyboard alone, with a screen reader and with text at twice its size. On very old browsers a page may look plainer. The [accessibility statement](/accessibility) says what we test, and what is not good enough yet."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (5, 'f0056b7b-ce86-4a54-8df8-2319e71f0bc1', 'faq', 'event-calendar', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 12, 'How do I add an event to my calendar?', 'Every event''s page has an “Add to calendar” link. It gives you a small file that you can open with the calendar on your phone or computer. The file knows the event''s time zone, so your calendar shows…', '{"category":"events","tags":"calendar, time zones"}', 'how뫍do맚i뤘add롽an릷event몀to맞my묊calendar𠀿𨀀𨀀አንድን잔ዝግጅት쎟ወደ퇼ቀን웏መቁጠሪያዬ퇥እንዴት썷አስገባለሁ𠀿𨀀𨀀كيف앶اضيف얐فعاليه옰الي욐تقويمي𠀿𨀀𨀀comment멭ajouter멃un릷evenement멭a렬mon릵calendrier먍𠀿𨀀𨀀como맒adiciono맦um릘evento맒ao맞meu몎calendario𠀿𨀀𨀀ninawekaje뢯tukio맜kwenye뢦kalenda렸yangu𠀿𨀀𨀀
every묌event𠀧s멝page뢣has멎an르𠀢add뢐to맔calendar𠀢낊link𠀮뇻it멳gives멦you몌a렲small륺file뢯that명you몎can링open막with뤌the뢞calendar먽on맋your먾phone뢪or먱computer𠀮눆the뢡file뢦knows멡the뢠event𠀧s멡time뢵zone𠀬뇇so맪your먱calendar멁shows멡the뢯time뢲where뢴you몌are𠀮눆to맜keep먅up먇with룹all륹events𠀬뇇subscribe뢯to맥the뢠events멐calendar𠀮𨀀𨀀
calendar𠀬뇈time뢵zones𨀀𨀀
የእያንዳንዱ트ዝግጅት쏟ገጽ줱𠀢ወደ퇼ቀን웏መቁጠሪያ툌ያስገቡ𠀢쌆የሚል뙉ሊንክ쨿አለው𠀮쏲በስልክዎ칦ወይም뢏በኮምፒውተርዎ췞ቀን웏መቁጠሪያ턫ሊከፍቱት쎿የሚችሉት썌ትንሽ뵚ፋይል뜬ይሰጥዎታል𠀮쓝ፋይሉ뚫የዝግጅቱን잟የሰአት쎄ክልል뙴ስለሚያውቅ뵇ቀን웏መቁጠሪያዎ칃እርስዎ츁ባሉበት쌽ቦታ쎄ያለውን웧ሰአት쏂ያሳያል𠀮쎓ሁሉንም뤌ዝግጅቶች쏗ለመከታተል뜧የዝግጅቶች쐏ቀን웏መቁጠሪያውን읿ወደ퇔መተግበሪያዎ캋ይጨምሩ𠀮𨀀𨀀
ቀን웏መቁጠሪያ𠀬쐼የሰአት쎄ክልል𨀀𨀀
في욛صفحه왌كل역فعاليه옺رابط븻𠀢الاضافه옰الي욍التقويم𠀢𠀮럜يعطيكم옐ملفا쉞صغيرا쉓تفتحونه옱بالتقويم옌في욭هاتفكم엲او왕حاسوبكم𠀮럚ويعرف앶الملف앶المنطقه옰الزمنيه왍للفعاليه𠀬랕فيعرض쐤تقويمكم엲الوقت싇في욍المكان옑الذي욍انتم옌فيه𠀮럚ولمتابعه왌كل엓الفعاليات𠀬띻اشتركوا쉪في욐تقويم엲الفعاليات𠀮𨀀𨀀
تقويم𠀬랙مناطق얠زمنيه𨀀𨀀
la렯page뢟de뢞chaque뢠evenement멭a렴un릾lien르𠀢끿ajouter먯au몎calendrier맰𠀢𠀮뇻il릊vous멑donne뢰un맂petit멲fichier먯a렮ouvrir먯avec롩le뢞calendrier먲de뢱votre뢯telephone뢪ou몏de뢱votre뢪ordinateur𠀮뇾le뢡fichier먱connait멸le뢡fuseau몓horaire뢟de뢧l𠀧evenement멆𠀺덼votre뢞calendrier먯affiche뢟donc롩l𠀧heure뢟de뢧l𠀧endroit멻ou몡vous멒etes𠀮눂pour멁suivre뢯tous멙les멒evenements𠀬놵abonnez𠀭vous멎au몎calendrier먲des멒evenements𠀮𨀀𨀀
calendrier𠀬놺fuseaux뫰horaires𨀀𨀀
a렯pagina렣de뢞cada려evento맥tem릢o망link뤗𠀢adicionar먯ao맔calendario𠀢𠀮누recebe뢰um릣pequeno맗ficheiro맢que뢫pode뢜abrir먱com릢o맔calendario맕do맥telemovel릃ou몏do맔computador𠀮눁o맗ficheiro맔conhece뢪o맗fuso맙horario맕do맖evento𠀬뇄por먷isso맠o매seu몎calendario맞mostra렠a렧hora렣do망lugar먽onde뢠esta𠀮눂para렠acompanhar멂todos멜os멒eventos𠀬뇇subscreva렮o맔calendario맕de뢠eventos𠀮𨀀𨀀
calendario𠀬놺fusos멕horarios𨀀𨀀
ukurasa렶wa렪kila렳tukio맦una렪kiungo맔cha럡𠀢weka렪kwenye뢦kalenda𠀢𠀮뇽kinakupa력faili뤥ndogo맦unayoweza렪kuifungua렪kwa렪kalenda렸ya렲simu몌au몖kompyuta렸yako𠀮뇸faili뤟hiyo맚inajua렴ukanda렶wa렲saa렶wa렳tukio𠀬놿kwa렧hiyo맜kalenda렸yako맙huonyesha렲saa령za렬mahali뤬ulipo𠀮뇻ili뤢kufuatilia렬matukio맪yote𠀬놾jiunge뢩na렪kalenda렸ya렬matukio𠀮𨀀𨀀
kalenda𠀬놿kanda령za렲saa𨀀𨀀
W𨀁an
W𨀁ao
W𨀁au
W𨀁de
W𨀁do
W𨀁il
W𨀁it
W𨀁la
W𨀁le
W𨀁my
W𨀁na
W𨀁on
W𨀁or
W𨀁os
W𨀁ou
W𨀁so
W𨀁to
W𨀁um
W𨀁un
W𨀁up
W𨀁wa
W𨀁ya
W𨀁za
W𨀁او
W𨀁في
W𨀁كل
W𨀁ቀን
W𨀁ቦታ
W𨀁ወደ
W𨀁ገጽ
K𨄎𨄎', '{"answer":"Every event''s page has an “Add to calendar” link. It gives you a small file that you can open with the calendar on your phone or computer. The file knows the event''s time zone, so your calendar shows the time where you are. To keep up with all events, subscribe to the [events calendar](/events.ics)."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (6, 'dcea9ed3-b45c-4797-acc6-6c9ab08343f3', 'faq', 'event-cost', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 9, 'Do your events cost anything?', 'No. All events are free, online and in person. Normally we cannot pay for travel or a place to stay. If we can, the event''s page says so.', '{"category":"events","tags":"fees, travel"}', 'do맪your먳events멐cost멭anything𠀿𨀀𨀀ዝግጅቶቻችሁ땸ክፍያ퇁አላቸው𠀿𨀀𨀀هل연لفعالياتكم염رسوم𠀿𨀀𨀀vos멒evenements멠sont𠀭ils멝payants먬𠀿𨀀𨀀os멣vossos멒eventos멠sao맡pagos𠀿𨀀𨀀je𠀬뇁matukio맪yenu몤yana렦gharama렸yoyote𠀿𨀀𨀀
no𠀮뇳all륹events멎are뢡free𠀬뇃online뢜and뢅in맂person𠀮눀normally묞we뢞cannot멼pay묍for멂travel릃or먯a렯place뢯to매stay𠀮뇻if룑we뢞can𠀬뇈the뢠event𠀧s멝page뢮says멠so𠀮𨀀𨀀
fees𠀬뇈travel𨀀𨀀
የላቸውም𠀮쏲በኢንተርኔትም렵ሆነ왼በአካል뜧የሚካሄዱ트ዝግጅቶች쏐ሁሉ뙓ነጻ꿀ናቸው𠀮쐲አብዛኛውን쟁ጊዜ퀸የጉዞ큖ወይም뤗የማረፊያ퇩ወጪ괶መሸፈን읗አንችልም𠀮쑺የምንችል뛧ከሆነ위የዝግጅቱ썣ገጽ끘ይናገራል𠀮𨀀𨀀
ክፍያ𠀬쑝ጉዞ𨀀𨀀
لا𠀮럕كل엓الفعاليات싋مجانيه𠀬랍عبر쎆الانترنت싎وحضوريا𠀮럚ولا쉯نستطيع쒐عاده옸دفع쒁تكاليف앶السفر쎆او왏الاقامه𠀮럚واذا쉐استطعنا𠀬랄ذكرت슻صفحه옰الفعاليه옹ذلك𠀮𨀀𨀀
رسوم𠀬랇سفر𨀀𨀀
non𠀮눆tous멙les멒evenements멠sont멳gratuits𠀬놹en릾ligne뢠et멿sur먾place𠀮눀normalement𠀬뇂nous멛ne뢫pouvons멝pas멝payer먺le뢱voyage뢩ni뤣l𠀧hebergement𠀮눅si뤥nous멙le뢫pouvons𠀬뇀la렯page뢟de뢧l𠀧evenement멸le뢟dit𠀮𨀀𨀀
frais𠀬뇊voyage𨀀𨀀
nao𠀮눆todos멜os멒eventos멠sao맘gratuitos𠀬뇃online뢠e뢫presenciais𠀮눀normalmente뢩nao맡podemos멝pagar멄viagens멛nem릔alojamento𠀮눃quando맡podemos𠀬놵a렯pagina렣do맖evento맕diz묯isso𠀮𨀀𨀀
custos𠀬뇊viagens𨀀𨀀
hapana𠀮뇿matukio맪yote뢩ni뤙bure𠀬뇍ya렬mtandaoni뤥na렸ya렠ana렪kwa렠ana𠀮뇽kwa렪kawaida렧hatuwezi뤢kulipia렲safari뤮wala렬malazi𠀮눆tukiweza𠀬뇉ukurasa렶wa렳tukio맙husema렧hivyo𠀮𨀀𨀀
ada𠀬뇇safari𨀀𨀀
W𨀁de
W𨀁do
W𨀁en
W𨀁et
W𨀁if
W𨀁in
W𨀁je
W𨀁la
W𨀁le
W𨀁na
W𨀁ne
W𨀁ni
W𨀁no
W𨀁or
W𨀁os
W𨀁si
W𨀁so
W𨀁to
W𨀁wa
W𨀁we
W𨀁ya
W𨀁او
W𨀁كل
W𨀁لا
W𨀁هل
W𨀁ሁሉ
W𨀁ሆነ
W𨀁ነጻ
W𨀁ወጪ
W𨀁ገጽ
W𨀁ጉዞ
W𨀁ጊዜ', '{"answer":"No. All events are free, online and in person. Normally we cannot pay for travel or a place to stay. If we can, the event''s page says so."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (7, 'dd068487-5f27-40f0-803d-777e0feb9c04', 'faq', 'event-registration', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 10, 'How do I register for an event?', 'Open the event on the events page and read what it asks. Unless it says otherwise, press “Register” on its page: the contact form opens with the event''s name and date filled in. Tell us too if you…', '{"category":"events","tags":"registration, accessibility"}', 'how뫍do맚i뤩register먴for먯an릷event𠀿𨀀𨀀ለዝግጅት썼እንዴት썼እመዘገባለሁ𠀿𨀀𨀀كيف앶اسجل역في욧فعاليه𠀿𨀀𨀀comment멿s𠀧inscrire뢜a렴un릷evenement멋𠀿𨀀𨀀como맞me뢤inscrevo맟num릘evento𠀿𨀀𨀀ninajiandikishaje뢦kwa렳tukio𠀿𨀀𨀀
open맆the뢠event멻on맆the뢠events멝page뢜and뢎read뢓what멵it멭asks𠀮눇unless멖it멿says멜otherwise𠀬뇄press먏𠀢register𠀢낍on릻its멝page𠀺덺the뢞contact멲form릢opens멤with뤌the뢠event𠀧s멛name뢜and뢀date뢡filled뢅in𠀮눆tell릉us멡too맚if룓you몙need뢏something룬so맥that명you몎can맆take뢫part𠀬뇇such룹as멎a렱room릪without멿steps멜or먯an릻interpreter𠀮눉we뢲will릈tell릍you몓honestly묞whether멅we뢞can맂provide뢤it𠀮𨀀𨀀
registration𠀬놵accessibility𨀀𨀀
ዝግጅቱን윗በዝግጅቶች쓗ገጽ꽶ላይ퉌ይክፈቱና읡የሚጠይቀውን잢ያንብቡ𠀮쎞ሌላ뚬ካላለ똄በስተቀር멿በገጹ껺ላይ뾁𠀢ይመዝገቡ𠀢쌆የሚለውን잤ይጫኑ𠀺엮የዝግጅቱ슐ስምና욹ቀን잟የተሞላበት쎿የመገናኛ잶ቅጽ끘ይከፈታል𠀮쎚ለመሳተፍ뉃የሚያስፈልግዎት썧ነገር뫊ካለ𠀬썜ለምሳሌ뜐ደረጃ퓱የሌለው츟አዳራሽ볗ወይም룏አስተርጓሚ𠀬쑁ይህንንም뤜ይንገሩን𠀮쎭ማቅረብ소እንደምንችልና윞እንደማንችል뚟በሀቀኝነት썼እንነግርዎታለን𠀮𨀀𨀀
ምዝገባ𠀬쏄ተደራሽነት𨀀𨀀
افتحوا쉐الفعاليه왎من옟صفحه옰الفعاليات싎واقرووا쉮ما쉓تطلبه𠀮럚وما쉭لم엵تذكر쎙غير쎏ذلك𠀬띻اضغطوا뱋𠀢التسجيل𠀢뙟في욛صفحتها𠀺뤰تفتح쌊استماره옰الاتصال열وفيها쉐اسم엲الفعاليه왑وتاريخها𠀮럚واخبرونا쉐ايضا쉐ان옑احتجتم엲الي욚شيء솲كي욐تشاركوا𠀬랙مثل엮قاعه옱بلا쉘درج싫او왭مترجم옌فوري𠀮럚وسنقول연لكم엳بصدق억هل엲نستطيع쒁توفيره𠀮𨀀𨀀
تسجيل𠀬띻امكانيه옰الوصول𨀀𨀀
ouvrez묲l𠀧evenement멿sur먺la렯page뢠evenements멒et멸lisez묩ce뢬qui뤰y묌est며demande𠀮눅sauf룃indication릵contraire𠀬놵appuyez묹sur맰𠀢낑s𠀧inscrire록𠀢낑sur멁sa렯page롵𠀺덲le뢡formulaire뢟de뢞contact멿s𠀧ouvre뢜avec롩le뢩nom릘et멸la렣date뢟de뢧l𠀧evenement며deja렱remplis𠀮뇶dites𠀭nous멎aussi뤪s𠀧il릊vous멓faut멽quelque뢞chose뢫pour먾pouvoir먾participer𠀬놷comme뢰une뢮salle뢮sans멚marches멜ou몠un릻interprete𠀮눀nous멣vous멑dirons멓franchement멿si뤥nous멝pouvons멙le뢡fournir𠀮𨀀𨀀
inscription𠀬놵accessibilite𨀀𨀀
abra렮o맖evento맟na렯pagina렣de뢠eventos멒e뢧leia렮o맢que뢮se뢫pede𠀮눅salvo맚indicacao맖em릖contrario𠀬놷carregue뢠em륕𠀢inscrever𠀭se𠀢낌na렯pagina렣do맖evento𠀺덧abre𠀭se뢪o맗formulario맕de뢞contacto𠀬놾ja렢com릢o맟nome뢠e뢜a렣data렣do맖evento𠀮뇶diga𠀭nos멡tambem릦se뢫precisa렣de뢜algo맡para렯poder먾participar𠀬놷como맦uma렲sala렲sem릗degraus멜ou몠um릜interprete𠀮뇶diremos멐com릙franqueza렲se뢪o맡podemos메garantir𠀮𨀀𨀀
inscricao𠀬놵acessibilidade𨀀𨀀
fungua렳tukio맜kwenye뢰ukurasa렶wa렬matukio맟na렴usome뢧linachohitaji𠀮뇻isipokuwa렫liseme뢱vinginevyo𠀬놶bonyeza럡𠀢jiandikishe𠀢낉kwenye뢰ukurasa렶wake𠀺덬fomu몤ya렬mawasiliano맙hufunguka련ikiwa렭na렩jina렭na렳tarehe뢴ya렳tukio𠀮눆tuambie뢫pia렪kama렴unahitaji뤢kitu몔ili뤬uweze뢦kushiriki𠀬놿kama렵vile뢞chumba렪kisicho맟na렭ngazi뤘au몘mkalimani𠀮눆tutakuambia렴ukweli뤢kama렳tunaweza렪kukitoa𠀮𨀀𨀀
kujiandikisha𠀬뇉ufikivu𨀀𨀀
W𨀁an
W𨀁as
W𨀁au
W𨀁ce
W𨀁de
W𨀁do
W𨀁em
W𨀁et
W𨀁if
W𨀁il
W𨀁in
W𨀁it
W𨀁ja
W𨀁la
W𨀁le
W𨀁me
W𨀁na
W𨀁on
W𨀁or
W𨀁ou
W𨀁sa
W𨀁se
W𨀁si
W𨀁so
W𨀁um
W𨀁un
W𨀁us
W𨀁wa
W𨀁we
W𨀁ya
W𨀁ان
W𨀁او
W𨀁في
W𨀁كي
W𨀁لم
W𨀁ما
W𨀁من
W𨀁هل
W𨀁ላይ
W𨀁ሌላ
W𨀁ቀን
W𨀁ቅጽ
W𨀁ካለ
W𨀁ገጽ', '{"answer":"Open the event on the [events page](/events) and read what it asks. Unless it says otherwise, press “Register” on its page: the contact form opens with the event''s name and date filled in. Tell us too if you need something so that you can take part, such as a room without steps or an interpreter. We will tell you honestly whether we can provide it."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (8, '3effa9a7-ea80-4dbd-8684-a85bc427aa3e', 'faq', 'events-from-afar', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 11, 'Can I take part if I cannot travel?', 'Yes, if the event is online: its place is then given as “Online”. After other events, we publish what was learned, as news or as a resource. You can also run a session yourself with our training…', '{"category":"events","tags":"online, training materials"}', 'can릻i뤫take뢫part멵if룃i뤚cannot몀travel𠀿𨀀𨀀መጓዝ퀚ካልቻልኩ줻መሳተፍ눀እችላለሁ𠀿𨀀𨀀هل엶يمكنني욍المشاركه옰اذا쉭لم엲استطع쑾السفر𠀿𨀀𨀀puis𠀭je뢫participer멁si뤡je뢩ne뢫peux뫸pas멣voyager먍𠀿𨀀𨀀posso맡participar멁se뢩nao맡puder멄viajar𠀿𨀀𨀀je𠀬뇂naweza렪kushiriki뤠ikiwa렲siwezi뤢kusafiri𠀿𨀀𨀀
yes𠀬놽if룎the뢠event멵is멜online𠀺덯its멝place뢤is멡then릹given릳as먏𠀢online𠀢𠀮뇳after먽other먳events𠀬뇋we뢫publish뤏what몃was멙learned𠀬놵as멛news멜or먯as멎a렱resource𠀮눋you몎can릳also맣run릳a렲session맋yourself룑with뤇our멂training룦materials𠀺덧ask륪us멎and뢓we뢲will를help먉you몛prepare뢤it𠀮𨀀𨀀
online𠀬뇈training룦materials𨀀𨀀
አዎ𠀬쐱ዝግጅቱ슻በኢንተርኔት썿ከሆነ𠀺앦በዚያን쟁ጊዜ쾶ቦታው뮡𠀢በኢንተርኔት𠀢슎ተብሎ띋ይገለጻል𠀮쐺ከሌሎች쒬ዝግጅቶች쐯በኋላ뛩የተገኘውን윬ትምህርት쌷በዜና읁ወይም뢏በመርጃ퐡መልክ쩄እናሳትማለን𠀮쏲በስልጠና잶ጽሁፎቻችን웢ራስዎም롊ማካሄድ퍄ይችላሉ𠀺엳ይጠይቁን𠀻엊እንዲዘጋጁ푰እናግዝዎታለን𠀮𨀀𨀀
በኢንተርኔት𠀬쐼የስልጠና잶ጽሁፎች𨀀𨀀
نعم𠀬띻اذا쉬كانت슭الفعاليه왂عبر쎆الانترنت𠀺륐يكتب슍مكانها쉢عنديذ뵢𠀢عبر쎆الانترنت𠀢𠀮럚وبعد썈الفعاليات슭الاخري욬ننشر쎤ما쉓تعلمناه𠀬랂خبرا쉐او왭موردا𠀮럚ويمكنكم엲ايضا쉢عقد썍جلسه옱بانفسكم엳بموادنا쉐التدريبيه𠀺뤭اسالونا쉱وسنساعدكم옌في욍اعدادها𠀮𨀀𨀀
عبر쎆الانترنت𠀬랙مواد썋تدريبيه𨀀𨀀
oui𠀬뇇si뤣l𠀧evenement멱est멱en릾ligne롵𠀺덲le뢧lieu몔indique뢠est멭alors먏𠀢낃en릾ligne록𠀢𠀮뇳apres멙les멎autres멒evenements𠀬뇂nous멝publions멐ce뢬qui뤘a려ete뢜appris𠀬놸dans멙les멎actualites멜ou몎comme뢭ressource𠀮눈vous멝pouvez묧aussi뤘animer멄vous𠀭meme뢰une뢮seance뢜avec롫nos멠supports멑de뢡formation릌𠀺덪demandez𠀭nous𠀬놹et멺nous멣vous멎aiderons멎a렫la렯preparer𠀮𨀀𨀀
en릾ligne𠀬뇇supports멑de뢡formation𨀀𨀀
sim𠀬뇇se뢪o맖evento맗for먽online𠀺덴nesse뢞caso𠀬뇃o망local륽indicado맖e록𠀢online𠀢𠀮뇶depois멑dos멜outros멒eventos𠀬뇄publicamos멜o맢que뢮se뢜aprendeu𠀬놷como맟noticia렮ou몎como맣recurso𠀮눆tambem릣pode뢪organizar멃uma렲sessao맔com릢os멛nossos멚materiais멑de뢡formacao𠀺덬fale뢞connosco맖e뢜ajudamos멎a렯prepara𠀭la𠀮𨀀𨀀
online𠀬뇁materiais멑de뢡formacao𨀀𨀀
ndiyo𠀬놽ikiwa렳tukio맟ni뤣la렬mtandaoni𠀺덮hapo맞mahali뤧pake뢣huandikwa럡𠀢mtandaoni𠀢𠀮뇴baada렸ya렬matukio맞mengine𠀬뇈tunachapisha렸yaliyojifunzwa𠀬놿kama렧habari뤘au몖kama렭nyenzo𠀮눇unaweza렯pia렪kuendesha렪kipindi뤤mwenyewe뢦kwa렭nyenzo맫zetu몥za렬mafunzo𠀺덺tuulize𠀬뇂nasi뤫tutakusaidia렪kukiandaa𠀮𨀀𨀀
mtandaoni𠀬뇂nyenzo맫za렬mafunzo𨀀𨀀
W𨀁as
W𨀁au
W𨀁ce
W𨀁de
W𨀁en
W𨀁et
W𨀁if
W𨀁is
W𨀁it
W𨀁je
W𨀁la
W𨀁le
W𨀁ne
W𨀁ni
W𨀁or
W𨀁os
W𨀁ou
W𨀁se
W𨀁si
W𨀁us
W𨀁we
W𨀁ya
W𨀁za
W𨀁او
W𨀁في
W𨀁لم
W𨀁ما
W𨀁هل
W𨀁አዎ
W𨀁ጊዜ', '{"answer":"Yes, if the event is online: its place is then given as “Online”. After other events, we publish what was learned, as [news](/news) or as a [resource](/resources). You can also run a session yourself with our training materials: [ask us](/contact) and we will help you prepare it."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (9, 'c786a916-787e-4db2-9cab-e8809cd9fafb', 'faq', 'how-to-join', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 6, 'How can I join?', 'Choose what suits your time. You can volunteer as a translator, teacher, reviewer or host, come to an event, or write to us with an idea of your own. Get Involved lists every way to take part, and…', '{"category":"membership","tags":"joining, volunteering, careers"}', 'how뫌can릻i뤡join𠀿𨀀𨀀እንዴት싯መቀላቀል뛤እችላለሁ𠀿𨀀𨀀كيف얙يمكنني욍الانضمام𠀿𨀀𨀀comment멼puis𠀭je뢱vous멟rejoindre롺𠀿𨀀𨀀como맡posso맡participar𠀿𨀀𨀀ninawezaje뢦kujiunga𠀿𨀀𨀀
choose뢲what멿suits멦your멂time𠀮눋you몎can마volunteer먯as멎a렳translator𠀬뇈teacher𠀬뇆reviewer먽or먶host𠀬놷come뢯to맒an릷event𠀬뇃or멅write뢯to맦us멤with룹an릻idea렮of룓your먽own𠀮뇹get멵involved뢈lists멒every묞way묛to맥take뢫part𠀬놵and롿careers멠shows멎any묗paid뢆job롒that멵is멜open𠀮𨀀𨀀
joining𠀬뇊volunteering𠀬놷careers𨀀𨀀
ከጊዜዎ캩ጋር묇የሚስማማውን잤ይምረጡ𠀮쏲በተርጓሚነት𠀬쎴በአስተማሪነት𠀬쎴በገምጋሚነት쎟ወይም뢏በአስተናጋጅነት쌷በጎ횦ፈቃደኛ잉መሆን𠀬쐜ወደ튙ዝግጅት싯መምጣት𠀬쐜ወይም뤗የራስዎን욷ሀሳብ쇔ይዘው춉ሊጽፉልን잤ይችላሉ𠀮쑿ይሳተፉ뇇የሚለው캇ገጽ끓የመሳተፊያ턹መንገዶችን울ሁሉ뚰ይዘረዝራል𠀻옍የስራ몆እድል뜯ደግሞ룻ክፍት쎿የሆነ윌ደመወዝ큗የሚከፈልበት쌌ስራ몌ካለ뚏ያሳያል𠀮𨀀𨀀
መቀላቀል𠀬쎴በጎ횦ፈቃደኝነት𠀬쐼የስራ몆እድል𨀀𨀀
اختاروا쉮ما쉳يناسب슐وقتكم𠀮럜يمكنكم엲التطوع쒘في욍الترجمه옰او왏التعليم엲او왏المراجعه옰او왏الاستضافه𠀬띻او왕حضور쎠فعاليه𠀬띻او왏الكتابه옰الينا쉑بفكره왎من옣عندكم𠀮럚وفي욛صفحه옽شاركوا쉮معنا쉬كل엣طرق얕المشاركه𠀬랜وفي욛صفحه옰الوظايف앶اي욮وظيفه왎مدفوعه옰الاجر쎓شاغره𠀮𨀀𨀀
انضمام𠀬띾تطوع𠀬랜وظايف𨀀𨀀
choisissez묹selon릾le뢯temps멑dont몂vous멑disposez𠀮눈vous멝pouvez묫etre뢝benevole뢫pour멂traduire𠀬놹enseigner𠀬뇆relire뢪ou몌accueillir멃une뢭rencontre𠀬뇊venir먯a렴un릷evenement𠀬뇃ou몙nous멒ecrire뢜avec롲une뢤idee뢜a렵vous𠀮뇾la렯page뢜agir먯avec롫nous멝presente뢯toutes멙les멓facons멑de뢫participer𠀬놹et멸la렯page뢠emploi뤘annonce뢧les멝postes멟remuneres멜ouverts𠀮𨀀𨀀
participer𠀬놶benevolat𠀬놹emploi𨀀𨀀
escolha렮o맢que뢞cabe뢩no매seu몟tempo𠀮눂pode뢡fazer멄voluntariado맒a렳traduzir𠀬놹ensinar𠀬뇆rever멂textos멜ou몌acolher먳encontros𠀬뇊vir먯a렴um릘evento𠀬뇃ou몐escrever𠀭nos멐com릨uma련ideia렲sua𠀮뇳a렯pagina렯participe뢨mostra렳todas멎as멓formas멑de뢫participar𠀬놹e뢯trabalhe뢞connosco맚indica렲se뢣ha렵vagas멑de뢯trabalho맡pago𠀮𨀀𨀀
participar𠀬뇊voluntariado𠀬놹emprego𨀀𨀀
chagua렪kinacholingana렭na렬muda렶wako𠀮눇unaweza렪kujitolea렪kama렬mtafsiri𠀬뇁mwalimu𠀬뇁mhakiki뤘au몘mwenyeji𠀬놿kuja렪kwenye뢯tukio𠀬놵au몖kutuandikia렶wazo망lako맞mwenyewe𠀮눇ukurasa렶wa렲shiriki뤬unaorodhesha렭njia령zote뢵za렪kushiriki𠀬뇂na렴ukurasa렶wa렠ajira렴unaonyesha렪kazi뤰yoyote뢴ya렬malipo맚iliyo맨wazi𠀮𨀀𨀀
kujiunga𠀬놿kujitolea𠀬놵ajira𨀀𨀀
W𨀁an
W𨀁as
W𨀁au
W𨀁de
W𨀁et
W𨀁ha
W𨀁is
W𨀁je
W𨀁la
W𨀁le
W𨀁na
W𨀁no
W𨀁of
W𨀁or
W𨀁ou
W𨀁se
W𨀁to
W𨀁um
W𨀁un
W𨀁us
W𨀁wa
W𨀁ya
W𨀁za
W𨀁او
W𨀁اي
W𨀁في
W𨀁كل
W𨀁ما
W𨀁من
W𨀁ሁሉ
W𨀁ስራ
W𨀁በጎ
W𨀁ካለ
W𨀁ወደ
W𨀁ገጽ
W𨀁ጋር', '{"answer":"Choose what suits your time. You can [volunteer](/volunteer) as a translator, teacher, reviewer or host, come to an [event](/events), or [write to us](/contact) with an idea of your own. [Get Involved](/get-involved) lists every way to take part, and [Careers](/careers) shows any paid job that is open."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (10, 'f43dfb8f-7a05-4a2a-a912-106f48dc7efb', 'faq', 'low-data', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 17, 'How can I use less data on this site?', 'Use the low-data switch at the bottom right of every page. Pages then load without scripts, films or web fonts, and pictures load only when you ask for them. Everything still works. Your choice is…', '{"category":"technical","tags":"low-data mode, mobile data, slow connection"}', 'how뫌can릻i뤬use뢧less멑data렮on맆this멠site𠀿𨀀𨀀በዚህ똼ድረ몌ገጽ꽶ላይ퉒ዳታ쌾እንዴት싯መቆጠብ소እችላለሁ𠀿𨀀𨀀كيف앶استهلك억بيانات슭اقل역في욭هذا쉐الموقع𠀿𨀀𨀀comment멯consommer먻moins멑de뢟donnees멠sur먱ce뢮site롺𠀿𨀀𨀀como맡posso맘gastar먻menos멑dados멛neste뢮site𠀿𨀀𨀀ninawezaje뢦kutumia렣data렪kidogo맜kwenye뢯tovuti뤟hii𠀿𨀀𨀀
use뢯the뢧low𠀭data렲switch룹at몀the뢝bottom릥right멻of뢿every묗page𠀮눂pages멡then릾load뢓without멿scripts𠀬놺films멜or멅web롄fonts𠀬놵and뢌pictures멙load뢋only묞when맋you몌ask륛for멂them𠀮뇷everything룬still릋works𠀮눋your먱choice뢤is멘kept멲for먯a렸year𠀬뇃or멃until릍you몎change뢤it𠀮뇻if룓your먰browser먷is멠set몀to매save뢟data𠀬뇈the뢨mode뢤is멜on릸from릧the뢮start𠀮뇷even막without멵it𠀬뇄pages멎are뢮small𠀬놵and뢊nothing룢is멙loaded뢂from릢other먱companies𠀮𨀀𨀀
low𠀭data렬mode𠀬뇁mobile뢟data𠀬뇇slow뫌connection𨀀𨀀
በእያንዳንዱ틣ገጽ뀓ከታች쐯በስተቀኝ좚ያለውን잟የዳታ싟ቆጣቢ섪አዝራር묌ይጠቀሙ𠀮쐺ከዚያ툩ገጾች쒺ያለ뗙ስክሪፕት𠀬쐿ያለ똎ቪዲዮና읤ያለ뚙ድር뭭ፎንት쏄ይከፈታሉ𠀻앂ምስሎች쒷የሚመጡት쌉ሲጠይቁ볰ብቻ쐡ነው𠀮쎞ሌላው춀ሁሉ뙨እንደተለመደው칬ይሰራል𠀮쎯ምርጫዎ춦ለአንድ틷አመት쎟ወይም룔እስኪቀይሩት쏌ድረስ밄ይቆያል𠀮쏷ብራውዘርዎ캑ዳታ쌾እንዲቆጥብ셗ተደርጎ혆ከሆነ옝ሁነታው츧ከመጀመሪያው췟በርቷል𠀮쑽ያለ뙉እሱም뢑ቢሆን잿ገጾቹ쏈ትናንሽ벢ናቸው𠀻엍ከሌሎች쑸ኩባንያዎችም롌ምንም룏አይጫንም𠀮𨀀𨀀
ዳታ싟ቆጣቢ삋ሁነታ𠀬쐼የሞባይል뜲ዳታ𠀬쐱ዝግተኛ젓ኢንተርኔት𨀀𨀀
استخدموا쉮مفتاح쌍توفير쎆البيانات슭الموجود썢في욍الركن옑السفلي욫من옭كل엡صفحه𠀮럓فتحمل엓الصفحات슮بلا쉑برامج쌊نصيه왑ولا쉐افلام옓ولا쉗خطوط쑡ويب𠀬랜ولا쉓تحمل엓الصور쎆الا쉐اذا쉠طلبتموها𠀮럚ويبقي용كل엠شيء솤صالحا쉭للاستخدام𠀮럚ويحفظ쑟اختياركم옐مده옼سنه𠀬띻او왏الي욍ان옔تغيروه𠀮럚واذا쉬كان옯متصفحكم옐مضبوطا쉢علي욐توفير쎆البيانات𠀬랍عمل엓الوضع쒜من옑البدايه𠀮럚وحتي욫من옙دونه𠀬띻الصفحات슻صغيره왑ولا쉳يحمل엠شيء솴من옞شركات슭اخري𠀮𨀀𨀀
وضع쒁توفير쎆البيانات𠀬라بيانات슭الهاتف𠀬띻اتصال엔بطيء𨀀𨀀
utilisez묲le뢝bouton릶d𠀧economie뢟de뢟donnees멒en릴bas멎a렣droite뢟de뢞chaque뢫page𠀮뇾les멝pages멠se뢞chargent멭alors멠sans멠scripts𠀬뇇sans멓films멒et멿sans멝polices멎a렳telecharger𠀬놹et멸les멖images멛ne뢮se뢞chargent멽que뢮si뤭vous멙les멑demandez𠀮눆tout멯continue뢟de뢡fonctionner𠀮눈votre뢞choix뫭est멳garde뢰un릳an𠀬뇃ou몕jusqu𠀧a렢ce뢬que뢱vous멒en릵changiez𠀮눅si뤭votre뢩navigateur먳est멾regle뢫pour먳economiser먺les멑donnees𠀬뇀le뢨mode뢠est멭active뢟des멙le뢟debut𠀮뇿meme뢮sans멙lui𠀬뇀les멝pages멠sont멸legeres𠀬놹et멾rien맀n𠀧est멯charge뢟depuis멑d𠀧autres멒entreprises𠀮𨀀𨀀
mode뢠economie뢟de뢟donnees𠀬놸donnees멚mobiles𠀬놷connexion릾lente𨀀𨀀
use뢪o맓botao맕de뢫poupanca렣de뢟dados멒em릕baixo𠀬놵a렣direita𠀬놹em릧todas멎as멝paginas𠀮뇳as멝paginas멝passam릔a렢carregar멁sem릦scripts𠀬뇊videos멛nem릧tipos멑de뢧letra렣da렶web𠀬놹e뢜as멖imagens멠so맔carregam릤quando맒as멝pedir𠀮눆tudo맔continua렠a력funcionar𠀮뇳a렲sua려escolha력fica렦guardada렣durante뢰um릔ano𠀬뇃ou몌ate뢬que뢜a렬mude𠀮눅se뢪o매seu몙navegador먳estiver먱configurado맡para렯poupar먲dados𠀬뇃o맞modo맖esta렫ligado맕desde뢪o맚inicio𠀮뇿mesmo매sem릘ele𠀬놵as멝paginas멠sao맡pequenas𠀬놹e뢩nada려e뢞carregado맕de뢪outras멒empresas𠀮𨀀𨀀
modo맕de뢫poupanca렣de뢟dados𠀬놸dados멚moveis𠀬뇀ligacao망lenta𨀀𨀀
tumia렲swichi뤰ya렪kuokoa렣data련iliyo맔chini뤢kulia렪kwenye뢦kila렴ukurasa𠀮뇺hapo맜kurasa렧hupakiwa렡bila렲skripti𠀬놺filamu몢wala력fonti뤱za렪kupakuliwa𠀬뇂na렯picha렧hupakiwa렳tu몠unapoziomba𠀮뇽kila렪kitu몍bado맙hufanya렪kazi𠀮뇵chaguo망lako맙hutunzwa렪kwa렬mwaka렬mmoja𠀬놵au몓hadi뤬ulibadilishe𠀮뇻ikiwa렪kivinjari뤚chako맜kimewekwa렪kuokoa렣data𠀬놼hali뤟hiyo맙huwa련imewashwa렳tangu몘mwanzo𠀮뇺hata렡bila렧hali뤟hiyo𠀬놿kurasa렭ni뤥ndogo𠀬뇂na렧hakuna렪kinachopakiwa렪kutoka렪kwa렪kampuni뤥nyingine𠀮𨀀𨀀
hali뤰ya렪kuokoa렣data𠀬놸data렸ya렲simu𠀬놽intaneti뤰ya렯polepole𨀀𨀀
W𨀁an
W𨀁as
W𨀁at
W𨀁au
W𨀁ce
W𨀁da
W𨀁de
W𨀁em
W𨀁en
W𨀁et
W𨀁if
W𨀁is
W𨀁it
W𨀁le
W𨀁na
W𨀁ne
W𨀁ni
W𨀁of
W𨀁on
W𨀁or
W𨀁ou
W𨀁se
W𨀁si
W𨀁so
W𨀁to
W𨀁tu
W𨀁um
W𨀁un
W𨀁ya
W𨀁za
W𨀁ان
W𨀁او
W𨀁في
W𨀁كل
W𨀁من
W𨀁ሁሉ
W𨀁ላይ
W𨀁ብቻ
W𨀁ነው
W𨀁ያለ
W𨀁ዳታ
W𨀁ድረ
W𨀁ድር
W𨀁ገጽ', '{"answer":"Use the low-data switch at the bottom right of every page. Pages then load without scripts, films or web fonts, and pictures load only when you ask for them. Everything still works. Your choice is kept for a year, or until you change it. If your browser is set to save data, the mode is on from the start. Even without it, pages are small, and nothing is loaded from other companies."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (11, 'b1a0fe52-8b72-4d1d-a63f-40110bbd9564', 'faq', 'membership-fee', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 5, 'Is there a membership, and does it cost anything?', 'There is no paid membership and no membership card. If you take part in the work, you belong. Secure AI Africa never asks for a joining fee. If someone asks you for one in our name, it is fraud…', '{"category":"membership","tags":"joining, fees, fraud"}', 'is멡there뢜a렬membership𠀬놵and뢀does멖it멯cost멭anything𠀿𨀀𨀀አባልነት썷አለ𠀿왎ክፍያስ뮷አለው𠀿𨀀𨀀هل엖توجد썚عضويه𠀬랜وهل연لها쉚رسوم𠀿𨀀𨀀peut𠀭on릳adherer𠀬놹et멱est𠀭ce뢫payant멋𠀿𨀀𨀀ha련inscricao맕de뢨membros𠀬놹e뢞custa렠alguma렢coisa𠀿𨀀𨀀je𠀬놿kuna렴uanachama𠀬뇂na렴una렦gharama렸yoyote𠀿𨀀𨀀
there뢤is멛no맡paid뢉membership맱and뢊no맞membership맳card𠀮뇻if룓you몟take뢫part멵in맆the뢲work𠀬뇍you몍belong𠀮눅secure뢜ai뤘africa렭never먯asks멓for먯a렩joining룟fee𠀮뇻if룍someone뢜asks멦you몑for먽one뢤in링our먼name𠀬놽it멵is멓fraud𠀺덶please뢯tell릉us𠀮𨀀𨀀
joining𠀬놺fees𠀬놺fraud𨀀𨀀
የሚከፈልበት썷አባልነትም렵ሆነ위የአባልነት쎂ካርድ팿የለም𠀮쏲በስራው츧ከተሳተፉ뇇የእኛ적ነዎት𠀮눅secure뢜ai뤘africa쪧የመግቢያ퇎ክፍያ퉩ፈጽሞ룮አይጠይቅም𠀮쏲በስማችን잟የሚጠይቅዎት쎂ካለ떿ማጭበርበር몯ነው𠀺얫እባክዎ캋ይንገሩን𠀮𨀀𨀀
መቀላቀል𠀬쐁ክፍያ𠀬썯ማጭበርበር𨀀𨀀
لا쉓توجد썚عضويه왎مدفوعه왑ولا쉑بطاقه왂عضويه𠀮럗من옞شارك엎في욍العمل역فهو왭منا𠀮럚ولا쉓تطلب벻secure뢜ai뤘africa뷦ابدا쉚رسوم엲انضمام𠀮랹اذا쉠طلبها쉮منكم엲احد썉باسمنا쉪فهذا쉐احتيال𠀺륐يرجي욍اخبارنا𠀮𨀀𨀀
انضمام𠀬랅رسوم𠀬띻احتيال𨀀𨀀
il릂n𠀧y묈a렭ni뤘adhesion맂payante뢩ni뤚carte뢟de뢨membre𠀮눅si뤭vous멝prenez묶part멭au몟travail𠀬뇊vous멒etes멑des멛notres𠀮눅secure뢜ai뤘africa렭ne뢟demande뢥jamais멑de뢟droit며d𠀧adhesion𠀮눅si뤨quelqu𠀧un마vous멒en릶demande뢰un릷en맀notre뢩nom𠀬놷c𠀧est몁une뢠escroquerie롵𠀺덼veuillez무nous멝prevenir𠀮𨀀𨀀
participer𠀬놺frais𠀬놹escroquerie𨀀𨀀
nao맙ha렰quotas멛nem릖cartao맕de뢨membro𠀮눃quem릣participa렭no맥trabalho맗faz묶parte𠀮뇳a렲secure뢜ai뤘africa렭nunca렯pede뢟dinheiro맡pela렠adesao𠀮눅se뢜alguem릢o맗fizer먳em릡nosso맟nome𠀬놹e뢝burla𠀺덶por먴favor𠀬놵avise𠀭nos𠀮𨀀𨀀
participar𠀬뇅quotas𠀬놶burla𨀀𨀀
hakuna렴uanachama렶wa렪kulipia렶wala렪kadi뤰ya렴uanachama𠀮눇ukishiriki뤢katika렪kazi𠀬뇋wewe뢩ni뤤mmoja렶wetu𠀮눅secure뢜ai뤘africa렧haiombi뤢kamwe뢜ada렸ya렪kujiunga𠀮뇿mtu몌akikuomba렠ada렧hiyo맜kwa렩jina렫letu𠀬놼huo맟ni뤬ulaghai𠀺덺tafadhali뤫tuambie𠀮𨀀𨀀
kujiunga𠀬놵ada𠀬뇉ulaghai𨀀𨀀
W𨀁ai
W𨀁au
W𨀁ce
W𨀁de
W𨀁em
W𨀁en
W𨀁et
W𨀁ha
W𨀁if
W𨀁il
W𨀁in
W𨀁is
W𨀁it
W𨀁je
W𨀁na
W𨀁ne
W𨀁ni
W𨀁no
W𨀁on
W𨀁se
W𨀁si
W𨀁un
W𨀁us
W𨀁wa
W𨀁ya
W𨀁في
W𨀁لا
W𨀁من
W𨀁هل
W𨀁ሆነ
W𨀁ነው
W𨀁አለ
W𨀁ካለ
K𨄀𨄀
K𨄎𨄎
K𨄏𨄏', '{"answer":"There is no paid membership and no membership card. If you take part in the work, you belong. Secure AI Africa never asks for a joining fee. If someone asks you for one in our name, it is fraud: please [tell us](/contact)."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (12, '99aa2ef6-6cc6-4a84-90a9-684353bbf06f', 'faq', 'reach-us', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 4, 'How do I reach you, and how soon will you answer?', 'Use the form on the contact page. A person reads every message, and you will get a reply within 24 hours. Please say in the subject line what you need, and give an e-mail address that you check…', '{"category":"general","tags":"contact, reply, 24 hours"}', 'how뫍do맚i뤩reach뤑you𠀬놵and뢄how뫜soon막will릍you몌answer𠀿𨀀𨀀እንዴት싢ላገኛችሁ땰እችላለሁ𠀿영በምን잢ያህል띉ጊዜ쿅ትመልሳላችሁ𠀿𨀀𨀀كيف앶اصل엓اليكم𠀬랜ومتي욐تردون𠀿𨀀𨀀comment몂vous멗joindre𠀬놹et멽quand뢎repondez𠀭vous먬𠀿𨀀𨀀como맧vos멐contacto𠀬놹e뢬quanto맕demora렠a렱resposta𠀿𨀀𨀀ninawezaje뢦kuwafikia𠀬뇂na렬mtajibu몍baada렸ya렬muda렦gani𠀿𨀀𨀀
use뢯the뢡form릢on맆the뢞contact멼page𠀮뇳a렯person맄reads멒every묔message𠀬놵and뢕you몢will륻get멭a렱reply묞within름24늴hours𠀮눂please뢮say묐in맆the뢮subject멸line뢲what명you몙need𠀬놵and뢃give뢜an릷e𠀭mail륵address멡that명you몎check륤often𠀮뇻if룓you몌are뢜a렩journalist𠀬뇉use뢯the뢡form릙for멂the뢫press𠀮𨀀𨀀
contact𠀬뇆reply𠀬놆24늴hours𨀀𨀀
በመገናኛ졹ገጹ꿚ያለውን웼ቅጽ끘ይጠቀሙ𠀮쐷እያንዳንዱን웏መልእክት쌇ሰው칪ያነበዋል𠀻얅በ24쑼ሰአት쎤ውስጥም롇መልስ밂ያገኛሉ𠀮쐷እባክዎ캆የሚያስፈልግዎትን윗በርእሰ뮅ጉዳዩ탮ላይ퉌ይናገሩ𠀻얊ብዙ쿽ጊዜ퀸የሚያዩትንም뤗የኢሜይል뛟አድራሻ벾ይስጡ𠀮쒝ጋዜጠኛ젙ከሆኑ윣የጋዜጠኞችን웼ቅጽ끘ይጠቀሙ𠀮𨀀𨀀
መገናኛ𠀬썬መልስ𠀬놆24쑼ሰአት𨀀𨀀
استخدموا쉐الاستماره옰الموجوده왊في욛صفحه옰الاتصال𠀮럕كل엝رساله왓يقروها쉐انسان𠀬랜ويصلكم엲الرد썏خلال뿞24롿ساعه𠀮럜يرجي욖ذكر쎤ما쉓تحتاجون옑اليه왊في요خانه옰الموضوع𠀬랜وكتابه왂عنوان옒بريد썈الكتروني욐تتفقدونه왌كثيرا𠀮럚واذا쉬كنتم옐من옑الصحفيين𠀬랕فاستخدموا쉐استماره옰الصحافه𠀮𨀀𨀀
اتصال𠀬랅رد𠀬놆24롿ساعه𨀀𨀀
utilisez묲le뢡formulaire뢟de뢧la렯page뢞contact𠀮눇une뢫personne뢧lit멯chaque뢨message𠀬놹et몂vous멟recevrez묻une뢭reponse뢟dans멙les먟24늴heures𠀮뇶dites멑dans멙l𠀧objet멯ce뢟dont몂vous멎avez묨besoin𠀬놹et며donnez묻une뢜adresse뢠e𠀭mail릅que뢱vous멐consultez묹souvent𠀮눅si뤭vous멒etes멗journaliste𠀬뇉utilisez묲le뢡formulaire뢫pour먺la렯presse𠀮𨀀𨀀
contact𠀬뇆reponse𠀬놆24늴heures𨀀𨀀
use뢪o맗formulario맕da렯pagina렣de뢞contactos𠀮눆todas멎as멚mensagens멠sao망lidas멝por멃uma렯pessoa𠀬놹e뢭recebera렱resposta렭no맡prazo맕de롭24늴horas𠀮눂por먴favor𠀬놸diga렭no맒assunto맕do맢que뢫precisa𠀬놹e뢤indique뢰um릘endereco맕de뢠e𠀭mail릅que뢞consulte뢞com릙frequencia𠀮눅se뢠e뢥jornalista𠀬뇉use뢪o맗formulario맡para렠a련imprensa𠀮𨀀𨀀
contacto𠀬뇆resposta𠀬놆24늴horas𨀀𨀀
tumia력fomu몔iliyo맜kwenye뢰ukurasa렶wa렬mawasiliano𠀮뇽kila렴ujumbe뢣husomwa렭na렬mtu𠀬뇂na렴utapata렩jibu몙ndani뤰ya렲saa럱24𠀮눆tafadhali뤜eleza렴unachohitaji뤢katika렬mstari뤮wa렬mada𠀬뇂na렴utoe뢜anwani뤰ya렡barua렯pepe뢰unayoiangalia렬mara렪kwa렬mara𠀮뇻ikiwa렶wewe뢩ni뤤mwanahabari𠀬뇈tumia력fomu몤ya렶wanahabari𠀮𨀀𨀀
mawasiliano𠀬뇁majibu𠀬뇇saa럱24𨀀𨀀
W𨀁24
W𨀁an
W𨀁as
W𨀁ce
W𨀁da
W𨀁de
W𨀁do
W𨀁et
W𨀁if
W𨀁in
W𨀁la
W𨀁le
W𨀁na
W𨀁ni
W𨀁no
W𨀁on
W𨀁se
W𨀁si
W𨀁um
W𨀁wa
W𨀁ya
W𨀁رد
W𨀁في
W𨀁كل
W𨀁ما
W𨀁من
W𨀁ላይ
W𨀁ሰው
W𨀁ቅጽ
W𨀁ብዙ
W𨀁ገጹ
W𨀁ጊዜ', '{"answer":"Use the form on the [contact page](/contact). A person reads every message, and you will get a reply within 24 hours. Please say in the subject line what you need, and give an e-mail address that you check often. If you are a journalist, use the [form for the press](/contact?about=press)."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (13, '6d77893a-903b-4c9e-9ad2-9c0681e141a8', 'faq', 'report-a-fault', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 20, 'How do I report a fault or a security weakness?', 'For a fault, use the contact page to send us the address of the page and what happened. It helps to know your browser or phone. For a security weakness, follow security.txt. Please do not use other…', '{"category":"technical","tags":"fault, vulnerability, security.txt"}', 'how뫍do맚i뤩report멭a력fault멻or먯a렲security묞weakness𠀿𨀀𨀀ብልሽት쎟ወይም뤗የደህንነት쎄ክፍተት썼እንዴት썷አሳውቃለሁ𠀿𨀀𨀀كيف앶ابلغ쒯عن옘خلل엓او왓ثغره옰امنيه𠀿𨀀𨀀comment멿signaler멃une뢫panne뢪ou몠une뢡faille뢟de뢮securite롺𠀿𨀀𨀀como맔comunico맦um릘erro맕do매site뢪ou몠uma력falha렣de뢮seguranca𠀿𨀀𨀀ninaripotije뢣hitilafu몌au몠udhaifu몢wa렴usalama𠀿𨀀𨀀
for먯a력fault𠀬뇉use뢯the뢞contact멼page뢯to매send뢑us멡the뢜address멜of룎the뢫page뢜and뢓what면happened𠀮뇻it면helps멡to맜know뫢your먰browser먽or먾phone𠀮뇸for먯a렲security묞weakness𠀬놺follow뫜security𠀮txt𠀮눂please뢟do맟not몁use뢪other먾people𠀧s멑data력for먯a렳test𠀬놵and뢃give뢰us멡time뢯to맗fix뫼the뢫problem릕before뢴you몛publish뤁it𠀮눉we뢜are뢢grateful릈to맡people뢲who맣report멵in릹good뢂faith𠀬놵and뢓will릂not몀take뢜action릳against몀them𠀮𨀀𨀀
fault𠀬뇊vulnerability𠀬뇇security𠀮txt𨀀𨀀
ብልሽት썿ከሆነ왼በመገናኛ졹ገጹ꿗የገጹን읗አድራሻና읡የሆነውን잤ይላኩልን𠀮쏷ብራውዘርዎን읿ወይም롤ስልክዎን웒ማወቅ뷴ይረዳናል𠀮쑺የደህንነት쎄ክፍተት썿ከሆነ뒏security𠀮txt찗ላይ퉊ያለውን잤ይከተሉ𠀮쐷እባክዎ춦ለሙከራ뫉የሌሎችን웧ሰዎች쓂ዳታ쌹አይጠቀሙ𠀻얢ችግሩን읟ከማሳተምዎ췾በፊትም룔እንድናስተካክለው캉ጊዜ퀽ይስጡን𠀮쏲በቅን웄ልቦና읡የሚያሳውቁንን웧ሰዎች쑴እናመሰግናለን𠀻엊እርምጃም룏አንወስድባቸውም𠀮𨀀𨀀
ብልሽት𠀬쐼የደህንነት쎄ክፍተት𠀬뇇security𠀮txt𨀀𨀀
للابلاغ쒯عن옘خلل𠀬띻ارسلوا쉐الينا쉮من옟صفحه옰الاتصال엥عنوان옑الصفحه왑وما쉖حدث𠀮럚ويفيدنا쉐ان옰نعرف얔متصفحكم엲او왯هاتفكم𠀮럚وللابلاغ쒯عن옕ثغره옰امنيه𠀬띻اتبعوا쉮ما쉪في샙security𠀮txt𠀮럜يرجي욟عدم엲استخدام엳بيانات슭الاخرين옮للاختبار𠀬랜واعطاونا쉱وقتا쉭لاصلاح쌊المشكله왋قبل엲نشرها𠀮럚ونحن옯ممتنون옮لمن옴يبلغون옒بحسن옰نيه𠀬랜ولن옰نتخذ썧اي욍اجراء솥ضدهم𠀮𨀀𨀀
خلل𠀬띿ثغره옰امنيه𠀬뇇security𠀮txt𨀀𨀀
pour멃une뢫panne𠀬놹envoyez𠀭nous멝par먺la렯page뢞contact멸l𠀧adresse뢟de뢧la렯page뢠et멯ce뢬qui뤪s𠀧est멼passe𠀮뇻il륹est몁utile뢟de뢞connaitre뢱votre뢩navigateur먽ou몡votre뢯telephone𠀮눂pour멃une뢡faille뢟de뢮securite𠀬뇇suivez묹security𠀮txt𠀮눀n𠀧utilisez묶pas멙les멑donnees멑d𠀧autres멝personnes멝pour멃un맆test𠀬놹et멸laissez𠀭nous멙le뢯temps멑de뢞corriger먺le뢫probleme뢜avant며de뢧le뢫publier𠀮눀nous멟remercions멙les멝personnes멞qui뤝font몁un맅signalement며de뢝bonne뢡foi𠀬놹et멺n𠀧engagerons멎aucune뢜action릵contre뢠elles𠀮𨀀𨀀
panne𠀬뇊vulnerabilite𠀬뇇security𠀮txt𨀀𨀀
se뢜algo맟nao맗funciona𠀬뇉use뢜a렯pagina렣de뢞contactos멝para렭nos멒enviar먽o맖endereco맕da렯pagina려e뢪o맢que뢜aconteceu𠀮뇳ajuda렲saber먿qual륹e뢪o매seu몙navegador먽ou몟telemovel𠀮눂para렴uma력falha렣de뢮seguranca𠀬뇇siga렮o매security𠀮txt𠀮눂por먴favor𠀬뇂nao맦use뢟dados멑de뢪outras멝pessoas멛num릧teste𠀬놹e뢟de𠀭nos멡tempo맡para렢corrigir먽o맡problema렠antes멑de뢪o맡publicar𠀮뇳agradecemos멎a렰quem릡nos멎avisa렣de뢝boa𠀭fe𠀬놹e뢩nao맒agiremos멐contra려essas멝pessoas𠀮𨀀𨀀
erro𠀬뇊vulnerabilidade𠀬뇇security𠀮txt𨀀𨀀
kwa렧hitilafu𠀬뇈tumia렴ukurasa렶wa렬mawasiliano맜kututumia렠anwani뤰ya렴ukurasa렭na렪kilichotokea𠀮뇻inasaidia렪kujua렪kivinjari뤚chako맒au몞simu몤yako𠀮뇽kwa렴udhaifu몢wa렴usalama𠀬놺fuata렲security𠀮txt𠀮눆tafadhali뤬usitumie뢟data령za렶watu몢wengine뢦kwa렩jaribio𠀬뇂na렴utupe뢨muda렶wa렪kurekebisha렳tatizo맜kabla렸ya렪kulichapisha𠀮눆tunawashukuru몢wanaoripoti뤢kwa렭nia렭njema𠀬뇂na렧hatutachukua렧hatua렣dhidi뤰yao𠀮𨀀𨀀
hitilafu𠀬뇉udhaifu몢wa렴usalama𠀬뇇security𠀮txt𨀀𨀀
W𨀁au
W𨀁ce
W𨀁da
W𨀁de
W𨀁do
W𨀁et
W𨀁fe
W𨀁il
W𨀁in
W𨀁it
W𨀁la
W𨀁le
W𨀁na
W𨀁of
W𨀁or
W𨀁ou
W𨀁se
W𨀁to
W𨀁um
W𨀁un
W𨀁us
W𨀁wa
W𨀁we
W𨀁ya
W𨀁za
W𨀁ان
W𨀁او
W𨀁اي
W𨀁عن
W𨀁في
W𨀁ما
W𨀁من
W𨀁ላይ
W𨀁ዳታ
W𨀁ገጹ
W𨀁ጊዜ', '{"answer":"For a fault, use the [contact page](/contact) to send us the address of the page and what happened. It helps to know your browser or phone. For a security weakness, follow [security.txt](/.well-known/security.txt). Please do not use other people''s data for a test, and give us time to fix the problem before you publish it. We are grateful to people who report in good faith, and will not take action against them."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (14, 'fb9f1539-4728-4d7e-a2b6-0161cfa91260', 'faq', 'reuse', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 13, 'Are the resources free, and may I reuse them?', 'Yes. Everything we write is free to read and published under Creative Commons Attribution 4.0 (CC BY 4.0). You may copy, translate, change, print and even sell it, as long as you name us, link to the…', '{"category":"resources","tags":"licence, CC BY 4.0, copying"}', 'are뢯the뢭resources멓free𠀬놵and뢉may묐i뤩reuse뢯them𠀿𨀀𨀀መርጃዎቹ쏣ነጻ꿀ናቸው𠀿얹መልሼ밈መጠቀምስ뮼እችላለሁ𠀿𨀀𨀀هل엓الموارد썦مجانيه𠀬랜وهل엶يجوز쏂لي욍اعاده옰استخدامها𠀿𨀀𨀀les멟ressources멠sont𠀭elles메gratuites𠀬놹et멼puis𠀭je뢧les멟reutiliser먍𠀿𨀀𨀀os멟recursos멠sao맘gratuitos𠀬놹e뢫posso맣reutiliza𠀭los𠀿𨀀𨀀je𠀬뇂nyenzo맟ni뤱za렡bure𠀬뇂na렭naweza렪kuzitumia렳tena𠀿𨀀𨀀
yes𠀮뇷everything룰we뢲write뢤is멓free뢯to맣read롽and뢌published뢑under먱creative뢞commons멎attribution릆4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩𠀮눋you몘may묊copy𠀬뇈translate𠀬놷change𠀬뇄print멭and뢁even맅sell륽it𠀬놵as멙long룚as멦you몙name뢰us𠀬뇀link륩to맥the뢧licence뢜and뢏say묞what명you몎changed𠀮눉work륗by묖others멡that몃we뢧link륩to맙has멖its멜own맆terms𠀮𨀀𨀀
licence𠀬놷cc롟by뫛4𠀮0𠀬놷copying𨀀𨀀
አዎ𠀮쑺የምንጽፈው춀ሁሉ똣በነጻ뀚ይነበባል𠀻옍የታተመውም뢏በcreative뢞commons멎attribution릆4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩쐿ፈቃድ틧ነው𠀮쐷እኛን읜እስከጠቀሱ𠀬쐜ወደ팄ፈቃዱ퇥ሊንክ쩄እስካደረጉና읡የለወጡትን읜እስከተናገሩ몘ድረስ묯መቅዳት𠀬썬መተርጎም𠀬썬መለወጥ𠀬썯ማተምና욑መሸጥም륜ጭምር묌ይችላሉ𠀮쎜ሊንክ쪇የምናደርግላቸው칧የሌሎች쐄ስራዎች쒷የራሳቸው칌ውል뛟አላቸው𠀮𨀀𨀀
ፈቃድ𠀬놷cc롟by뫛4𠀮0𠀬썬መቅዳት𨀀𨀀
نعم𠀮럕كل엱ما쉯نكتبه왎متاح쌧للقراءه왎مجانا쉱ومنشور쎇برخصه옰المشاع쑾الابداعي욬نسب쉯المصنف뾃4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩𠀮럜يجوز쏂لكم옑نسخه왑وترجمته왑وتغييره왑وطباعته왑وحتي욎بيعه𠀬라بشرط쑀ان옔تذكروا쉐اسمنا𠀬랜وتضعوا쉚رابطا쉐الي욍الرخصه𠀬랜وتبينوا쉮ما쉣غيرتموه𠀮랹اما쉐اعمال엓الاخرين옑التي욬نضع쒈روابط쑀اليها쉪فلها쉝شروطها쉐الخاصه𠀮𨀀𨀀
رخصه𠀬놷cc롟by뫛4𠀮0𠀬랚نسخ𨀀𨀀
oui𠀮눆tout멯ce뢬que뢩nous멒ecrivons멠se뢧lit멳gratuitement멱et멱est멼publie뢮sous멙la렫licence뢞creative뢞commons멎attribution릆4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩𠀮눈vous멝pouvez묲le뢞copier𠀬뇀le뢯traduire𠀬뇀le뢨modifier𠀬뇀l𠀧imprimer먳et멹meme뢧le뢱vendre𠀬놵a렢condition릶de뢩nous멐citer𠀬놸de뢨mettre뢰un릾lien마vers멙la렫licence뢠et며de뢟dire뢞ce뢬que뢱vous멎avez묩change𠀮뇾les멜oeuvres멑d𠀧autres멎auteurs멣vers멙lesquelles멛nous멟renvoyons멜ont멸leurs멝propres멐conditions𠀮𨀀𨀀
licence𠀬놷cc롟by뫛4𠀮0𠀬놷copie𨀀𨀀
sim𠀮눆tudo맠o맢que뢠escrevemos멒e뢟de뢧leitura렫livre뢠e뢠esta렯publicado매sob렿a렫licenca렢creative뢞commons멎atribuicao릥4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩𠀮눂pode뢞copiar𠀬뇈traduzir𠀬놵alterar𠀬놽imprimir먳e뢜ate뢱vender𠀬놸desde뢬que뢤indique뢪o맟nosso맟nome𠀬뇄ponha렴um릟link륥para렠a렫licenca려e뢟diga렮o맢que뢜alterou𠀮눁os멡trabalhos멑de뢪outros멝para렮os멞quais멡temos멙links멡tem릔as멠suas멝proprias멐condicoes𠀮𨀀𨀀
licenca𠀬놷cc롟by뫛4𠀮0𠀬놷copia𨀀𨀀
ndiyo𠀮뇽kila렳tunachoandika렪kinasomwa렡bila렬malipo맟na렪kimechapishwa렢chini뤰ya렢creative뢞commons멎attribution릆4𠀮0뇸𠀨cc롟by뫛4𠀮0𠀩𠀮눇unaweza렪kukinakili𠀬놿kukitafsiri𠀬놿kukibadilisha𠀬놿kukichapa렭na렧hata렪kukiuza𠀬뇁mradi뤫tu몠ututaje𠀬뇉uweke뢦kiungo맔cha렫leseni뤥na렴useme뢰ulichobadilisha𠀮뇽kazi뤱za렶wengine뢯tunazounganisha렭nazo맫zina렬masharti뤰yake뢵zenyewe𠀮𨀀𨀀
leseni𠀬놷cc롟by뫛4𠀮0𠀬놿kunakili𨀀𨀀
W𨀁as
W𨀁by
W𨀁cc
W𨀁ce
W𨀁de
W𨀁et
W𨀁is
W𨀁it
W𨀁je
W𨀁la
W𨀁le
W𨀁na
W𨀁ni
W𨀁os
W𨀁se
W𨀁to
W𨀁tu
W𨀁um
W𨀁un
W𨀁us
W𨀁we
W𨀁ya
W𨀁za
W𨀁ان
W𨀁كل
W𨀁لي
W𨀁ما
W𨀁هل
W𨀁ሁሉ
W𨀁ነው
W𨀁ነጻ
W𨀁አዎ
W𨀁ወደ
W𨀁ውል
K𨄎𨄎', '{"answer":"Yes. Everything we write is free to read and published under [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). You may copy, translate, change, print and even sell it, as long as you name us, link to the licence and say what you changed. Work by others that we link to has its own terms."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (15, 'e93677eb-ea7e-4c6c-a891-97dbb3d690d7', 'faq', 'secure-pipeline', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 2, 'What do you mean by securing the pipeline?', 'The pipeline is the road that code, data and models travel before people use them: they are written, tested, built and released. We write CD/CI pipeline. Most engineers write CI/CD, short for…', '{"category":"general","tags":"AI security, pipeline, CD/CI, CI/CD"}', 'what며do맪you몘mean릴by묚securing룭the뢫pipeline𠀿𨀀𨀀የፓይፕላይንን잧ደህንነት싲ማስጠበቅ봼ስትሉ뗠ምን웒ማለታችሁ땛ነው𠀿𨀀𨀀ماذا쉓تقصدون옒بتامين옑المسار𠀿𨀀𨀀que뢱veut며dire록𠀢낑securiser먺la렢chaine록𠀢끝𠀿𨀀𨀀o맢que뢬querem릗dizer먱com릧tornar멁seguro맠o맡pipeline𠀿𨀀𨀀mna렬maana렦gani뤤mnaposema렪kulinda렬mkondo𠀿𨀀𨀀
the뢫pipeline뢤is멡the뢭road뢐that멯code𠀬놸data렠and뢉models멡travel륶before뢫people뢰use뢯them𠀺덺they묈are뢲written𠀬뇈tested𠀬놶built멭and뢎released𠀮눉we뢲write뢞cd𠀯ci뤧pipeline𠀮뇿most멱engineers멤write뢞ci𠀯cd𠀬뇇short멲for먱continuous멖integration릳and롿continuous멑delivery𠀬놵and뢉mean맆the뢮same뢯thing𠀮뇳anyone뢲who맔can릵change뢮something루on맆that멾road롿changes멤what멱everyone뢢gets𠀮눅securing룢it멹means멘knowing룰who맞may묊change뢲what𠀬뇇signing룰what멵is멏built𠀬놵and뢎refusing룰what멵is멛not멿signed𠀮뇳ai뤪security묌explains멖it멲for멂the뢫public𠀬놺for먳engineers멎and뢂for먾policy묔makers𠀮𨀀𨀀
ai뤪security𠀬뇄pipeline𠀬놷cd𠀯ci𠀬놷ci𠀯cd𨀀𨀀
ፓይፕላይን읥ኮድ𠀬쑇ዳታና욗ሞዴሎች쏿ሰዎች쑷ከመጠቀማቸው췟በፊት쎿የሚጓዙበት싯መንገድ틧ነው𠀺엳ይጻፋሉ𠀬쑁ይፈተሻሉ𠀬쑁ይገነባሉ𠀬쑁ይለቀቃሉ𠀮쐷እኛ뗔cd𠀯ci찊ፓይፕላይን윜ብለን읜እንጽፋለን𠀮쐲አብዛኞቹ썫መሀንዲሶች눲ci𠀯cd쪁ብለው칬ይጽፋሉ𠀻옒ይህም퇵𠀢continuous멖integration릳and롿continuous멑delivery𠀢숦ለሚለው츟አጭር먷መጠሪያ톱ነው𠀻씦ሁለቱም룏አንድ틪ናቸው𠀮쏲በዚያ턹መንገድ퉢ላይ퇿አንድ틧ነገር먷መለወጥ굫የሚችል뙯ሰው춀ሁሉም뤗የሚያገኘውን잤ይለውጣል𠀮쒂ደህንነቱን웒ማስጠበቅ봢ማለት싲ማን월ምን웏መለወጥ괨እንደሚችል뙚ማወቅ𠀬쐼የተገነባውን웏መፈረምና읤ያልተፈረመውን읗አለመቀበል뙚ማለት썧ነው𠀮쑺የኤአይ퉏ደህንነት쏟ገጽ끘ይህን욿ለህዝብ𠀬썜ለመሀንዲሶችና욁ለፖሊሲ뭚አውጪዎች쒺ያብራራል𠀮𨀀𨀀
የኤአይ퉏ደህንነት𠀬쒧ፓይፕላይን𠀬놷cd𠀯ci𠀬놷ci𠀯cd𨀀𨀀
المسار붇𠀨pipeline𠀩뜾هو왏الطريق얕الذي욐تقطعه옰الشفره왑والبيانات싎والنماذج쌆قبل엓ان옴يستخدمها쉐الناس𠀺뤰تكتب슐وتختبر쎧وتبني욮وتطلق𠀮럘نكتب뱪𠀢مسار뷂cd𠀯ci𠀢𠀮럚ويكتب슍معظم엲المهندسين쁍ci𠀯cd𠀬띻اختصارا쉭للتكامل엓المستمر쎧والتسليم엲المستمر𠀬랜ويقصدون옑الشيء솵نفسه𠀮럚ومن옑استطاع쒁تغيير쎓شيء솰في욖ذلك어الطريق얨غير쎤ما쉳يصل엓الي욍الجميع𠀮럚وتامينه왓يعني욍ان옰نعرف얔من옴يحق얲له옳تغيير쎤ماذا𠀬랜وان옰نوقع쒜ما쉳يبني𠀬랜وان옰نرفض쐿ما쉭ليس쏢موقعا𠀮럚وتشرح쌘صفحه옰امن옑الذكاء솖الاصطناعي욖ذلك엑للجمهور쎧وللمهندسين옲ولصناع쑾السياسات𠀮𨀀𨀀
امن옑الذكاء솖الاصطناعي𠀬랙مسار쎆التسليم𠀬놷cd𠀯ci𠀬놷ci𠀯cd𨀀𨀀
la렢chaine롣𠀨le록𠀢낎pipeline록𠀢𠀩녜est멸la렱route뢬que뢮suivent멸le뢞code𠀬뇀les멑donnees멒et멸les멚modeles멎avant멽que뢧les메gens멛ne뢮s𠀧en맅servent멆𠀺덵on릾les멒ecrit𠀬뇃on릾les멡teste𠀬뇃on릾les멐construit멱et멻on릾les멝publie𠀮눀nous멒ecrivons멐chaine뢞cd𠀯ci𠀮뇾la렯plupart며des멖ingenieurs멒ecrivent멯ci𠀯cd𠀬뇄pour먷integration릵continue뢠et멸livraison릵continue𠀬놹et몂veulent며dire뢧la렬meme뢞chose𠀮눃qui뤧peut멯changer먿quelque뢞chose뢮sur먱cette뢭route뢞change뢞ce뢬que뢯tout멸le뢨monde뢭recoit𠀮뇾la렲securiser𠀬놷c𠀧est멿savoir먿qui뤘a렫le뢟droit며de뢞changer먿quoi𠀬뇇signer먱ce뢬qui뤜est멯construit멱et멾refuser먱ce뢬qui뤥n𠀧est멼pas멠signe𠀮뇾la렯page뢮securite뢟de뢧l𠀧ia렫l𠀧explique뢫pour먺le뢢grand뢌public𠀬뇄pour먺les멖ingenieurs멒et멼pour먺les멑decideurs멝publics𠀮𨀀𨀀
securite뢟de뢧l𠀧ia𠀬뇄pipeline𠀬놷chaine뢟de뢟deploiement𠀬놷cd𠀯ci𠀬놷ci𠀯cd𨀀𨀀
o맡pipeline뢠e뢪o맔caminho맢que뢪o맔codigo𠀬뇃os멑dados멒e뢪os멚modelos멝percorrem릔antes멑de뢜as멝pessoas멜os멢usarem𠀺덹sao맖escritos𠀬뇈testados𠀬놷construidos멒e뢫publicados𠀮눀nos멒escrevemos멝pipeline뢞cd𠀯ci𠀮뇳a렬maioria렣dos멒engenheiros멒escreve뢞ci𠀯cd𠀬놵as멖iniciais멒em릜ingles멑de뢤integracao맔continua려e뢠entrega렢continua𠀬놹e뢬quer먲dizer먽o맞mesmo𠀮눃quem릣puder먻mudar먯algo맟nesse뢞caminho맞muda렮o맢que뢯toda렠a렦gente뢭recebe𠀮눆torna𠀭lo매seguro맖e뢮saber먿quem릣pode뢨mudar먽o맢que𠀬놵assinar먽o맢que뢠e뢞construido맖e뢭recusar먽o맢que뢩nao맖esta렠assinado𠀮뇳a렯pagina렲seguranca렣da련ia려explica𠀭o맒ao맡publico𠀬놵a려engenheiros멒e뢜a렣decisores멝politicos𠀮𨀀𨀀
seguranca렣da련ia𠀬뇄pipeline𠀬놷cd𠀯ci𠀬놷ci𠀯cd𨀀𨀀
mkondo릙𠀨pipeline𠀩녥ni뤥njia렠ambayo맞msimbo𠀬놸data렭na렬modeli뤟hupitia렪kabla렸ya렪kutumiwa렭na렶watu𠀺덮huandikwa𠀬놼hujaribiwa𠀬놼huundwa렭na렧hutolewa𠀮눅sisi뤫tunaandika렬mkondo맨wa렢cd𠀯ci𠀮눉wahandisi뤮wengi뤟huandika렢ci𠀯cd𠀬놿kifupi뤚cha렢continuous멖integration릳and롿continuous멑delivery뫏𠀨kuunganisha렭na렪kufikisha렬mfululizo𠀩𠀬뇂na렧humaanisha렪kitu몖kilekile𠀮눋yeyote뢜anayeweza렪kubadilisha렪kitu몖kwenye뢩njia렧hiyo맙hubadilisha렪kile뢜ambacho맜kila렬mtu몌anakipata𠀮뇽kuulinda렬maana렸yake뢩ni뤢kujua렭nani뤘anaweza렪kubadilisha렭nini𠀬놿kutia렲sahihi뤢kinachoundwa𠀬뇂na렪kukataa렪kisichotiwa렲sahihi𠀮눇ukurasa렶wa렴usalama렶wa렠ai뤬unaeleza렧hayo맜kwa렴umma𠀬놿kwa렶wahandisi뤥na렪kwa렶watunga렲sera𠀮𨀀𨀀
usalama렶wa렠ai𠀬뇁mkondo𠀬뇄pipeline𠀬놷cd𠀯ci𠀬놷ci𠀯cd𨀀𨀀
W𨀁ai
W𨀁ao
W𨀁as
W𨀁by
W𨀁cd
W𨀁ce
W𨀁ci
W𨀁da
W𨀁de
W𨀁do
W𨀁em
W𨀁en
W𨀁et
W𨀁ia
W𨀁is
W𨀁it
W𨀁la
W𨀁le
W𨀁lo
W𨀁na
W𨀁ne
W𨀁ni
W𨀁on
W𨀁os
W𨀁wa
W𨀁we
W𨀁ya
W𨀁ان
W𨀁في
W𨀁له
W𨀁ما
W𨀁من
W𨀁هو
W𨀁ላይ
W𨀁ማን
W𨀁ምን
W𨀁ሰው
W𨀁ነው
W𨀁እኛ
W𨀁ኮድ
W𨀁ገጽ
K𨄀𨄀
K𨄅𨄅', '{"answer":"The pipeline is the road that code, data and models travel before people use them: they are written, tested, built and released. We write CD/CI pipeline. Most engineers write CI/CD, short for continuous integration and continuous delivery, and mean the same thing. Anyone who can change something on that road changes what everyone gets. Securing it means knowing who may change what, signing what is built, and refusing what is not signed. [AI Security](/ai-security) explains it for the public, for engineers and for policy makers."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (16, '3118cbf3-0fa6-460f-999e-6c7350a6ee02', 'faq', 'training', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 16, 'Do you train teams, and is there a certificate?', 'We hold workshops and clinics as events, and sometimes for a single team or school, if others can learn from the result: ask us. We do not give certificates. You leave with materials that you can use…', '{"category":"resources","tags":"training, workshops, certificate"}', 'do맪you몟train맆teams𠀬놵and뢅is멡there뢜a렢certificate𠀿𨀀𨀀ቡድኖችን윪ታሰለጥናላችሁ𠀿욉የምስክር뫧ወረቀትስ뮌ትሰጣላችሁ𠀿𨀀𨀀هل엖تدربون옑الفرق𠀬랜وهل엖تمنحون옞شهاده𠀿𨀀𨀀formez𠀭vous멑des멒equipes𠀬놹et명y묈a𠀭t𠀭il릉un릵certificat멋𠀿𨀀𨀀dao맗formacao맒a려equipas𠀬놹e뢣ha렢certificado𠀿𨀀𨀀je𠀬뇁mnatoa렬mafunzo맜kwa렳timu𠀬뇂na렪kuna렢cheti𠀿𨀀𨀀
we뢣hold뢓workshops멎and롿clinics멎as멒events𠀬놵and뢏sometimes멓for먯a렲single뢯team릢or멁school𠀬놽if룉others멐can릾learn릸from릧the뢭result𠀺덧ask륪us𠀮눉we뢟do맟not멳give뢞certificates𠀮눋you몗leave뢲with뤅materials멡that명you몎can맇use뢜and뢐teach룾from𠀮𨀀𨀀
training𠀬뇋workshops𠀬놷certificate𨀀𨀀
አውደ틡ጥናቶችንና읡የተግባር먬ልምምዶችን윗በዝግጅት싯መልክ쩄እናካሂዳለን𠀻씱ሌሎች쑷ከውጤቱ쉳መማር묇የሚችሉ뙫ከሆነም룏አንዳንዴ퉀ለአንድ트ቡድን읿ወይም뢤ትምህርት쌻ቤት𠀺엳ይጠይቁን𠀮쑺የምስክር뫧ወረቀት썷አንሰጥም𠀮쎜ሊጠቀሙባቸውና욃ሊያስተምሩባቸው칧የሚችሏቸውን쟴ጽሁፎች쒼ይዘው칬ይሄዳሉ𠀮𨀀𨀀
ስልጠና𠀬쏴አውደ틡ጥናት𠀬쐼የምስክር뫧ወረቀት𨀀𨀀
نعقد썩ورش쏵عمل열وعيادات슰تطبيقيه옿ضمن옫فعالياتنا𠀬랜واحيانا쉭لفريق얶واحد썈او왭مدرسه왑واحده𠀬띻اذا쉬كان오غيرهم옕يستطيع쑾التعلم옐من옑النتيجه𠀺뤭اسالونا𠀮럚ولا쉯نمنح쌗شهادات𠀮랼تخرجون옒بمواد썫يمكنكم엲استخدامها쉱والتدريس쏅بها𠀮𨀀𨀀
تدريب𠀬랜ورش쏵عمل𠀬랈شهاده𨀀𨀀
nous멜organisons멑des멎ateliers멒et며des멎ateliers멑d𠀧attaque뢫parmi뤥nos멒evenements𠀬놹et멼parfois멝pour멃une뢮seule뢠equipe뢪ou몠une뢮seule뢠ecole𠀬뇇si뤛d𠀧autres멝peuvent멭apprendre뢟du몝resultat멆𠀺덪demandez𠀭nous𠀮눀nous멛ne뢟delivrons멝pas멑de뢞certificats𠀮눈vous멟repartez묧avec롡des멠supports멞que뢱vous멝pouvez묻utiliser먳et멱enseigner𠀮𨀀𨀀
formation𠀬놵ateliers𠀬놷certificat𨀀𨀀
organizamos멜oficinas멒e뢞clinicas멐como맖eventos𠀬놹e뢜as멣vezes멝para렴uma렲so맖equipa렮ou몐escola𠀬뇇se뢪outros멝puderem릔aprender먱com릢o맣resultado𠀺덬fale뢞connosco𠀮눀nao맡passamos멐certificados𠀮눀no맗fim릟leva렬materiais멞que뢫pode뢰usar먳e뢞com릤que뢫pode뢠ensinar𠀮𨀀𨀀
formacao𠀬뇃oficinas𠀬놷certificado𨀀𨀀
tunaandaa렶warsha렭na렪kliniki뤢kama렬matukio𠀬뇂na렶wakati뤤mwingine뢦kwa렳timu몌au몞shule뢨moja𠀬놽ikiwa렶wengine뢲wanaweza렪kujifunza렪kutokana렭na렬matokeo𠀺덺tuulize𠀮뇺hatutoi뤭vyeti𠀮눇unaondoka렭na렭nyenzo맦unazoweza렪kuzitumia렭na렪kufundishia𠀮𨀀𨀀
mafunzo𠀬뇋warsha𠀬놷cheti𨀀𨀀
W𨀁as
W𨀁au
W𨀁de
W𨀁do
W𨀁du
W𨀁et
W𨀁ha
W𨀁if
W𨀁il
W𨀁is
W𨀁je
W𨀁na
W𨀁ne
W𨀁no
W𨀁or
W𨀁ou
W𨀁se
W𨀁si
W𨀁so
W𨀁un
W𨀁us
W𨀁we
W𨀁او
W𨀁من
W𨀁هل
W𨀁ቤት', '{"answer":"We hold workshops and clinics as [events](/events), and sometimes for a single team or school, if others can learn from the result: [ask us](/contact). We do not give certificates. You leave with materials that you can use and teach from."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (17, '0e38cb86-3c73-43e6-bc1b-f4790ccec4d9', 'faq', 'translations', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 15, 'In which languages are the resources, and may I translate one?', 'Most are in English, and some are in French, Portuguese or Kiswahili. Translations are welcome and need no permission. Change the examples too, so that they fit the place. Send us the result through…', '{"category":"resources","tags":"languages, translation, volunteering"}', 'in막which뤄languages멎are뢯the뢭resources𠀬놵and뢉may묐i뤫translate뢪one𠀿𨀀𨀀መርጃዎቹ쎳በየትኞቹ쎞ቋንቋዎች쑢ናቸው𠀿얹መተርጎምስ뮼እችላለሁ𠀿𨀀𨀀باي욪لغات슰تتوفر쎆الموارد𠀬랜وهل엶يجوز쏂لي욍ان옑اترجم엲احدها𠀿𨀀𨀀en맃quelles멙langues멠sont멸les멟ressources𠀬놹et멼puis𠀭je뢠en맆traduire뢰une롺𠀿𨀀𨀀em릤que뢧linguas멒estao맠os멟recursos𠀬놹e뢫posso맥traduzir멃um𠀿𨀀𨀀nyenzo맫ziko맜katika렫lugha령zipi𠀬뇂na렭naweza렪kutafsiri뤤mojawapo𠀿𨀀𨀀
most멭are뢤in릷english𠀬놵and뢏some뢜are뢤in릸french𠀬뇄portuguese뢪or먹kiswahili𠀮눆translations멎are뢲welcome뢜and뢊need뢊no맡permission𠀮뇵change뢯the뢠examples멡too𠀬뇇so맥that몀they묍fit몀the뢫place𠀮눅send뢑us멡the뢭result몀through뤌the뢞contact멼page𠀺덵once뢮someone뢠else뢲who매speaks멡the뢧language뢣has멟read뢅it𠀬뇋we뢫publish뤁it멮beside뢯the뢪original릋with뤑your먼name𠀬놽if룓you몢wish𠀮𨀀𨀀
languages𠀬뇈translation𠀬뇊volunteering𨀀𨀀
አብዛኞቹ쎳በእንግሊዝኛ𠀬쏴አንዳንዶቹም뢏በፈረንሳይኛ𠀬쎴በፖርቹጋልኛ젹ወይም뢏በስዋሂሊ뙵ናቸው𠀮쐇ትርጉሞችን윗በደስታ쌾እንቀበላለን𠀻왭ፈቃድ틷አያስፈልጋቸውም𠀮쐺ከቦታው캊ጋር뫄እንዲስማሙ럐ምሳሌዎቹንም뤜ይቀይሩ𠀮쑟ውጤቱን윗በመገናኛ졹ገጹ꿜ይላኩልን𠀺앑ቋንቋውን잟የሚናገር먫ሌላ똱ሰው츪ካነበበው췟በኋላ뚩ከዋናው캼ጽሁፍ뉩ጎን𠀬쏼ከፈለጉ핫ከስምዎ캩ጋር뫄እናወጣዋለን𠀮𨀀𨀀
ቋንቋዎች𠀬쏉ትርጉም𠀬쎴በጎ횦ፈቃደኝነት𨀀𨀀
معظمها쉑بالانجليزيه𠀬랜وبعضها쉑بالفرنسيه옰او왏البرتغاليه옰او왏السواحيليه𠀮럘نرحب쉰بالترجمات𠀬랜وهي욪لا쉓تحتاج싫الي욍اذن𠀮럚وغيروا쉐الامثله옰ايضا쉭لتناسب쉯المكان𠀮랹ارسلوا쉐الينا쉐النتيجه왎من옟صفحه옰الاتصال𠀺륎وبعد썈ان옴يقراها쉝شخص쐂اخر쎩يتكلم엲اللغه𠀬랚ننشرها쉐الي욒جانب쉯الاصل엱مع쑾اسمكم𠀬띻ان옑اردتم𠀮𨀀𨀀
لغات𠀬띾ترجمه𠀬띾تطوع𨀀𨀀
la렯plupart멿sont멱en릳anglais𠀬놹et멽quelques𠀭unes멒en릸francais𠀬놹en맂portugais멜ou몐en맅swahili𠀮뇾les멡traductions멠sont멸les멏bienvenues멒et멺n𠀧ont멮besoin릶d𠀧aucune뢜autorisation𠀮뇵changez묧aussi뤣les멒exemples𠀬뇄pour먿qu𠀧ils멐conviennent멭au몗lieu𠀮뇷envoyez𠀭nous멙le뢭resultat멼par먺la렯page뢞contact멆𠀺덻une뢡fois멞qu𠀧une뢜autre뢫personne뢬qui뤧parle뢧la렫langue뢧l𠀧a렱relu𠀬뇂nous멙le뢫publions멎a렢cote뢟de뢧l𠀧original𠀬놵avec롳votre뢩nom릦si뤭vous멙le뢮souhaitez𠀮𨀀𨀀
langues𠀬뇈traduction𠀬놶benevolat𨀀𨀀
a렬maioria려esta려em릜ingles𠀬놹e뢜alguns멒em릙frances𠀬뇄portugues멜ou몞suaili𠀮뇳as멡traducoes멠sao맓bem𠀭vindas멒e뢩nao맡precisam릗de뢜autorizacao𠀮뇿mude뢯tambem릢os멒exemplos𠀬뇄para렰que뢮se뢜adaptem릔ao망lugar𠀮뇷envie𠀭nos멜o맣resultado맡pela렯pagina렣de뢞contactos𠀺덪depois멑de뢪outra렯pessoa렰que뢡fale뢜a렫lingua렮o맥ter먺lido𠀬뇄publicamo𠀭lo맒ao망lado맕do맠original𠀬놷com릢o매seu몙nome𠀬뇇se뢬quiser𠀮𨀀𨀀
linguas𠀬뇈traducao𠀬뇊voluntariado𨀀𨀀
nyingi뤱ziko맜kwa렪kiingereza𠀬뇂na렡baadhi뤢kwa렪kifaransa𠀬놿kireno맒au몖kiswahili𠀮눆tafsiri뤱zinakaribishwa렭na렧hazihitaji뤩ruhusa𠀮뇴badilisha렬mifano맡pia𠀬놽ili뤠ilingane뢩na렬mahali𠀮눆tutumie뢨matokeo맜kupitia렴ukurasa렶wa렬mawasiliano𠀺덳mtu몘mwingine뢜anayezungumza렫lugha렧hiyo맒akishaisoma𠀬뇈tunaichapisha렪kando맪ya렭nyenzo맪ya렠asili뤧pamoja렭na렩jina렫lako𠀬뇉ukipenda𠀮𨀀𨀀
lugha𠀬뇈tafsiri𠀬놿kujitolea𨀀𨀀
W𨀁ao
W𨀁as
W𨀁au
W𨀁de
W𨀁do
W𨀁em
W𨀁en
W𨀁et
W𨀁if
W𨀁in
W𨀁it
W𨀁je
W𨀁la
W𨀁le
W𨀁lo
W𨀁na
W𨀁no
W𨀁or
W𨀁os
W𨀁ou
W𨀁qu
W𨀁se
W𨀁si
W𨀁so
W𨀁um
W𨀁us
W𨀁wa
W𨀁we
W𨀁ya
W𨀁ان
W𨀁او
W𨀁لا
W𨀁لي
W𨀁مع
W𨀁من
W𨀁ሌላ
W𨀁ሰው
W𨀁በጎ
W𨀁ገጹ
W𨀁ጋር
W𨀁ጎን', '{"answer":"Most are in English, and some are in French, Portuguese or Kiswahili. Translations are welcome and need no permission. Change the examples too, so that they fit the place. Send us the result through the [contact page](/contact): once someone else who speaks the language has read it, we publish it beside the original with your name, if you wish."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (18, 'c20b8f1c-5f94-4be7-a016-4b659fc9a2ce', 'faq', 'where-we-work', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 3, 'Where do you work, and in which languages?', 'Our home is Addis Ababa, Ethiopia, and our work is for the whole continent: events are held in different cities and online. This site is in six languages. Some resources and events are in French…', '{"category":"general","tags":"places, languages, Addis Ababa"}', 'where뢟do맪you몢work𠀬놵and뢅in막which뤄languages𠀿𨀀𨀀የምትሰሩት쎿የትና웙በየትኞቹ쎞ቋንቋዎች쑟ነው𠀿𨀀𨀀اين옔تعملون𠀬랜وباي욪لغات𠀿𨀀𨀀ou몟travaillez𠀭vous𠀬놹et며dans멞quelles멙langues먬𠀿𨀀𨀀onde뢯trabalham𠀬놹e뢠em릤que뢧linguas𠀿𨀀𨀀mnafanya렪kazi뤮wapi𠀬뇂na렪kwa렫lugha령zipi𠀿𨀀𨀀
our먶home뢤is멎addis멎ababa𠀬놹ethiopia𠀬놵and뢋our멅work륞is멓for멂the뢲whole뢞continent𠀺덫events멎are뢣held뢅in릶different멯cities멎and뢋online𠀮눆this멠site뢤is멖in맅six뫴languages𠀮눅some뢭resources멎and뢁events멎are뢤in릸french𠀬뇄portuguese𠀬놵arabic롬or먹kiswahili𠀬놵and뢕you몘may묞write뢯to맦us멖in릳any묓language𠀮눋you몢will륻get멭a렱reply묞within름24늴hours𠀬뇈though뤁it멹may묉be뢤in릷english𠀮𨀀𨀀
places𠀬뇀languages𠀬놵addis멎ababa𨀀𨀀
ቤታችን읗አዲስ뮷አበባ𠀬쏶ኢትዮጵያ톱ነው𠀻앚ስራችን쟄ግን욿ለመላው츟አህጉር몯ነው𠀺엣ዝግጅቶች쐯በተለያዩ톋ከተሞችና웙በኢንተርኔት쏄ይካሄዳሉ𠀮쑿ይህ똼ድረ몌ገጽ꿋በስድስት쌢ቋንቋዎች쑟ነው𠀮쐲አንዳንድ퉯መርጃዎችና읖ዝግጅቶች쐯በፈረንሳይኛ𠀬쎴በፖርቹጋልኛ𠀬쎴በአረብኛ젹ወይም뢏በስዋሂሊ뙵ናቸው𠀻엊እርስዎ췾በማንኛውም롺ቋንቋ뷋ሊጽፉልን잤ይችላሉ𠀮쏲በ24쑼ሰአት쎤ውስጥ겛መልስ밂ያገኛሉ𠀻씽መልሱ뮨ግን윗በእንግሊዝኛ읻ሊሆን잤ይችላል𠀮𨀀𨀀
ቦታዎች𠀬쎟ቋንቋዎች𠀬쏴አዲስ뮷አበባ𨀀𨀀
مقرنا쉐اديس쏄ابابا쉪في욍اثيوبيا𠀬랜وعملنا쉭للقاره왌كلها𠀺뤰تعقد썈الفعاليات싇في욫مدن옯مختلفه왑وعبر쎆الانترنت𠀮럙هذا쉐الموقع쑿بست싊لغات𠀮럚وبعض쐡الموارد썩والفعاليات슮بالفرنسيه옰او왏البرتغاليه옰او왏العربيه옰او왏السواحيليه𠀬랜ويمكنكم엲الكتابه옰الينا쉑باي욪لغه𠀮럜يصلكم엲الرد썏خلال뿞24롿ساعه𠀬랜وان옭كان올قد썫ياتي욎بالانجليزيه𠀮𨀀𨀀
اماكن𠀬래لغات𠀬띻اديس쏄ابابا𨀀𨀀
nous멠sommes멖installes멎a렠addis𠀭abeba𠀬놹en릷ethiopie𠀬놹et멺nous멡travaillons멝pour멂tout멸le뢞continent멆𠀺덲les멒evenements멜ont멸lieu몏dans멑differentes멣villes멒et멱en릾ligne𠀮뇵ce뢮site뢠existe뢠en맅six뫴langues𠀮뇵certaines멟ressources멒et멯certains멒evenements멠sont멱en릸francais𠀬놹en맂portugais𠀬놹en릳arabe뢪ou몐en맅swahili𠀬놹et몂vous멝pouvez무nous멒ecrire뢟dans멛n𠀧importe뢬quelle뢧langue𠀮눈vous멟recevrez묻une뢭reponse뢟dans멙les먟24늴heures𠀬뇁mais멒elle뢮sera렯peut𠀭etre뢠en릳anglais𠀮𨀀𨀀
lieux𠀬뇀langues𠀬놵addis𠀭abeba𨀀𨀀
a렭nossa렢casa려e뢜adis멎abeba𠀬뇂na려etiopia𠀬놹e뢪o맟nosso맥trabalho맖e뢫para렳todo맠o맔continente𠀺덵os멒eventos멟realizam𠀭se뢠em릩varias멐cidades멒e뢪online𠀮뇷este뢮site뢠existe뢠em릦seis멙linguas𠀮뇳alguns멟recursos멒e뢠eventos멠sao맖em릙frances𠀬뇄portugues𠀬놵arabe뢪ou몞suaili𠀬놹e뢫pode뢠escrever𠀭nos멒em릤qualquer먺lingua𠀮누recebera렱resposta렭no맡prazo맕de롭24늴horas𠀬놹embora렯possa렲ser먳em릜ingles𠀮𨀀𨀀
lugares𠀬뇀linguas𠀬놵adis멎abeba𨀀𨀀
makao맪yetu몙ni뤘addis멎ababa𠀬놹ethiopia𠀬뇂na렪kazi뤰yetu몙ni뤢kwa렡bara령zima𠀺덳matukio맙hufanyika렪katika렬miji뤤mbalimbali뤥na렬mtandaoni𠀮눆tovuti뤟hii뤠iko맜katika렫lugha렲sita𠀮뇴baadhi뤰ya렭nyenzo맟na렬matukio맟ni뤢kwa렪kifaransa𠀬놿kireno𠀬놿kiarabu몌au몖kiswahili𠀬뇂na렴unaweza렪kutuandikia렪kwa렫lugha렸yoyote𠀮눇utapata렩jibu몙ndani뤰ya렲saa럱24𠀬놽ingawa렫linaweza렪kuwa렪kwa렪kiingereza𠀮𨀀𨀀
mahali𠀬뇀lugha𠀬놵addis멎ababa𨀀𨀀
W𨀁24
W𨀁au
W𨀁be
W𨀁ce
W𨀁de
W𨀁do
W𨀁em
W𨀁en
W𨀁et
W𨀁in
W𨀁is
W𨀁it
W𨀁le
W𨀁na
W𨀁ni
W𨀁no
W𨀁or
W𨀁os
W𨀁ou
W𨀁se
W𨀁to
W𨀁us
W𨀁ya
W𨀁او
W𨀁في
W𨀁قد
W𨀁ነው
W𨀁ይህ
W𨀁ድረ
W𨀁ገጽ
W𨀁ግን', '{"answer":"Our home is Addis Ababa, Ethiopia, and our work is for the whole continent: events are held in different cities and online. This site is in six languages. Some resources and events are in French, Portuguese, Arabic or Kiswahili, and you may write to us in any language. You will get a reply within 24 hours, though it may be in English."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (19, 'f4b8b9db-b8b7-42b2-bf63-c31f4337626b', 'faq', 'which-resources', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 14, 'Which resources are meant for me?', 'They are sorted by who they are for. “For the Public” needs no knowledge of technology. “For Network Engineers” is for people who build and run systems. “For Policy Makers” is for people who write…', '{"category":"resources","tags":"categories, public, engineers, policy makers"}', 'which뤊resources멎are뢨meant멲for먻me𠀿𨀀𨀀ለእኔ잀የሚሆኑት쎿የትኞቹ썫መርጃዎች쑢ናቸው𠀿𨀀𨀀اي욍الموارد썦موجهه옰الي𠀿𨀀𨀀quelles멟ressources멠sont멲faites멝pour먻moi룶𠀿𨀀𨀀que뢭recursos멠sao맡para렬mim𠀿𨀀𨀀ni뤥nyenzo맫zipi뤱zinanihusu𠀿𨀀𨀀
they묈are뢮sorted롾by묞who맥they묈are뢡for𠀮놴𠀢for멂the뢫public𠀢낌needs멛no맜knowledge뢪of룎technology𠀮놴𠀢for먼network륚engineers𠀢낇is멓for먾people뢲who맓build롽and뢎run맅systems𠀮놴𠀢for먾policy묔makers𠀢낇is멓for먾people뢲who맨write뢭rules멜or먰buy묚systems멓for먾public롟bodies𠀮놴𠀢training룦materials𠀢낆helps멦you몟teach뤇others𠀮뇵choose뢜a렳tab롍on맆the뢭resources멝page𠀬뇃or멁search룹all릃of룎them𠀮𨀀𨀀
categories𠀬뇄public𠀬놹engineers𠀬뇄policy묔makers𨀀𨀀
የተደራጁት싟ለማን읜እንደተዘጋጁ푛ነው𠀮놴𠀢ለህዝብ𠀢쌆የቴክኖሎጂ풏እውቀት썷አይጠይቅም𠀮놴𠀢ለኔትወርክ즷መሀንዲሶች𠀢쉓ስርአቶችን욿ለሚሰሩና욁ለሚያንቀሳቅሱ뫋ሰዎች쑟ነው𠀮놴𠀢ለፖሊሲ뭚አውጪዎች𠀢쌎ደንብ샯ለሚጽፉ놧ወይም렷ለመንግስት썇ተቋማት쌌ስርአቶችን욿ለሚገዙ켣ሰዎች쑟ነው𠀮놴𠀢የስልጠና잶ጽሁፎች𠀢숪ሌሎችን읜እንዲያስተምሩ몐ይረዱዎታል𠀮쏲በመርጃዎች쓗ገጽ꽶ላይ텼ምድብ쇔ይምረጡ𠀬쐜ወይም렰ሁሉንም뤜ይፈልጉ𠀮𨀀𨀀
ምድቦች𠀬썙ህዝብ𠀬썬መሀንዲሶች𠀬쒪ፖሊሲ뭚አውጪዎች𨀀𨀀
صنفت슭الموارد썉بحسب슍من옱هي욫موجهه옰اليهم𠀮럓فيه쀫𠀢للجمهور𠀢뙢لا쉓تحتاج싫الي욫معرفه옱بالتقنيه𠀮럚وفيه쀫𠀢لمهندسي욍الشبكات𠀢뙢لمن옴يبنون옑الانظمه왑ويشغلونها𠀮럚وفيه쀫𠀢لصناع쑾السياسات𠀢뙢لمن옴يكتبون옑القواعد썈او왲يشترون옑الانظمه왍للجهات슭العامه𠀮럚وفيه쀫𠀢مواد썋تدريبيه𠀢뙈تساعدكم옄علي욐تعليم옅غيركم𠀮랹اختاروا쉢علامه옳تبويب슉في욛صفحه옰الموارد𠀬띻او왏ابحثوا쉪فيها쉬كلها𠀮𨀀𨀀
فيات𠀬란جمهور𠀬랙مهندسون𠀬랉صناع쑾السياسات𨀀𨀀
elles멠sont멯classees멠selon릾leur먾public𠀮놴𠀢낎pour먺le뢢grand뢌public렟𠀢낌ne뢟demande뢜aucune뢞connaissance뢯technique𠀮놴𠀢낎pour먺les멖ingenieurs멟reseau멍𠀢낑s𠀧adresse뢜aux뫸personnes멞qui뤚construisent멱et멱exploitent며des멠systemes𠀮놴𠀢낎pour먺les멑decideurs멝publics먏𠀢낑s𠀧adresse뢜aux뫸personnes멞qui뤜ecrivent며des멟regles멜ou몌achetent며des멠systemes멝pour먲des멜organismes멝publics𠀮놴𠀢낑supports멑de뢡formation르𠀢낔vous멎aide뢜a려enseigner먯aux뫩autres𠀮뇵choisissez묻un링onglet멿sur먺la렯page뢭ressources𠀬뇃ou몎cherchez묪dans멡toutes𠀮𨀀𨀀
categories𠀬놻grand뢌public𠀬놽ingenieurs𠀬놸decideurs멝publics𨀀𨀀
estao맠organizados멝por먲destinatario𠀮놴𠀢para렮o맡publico𠀢낌nao맖exige뢞conhecimentos멡tecnicos𠀮놴𠀢para려engenheiros멑de뢭redes𠀢낃e뢫para렰quem릖constroi뤜e뢪opera렲sistemas𠀮놴𠀢para렣decisores멝politicos𠀢낃e뢫para렰quem릘escreve뢭regras멜ou몎compra렲sistemas멝para려entidades멝publicas𠀮놴𠀢materiais멑de뢡formacao𠀢끿ajuda렠a려ensinar먽outras멝pessoas𠀮뇷escolha렴um릦separador먼na렯pagina렣de뢭recursos𠀬뇃ou몛pesquise뢠em릧todos𠀮𨀀𨀀
categorias𠀬뇄publico𠀬놹engenheiros𠀬놸decisores멝politicos𨀀𨀀
zimepangwa렪kulingana렭na렶walengwa𠀮눀nyenzo맫za럡𠀢kwa렴umma𠀢낆hazihitaji뤬ujuzi뤮wa렳teknolojia𠀮눌za럡𠀢kwa렶wahandisi뤮wa렬mitandao𠀢낌ni뤢kwa렶watu몢wanaounda렭na렪kuendesha렬mifumo𠀮눌za럡𠀢kwa렶watunga렲sera𠀢낌ni뤢kwa렶watu몢wanaoandika렪kanuni뤘au몖kununua렬mifumo맪ya렳taasisi뤱za렴umma𠀮놴𠀢nyenzo맫za렬mafunzo𠀢낆hukusaidia렪kuwafundisha렶wengine𠀮뇵chagua렪kichupo맜kwenye뢰ukurasa렶wa렭nyenzo𠀬놵au몟tafuta렪katika령zote𠀮𨀀𨀀
makundi𠀬뇉umma𠀬뇋wahandisi𠀬뇋watunga렲sera𨀀𨀀
W𨀁au
W𨀁by
W𨀁de
W𨀁em
W𨀁et
W𨀁is
W𨀁la
W𨀁le
W𨀁me
W𨀁na
W𨀁ne
W𨀁ni
W𨀁no
W𨀁of
W𨀁on
W𨀁or
W𨀁ou
W𨀁um
W𨀁un
W𨀁wa
W𨀁ya
W𨀁za
W𨀁او
W𨀁اي
W𨀁في
W𨀁لا
W𨀁من
W𨀁هي
W𨀁ላይ
W𨀁ነው
W𨀁ገጽ
K𨄎𨄎
K𨄑𨄑', '{"answer":"They are sorted by who they are for. “For the Public” needs no knowledge of technology. “For Network Engineers” is for people who build and run systems. “For Policy Makers” is for people who write rules or buy systems for public bodies. “Training Materials” helps you teach others. Choose a tab on the [resources page](/resources), or search all of them."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (20, '86beabd8-9141-4824-bcca-d07a41bce300', 'faq', 'who-we-are', 'en', ' en am ar fr pt sw ', '2026-11-17T04:52:20.303Z', null, '2026-11-17T04:52:20.303Z', null, 1, 'What is Secure AI Africa?', 'Secure AI Africa is a non-profit initiative for secure and ethical AI in Africa. We study the risks that matter here, we teach the public and engineers, and we bring together people who would…', '{"category":"general","tags":"about us, mission, non-profit"}', 'what멵is멠secure뢜ai뤘africa𠀿𨀀𨀀secure뢜ai뤘africa짜ምንድን읇ነው𠀿𨀀𨀀ما쉰هي샙secure뢜ai뤘africa𠀿𨀀𨀀qu𠀧est𠀭ce뢬que뢮secure뢜ai뤘africa럾𠀿𨀀𨀀o맢que뢠e뢜a렲secure뢜ai뤘africa𠀿𨀀𨀀secure뢜ai뤘africa렭ni뤥nini𠀿𨀀𨀀K𨄀𨄀𨀀𨀀
secure뢜ai뤘africa련is멎a렭non𠀭profit멵initiative뢡for멁secure뢜and뢁ethical륵ai뤠in릳africa𠀮눉we뢮study묛the뢭risks멡that멹matter먶here𠀬뇋we뢯teach뤌the뢫public롞and뢁engineers𠀬놵and뢓we뢝bring룭together먾people뢲who맨would뢋otherwise뢡face뢯the뢮same뢫problem릔alone𠀮누read뢉more뢤in링our먻mission릳and뢒vision𠀮𨀀𨀀
about몁us𠀬뇁mission𠀬뇂non𠀭profit𨀀𨀀
secure뢜ai뤘africa쨟በአፍሪካ쩑ደህንነቱ쉣ለተጠበቀና욮ስነ옹ምግባራዊ촪ለሆነ왌ሰው춯ሰራሽ벯አስተውሎት냿𠀨ኤአይ𠀩쏟የሚሰራ𠀬썜ለትርፍ뉆ያልተቋቋመ렶ኢኒሼቲቭ쉯ነው𠀮쐷እዚህ떧በእርግጥ굫የሚያሳስቡ섋አደጋዎችን읜እናጠናለን𠀬썙ህዝቡንና욑መሀንዲሶችን읜እናስተምራለን𠀬쏴አለዚያ퇁አንድን윴ችግር몄ብቻቸውን잤ይጋፈጡ곯የነበሩ맓ሰዎችን읜እናገናኛለን𠀮쐂ተጨማሪ먢በተልእኳችንና욤ራእያችን잢ያንብቡ𠀮𨀀𨀀
ስለ뙉እኛ𠀬쏄ተልእኮ𠀬썜ለትርፍ뉆ያልተቋቋመ𨀀𨀀
secure뢜ai뤘africa븄مبادره왃غير쎐ربحيه왎من옑اجل엜ذكاء솖اصطناعي욍امن옲واخلاقي욧في욍افريقيا𠀮럘ندرس쏄المخاطر쎆التي욐تهمنا쉰هنا𠀬랜ونعلم엲الجمهور쎧والمهندسين𠀬랜ونجمع쑿بين옑اناس쏠كانوا쉜سيواجهون옑المشكله왏نفسها쉬كل엥علي욓حده𠀮랹اقرووا쉐المزيد썢في욗رسالتنا쉱ورويتنا𠀮𨀀𨀀
من옰نحن𠀬랅رساله𠀬랎غير쎐ربحيه𨀀𨀀
secure뢜ai뤘africa려est몁une뢤initiative뢜a렡but멺non릾lucratif룊pour멃une뢤ia렲sure뢠et멱ethique뢠en릳afrique𠀮눀nous멒etudions멙les멟risques멞qui뤚comptent멵ici𠀬뇂nous멓formons멙le뢫public롢et멸les멖ingenieurs𠀬놹et멺nous멟reunissons멑des멝personnes멞qui𠀬뇇sinon𠀬놵affronteraient멿seules멙le뢨meme뢫probleme𠀮뇾lisez묲la렲suite뢟dans멛notre뢨mission릷et멺notre뢱vision𠀮𨀀𨀀
a렯propos멑de뢩nous𠀬뇁mission𠀬놶but멺non릾lucratif𨀀𨀀
a렲secure뢜ai뤘africa려e뢰uma련iniciativa렲sem릙fins멙lucrativos멝por멃uma련ia렲segura려e뢠etica려em릔africa𠀮뇷estudamos멜os멟riscos멞que뢞contam릔aqui𠀬놹ensinamos멜o맡publico맖e뢪os멒engenheiros𠀬놹e뢥juntamos멝pessoas멞que뢟de뢪outra력forma려enfrentariam릦sozinhas멜o맞mesmo맡problema𠀮뇾leia렬mais멒em릠missao맖e뢱visao𠀮𨀀𨀀
sobre뢩nos𠀬뇁missao𠀬뇇sem릙fins멙lucrativos𨀀𨀀
secure뢜ai뤘africa렭ni뤤mpango맦usiolenga력faida𠀬놿kwa렠ajili뤰ya렠akili뤤mnemba럧𠀨ai𠀩녠iliyo매salama렭na렸yenye뢨maadili뤙barani뤘afrika𠀮눆tunachunguza렧hatari뤱zinazotuhusu몓hapa𠀬뇈tunaufundisha렴umma렭na렶wahandisi𠀬뇂na렳tunawaleta렯pamoja렶watu몌ambao맧vinginevyo맨wangekabili뤫tatizo망lilelile뢫peke뢴yao𠀮눅soma령zaidi뤢katika렣dhamira렭na렣dira렸yetu𠀮𨀀𨀀
kuhusu몞sisi𠀬놸dhamira𠀬놽isiyolenga력faida𨀀𨀀
W𨀁ai
W𨀁ce
W𨀁de
W𨀁em
W𨀁en
W𨀁et
W𨀁ia
W𨀁in
W𨀁is
W𨀁la
W𨀁le
W𨀁na
W𨀁ni
W𨀁os
W𨀁qu
W𨀁us
W𨀁we
W𨀁ya
W𨀁في
W𨀁كل
W𨀁ما
W𨀁من
W𨀁هي
W𨀁ሰው
W𨀁ስለ
W𨀁ስነ
W𨀁ነው
W𨀁እኛ
K𨄎𨄎', '{"answer":"Secure AI Africa is a non-profit initiative for secure and ethical AI in Africa. We study the risks that matter here, we teach the public and engineers, and we bring together people who would otherwise face the same problem alone. Read more in [our mission and vision](/about/mission-vision)."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (21, '481cb087-0ab6-4f33-8c3e-66f8cfb997b0', 'our_work', 'signed-pipelines', 'fr', ' fr ', '2025-03-01T07:30:00.250Z', '2025-04-01T07:30:00.500Z', '2025-03-01T07:30:00.250Z', null, null, 'Chaînes de déploiement signées', 'Une clé volée, c''est 100 % des modèles perdus.', '{"category":"Recherche & Œuvres","image_url":"/pictures/signed.jpg","link":"https://example.org/signed?a=1&b=2"}', 'chaines멑de뢟deploiement멿signees𨀀𨀀
pourquoi뤬une뢞cle뢱volee𠀬놷c𠀧est먽100뇵𠀥냟des멚modeles멝perdus𠀮𨀀𨀀
recherche롡𠀦넉oeuvres𨀀𨀀
W𨀁de', '{"description":"# Pourquoi\n\nUne **clé** volée, c''est 100 % des modèles [perdus](/resources)."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (22, 'd7f93104-21ce-466d-9c3d-024dc28e3d1b', 'our_work', 'ß', 'en', ' en ', '2026-11-15T08:00:00.000Z', null, '2026-11-15T08:00:00.000Z', null, null, 'Straße', 'Fußgänger_1', '{"image_url":"","link":"","category":""}', 'strasse𨀀𨀀
fussganger𠁟1𨀀𨀀
𨀀𨀀', '{"description":"Fußgänger_1"}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (23, 'f5b03b99-c654-48c3-b79f-55620db9d3f0', 'news', 'selam', 'en', ' en ', '2026-11-15T08:00:00.000Z', '2026-11-17T04:52:24.201Z', '2026-11-15T08:00:00.000Z', null, null, 'ሰላም ኣዲስ፡ “quotes” and ''apostrophes''', 'كِتَاب one two x = 1 + 2;', '{"image_url":"","link":"","authors":"mulu, nobody-yet"}', 'ሰላም룏አዲስ퓝𠀢quotes𠀢끿and롃𠀧apostrophes𠀧𨀀𨀀
كتاب벷one뢯two맩x뫅𠀽뎔1눚𠀫녧2𠀻𨀀𨀀', '{"content":"كِتَاب\n\n- one\n- two\n\n```\nx = 1 + 2;\n```"}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (24, 'e40a77bc-d3b7-4fa2-9013-589f6354cd1a', 'news', 'long', 'en', ' en ', '2026-11-15T08:00:00.001Z', '2026-11-17T04:52:24.202Z', '2026-11-15T08:00:00.001Z', null, null, 'A long one', 'Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds…', '{"image_url":"","link":"","authors":""}', 'a렫long루one𨀀𨀀K𨄎𨄎𨀀𨀀
words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮눉words멏beyond뢓what멭an릷excerpt면holds𠀬놵and뢉more뢯than맂postgresql릀leaves멢uncompressed𠀮𨀀𨀀
W𨀁an', '{"content":"Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed. Words beyond what an excerpt holds, and more than PostgreSQL leaves uncompressed."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (27, '563d7268-6bb6-430c-abe3-269e6dfa7c1e', 'events', 'nairobi', 'en', ' en am ar ', '2026-11-15T08:00:00.000Z', null, '2026-12-01T06:00:00.000Z', '2026-12-01T14:00:00.000Z', null, 'Signing day', 'Bring a laptop.', '{"image_url":"","link":"","location":"Nairobi, Kenya","event_date":"2026-12-01T06:00:00.000Z","ends_at":"2026-12-01T14:00:00.000Z","time_zone":"Africa/Nairobi","status":"cancelled"}', 'signing룝day𨀀𨀀የፊርማ렱ቀን𨀀𨀀يوم엲التوقيع뺉2026𨀀𨀀
bring룚a렫laptop𠀮𨀀𨀀
nairobi𠀬놿kenya𨀀𨀀
ላፕቶፕ덀ይዘው칬ይምጡ𨀀𨀀
ናይሮቢ𠀬쐀ኬንያ𨀀𨀀
المسوولون옯مدعوون𠀮𨀀𨀀
نيروبي𨀀𨀀
W𨀁ቀን', '{"description":"Bring a laptop."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (28, '0018cb5e-c048-40db-bfa3-192b666f5997', 'events', 'sao-tome', 'en', ' en ', '2026-11-15T08:00:00.000Z', null, '2024-02-29T09:00:00.000Z', '2024-02-29T09:00:00.000Z', null, 'Encontro aberto', 'Segurança é de todos \ 100%.', '{"image_url":"","link":"","location":"São Tomé","event_date":"2024-02-29T09:00:00.000Z","ends_at":"","time_zone":"Africa/Sao_Tome","status":""}', 'encontro맒aberto𨀀𨀀
seguranca려e뢟de뢯todos멉𠁜띕100𠀥𠀮𨀀𨀀
sao맥tome𨀀𨀀
W𨀁de', '{"description":"Segurança é de todos \\ 100%."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (29, '9a717a40-ee5d-46cc-a68e-c19223ef1d6e', 'resources', 'guide', 'en', ' en ', '2026-11-15T08:00:00.000Z', null, '2026-11-15T08:00:00.000Z', null, null, 'Ressource n° 1', 'Une description — avec des signes : 50 % & plus.', '{"category":"For the Public","type":"Guide","authors":"","image_url":"","file_url":"/files/guide.pdf","resource_url":""}', 'ressource뢩n𠂰솁1𨀀𨀀it𠀧s먞100뇵𠀥𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
for멂the뢫public𨀀𨀀
guide𨀀𨀀
W𨀁50
W𨀁it', '{"description":"Une description — avec des signes : 50 % & plus.","content":"## Text\n\nOf the resource."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (30, 'e4b84b96-9a18-4959-9a44-d988271af11d', 'resources', 'etude', 'en', ' en ', '2026-11-15T08:00:00.000Z', null, '2026-11-15T08:00:00.000Z', null, null, 'Ressource n° 2', 'Une description — avec des signes : 50 % & plus.', '{"category":"Études   et données","type":"ÉTUDE","authors":"","image_url":"","file_url":"","resource_url":"https://example.org/étude"}', 'ressource뢩n𠂰솂2𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
etudes멒et며donnees𨀀𨀀
etude𨀀𨀀
W𨀁50
W𨀁et', '{"description":"Une description — avec des signes : 50 % & plus.","content":"## Text\n\nOf the resource."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (31, '5af09a5e-b366-440f-bc90-9d3a26165094', 'resources', 'etude-2', 'en', ' en ', '2026-11-15T08:00:00.000Z', null, '2026-11-15T08:00:00.000Z', null, null, 'Ressource n° 3', 'Une description — avec des signes : 50 % & plus.', '{"category":"études et données","type":"Étude","authors":"mulu","image_url":"","file_url":"","resource_url":""}', 'ressource뢩n𠂰솃3𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
etudes멒et며donnees𨀀𨀀
etude𨀀𨀀
W𨀁50
W𨀁et', '{"description":"Une description — avec des signes : 50 % & plus.","content":"## Text\n\nOf the resource."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (32, 'f037b5b6-ac5a-4564-8384-0506f2d3b5c7', 'resources', 'strasse', 'en', ' en ', '2026-11-15T08:00:00.000Z', null, '2026-11-15T08:00:00.000Z', null, null, 'Ressource n° 4', 'Une description — avec des signes : 50 % & plus.', '{"category":"STRASSE","type":"Straße","authors":"","image_url":"","file_url":"","resource_url":""}', 'ressource뢩n𠂰솄4𨀀𨀀
une뢟description륿𠀭뇔avec롡des멠signes먧𠀺댻50뇵𠀥낡𠀦넊plus𠀮𨀀𨀀
strasse𨀀𨀀
strasse𨀀𨀀
W𨀁50', '{"description":"Une description — avec des signes : 50 % & plus.","content":"## Text\n\nOf the resource."}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (33, '74d4d772-4937-4e69-bae6-ddddc2946f68', 'people', 'mulu', 'en', ' en fr ', '2026-11-15T08:00:00.000Z', null, '2026-11-15T08:00:00.000Z', null, 1, 'ሙሉ Mulu', 'Elle signe tout.', '{"role":"Ingénieure"}', 'ሙሉ쿔mulu𨀀𨀀mulu𨀀𨀀
ingenieure𨀀𨀀
ingenieure𨀀𨀀
W𨀁ሙሉ', '{"text":"Elle signe *tout*.","email":"mulu@example.org","profile":"https://example.org/mulu?a=1&b=2"}');
insert into records (row_id, edition, kind, id, language, languages, created_at, updated_at, sort_at, over_at, position, title, excerpt, fields, folded, long_fields) values (34, '249fd9f6-2508-453d-bb72-a724fdd8d735', 'people', 'sami', 'en', ' en ', '2026-11-15T08:00:00.000Z', null, '2026-11-15T08:00:00.000Z', null, 2, 'سامي', '100 %', '{}', 'سامي𨀀𨀀
𨀀𨀀', '{"text":"100 %"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'accounts-and-lists', 'am', 'አካውንት ያስፈልገኛል? የኢሜይል ዝርዝርስ አለ?', 'አካውንት አያስፈልግዎትም፤ የኢሜይል ዝርዝርም የለንም። በዚህ ድረ ገጽ ያለውን ሁሉ ያለ አካውንት ማንበብ ይችላሉ። እኛን ለመከታተል ወደ ዜና እና ዝግጅቶች ገጾች ይመለሱ፣ ወይም የዜና ፊዳችንን አድራሻ ለፊድ አንባቢዎ ይስጡ።', '2026-11-17T04:52:20.303Z', null, '{"tags":"አካውንት, የኢሜይል ዝርዝር, ፊድ, ግላዊነት"}', '{"answer":"አካውንት አያስፈልግዎትም፤ የኢሜይል ዝርዝርም የለንም። በዚህ ድረ ገጽ ያለውን ሁሉ ያለ አካውንት ማንበብ ይችላሉ። እኛን ለመከታተል ወደ [ዜና](/news) እና [ዝግጅቶች](/events) ገጾች ይመለሱ፣ ወይም [የዜና ፊዳችንን](/feeds/news.rss) አድራሻ ለፊድ አንባቢዎ ይስጡ።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'accounts-and-lists', 'ar', 'هل أحتاج إلى حساب، وهل لديكم قائمة بريدية؟', 'لا، ولا. يمكنكم قراءة كل ما في هذا الموقع دون تسجيل دخول، وليست لدينا قائمة بريدية. لمتابعتنا، عودوا إلى صفحتي الأخبار والفعاليات، أو أضيفوا عنوان خلاصة الأخبار إلى قارئ الخلاصات.', '2026-11-17T04:52:20.303Z', null, '{"tags":"حساب, قائمة بريدية, خلاصات, خصوصية"}', '{"answer":"لا، ولا. يمكنكم قراءة كل ما في هذا الموقع دون تسجيل دخول، وليست لدينا قائمة بريدية. لمتابعتنا، عودوا إلى صفحتي [الأخبار](/news) و[الفعاليات](/events)، أو أضيفوا عنوان [خلاصة الأخبار](/feeds/news.rss) إلى قارئ الخلاصات."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'accounts-and-lists', 'fr', 'Me faut-il un compte, et avez-vous une liste de diffusion ?', 'Ni l’un ni l’autre. Vous pouvez lire tout ce site sans vous connecter, et nous n’avons pas de liste de diffusion. Pour nous suivre, revenez aux pages Actualités et Événements, ou donnez à un lecteur…', '2026-11-17T04:52:20.303Z', null, '{"tags":"compte, liste de diffusion, flux RSS, vie privée"}', '{"answer":"Ni l’un ni l’autre. Vous pouvez lire tout ce site sans vous connecter, et nous n’avons pas de liste de diffusion. Pour nous suivre, revenez aux pages [Actualités](/news) et [Événements](/events), ou donnez à un lecteur de flux l’adresse de notre [flux d’actualités](/feeds/news.rss)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'accounts-and-lists', 'pt', 'Preciso de uma conta? E há uma lista de e-mail?', 'Não, e não. Pode ler tudo neste site sem iniciar sessão, e não temos lista de e-mail. Para nos acompanhar, volte às páginas de notícias e de eventos, ou dê a um leitor de feeds o endereço do nosso…', '2026-11-17T04:52:20.303Z', null, '{"tags":"conta, lista de e-mail, feeds, privacidade"}', '{"answer":"Não, e não. Pode ler tudo neste site sem iniciar sessão, e não temos lista de e-mail. Para nos acompanhar, volte às páginas de [notícias](/news) e de [eventos](/events), ou dê a um leitor de feeds o endereço do nosso [feed de notícias](/feeds/news.rss)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'accounts-and-lists', 'sw', 'Je, nahitaji akaunti, na kuna orodha ya barua pepe?', 'Hapana, na hapana. Unaweza kusoma kila kitu kwenye tovuti hii bila kuingia kwa akaunti, na hatuna orodha ya barua pepe. Ili kutufuatilia, rudi kwenye kurasa za habari na matukio, au ipe programu yako…', '2026-11-17T04:52:20.303Z', null, '{"tags":"akaunti, orodha ya barua pepe, milisho, faragha"}', '{"answer":"Hapana, na hapana. Unaweza kusoma kila kitu kwenye tovuti hii bila kuingia kwa akaunti, na hatuna orodha ya barua pepe. Ili kutufuatilia, rudi kwenye kurasa za [habari](/news) na [matukio](/events), au ipe programu yako ya kusoma milisho anwani ya [mlisho wetu wa habari](/feeds/news.rss)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'appearance', 'am', 'በብርሃናማና በጨለማ ገጽታ መካከል እንዴት እቀያይራለሁ?', 'በእያንዳንዱ ገጽ ከታች በስተቀኝ ያለውን አዝራር ይጠቀሙ። ብራውዘርዎ ምርጫዎን ያስታውሳል፤ ለእኛም አይልከውም። አዝራሩ JavaScript ይፈልጋል። ያለ እሱ ድረ ገጹ ብርሃናማ ነው።', '2026-11-17T04:52:20.303Z', null, '{"tags":"ገጽታ, የጨለማ ገጽታ, ንጽጽር"}', '{"answer":"በእያንዳንዱ ገጽ ከታች በስተቀኝ ያለውን አዝራር ይጠቀሙ። ብራውዘርዎ ምርጫዎን ያስታውሳል፤ ለእኛም አይልከውም። አዝራሩ JavaScript ይፈልጋል። ያለ እሱ ድረ ገጹ ብርሃናማ ነው።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'appearance', 'ar', 'كيف أبدّل بين المظهر الفاتح والمظهر الداكن؟', 'استخدموا الزر الموجود في الركن السفلي من كل صفحة. يتذكر متصفحكم اختياركم ولا يرسله إلينا. ويحتاج الزر إلى JavaScript، ومن دونه يظهر الموقع بالمظهر الفاتح.', '2026-11-17T04:52:20.303Z', null, '{"tags":"مظهر, وضع داكن, تباين"}', '{"answer":"استخدموا الزر الموجود في الركن السفلي من كل صفحة. يتذكر متصفحكم اختياركم ولا يرسله إلينا. ويحتاج الزر إلى JavaScript، ومن دونه يظهر الموقع بالمظهر الفاتح."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'appearance', 'fr', 'Comment passer de l’affichage clair à l’affichage sombre ?', 'Utilisez le bouton en bas à droite de chaque page. Votre navigateur retient ce choix et ne nous l’envoie pas. Le bouton a besoin de JavaScript. Sans JavaScript, le site est clair.', '2026-11-17T04:52:20.303Z', null, '{"tags":"affichage, mode sombre, contraste"}', '{"answer":"Utilisez le bouton en bas à droite de chaque page. Votre navigateur retient ce choix et ne nous l’envoie pas. Le bouton a besoin de JavaScript. Sans JavaScript, le site est clair."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'appearance', 'pt', 'Como mudo entre o tema claro e o escuro?', 'Use o botão em baixo, à direita, em todas as páginas. O seu navegador lembra a escolha e não a envia para nós. O botão precisa de JavaScript. Sem ele, o site usa o tema claro.', '2026-11-17T04:52:20.303Z', null, '{"tags":"tema, tema escuro, contraste"}', '{"answer":"Use o botão em baixo, à direita, em todas as páginas. O seu navegador lembra a escolha e não a envia para nós. O botão precisa de JavaScript. Sem ele, o site usa o tema claro."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'appearance', 'sw', 'Ninabadilishaje kati ya mwonekano wa mwangaza na wa giza?', 'Tumia kitufe kilicho chini kulia kwenye kila ukurasa. Kivinjari chako hukumbuka chaguo lako na hakilitumi kwetu. Kitufe hicho kinahitaji JavaScript. Bila JavaScript, tovuti huwa na mwonekano wa…', '2026-11-17T04:52:20.303Z', null, '{"tags":"mandhari, mwonekano wa giza, utofauti wa rangi"}', '{"answer":"Tumia kitufe kilicho chini kulia kwenye kila ukurasa. Kivinjari chako hukumbuka chaguo lako na hakilitumi kwetu. Kitufe hicho kinahitaji JavaScript. Bila JavaScript, tovuti huwa na mwonekano wa mwangaza."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'become-a-partner', 'am', 'ድርጅቴ አጋር መሆን ይችላል?', 'አዎ። ከኩባንያዎች፣ ከዩኒቨርሲቲዎች፣ ከመንግሥት ተቋማትና ከማህበረሰብ ቡድኖች ጋር እንሠራለን። አጋርነት የሚጀምረው ሁለቱም ወገኖች ሊሠሩት በሚፈልጉት አንድ ሥራ ነው። ማንም መክፈል የለበትም። ከእኛ ጋር የሚሠሩትን ይመልከቱ፤ ከዚያ ያሰቡትን ይንገሩን።', '2026-11-17T04:52:20.303Z', null, '{"tags":"አጋሮች, ድርጅቶች"}', '{"answer":"አዎ። ከኩባንያዎች፣ ከዩኒቨርሲቲዎች፣ ከመንግሥት ተቋማትና ከማህበረሰብ ቡድኖች ጋር እንሠራለን። አጋርነት የሚጀምረው ሁለቱም ወገኖች ሊሠሩት በሚፈልጉት አንድ ሥራ ነው። ማንም መክፈል የለበትም። [ከእኛ ጋር የሚሠሩትን](/about/partnerships) ይመልከቱ፤ ከዚያ ያሰቡትን [ይንገሩን](/contact?about=partner)።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'become-a-partner', 'ar', 'هل يمكن لمؤسستي أن تصبح شريكًا؟', 'نعم. نعمل مع شركات وجامعات وجهات عامة ومجموعات محلية. تبدأ الشراكة بعمل واحد يريد الطرفان القيام به. ولا يدفع أحد شيئًا. اطّلعوا على من يعمل معنا، ثم أخبرونا بما تفكرون فيه.', '2026-11-17T04:52:20.303Z', null, '{"tags":"شركاء, مؤسسات"}', '{"answer":"نعم. نعمل مع شركات وجامعات وجهات عامة ومجموعات محلية. تبدأ الشراكة بعمل واحد يريد الطرفان القيام به. ولا يدفع أحد شيئًا. اطّلعوا على [من يعمل معنا](/about/partnerships)، ثم [أخبرونا](/contact?about=partner) بما تفكرون فيه."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'become-a-partner', 'fr', 'Mon organisation peut-elle devenir partenaire ?', 'Oui. Nous travaillons avec des entreprises, des universités, des organismes publics et des associations. Un partenariat commence par un travail précis que les deux parties veulent faire. Personne n’a…', '2026-11-17T04:52:20.303Z', null, '{"tags":"partenaires, organisations"}', '{"answer":"Oui. Nous travaillons avec des entreprises, des universités, des organismes publics et des associations. Un partenariat commence par un travail précis que les deux parties veulent faire. Personne n’a à payer. Voyez [qui travaille avec nous](/about/partnerships), puis [dites-nous](/contact?about=partner) à quoi vous pensez."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'become-a-partner', 'pt', 'A minha organização pode tornar-se parceira?', 'Sim. Trabalhamos com empresas, universidades, entidades públicas e grupos comunitários. Uma parceria começa com um trabalho que ambas as partes querem fazer. Ninguém tem de pagar. Veja quem trabalha…', '2026-11-17T04:52:20.303Z', null, '{"tags":"parceiros, organizações"}', '{"answer":"Sim. Trabalhamos com empresas, universidades, entidades públicas e grupos comunitários. Uma parceria começa com um trabalho que ambas as partes querem fazer. Ninguém tem de pagar. Veja [quem trabalha connosco](/about/partnerships) e depois [diga-nos](/contact?about=partner) o que tem em mente."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'become-a-partner', 'sw', 'Je, taasisi yangu inaweza kuwa mshirika?', 'Ndiyo. Tunafanya kazi na kampuni, vyuo vikuu, taasisi za umma na vikundi vya jamii. Ushirikiano huanza na kazi moja ambayo pande zote mbili zinataka kuifanya. Hakuna anayelazimika kulipa. Tazama nani…', '2026-11-17T04:52:20.303Z', null, '{"tags":"washirika, taasisi"}', '{"answer":"Ndiyo. Tunafanya kazi na kampuni, vyuo vikuu, taasisi za umma na vikundi vya jamii. Ushirikiano huanza na kazi moja ambayo pande zote mbili zinataka kuifanya. Hakuna anayelazimika kulipa. Tazama [nani anafanya kazi nasi](/about/partnerships), kisha [tuambie](/contact?about=partner) unachofikiria."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'devices-and-screen-readers', 'am', 'ድረ ገጹ በአሮጌ ስልክ ወይም በስክሪን አንባቢ ይሠራል?', 'መሥራት አለበት። ማንበብ፣ መፈለግና ለእኛ መጻፍ ያለ JavaScript፣ በኪቦርድ ብቻ፣ በስክሪን አንባቢና ጽሑፉ እጥፍ ተልቆ ይሠራሉ። በጣም አሮጌ በሆኑ ብራውዘሮች ላይ ገጹ ቀለል ብሎ ሊታይ ይችላል። የተደራሽነት መግለጫው ምን እንደምንፈትሽና ገና ምን እንደሚጎድል ይናገራል።', '2026-11-17T04:52:20.303Z', null, '{"tags":"አሮጌ ስልኮች, የስክሪን አንባቢ, ኪቦርድ, JavaScript"}', '{"answer":"መሥራት አለበት። ማንበብ፣ መፈለግና ለእኛ መጻፍ ያለ JavaScript፣ በኪቦርድ ብቻ፣ በስክሪን አንባቢና ጽሑፉ እጥፍ ተልቆ ይሠራሉ። በጣም አሮጌ በሆኑ ብራውዘሮች ላይ ገጹ ቀለል ብሎ ሊታይ ይችላል። [የተደራሽነት መግለጫው](/accessibility) ምን እንደምንፈትሽና ገና ምን እንደሚጎድል ይናገራል።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'devices-and-screen-readers', 'ar', 'هل يعمل الموقع على هاتف قديم أو مع قارئ شاشة؟', 'من المفترض ذلك. فالقراءة والبحث والكتابة إلينا تعمل دون JavaScript، وبلوحة المفاتيح وحدها، ومع قارئ شاشة، ومع تكبير النص إلى ضعف حجمه. وقد تبدو الصفحة أبسط في المتصفحات القديمة جدًا. ويذكر بيان…', '2026-11-17T04:52:20.303Z', null, '{"tags":"هواتف قديمة, قارئات الشاشة, لوحة المفاتيح, JavaScript"}', '{"answer":"من المفترض ذلك. فالقراءة والبحث والكتابة إلينا تعمل دون JavaScript، وبلوحة المفاتيح وحدها، ومع قارئ شاشة، ومع تكبير النص إلى ضعف حجمه. وقد تبدو الصفحة أبسط في المتصفحات القديمة جدًا. ويذكر [بيان إمكانية الوصول](/accessibility) ما نختبره، وما ليس جيدًا بما يكفي بعد."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'devices-and-screen-readers', 'fr', 'Le site fonctionne-t-il sur un vieux téléphone ou avec un lecteur d’écran ?', 'Il le devrait. On peut lire, chercher et nous écrire sans JavaScript, avec le clavier seul, avec un lecteur d’écran et avec un texte deux fois plus grand. Sur de très vieux navigateurs, une page peut…', '2026-11-17T04:52:20.303Z', null, '{"tags":"vieux téléphones, lecteurs d’écran, clavier, JavaScript"}', '{"answer":"Il le devrait. On peut lire, chercher et nous écrire sans JavaScript, avec le clavier seul, avec un lecteur d’écran et avec un texte deux fois plus grand. Sur de très vieux navigateurs, une page peut avoir une présentation plus simple. La [déclaration d’accessibilité](/accessibility) dit ce que nous testons, et ce qui n’est pas encore assez bon."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'devices-and-screen-readers', 'pt', 'O site funciona num telemóvel antigo ou com um leitor de ecrã?', 'Deve funcionar. Pode ler, pesquisar e escrever-nos sem JavaScript, só com o teclado, com um leitor de ecrã e com o texto no dobro do tamanho. Em navegadores muito antigos, uma página pode ter um…', '2026-11-17T04:52:20.303Z', null, '{"tags":"telemóveis antigos, leitores de ecrã, teclado, JavaScript"}', '{"answer":"Deve funcionar. Pode ler, pesquisar e escrever-nos sem JavaScript, só com o teclado, com um leitor de ecrã e com o texto no dobro do tamanho. Em navegadores muito antigos, uma página pode ter um aspeto mais simples. A [declaração de acessibilidade](/accessibility) diz o que testamos e o que ainda não está bem."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'devices-and-screen-readers', 'sw', 'Je, tovuti inafanya kazi kwenye simu ya zamani au kwa kisoma skrini?', 'Inapaswa kufanya kazi. Kusoma, kutafuta na kutuandikia hufanya kazi bila JavaScript, kwa kibodi pekee, kwa kisoma skrini na kwa maandishi yaliyokuzwa mara mbili. Kwenye vivinjari vya zamani sana…', '2026-11-17T04:52:20.303Z', null, '{"tags":"simu za zamani, visoma skrini, kibodi, JavaScript"}', '{"answer":"Inapaswa kufanya kazi. Kusoma, kutafuta na kutuandikia hufanya kazi bila JavaScript, kwa kibodi pekee, kwa kisoma skrini na kwa maandishi yaliyokuzwa mara mbili. Kwenye vivinjari vya zamani sana ukurasa unaweza kuonekana wa kawaida zaidi. [Taarifa ya ufikivu](/accessibility) inaeleza tunachojaribu, na kile ambacho bado si kizuri vya kutosha."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-calendar', 'am', 'አንድን ዝግጅት ወደ ቀን መቁጠሪያዬ እንዴት አስገባለሁ?', 'የእያንዳንዱ ዝግጅት ገጽ «ወደ ቀን መቁጠሪያ ያስገቡ» የሚል ሊንክ አለው። በስልክዎ ወይም በኮምፒውተርዎ ቀን መቁጠሪያ ሊከፍቱት የሚችሉት ትንሽ ፋይል ይሰጥዎታል። ፋይሉ የዝግጅቱን የሰዓት ክልል ስለሚያውቅ ቀን መቁጠሪያዎ እርስዎ ባሉበት ቦታ ያለውን ሰዓት ያሳያል። ሁሉንም ዝግጅቶች ለመከታተል የዝግጅቶች ቀን…', '2026-11-17T04:52:20.303Z', null, '{"tags":"ቀን መቁጠሪያ, የሰዓት ክልል"}', '{"answer":"የእያንዳንዱ ዝግጅት ገጽ «ወደ ቀን መቁጠሪያ ያስገቡ» የሚል ሊንክ አለው። በስልክዎ ወይም በኮምፒውተርዎ ቀን መቁጠሪያ ሊከፍቱት የሚችሉት ትንሽ ፋይል ይሰጥዎታል። ፋይሉ የዝግጅቱን የሰዓት ክልል ስለሚያውቅ ቀን መቁጠሪያዎ እርስዎ ባሉበት ቦታ ያለውን ሰዓት ያሳያል። ሁሉንም ዝግጅቶች ለመከታተል [የዝግጅቶች ቀን መቁጠሪያውን](/events.ics) ወደ መተግበሪያዎ ይጨምሩ።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-calendar', 'ar', 'كيف أضيف فعالية إلى تقويمي؟', 'في صفحة كل فعالية رابط «الإضافة إلى التقويم». يعطيكم ملفًا صغيرًا تفتحونه بالتقويم في هاتفكم أو حاسوبكم. ويعرف الملف المنطقة الزمنية للفعالية، فيعرض تقويمكم الوقت في المكان الذي أنتم فيه. ولمتابعة كل…', '2026-11-17T04:52:20.303Z', null, '{"tags":"تقويم, مناطق زمنية"}', '{"answer":"في صفحة كل فعالية رابط «الإضافة إلى التقويم». يعطيكم ملفًا صغيرًا تفتحونه بالتقويم في هاتفكم أو حاسوبكم. ويعرف الملف المنطقة الزمنية للفعالية، فيعرض تقويمكم الوقت في المكان الذي أنتم فيه. ولمتابعة كل الفعاليات، اشتركوا في [تقويم الفعاليات](/events.ics)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-calendar', 'fr', 'Comment ajouter un événement à mon calendrier ?', 'La page de chaque événement a un lien « Ajouter au calendrier ». Il vous donne un petit fichier à ouvrir avec le calendrier de votre téléphone ou de votre ordinateur. Le fichier connaît le fuseau…', '2026-11-17T04:52:20.303Z', null, '{"tags":"calendrier, fuseaux horaires"}', '{"answer":"La page de chaque événement a un lien « Ajouter au calendrier ». Il vous donne un petit fichier à ouvrir avec le calendrier de votre téléphone ou de votre ordinateur. Le fichier connaît le fuseau horaire de l’événement : votre calendrier affiche donc l’heure de l’endroit où vous êtes. Pour suivre tous les événements, abonnez-vous au [calendrier des événements](/events.ics)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-calendar', 'pt', 'Como adiciono um evento ao meu calendário?', 'A página de cada evento tem o link “Adicionar ao calendário”. Recebe um pequeno ficheiro que pode abrir com o calendário do telemóvel ou do computador. O ficheiro conhece o fuso horário do evento…', '2026-11-17T04:52:20.303Z', null, '{"tags":"calendário, fusos horários"}', '{"answer":"A página de cada evento tem o link “Adicionar ao calendário”. Recebe um pequeno ficheiro que pode abrir com o calendário do telemóvel ou do computador. O ficheiro conhece o fuso horário do evento, por isso o seu calendário mostra a hora do lugar onde está. Para acompanhar todos os eventos, subscreva o [calendário de eventos](/events.ics)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-calendar', 'sw', 'Ninawekaje tukio kwenye kalenda yangu?', 'Ukurasa wa kila tukio una kiungo cha “Weka kwenye kalenda”. Kinakupa faili ndogo unayoweza kuifungua kwa kalenda ya simu au kompyuta yako. Faili hiyo inajua ukanda wa saa wa tukio, kwa hiyo kalenda…', '2026-11-17T04:52:20.303Z', null, '{"tags":"kalenda, kanda za saa"}', '{"answer":"Ukurasa wa kila tukio una kiungo cha “Weka kwenye kalenda”. Kinakupa faili ndogo unayoweza kuifungua kwa kalenda ya simu au kompyuta yako. Faili hiyo inajua ukanda wa saa wa tukio, kwa hiyo kalenda yako huonyesha saa za mahali ulipo. Ili kufuatilia matukio yote, jiunge na [kalenda ya matukio](/events.ics)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-cost', 'am', 'ዝግጅቶቻችሁ ክፍያ አላቸው?', 'የላቸውም። በኢንተርኔትም ሆነ በአካል የሚካሄዱ ዝግጅቶች ሁሉ ነፃ ናቸው። አብዛኛውን ጊዜ የጉዞ ወይም የማረፊያ ወጪ መሸፈን አንችልም። የምንችል ከሆነ የዝግጅቱ ገጽ ይናገራል።', '2026-11-17T04:52:20.303Z', null, '{"tags":"ክፍያ, ጉዞ"}', '{"answer":"የላቸውም። በኢንተርኔትም ሆነ በአካል የሚካሄዱ ዝግጅቶች ሁሉ ነፃ ናቸው። አብዛኛውን ጊዜ የጉዞ ወይም የማረፊያ ወጪ መሸፈን አንችልም። የምንችል ከሆነ የዝግጅቱ ገጽ ይናገራል።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-cost', 'ar', 'هل لفعالياتكم رسوم؟', 'لا. كل الفعاليات مجانية، عبر الإنترنت وحضوريًا. ولا نستطيع عادةً دفع تكاليف السفر أو الإقامة. وإذا استطعنا، ذكرت صفحة الفعالية ذلك.', '2026-11-17T04:52:20.303Z', null, '{"tags":"رسوم, سفر"}', '{"answer":"لا. كل الفعاليات مجانية، عبر الإنترنت وحضوريًا. ولا نستطيع عادةً دفع تكاليف السفر أو الإقامة. وإذا استطعنا، ذكرت صفحة الفعالية ذلك."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-cost', 'fr', 'Vos événements sont-ils payants ?', 'Non. Tous les événements sont gratuits, en ligne et sur place. Normalement, nous ne pouvons pas payer le voyage ni l’hébergement. Si nous le pouvons, la page de l’événement le dit.', '2026-11-17T04:52:20.303Z', null, '{"tags":"frais, voyage"}', '{"answer":"Non. Tous les événements sont gratuits, en ligne et sur place. Normalement, nous ne pouvons pas payer le voyage ni l’hébergement. Si nous le pouvons, la page de l’événement le dit."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-cost', 'pt', 'Os vossos eventos são pagos?', 'Não. Todos os eventos são gratuitos, online e presenciais. Normalmente não podemos pagar viagens nem alojamento. Quando podemos, a página do evento diz isso.', '2026-11-17T04:52:20.303Z', null, '{"tags":"custos, viagens"}', '{"answer":"Não. Todos os eventos são gratuitos, online e presenciais. Normalmente não podemos pagar viagens nem alojamento. Quando podemos, a página do evento diz isso."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-cost', 'sw', 'Je, matukio yenu yana gharama yoyote?', 'Hapana. Matukio yote ni bure, ya mtandaoni na ya ana kwa ana. Kwa kawaida hatuwezi kulipia safari wala malazi. Tukiweza, ukurasa wa tukio husema hivyo.', '2026-11-17T04:52:20.303Z', null, '{"tags":"ada, safari"}', '{"answer":"Hapana. Matukio yote ni bure, ya mtandaoni na ya ana kwa ana. Kwa kawaida hatuwezi kulipia safari wala malazi. Tukiweza, ukurasa wa tukio husema hivyo."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-registration', 'am', 'ለዝግጅት እንዴት እመዘገባለሁ?', 'ዝግጅቱን በዝግጅቶች ገጽ ላይ ይክፈቱና የሚጠይቀውን ያንብቡ። ሌላ ካላለ በስተቀር በገጹ ላይ «ይመዝገቡ» የሚለውን ይጫኑ፦ የዝግጅቱ ስምና ቀን የተሞላበት የመገናኛ ቅጽ ይከፈታል። ለመሳተፍ የሚያስፈልግዎት ነገር ካለ፣ ለምሳሌ ደረጃ የሌለው አዳራሽ ወይም አስተርጓሚ፣ ይህንንም ይንገሩን። ማቅረብ እንደምንችልና…', '2026-11-17T04:52:20.303Z', null, '{"tags":"ምዝገባ, ተደራሽነት"}', '{"answer":"ዝግጅቱን [በዝግጅቶች ገጽ](/events) ላይ ይክፈቱና የሚጠይቀውን ያንብቡ። ሌላ ካላለ በስተቀር በገጹ ላይ «ይመዝገቡ» የሚለውን ይጫኑ፦ የዝግጅቱ ስምና ቀን የተሞላበት የመገናኛ ቅጽ ይከፈታል። ለመሳተፍ የሚያስፈልግዎት ነገር ካለ፣ ለምሳሌ ደረጃ የሌለው አዳራሽ ወይም አስተርጓሚ፣ ይህንንም ይንገሩን። ማቅረብ እንደምንችልና እንደማንችል በሐቀኝነት እንነግርዎታለን።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-registration', 'ar', 'كيف أسجّل في فعالية؟', 'افتحوا الفعالية من صفحة الفعاليات واقرؤوا ما تطلبه. وما لم تذكر غير ذلك، اضغطوا «التسجيل» في صفحتها: تُفتح استمارة الاتصال وفيها اسم الفعالية وتاريخها. وأخبرونا أيضًا إن احتجتم إلى شيء كي تشاركوا،…', '2026-11-17T04:52:20.303Z', null, '{"tags":"تسجيل, إمكانية الوصول"}', '{"answer":"افتحوا الفعالية من [صفحة الفعاليات](/events) واقرؤوا ما تطلبه. وما لم تذكر غير ذلك، اضغطوا «التسجيل» في صفحتها: تُفتح استمارة الاتصال وفيها اسم الفعالية وتاريخها. وأخبرونا أيضًا إن احتجتم إلى شيء كي تشاركوا، مثل قاعة بلا درج أو مترجم فوري. وسنقول لكم بصدق هل نستطيع توفيره."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-registration', 'fr', 'Comment s’inscrire à un événement ?', 'Ouvrez l’événement sur la page Événements et lisez ce qui y est demandé. Sauf indication contraire, appuyez sur « S’inscrire » sur sa page : le formulaire de contact s’ouvre avec le nom et la date de…', '2026-11-17T04:52:20.303Z', null, '{"tags":"inscription, accessibilité"}', '{"answer":"Ouvrez l’événement sur la [page Événements](/events) et lisez ce qui y est demandé. Sauf indication contraire, appuyez sur « S’inscrire » sur sa page : le formulaire de contact s’ouvre avec le nom et la date de l’événement déjà remplis. Dites-nous aussi s’il vous faut quelque chose pour pouvoir participer, comme une salle sans marches ou un interprète. Nous vous dirons franchement si nous pouvons le fournir."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-registration', 'pt', 'Como me inscrevo num evento?', 'Abra o evento na página de eventos e leia o que se pede. Salvo indicação em contrário, carregue em “Inscrever-se” na página do evento: abre-se o formulário de contacto, já com o nome e a data do…', '2026-11-17T04:52:20.303Z', null, '{"tags":"inscrição, acessibilidade"}', '{"answer":"Abra o evento na [página de eventos](/events) e leia o que se pede. Salvo indicação em contrário, carregue em “Inscrever-se” na página do evento: abre-se o formulário de contacto, já com o nome e a data do evento. Diga-nos também se precisa de algo para poder participar, como uma sala sem degraus ou um intérprete. Diremos com franqueza se o podemos garantir."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'event-registration', 'sw', 'Ninajiandikishaje kwa tukio?', 'Fungua tukio kwenye ukurasa wa matukio na usome linachohitaji. Isipokuwa liseme vinginevyo, bonyeza “Jiandikishe” kwenye ukurasa wake: fomu ya mawasiliano hufunguka ikiwa na jina na tarehe ya tukio…', '2026-11-17T04:52:20.303Z', null, '{"tags":"kujiandikisha, ufikivu"}', '{"answer":"Fungua tukio kwenye [ukurasa wa matukio](/events) na usome linachohitaji. Isipokuwa liseme vinginevyo, bonyeza “Jiandikishe” kwenye ukurasa wake: fomu ya mawasiliano hufunguka ikiwa na jina na tarehe ya tukio. Tuambie pia kama unahitaji kitu ili uweze kushiriki, kama vile chumba kisicho na ngazi au mkalimani. Tutakuambia ukweli kama tunaweza kukitoa."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'events-from-afar', 'am', 'መጓዝ ካልቻልኩ መሳተፍ እችላለሁ?', 'አዎ፣ ዝግጅቱ በኢንተርኔት ከሆነ፦ በዚያን ጊዜ ቦታው «በኢንተርኔት» ተብሎ ይገለጻል። ከሌሎች ዝግጅቶች በኋላ የተገኘውን ትምህርት በዜና ወይም በመርጃ መልክ እናሳትማለን። በሥልጠና ጽሑፎቻችን ራስዎም ማካሄድ ይችላሉ፦ ይጠይቁን፤ እንዲዘጋጁ እናግዝዎታለን።', '2026-11-17T04:52:20.303Z', null, '{"tags":"በኢንተርኔት, የሥልጠና ጽሑፎች"}', '{"answer":"አዎ፣ ዝግጅቱ በኢንተርኔት ከሆነ፦ በዚያን ጊዜ ቦታው «በኢንተርኔት» ተብሎ ይገለጻል። ከሌሎች ዝግጅቶች በኋላ የተገኘውን ትምህርት [በዜና](/news) ወይም [በመርጃ](/resources) መልክ እናሳትማለን። በሥልጠና ጽሑፎቻችን ራስዎም ማካሄድ ይችላሉ፦ [ይጠይቁን](/contact)፤ እንዲዘጋጁ እናግዝዎታለን።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'events-from-afar', 'ar', 'هل يمكنني المشاركة إذا لم أستطع السفر؟', 'نعم، إذا كانت الفعالية عبر الإنترنت: يُكتب مكانها عندئذ «عبر الإنترنت». وبعد الفعاليات الأخرى ننشر ما تعلّمناه، خبرًا أو موردًا. ويمكنكم أيضًا عقد جلسة بأنفسكم بموادنا التدريبية: اسألونا وسنساعدكم في…', '2026-11-17T04:52:20.303Z', null, '{"tags":"عبر الإنترنت, مواد تدريبية"}', '{"answer":"نعم، إذا كانت الفعالية عبر الإنترنت: يُكتب مكانها عندئذ «عبر الإنترنت». وبعد الفعاليات الأخرى ننشر ما تعلّمناه، [خبرًا](/news) أو [موردًا](/resources). ويمكنكم أيضًا عقد جلسة بأنفسكم بموادنا التدريبية: [اسألونا](/contact) وسنساعدكم في إعدادها."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'events-from-afar', 'fr', 'Puis-je participer si je ne peux pas voyager ?', 'Oui, si l’événement est en ligne : le lieu indiqué est alors « En ligne ». Après les autres événements, nous publions ce qui a été appris, dans les actualités ou comme ressource. Vous pouvez aussi…', '2026-11-17T04:52:20.303Z', null, '{"tags":"en ligne, supports de formation"}', '{"answer":"Oui, si l’événement est en ligne : le lieu indiqué est alors « En ligne ». Après les autres événements, nous publions ce qui a été appris, dans les [actualités](/news) ou comme [ressource](/resources). Vous pouvez aussi animer vous-même une séance avec nos supports de formation : [demandez-nous](/contact), et nous vous aiderons à la préparer."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'events-from-afar', 'pt', 'Posso participar se não puder viajar?', 'Sim, se o evento for online: nesse caso, o local indicado é “Online”. Depois dos outros eventos, publicamos o que se aprendeu, como notícia ou como recurso. Também pode organizar uma sessão com os…', '2026-11-17T04:52:20.303Z', null, '{"tags":"online, materiais de formação"}', '{"answer":"Sim, se o evento for online: nesse caso, o local indicado é “Online”. Depois dos outros eventos, publicamos o que se aprendeu, como [notícia](/news) ou como [recurso](/resources). Também pode organizar uma sessão com os nossos materiais de formação: [fale connosco](/contact) e ajudamos a prepará-la."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'events-from-afar', 'sw', 'Je, naweza kushiriki ikiwa siwezi kusafiri?', 'Ndiyo, ikiwa tukio ni la mtandaoni: hapo mahali pake huandikwa “Mtandaoni”. Baada ya matukio mengine, tunachapisha yaliyojifunzwa, kama habari au kama nyenzo. Unaweza pia kuendesha kipindi mwenyewe…', '2026-11-17T04:52:20.303Z', null, '{"tags":"mtandaoni, nyenzo za mafunzo"}', '{"answer":"Ndiyo, ikiwa tukio ni la mtandaoni: hapo mahali pake huandikwa “Mtandaoni”. Baada ya matukio mengine, tunachapisha yaliyojifunzwa, kama [habari](/news) au kama [nyenzo](/resources). Unaweza pia kuendesha kipindi mwenyewe kwa nyenzo zetu za mafunzo: [tuulize](/contact), nasi tutakusaidia kukiandaa."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'how-to-join', 'am', 'እንዴት መቀላቀል እችላለሁ?', 'ከጊዜዎ ጋር የሚስማማውን ይምረጡ። በተርጓሚነት፣ በአስተማሪነት፣ በገምጋሚነት ወይም በአስተናጋጅነት በጎ ፈቃደኛ መሆን፣ ወደ ዝግጅት መምጣት፣ ወይም የራስዎን ሐሳብ ይዘው ሊጽፉልን ይችላሉ። ይሳተፉ የሚለው ገጽ የመሳተፊያ መንገዶችን ሁሉ ይዘረዝራል፤ የሥራ ዕድል ደግሞ ክፍት የሆነ ደመወዝ የሚከፈልበት ሥራ ካለ…', '2026-11-17T04:52:20.303Z', null, '{"tags":"መቀላቀል, በጎ ፈቃደኝነት, የሥራ ዕድል"}', '{"answer":"ከጊዜዎ ጋር የሚስማማውን ይምረጡ። በተርጓሚነት፣ በአስተማሪነት፣ በገምጋሚነት ወይም በአስተናጋጅነት [በጎ ፈቃደኛ](/volunteer) መሆን፣ ወደ [ዝግጅት](/events) መምጣት፣ ወይም የራስዎን ሐሳብ ይዘው [ሊጽፉልን](/contact) ይችላሉ። [ይሳተፉ](/get-involved) የሚለው ገጽ የመሳተፊያ መንገዶችን ሁሉ ይዘረዝራል፤ [የሥራ ዕድል](/careers) ደግሞ ክፍት የሆነ ደመወዝ የሚከፈልበት ሥራ ካለ ያሳያል።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'how-to-join', 'ar', 'كيف يمكنني الانضمام؟', 'اختاروا ما يناسب وقتكم. يمكنكم التطوّع في الترجمة أو التعليم أو المراجعة أو الاستضافة، أو حضور فعالية، أو الكتابة إلينا بفكرة من عندكم. وفي صفحة شاركوا معنا كل طرق المشاركة، وفي صفحة الوظائف أي وظيفة…', '2026-11-17T04:52:20.303Z', null, '{"tags":"انضمام, تطوّع, وظائف"}', '{"answer":"اختاروا ما يناسب وقتكم. يمكنكم [التطوّع](/volunteer) في الترجمة أو التعليم أو المراجعة أو الاستضافة، أو حضور [فعالية](/events)، أو [الكتابة إلينا](/contact) بفكرة من عندكم. وفي صفحة [شاركوا معنا](/get-involved) كل طرق المشاركة، وفي صفحة [الوظائف](/careers) أي وظيفة مدفوعة الأجر شاغرة."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'how-to-join', 'fr', 'Comment puis-je vous rejoindre ?', 'Choisissez selon le temps dont vous disposez. Vous pouvez être bénévole pour traduire, enseigner, relire ou accueillir une rencontre, venir à un événement, ou nous écrire avec une idée à vous. La…', '2026-11-17T04:52:20.303Z', null, '{"tags":"participer, bénévolat, emploi"}', '{"answer":"Choisissez selon le temps dont vous disposez. Vous pouvez [être bénévole](/volunteer) pour traduire, enseigner, relire ou accueillir une rencontre, venir à un [événement](/events), ou [nous écrire](/contact) avec une idée à vous. La page [Agir avec nous](/get-involved) présente toutes les façons de participer, et la page [Emploi](/careers) annonce les postes rémunérés ouverts."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'how-to-join', 'pt', 'Como posso participar?', 'Escolha o que cabe no seu tempo. Pode fazer voluntariado a traduzir, ensinar, rever textos ou acolher encontros, vir a um evento, ou escrever-nos com uma ideia sua. A página Participe mostra todas as…', '2026-11-17T04:52:20.303Z', null, '{"tags":"participar, voluntariado, emprego"}', '{"answer":"Escolha o que cabe no seu tempo. Pode fazer [voluntariado](/volunteer) a traduzir, ensinar, rever textos ou acolher encontros, vir a um [evento](/events), ou [escrever-nos](/contact) com uma ideia sua. A página [Participe](/get-involved) mostra todas as formas de participar, e [Trabalhe connosco](/careers) indica se há vagas de trabalho pago."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'how-to-join', 'sw', 'Ninawezaje kujiunga?', 'Chagua kinacholingana na muda wako. Unaweza kujitolea kama mtafsiri, mwalimu, mhakiki au mwenyeji, kuja kwenye tukio, au kutuandikia wazo lako mwenyewe. Ukurasa wa Shiriki unaorodhesha njia zote za…', '2026-11-17T04:52:20.303Z', null, '{"tags":"kujiunga, kujitolea, ajira"}', '{"answer":"Chagua kinacholingana na muda wako. Unaweza [kujitolea](/volunteer) kama mtafsiri, mwalimu, mhakiki au mwenyeji, kuja kwenye [tukio](/events), au [kutuandikia](/contact) wazo lako mwenyewe. Ukurasa wa [Shiriki](/get-involved) unaorodhesha njia zote za kushiriki, na ukurasa wa [Ajira](/careers) unaonyesha kazi yoyote ya malipo iliyo wazi."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'low-data', 'am', 'በዚህ ድረ ገጽ ላይ ዳታ እንዴት መቆጠብ እችላለሁ?', 'በእያንዳንዱ ገጽ ከታች በስተቀኝ ያለውን የዳታ ቆጣቢ አዝራር ይጠቀሙ። ከዚያ ገጾች ያለ ስክሪፕት፣ ያለ ቪዲዮና ያለ ድር ፎንት ይከፈታሉ፤ ምስሎች የሚመጡት ሲጠይቁ ብቻ ነው። ሌላው ሁሉ እንደተለመደው ይሠራል። ምርጫዎ ለአንድ ዓመት ወይም እስኪቀይሩት ድረስ ይቆያል። ብራውዘርዎ ዳታ እንዲቆጥብ ተደርጎ ከሆነ ሁነታው…', '2026-11-17T04:52:20.303Z', null, '{"tags":"ዳታ ቆጣቢ ሁነታ, የሞባይል ዳታ, ዝግተኛ ኢንተርኔት"}', '{"answer":"በእያንዳንዱ ገጽ ከታች በስተቀኝ ያለውን የዳታ ቆጣቢ አዝራር ይጠቀሙ። ከዚያ ገጾች ያለ ስክሪፕት፣ ያለ ቪዲዮና ያለ ድር ፎንት ይከፈታሉ፤ ምስሎች የሚመጡት ሲጠይቁ ብቻ ነው። ሌላው ሁሉ እንደተለመደው ይሠራል። ምርጫዎ ለአንድ ዓመት ወይም እስኪቀይሩት ድረስ ይቆያል። ብራውዘርዎ ዳታ እንዲቆጥብ ተደርጎ ከሆነ ሁነታው ከመጀመሪያው በርቷል። ያለ እሱም ቢሆን ገጾቹ ትናንሽ ናቸው፤ ከሌሎች ኩባንያዎችም ምንም አይጫንም።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'low-data', 'ar', 'كيف أستهلك بيانات أقل في هذا الموقع؟', 'استخدموا مفتاح توفير البيانات الموجود في الركن السفلي من كل صفحة. فتُحمَّل الصفحات بلا برامج نصية ولا أفلام ولا خطوط ويب، ولا تُحمَّل الصور إلا إذا طلبتموها. ويبقى كل شيء صالحًا للاستخدام. ويُحفظ…', '2026-11-17T04:52:20.303Z', null, '{"tags":"وضع توفير البيانات, بيانات الهاتف, اتصال بطيء"}', '{"answer":"استخدموا مفتاح توفير البيانات الموجود في الركن السفلي من كل صفحة. فتُحمَّل الصفحات بلا برامج نصية ولا أفلام ولا خطوط ويب، ولا تُحمَّل الصور إلا إذا طلبتموها. ويبقى كل شيء صالحًا للاستخدام. ويُحفظ اختياركم مدة سنة، أو إلى أن تغيّروه. وإذا كان متصفحكم مضبوطًا على توفير البيانات، عمل الوضع من البداية. وحتى من دونه، الصفحات صغيرة ولا يُحمَّل شيء من شركات أخرى."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'low-data', 'fr', 'Comment consommer moins de données sur ce site ?', 'Utilisez le bouton d’économie de données en bas à droite de chaque page. Les pages se chargent alors sans scripts, sans films et sans polices à télécharger, et les images ne se chargent que si vous…', '2026-11-17T04:52:20.303Z', null, '{"tags":"mode économie de données, données mobiles, connexion lente"}', '{"answer":"Utilisez le bouton d’économie de données en bas à droite de chaque page. Les pages se chargent alors sans scripts, sans films et sans polices à télécharger, et les images ne se chargent que si vous les demandez. Tout continue de fonctionner. Votre choix est gardé un an, ou jusqu’à ce que vous en changiez. Si votre navigateur est réglé pour économiser les données, le mode est activé dès le début. Même sans lui, les pages sont légères, et rien n’est chargé depuis d’autres entreprises."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'low-data', 'pt', 'Como posso gastar menos dados neste site?', 'Use o botão de poupança de dados em baixo, à direita, em todas as páginas. As páginas passam a carregar sem scripts, vídeos nem tipos de letra da Web, e as imagens só carregam quando as pedir. Tudo…', '2026-11-17T04:52:20.303Z', null, '{"tags":"modo de poupança de dados, dados móveis, ligação lenta"}', '{"answer":"Use o botão de poupança de dados em baixo, à direita, em todas as páginas. As páginas passam a carregar sem scripts, vídeos nem tipos de letra da Web, e as imagens só carregam quando as pedir. Tudo continua a funcionar. A sua escolha fica guardada durante um ano, ou até que a mude. Se o seu navegador estiver configurado para poupar dados, o modo está ligado desde o início. Mesmo sem ele, as páginas são pequenas, e nada é carregado de outras empresas."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'low-data', 'sw', 'Ninawezaje kutumia data kidogo kwenye tovuti hii?', 'Tumia swichi ya kuokoa data iliyo chini kulia kwenye kila ukurasa. Hapo kurasa hupakiwa bila skripti, filamu wala fonti za kupakuliwa, na picha hupakiwa tu unapoziomba. Kila kitu bado hufanya kazi…', '2026-11-17T04:52:20.303Z', null, '{"tags":"hali ya kuokoa data, data ya simu, intaneti ya polepole"}', '{"answer":"Tumia swichi ya kuokoa data iliyo chini kulia kwenye kila ukurasa. Hapo kurasa hupakiwa bila skripti, filamu wala fonti za kupakuliwa, na picha hupakiwa tu unapoziomba. Kila kitu bado hufanya kazi. Chaguo lako hutunzwa kwa mwaka mmoja, au hadi ulibadilishe. Ikiwa kivinjari chako kimewekwa kuokoa data, hali hiyo huwa imewashwa tangu mwanzo. Hata bila hali hiyo, kurasa ni ndogo, na hakuna kinachopakiwa kutoka kwa kampuni nyingine."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'membership-fee', 'am', 'አባልነት አለ? ክፍያስ አለው?', 'የሚከፈልበት አባልነትም ሆነ የአባልነት ካርድ የለም። በሥራው ከተሳተፉ የእኛ ነዎት። Secure AI Africa የመግቢያ ክፍያ ፈጽሞ አይጠይቅም። በስማችን የሚጠይቅዎት ካለ ማጭበርበር ነው፦ እባክዎ ይንገሩን።', '2026-11-17T04:52:20.303Z', null, '{"tags":"መቀላቀል, ክፍያ, ማጭበርበር"}', '{"answer":"የሚከፈልበት አባልነትም ሆነ የአባልነት ካርድ የለም። በሥራው ከተሳተፉ የእኛ ነዎት። Secure AI Africa የመግቢያ ክፍያ ፈጽሞ አይጠይቅም። በስማችን የሚጠይቅዎት ካለ ማጭበርበር ነው፦ እባክዎ [ይንገሩን](/contact)።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'membership-fee', 'ar', 'هل توجد عضوية، وهل لها رسوم؟', 'لا توجد عضوية مدفوعة ولا بطاقة عضوية. من شارك في العمل فهو منا. ولا تطلب Secure AI Africa أبدًا رسوم انضمام. إذا طلبها منكم أحد باسمنا فهذا احتيال: يُرجى إخبارنا.', '2026-11-17T04:52:20.303Z', null, '{"tags":"انضمام, رسوم, احتيال"}', '{"answer":"لا توجد عضوية مدفوعة ولا بطاقة عضوية. من شارك في العمل فهو منا. ولا تطلب Secure AI Africa أبدًا رسوم انضمام. إذا طلبها منكم أحد باسمنا فهذا احتيال: يُرجى [إخبارنا](/contact)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'membership-fee', 'fr', 'Peut-on adhérer, et est-ce payant ?', 'Il n’y a ni adhésion payante ni carte de membre. Si vous prenez part au travail, vous êtes des nôtres. Secure AI Africa ne demande jamais de droit d’adhésion. Si quelqu’un vous en demande un en notre…', '2026-11-17T04:52:20.303Z', null, '{"tags":"participer, frais, escroquerie"}', '{"answer":"Il n’y a ni adhésion payante ni carte de membre. Si vous prenez part au travail, vous êtes des nôtres. Secure AI Africa ne demande jamais de droit d’adhésion. Si quelqu’un vous en demande un en notre nom, c’est une escroquerie : veuillez [nous prévenir](/contact)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'membership-fee', 'pt', 'Há inscrição de membros, e custa alguma coisa?', 'Não há quotas nem cartão de membro. Quem participa no trabalho faz parte. A Secure AI Africa nunca pede dinheiro pela adesão. Se alguém o fizer em nosso nome, é burla: por favor, avise-nos.', '2026-11-17T04:52:20.303Z', null, '{"tags":"participar, quotas, burla"}', '{"answer":"Não há quotas nem cartão de membro. Quem participa no trabalho faz parte. A Secure AI Africa nunca pede dinheiro pela adesão. Se alguém o fizer em nosso nome, é burla: por favor, [avise-nos](/contact)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'membership-fee', 'sw', 'Je, kuna uanachama, na una gharama yoyote?', 'Hakuna uanachama wa kulipia wala kadi ya uanachama. Ukishiriki katika kazi, wewe ni mmoja wetu. Secure AI Africa haiombi kamwe ada ya kujiunga. Mtu akikuomba ada hiyo kwa jina letu, huo ni ulaghai…', '2026-11-17T04:52:20.303Z', null, '{"tags":"kujiunga, ada, ulaghai"}', '{"answer":"Hakuna uanachama wa kulipia wala kadi ya uanachama. Ukishiriki katika kazi, wewe ni mmoja wetu. Secure AI Africa haiombi kamwe ada ya kujiunga. Mtu akikuomba ada hiyo kwa jina letu, huo ni ulaghai: tafadhali [tuambie](/contact)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reach-us', 'am', 'እንዴት ላገኛችሁ እችላለሁ? በምን ያህል ጊዜ ትመልሳላችሁ?', 'በመገናኛ ገጹ ያለውን ቅጽ ይጠቀሙ። እያንዳንዱን መልእክት ሰው ያነበዋል፤ በ24 ሰዓት ውስጥም መልስ ያገኛሉ። እባክዎ የሚያስፈልግዎትን በርዕሰ ጉዳዩ ላይ ይናገሩ፤ ብዙ ጊዜ የሚያዩትንም የኢሜይል አድራሻ ይስጡ። ጋዜጠኛ ከሆኑ የጋዜጠኞችን ቅጽ ይጠቀሙ።', '2026-11-17T04:52:20.303Z', null, '{"tags":"መገናኛ, መልስ, 24 ሰዓት"}', '{"answer":"[በመገናኛ ገጹ](/contact) ያለውን ቅጽ ይጠቀሙ። እያንዳንዱን መልእክት ሰው ያነበዋል፤ በ24 ሰዓት ውስጥም መልስ ያገኛሉ። እባክዎ የሚያስፈልግዎትን በርዕሰ ጉዳዩ ላይ ይናገሩ፤ ብዙ ጊዜ የሚያዩትንም የኢሜይል አድራሻ ይስጡ። ጋዜጠኛ ከሆኑ [የጋዜጠኞችን ቅጽ](/contact?about=press) ይጠቀሙ።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reach-us', 'ar', 'كيف أصل إليكم، ومتى تردّون؟', 'استخدموا الاستمارة الموجودة في صفحة الاتصال. كل رسالة يقرؤها إنسان، ويصلكم الردّ خلال 24 ساعة. يُرجى ذكر ما تحتاجون إليه في خانة الموضوع، وكتابة عنوان بريد إلكتروني تتفقدونه كثيرًا. وإذا كنتم من…', '2026-11-17T04:52:20.303Z', null, '{"tags":"اتصال, ردّ, 24 ساعة"}', '{"answer":"استخدموا الاستمارة الموجودة في [صفحة الاتصال](/contact). كل رسالة يقرؤها إنسان، ويصلكم الردّ خلال 24 ساعة. يُرجى ذكر ما تحتاجون إليه في خانة الموضوع، وكتابة عنوان بريد إلكتروني تتفقدونه كثيرًا. وإذا كنتم من الصحفيين، فاستخدموا [استمارة الصحافة](/contact?about=press)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reach-us', 'fr', 'Comment vous joindre, et quand répondez-vous ?', 'Utilisez le formulaire de la page Contact. Une personne lit chaque message, et vous recevrez une réponse dans les 24 heures. Dites dans l’objet ce dont vous avez besoin, et donnez une adresse e-mail…', '2026-11-17T04:52:20.303Z', null, '{"tags":"contact, réponse, 24 heures"}', '{"answer":"Utilisez le formulaire de la [page Contact](/contact). Une personne lit chaque message, et vous recevrez une réponse dans les 24 heures. Dites dans l’objet ce dont vous avez besoin, et donnez une adresse e-mail que vous consultez souvent. Si vous êtes journaliste, utilisez le [formulaire pour la presse](/contact?about=press)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reach-us', 'pt', 'Como vos contacto, e quanto demora a resposta?', 'Use o formulário da página de contactos. Todas as mensagens são lidas por uma pessoa, e receberá resposta no prazo de 24 horas. Por favor, diga no assunto do que precisa, e indique um endereço de…', '2026-11-17T04:52:20.303Z', null, '{"tags":"contacto, resposta, 24 horas"}', '{"answer":"Use o formulário da [página de contactos](/contact). Todas as mensagens são lidas por uma pessoa, e receberá resposta no prazo de 24 horas. Por favor, diga no assunto do que precisa, e indique um endereço de e-mail que consulte com frequência. Se é jornalista, use o [formulário para a imprensa](/contact?about=press)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reach-us', 'sw', 'Ninawezaje kuwafikia, na mtajibu baada ya muda gani?', 'Tumia fomu iliyo kwenye ukurasa wa mawasiliano. Kila ujumbe husomwa na mtu, na utapata jibu ndani ya saa 24. Tafadhali eleza unachohitaji katika mstari wa mada, na utoe anwani ya barua pepe…', '2026-11-17T04:52:20.303Z', null, '{"tags":"mawasiliano, majibu, saa 24"}', '{"answer":"Tumia fomu iliyo kwenye [ukurasa wa mawasiliano](/contact). Kila ujumbe husomwa na mtu, na utapata jibu ndani ya saa 24. Tafadhali eleza unachohitaji katika mstari wa mada, na utoe anwani ya barua pepe unayoiangalia mara kwa mara. Ikiwa wewe ni mwanahabari, tumia [fomu ya wanahabari](/contact?about=press)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'report-a-fault', 'am', 'ብልሽት ወይም የደህንነት ክፍተት እንዴት አሳውቃለሁ?', 'ብልሽት ከሆነ በመገናኛ ገጹ የገጹን አድራሻና የሆነውን ይላኩልን። ብራውዘርዎን ወይም ስልክዎን ማወቅ ይረዳናል። የደህንነት ክፍተት ከሆነ security.txt ላይ ያለውን ይከተሉ። እባክዎ ለሙከራ የሌሎችን ሰዎች ዳታ አይጠቀሙ፤ ችግሩን ከማሳተምዎ በፊትም እንድናስተካክለው ጊዜ ይስጡን። በቅን ልቦና የሚያሳውቁንን…', '2026-11-17T04:52:20.303Z', null, '{"tags":"ብልሽት, የደህንነት ክፍተት, security.txt"}', '{"answer":"ብልሽት ከሆነ [በመገናኛ ገጹ](/contact) የገጹን አድራሻና የሆነውን ይላኩልን። ብራውዘርዎን ወይም ስልክዎን ማወቅ ይረዳናል። የደህንነት ክፍተት ከሆነ [security.txt](/.well-known/security.txt) ላይ ያለውን ይከተሉ። እባክዎ ለሙከራ የሌሎችን ሰዎች ዳታ አይጠቀሙ፤ ችግሩን ከማሳተምዎ በፊትም እንድናስተካክለው ጊዜ ይስጡን። በቅን ልቦና የሚያሳውቁንን ሰዎች እናመሰግናለን፤ እርምጃም አንወስድባቸውም።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'report-a-fault', 'ar', 'كيف أبلّغ عن خلل أو ثغرة أمنية؟', 'للإبلاغ عن خلل، أرسلوا إلينا من صفحة الاتصال عنوان الصفحة وما حدث. ويفيدنا أن نعرف متصفحكم أو هاتفكم. وللإبلاغ عن ثغرة أمنية، اتبعوا ما في security.txt. يُرجى عدم استخدام بيانات الآخرين للاختبار،…', '2026-11-17T04:52:20.303Z', null, '{"tags":"خلل, ثغرة أمنية, security.txt"}', '{"answer":"للإبلاغ عن خلل، أرسلوا إلينا من [صفحة الاتصال](/contact) عنوان الصفحة وما حدث. ويفيدنا أن نعرف متصفحكم أو هاتفكم. وللإبلاغ عن ثغرة أمنية، اتبعوا ما في [security.txt](/.well-known/security.txt). يُرجى عدم استخدام بيانات الآخرين للاختبار، وإعطاؤنا وقتًا لإصلاح المشكلة قبل نشرها. ونحن ممتنون لمن يبلّغون بحسن نية، ولن نتخذ أي إجراء ضدهم."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'report-a-fault', 'fr', 'Comment signaler une panne ou une faille de sécurité ?', 'Pour une panne, envoyez-nous par la page Contact l’adresse de la page et ce qui s’est passé. Il est utile de connaître votre navigateur ou votre téléphone. Pour une faille de sécurité, suivez…', '2026-11-17T04:52:20.303Z', null, '{"tags":"panne, vulnérabilité, security.txt"}', '{"answer":"Pour une panne, envoyez-nous par la [page Contact](/contact) l’adresse de la page et ce qui s’est passé. Il est utile de connaître votre navigateur ou votre téléphone. Pour une faille de sécurité, suivez [security.txt](/.well-known/security.txt). N’utilisez pas les données d’autres personnes pour un test, et laissez-nous le temps de corriger le problème avant de le publier. Nous remercions les personnes qui font un signalement de bonne foi, et n’engagerons aucune action contre elles."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'report-a-fault', 'pt', 'Como comunico um erro do site ou uma falha de segurança?', 'Se algo não funciona, use a página de contactos para nos enviar o endereço da página e o que aconteceu. Ajuda saber qual é o seu navegador ou telemóvel. Para uma falha de segurança, siga o…', '2026-11-17T04:52:20.303Z', null, '{"tags":"erro, vulnerabilidade, security.txt"}', '{"answer":"Se algo não funciona, use a [página de contactos](/contact) para nos enviar o endereço da página e o que aconteceu. Ajuda saber qual é o seu navegador ou telemóvel. Para uma falha de segurança, siga o [security.txt](/.well-known/security.txt). Por favor, não use dados de outras pessoas num teste, e dê-nos tempo para corrigir o problema antes de o publicar. Agradecemos a quem nos avisa de boa-fé, e não agiremos contra essas pessoas."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'report-a-fault', 'sw', 'Ninaripotije hitilafu au udhaifu wa usalama?', 'Kwa hitilafu, tumia ukurasa wa mawasiliano kututumia anwani ya ukurasa na kilichotokea. Inasaidia kujua kivinjari chako au simu yako. Kwa udhaifu wa usalama, fuata security.txt. Tafadhali usitumie…', '2026-11-17T04:52:20.303Z', null, '{"tags":"hitilafu, udhaifu wa usalama, security.txt"}', '{"answer":"Kwa hitilafu, tumia [ukurasa wa mawasiliano](/contact) kututumia anwani ya ukurasa na kilichotokea. Inasaidia kujua kivinjari chako au simu yako. Kwa udhaifu wa usalama, fuata [security.txt](/.well-known/security.txt). Tafadhali usitumie data za watu wengine kwa jaribio, na utupe muda wa kurekebisha tatizo kabla ya kulichapisha. Tunawashukuru wanaoripoti kwa nia njema, na hatutachukua hatua dhidi yao."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reuse', 'am', 'መርጃዎቹ ነፃ ናቸው? መልሼ መጠቀምስ እችላለሁ?', 'አዎ። የምንጽፈው ሁሉ በነፃ ይነበባል፤ የታተመውም በCreative Commons Attribution 4.0 (CC BY 4.0) ፈቃድ ነው። እኛን እስከጠቀሱ፣ ወደ ፈቃዱ ሊንክ እስካደረጉና የለወጡትን እስከተናገሩ ድረስ መቅዳት፣ መተርጎም፣ መለወጥ፣ ማተምና መሸጥም ጭምር ይችላሉ። ሊንክ የምናደርግላቸው የሌሎች ሥራዎች…', '2026-11-17T04:52:20.303Z', null, '{"tags":"ፈቃድ, CC BY 4.0, መቅዳት"}', '{"answer":"አዎ። የምንጽፈው ሁሉ በነፃ ይነበባል፤ የታተመውም [በCreative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0) ፈቃድ ነው። እኛን እስከጠቀሱ፣ ወደ ፈቃዱ ሊንክ እስካደረጉና የለወጡትን እስከተናገሩ ድረስ መቅዳት፣ መተርጎም፣ መለወጥ፣ ማተምና መሸጥም ጭምር ይችላሉ። ሊንክ የምናደርግላቸው የሌሎች ሥራዎች የራሳቸው ውል አላቸው።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reuse', 'ar', 'هل الموارد مجانية، وهل يجوز لي إعادة استخدامها؟', 'نعم. كل ما نكتبه متاح للقراءة مجانًا ومنشور برخصة المشاع الإبداعي نَسب المصنَّف 4.0 (CC BY 4.0). يجوز لكم نسخه وترجمته وتغييره وطباعته وحتى بيعه، بشرط أن تذكروا اسمنا، وتضعوا رابطًا إلى الرخصة،…', '2026-11-17T04:52:20.303Z', null, '{"tags":"رخصة, CC BY 4.0, نسخ"}', '{"answer":"نعم. كل ما نكتبه متاح للقراءة مجانًا ومنشور برخصة [المشاع الإبداعي نَسب المصنَّف 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). يجوز لكم نسخه وترجمته وتغييره وطباعته وحتى بيعه، بشرط أن تذكروا اسمنا، وتضعوا رابطًا إلى الرخصة، وتبيّنوا ما غيّرتموه. أما أعمال الآخرين التي نضع روابط إليها فلها شروطها الخاصة."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reuse', 'fr', 'Les ressources sont-elles gratuites, et puis-je les réutiliser ?', 'Oui. Tout ce que nous écrivons se lit gratuitement et est publié sous la licence Creative Commons Attribution 4.0 (CC BY 4.0). Vous pouvez le copier, le traduire, le modifier, l’imprimer et même le…', '2026-11-17T04:52:20.303Z', null, '{"tags":"licence, CC BY 4.0, copie"}', '{"answer":"Oui. Tout ce que nous écrivons se lit gratuitement et est publié sous la licence [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Vous pouvez le copier, le traduire, le modifier, l’imprimer et même le vendre, à condition de nous citer, de mettre un lien vers la licence et de dire ce que vous avez changé. Les œuvres d’autres auteurs vers lesquelles nous renvoyons ont leurs propres conditions."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reuse', 'pt', 'Os recursos são gratuitos, e posso reutilizá-los?', 'Sim. Tudo o que escrevemos é de leitura livre e está publicado sob a licença Creative Commons Atribuição 4.0 (CC BY 4.0). Pode copiar, traduzir, alterar, imprimir e até vender, desde que indique o…', '2026-11-17T04:52:20.303Z', null, '{"tags":"licença, CC BY 4.0, cópia"}', '{"answer":"Sim. Tudo o que escrevemos é de leitura livre e está publicado sob a licença [Creative Commons Atribuição 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Pode copiar, traduzir, alterar, imprimir e até vender, desde que indique o nosso nome, ponha um link para a licença e diga o que alterou. Os trabalhos de outros para os quais temos links têm as suas próprias condições."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'reuse', 'sw', 'Je, nyenzo ni za bure, na naweza kuzitumia tena?', 'Ndiyo. Kila tunachoandika kinasomwa bila malipo na kimechapishwa chini ya Creative Commons Attribution 4.0 (CC BY 4.0). Unaweza kukinakili, kukitafsiri, kukibadilisha, kukichapa na hata kukiuza…', '2026-11-17T04:52:20.303Z', null, '{"tags":"leseni, CC BY 4.0, kunakili"}', '{"answer":"Ndiyo. Kila tunachoandika kinasomwa bila malipo na kimechapishwa chini ya [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). Unaweza kukinakili, kukitafsiri, kukibadilisha, kukichapa na hata kukiuza, mradi tu ututaje, uweke kiungo cha leseni na useme ulichobadilisha. Kazi za wengine tunazounganisha nazo zina masharti yake zenyewe."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'secure-pipeline', 'am', 'የፓይፕላይንን ደህንነት ማስጠበቅ ስትሉ ምን ማለታችሁ ነው?', 'ፓይፕላይን ኮድ፣ ዳታና ሞዴሎች ሰዎች ከመጠቀማቸው በፊት የሚጓዙበት መንገድ ነው፦ ይጻፋሉ፣ ይፈተሻሉ፣ ይገነባሉ፣ ይለቀቃሉ። እኛ CD/CI ፓይፕላይን ብለን እንጽፋለን። አብዛኞቹ መሐንዲሶች CI/CD ብለው ይጽፋሉ፤ ይህም «continuous integration and continuous delivery» ለሚለው አጭር…', '2026-11-17T04:52:20.303Z', null, '{"tags":"የኤአይ ደህንነት, ፓይፕላይን, CD/CI, CI/CD"}', '{"answer":"ፓይፕላይን ኮድ፣ ዳታና ሞዴሎች ሰዎች ከመጠቀማቸው በፊት የሚጓዙበት መንገድ ነው፦ ይጻፋሉ፣ ይፈተሻሉ፣ ይገነባሉ፣ ይለቀቃሉ። እኛ CD/CI ፓይፕላይን ብለን እንጽፋለን። አብዛኞቹ መሐንዲሶች CI/CD ብለው ይጽፋሉ፤ ይህም «continuous integration and continuous delivery» ለሚለው አጭር መጠሪያ ነው፤ ሁለቱም አንድ ናቸው። በዚያ መንገድ ላይ አንድ ነገር መለወጥ የሚችል ሰው ሁሉም የሚያገኘውን ይለውጣል። ደህንነቱን ማስጠበቅ ማለት ማን ምን መለወጥ እንደሚችል ማወቅ፣ የተገነባውን መፈረምና ያልተፈረመውን አለመቀበል ማለት ነው። [የኤአይ ደህንነት](/ai-security) ገጽ ይህን ለሕዝብ፣ ለመሐንዲሶችና ለፖሊሲ አውጪዎች ያብራራል።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'secure-pipeline', 'ar', 'ماذا تقصدون بتأمين المسار؟', 'المسار (pipeline) هو الطريق الذي تقطعه الشفرة والبيانات والنماذج قبل أن يستخدمها الناس: تُكتب وتُختبر وتُبنى وتُطلق. نكتب «مسار CD/CI». ويكتب معظم المهندسين CI/CD، اختصارًا للتكامل المستمر والتسليم…', '2026-11-17T04:52:20.303Z', null, '{"tags":"أمن الذكاء الاصطناعي, مسار التسليم, CD/CI, CI/CD"}', '{"answer":"المسار (pipeline) هو الطريق الذي تقطعه الشفرة والبيانات والنماذج قبل أن يستخدمها الناس: تُكتب وتُختبر وتُبنى وتُطلق. نكتب «مسار CD/CI». ويكتب معظم المهندسين CI/CD، اختصارًا للتكامل المستمر والتسليم المستمر، ويقصدون الشيء نفسه. ومن استطاع تغيير شيء في ذلك الطريق غيّر ما يصل إلى الجميع. وتأمينه يعني أن نعرف من يحق له تغيير ماذا، وأن نوقّع ما يُبنى، وأن نرفض ما ليس موقّعًا. وتشرح صفحة [أمن الذكاء الاصطناعي](/ai-security) ذلك للجمهور وللمهندسين ولصنّاع السياسات."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'secure-pipeline', 'fr', 'Que veut dire « sécuriser la chaîne » ?', 'La chaîne (le « pipeline ») est la route que suivent le code, les données et les modèles avant que les gens ne s’en servent : on les écrit, on les teste, on les construit et on les publie. Nous…', '2026-11-17T04:52:20.303Z', null, '{"tags":"sécurité de l’IA, pipeline, chaîne de déploiement, CD/CI, CI/CD"}', '{"answer":"La chaîne (le « pipeline ») est la route que suivent le code, les données et les modèles avant que les gens ne s’en servent : on les écrit, on les teste, on les construit et on les publie. Nous écrivons chaîne CD/CI. La plupart des ingénieurs écrivent CI/CD, pour intégration continue et livraison continue, et veulent dire la même chose. Qui peut changer quelque chose sur cette route change ce que tout le monde reçoit. La sécuriser, c’est savoir qui a le droit de changer quoi, signer ce qui est construit et refuser ce qui n’est pas signé. La page [Sécurité de l’IA](/ai-security) l’explique pour le grand public, pour les ingénieurs et pour les décideurs publics."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'secure-pipeline', 'pt', 'O que querem dizer com tornar seguro o pipeline?', 'O pipeline é o caminho que o código, os dados e os modelos percorrem antes de as pessoas os usarem: são escritos, testados, construídos e publicados. Nós escrevemos pipeline CD/CI. A maioria dos…', '2026-11-17T04:52:20.303Z', null, '{"tags":"segurança da IA, pipeline, CD/CI, CI/CD"}', '{"answer":"O pipeline é o caminho que o código, os dados e os modelos percorrem antes de as pessoas os usarem: são escritos, testados, construídos e publicados. Nós escrevemos pipeline CD/CI. A maioria dos engenheiros escreve CI/CD, as iniciais em inglês de integração contínua e entrega contínua, e quer dizer o mesmo. Quem puder mudar algo nesse caminho muda o que toda a gente recebe. Torná-lo seguro é saber quem pode mudar o quê, assinar o que é construído e recusar o que não está assinado. A página [Segurança da IA](/ai-security) explica-o ao público, a engenheiros e a decisores políticos."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'secure-pipeline', 'sw', 'Mna maana gani mnaposema kulinda mkondo?', 'Mkondo (pipeline) ni njia ambayo msimbo, data na modeli hupitia kabla ya kutumiwa na watu: huandikwa, hujaribiwa, huundwa na hutolewa. Sisi tunaandika mkondo wa CD/CI. Wahandisi wengi huandika CI/CD…', '2026-11-17T04:52:20.303Z', null, '{"tags":"usalama wa AI, mkondo, pipeline, CD/CI, CI/CD"}', '{"answer":"Mkondo (pipeline) ni njia ambayo msimbo, data na modeli hupitia kabla ya kutumiwa na watu: huandikwa, hujaribiwa, huundwa na hutolewa. Sisi tunaandika mkondo wa CD/CI. Wahandisi wengi huandika CI/CD, kifupi cha *[continuous integration and continuous delivery]{lang=en}* (kuunganisha na kufikisha mfululizo), na humaanisha kitu kilekile. Yeyote anayeweza kubadilisha kitu kwenye njia hiyo hubadilisha kile ambacho kila mtu anakipata. Kuulinda maana yake ni kujua nani anaweza kubadilisha nini, kutia sahihi kinachoundwa, na kukataa kisichotiwa sahihi. Ukurasa wa [Usalama wa AI](/ai-security) unaeleza hayo kwa umma, kwa wahandisi na kwa watunga sera."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'training', 'am', 'ቡድኖችን ታሠለጥናላችሁ? የምስክር ወረቀትስ ትሰጣላችሁ?', 'ዐውደ ጥናቶችንና የተግባር ልምምዶችን በዝግጅት መልክ እናካሂዳለን፤ ሌሎች ከውጤቱ መማር የሚችሉ ከሆነም አንዳንዴ ለአንድ ቡድን ወይም ትምህርት ቤት፦ ይጠይቁን። የምስክር ወረቀት አንሰጥም። ሊጠቀሙባቸውና ሊያስተምሩባቸው የሚችሏቸውን ጽሑፎች ይዘው ይሄዳሉ።', '2026-11-17T04:52:20.303Z', null, '{"tags":"ሥልጠና, ዐውደ ጥናት, የምስክር ወረቀት"}', '{"answer":"ዐውደ ጥናቶችንና የተግባር ልምምዶችን [በዝግጅት](/events) መልክ እናካሂዳለን፤ ሌሎች ከውጤቱ መማር የሚችሉ ከሆነም አንዳንዴ ለአንድ ቡድን ወይም ትምህርት ቤት፦ [ይጠይቁን](/contact)። የምስክር ወረቀት አንሰጥም። ሊጠቀሙባቸውና ሊያስተምሩባቸው የሚችሏቸውን ጽሑፎች ይዘው ይሄዳሉ።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'training', 'ar', 'هل تدرّبون الفرق، وهل تمنحون شهادة؟', 'نعقد ورش عمل وعيادات تطبيقية ضمن فعالياتنا، وأحيانًا لفريق واحد أو مدرسة واحدة، إذا كان غيرهم يستطيع التعلّم من النتيجة: اسألونا. ولا نمنح شهادات. تخرجون بمواد يمكنكم استخدامها والتدريس بها.', '2026-11-17T04:52:20.303Z', null, '{"tags":"تدريب, ورش عمل, شهادة"}', '{"answer":"نعقد ورش عمل وعيادات تطبيقية ضمن [فعالياتنا](/events)، وأحيانًا لفريق واحد أو مدرسة واحدة، إذا كان غيرهم يستطيع التعلّم من النتيجة: [اسألونا](/contact). ولا نمنح شهادات. تخرجون بمواد يمكنكم استخدامها والتدريس بها."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'training', 'fr', 'Formez-vous des équipes, et y a-t-il un certificat ?', 'Nous organisons des ateliers et des ateliers d’attaque parmi nos événements, et parfois pour une seule équipe ou une seule école, si d’autres peuvent apprendre du résultat : demandez-nous. Nous ne…', '2026-11-17T04:52:20.303Z', null, '{"tags":"formation, ateliers, certificat"}', '{"answer":"Nous organisons des ateliers et des ateliers d’attaque parmi nos [événements](/events), et parfois pour une seule équipe ou une seule école, si d’autres peuvent apprendre du résultat : [demandez-nous](/contact). Nous ne délivrons pas de certificats. Vous repartez avec des supports que vous pouvez utiliser et enseigner."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'training', 'pt', 'Dão formação a equipas, e há certificado?', 'Organizamos oficinas e clínicas como eventos, e às vezes para uma só equipa ou escola, se outros puderem aprender com o resultado: fale connosco. Não passamos certificados. No fim leva materiais que…', '2026-11-17T04:52:20.303Z', null, '{"tags":"formação, oficinas, certificado"}', '{"answer":"Organizamos oficinas e clínicas como [eventos](/events), e às vezes para uma só equipa ou escola, se outros puderem aprender com o resultado: [fale connosco](/contact). Não passamos certificados. No fim leva materiais que pode usar e com que pode ensinar."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'training', 'sw', 'Je, mnatoa mafunzo kwa timu, na kuna cheti?', 'Tunaandaa warsha na kliniki kama matukio, na wakati mwingine kwa timu au shule moja, ikiwa wengine wanaweza kujifunza kutokana na matokeo: tuulize. Hatutoi vyeti. Unaondoka na nyenzo unazoweza…', '2026-11-17T04:52:20.303Z', null, '{"tags":"mafunzo, warsha, cheti"}', '{"answer":"Tunaandaa warsha na kliniki kama [matukio](/events), na wakati mwingine kwa timu au shule moja, ikiwa wengine wanaweza kujifunza kutokana na matokeo: [tuulize](/contact). Hatutoi vyeti. Unaondoka na nyenzo unazoweza kuzitumia na kufundishia."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'translations', 'am', 'መርጃዎቹ በየትኞቹ ቋንቋዎች ናቸው? መተርጎምስ እችላለሁ?', 'አብዛኞቹ በእንግሊዝኛ፣ አንዳንዶቹም በፈረንሳይኛ፣ በፖርቹጋልኛ ወይም በስዋሂሊ ናቸው። ትርጉሞችን በደስታ እንቀበላለን፤ ፈቃድ አያስፈልጋቸውም። ከቦታው ጋር እንዲስማሙ ምሳሌዎቹንም ይቀይሩ። ውጤቱን በመገናኛ ገጹ ይላኩልን፦ ቋንቋውን የሚናገር ሌላ ሰው ካነበበው በኋላ ከዋናው ጽሑፍ ጎን፣ ከፈለጉ ከስምዎ ጋር…', '2026-11-17T04:52:20.303Z', null, '{"tags":"ቋንቋዎች, ትርጉም, በጎ ፈቃደኝነት"}', '{"answer":"አብዛኞቹ በእንግሊዝኛ፣ አንዳንዶቹም በፈረንሳይኛ፣ በፖርቹጋልኛ ወይም በስዋሂሊ ናቸው። ትርጉሞችን በደስታ እንቀበላለን፤ ፈቃድ አያስፈልጋቸውም። ከቦታው ጋር እንዲስማሙ ምሳሌዎቹንም ይቀይሩ። ውጤቱን [በመገናኛ ገጹ](/contact) ይላኩልን፦ ቋንቋውን የሚናገር ሌላ ሰው ካነበበው በኋላ ከዋናው ጽሑፍ ጎን፣ ከፈለጉ ከስምዎ ጋር እናወጣዋለን።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'translations', 'ar', 'بأي لغات تتوفر الموارد، وهل يجوز لي أن أترجم أحدها؟', 'معظمها بالإنجليزية، وبعضها بالفرنسية أو البرتغالية أو السواحيلية. نرحب بالترجمات، وهي لا تحتاج إلى إذن. وغيّروا الأمثلة أيضًا لتناسب المكان. أرسلوا إلينا النتيجة من صفحة الاتصال: وبعد أن يقرأها شخص…', '2026-11-17T04:52:20.303Z', null, '{"tags":"لغات, ترجمة, تطوّع"}', '{"answer":"معظمها بالإنجليزية، وبعضها بالفرنسية أو البرتغالية أو السواحيلية. نرحب بالترجمات، وهي لا تحتاج إلى إذن. وغيّروا الأمثلة أيضًا لتناسب المكان. أرسلوا إلينا النتيجة من [صفحة الاتصال](/contact): وبعد أن يقرأها شخص آخر يتكلم اللغة، ننشرها إلى جانب الأصل مع اسمكم، إن أردتم."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'translations', 'fr', 'En quelles langues sont les ressources, et puis-je en traduire une ?', 'La plupart sont en anglais, et quelques-unes en français, en portugais ou en swahili. Les traductions sont les bienvenues et n’ont besoin d’aucune autorisation. Changez aussi les exemples, pour…', '2026-11-17T04:52:20.303Z', null, '{"tags":"langues, traduction, bénévolat"}', '{"answer":"La plupart sont en anglais, et quelques-unes en français, en portugais ou en swahili. Les traductions sont les bienvenues et n’ont besoin d’aucune autorisation. Changez aussi les exemples, pour qu’ils conviennent au lieu. Envoyez-nous le résultat par la [page Contact](/contact) : une fois qu’une autre personne qui parle la langue l’a relu, nous le publions à côté de l’original, avec votre nom si vous le souhaitez."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'translations', 'pt', 'Em que línguas estão os recursos, e posso traduzir um?', 'A maioria está em inglês, e alguns em francês, português ou suaíli. As traduções são bem-vindas e não precisam de autorização. Mude também os exemplos, para que se adaptem ao lugar. Envie-nos o…', '2026-11-17T04:52:20.303Z', null, '{"tags":"línguas, tradução, voluntariado"}', '{"answer":"A maioria está em inglês, e alguns em francês, português ou suaíli. As traduções são bem-vindas e não precisam de autorização. Mude também os exemplos, para que se adaptem ao lugar. Envie-nos o resultado pela [página de contactos](/contact): depois de outra pessoa que fale a língua o ter lido, publicamo-lo ao lado do original, com o seu nome, se quiser."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'translations', 'sw', 'Nyenzo ziko katika lugha zipi, na naweza kutafsiri mojawapo?', 'Nyingi ziko kwa Kiingereza, na baadhi kwa Kifaransa, Kireno au Kiswahili. Tafsiri zinakaribishwa na hazihitaji ruhusa. Badilisha mifano pia, ili ilingane na mahali. Tutumie matokeo kupitia ukurasa wa…', '2026-11-17T04:52:20.303Z', null, '{"tags":"lugha, tafsiri, kujitolea"}', '{"answer":"Nyingi ziko kwa Kiingereza, na baadhi kwa Kifaransa, Kireno au Kiswahili. Tafsiri zinakaribishwa na hazihitaji ruhusa. Badilisha mifano pia, ili ilingane na mahali. Tutumie matokeo kupitia [ukurasa wa mawasiliano](/contact): mtu mwingine anayezungumza lugha hiyo akishaisoma, tunaichapisha kando ya nyenzo ya asili pamoja na jina lako, ukipenda."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'where-we-work', 'am', 'የምትሠሩት የትና በየትኞቹ ቋንቋዎች ነው?', 'ቤታችን አዲስ አበባ፣ ኢትዮጵያ ነው፤ ሥራችን ግን ለመላው አህጉር ነው፦ ዝግጅቶች በተለያዩ ከተሞችና በኢንተርኔት ይካሄዳሉ። ይህ ድረ ገጽ በስድስት ቋንቋዎች ነው። አንዳንድ መርጃዎችና ዝግጅቶች በፈረንሳይኛ፣ በፖርቹጋልኛ፣ በአረብኛ ወይም በስዋሂሊ ናቸው፤ እርስዎ በማንኛውም ቋንቋ ሊጽፉልን ይችላሉ። በ24 ሰዓት…', '2026-11-17T04:52:20.303Z', null, '{"tags":"ቦታዎች, ቋንቋዎች, አዲስ አበባ"}', '{"answer":"ቤታችን አዲስ አበባ፣ ኢትዮጵያ ነው፤ ሥራችን ግን ለመላው አህጉር ነው፦ ዝግጅቶች በተለያዩ ከተሞችና በኢንተርኔት ይካሄዳሉ። ይህ ድረ ገጽ በስድስት ቋንቋዎች ነው። አንዳንድ መርጃዎችና ዝግጅቶች በፈረንሳይኛ፣ በፖርቹጋልኛ፣ በአረብኛ ወይም በስዋሂሊ ናቸው፤ እርስዎ በማንኛውም ቋንቋ ሊጽፉልን ይችላሉ። በ24 ሰዓት ውስጥ መልስ ያገኛሉ፤ መልሱ ግን በእንግሊዝኛ ሊሆን ይችላል።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'where-we-work', 'ar', 'أين تعملون، وبأي لغات؟', 'مقرنا أديس أبابا في إثيوبيا، وعملنا للقارة كلها: تُعقد الفعاليات في مدن مختلفة وعبر الإنترنت. هذا الموقع بست لغات. وبعض الموارد والفعاليات بالفرنسية أو البرتغالية أو العربية أو السواحيلية، ويمكنكم…', '2026-11-17T04:52:20.303Z', null, '{"tags":"أماكن, لغات, أديس أبابا"}', '{"answer":"مقرنا أديس أبابا في إثيوبيا، وعملنا للقارة كلها: تُعقد الفعاليات في مدن مختلفة وعبر الإنترنت. هذا الموقع بست لغات. وبعض الموارد والفعاليات بالفرنسية أو البرتغالية أو العربية أو السواحيلية، ويمكنكم الكتابة إلينا بأي لغة. يصلكم الردّ خلال 24 ساعة، وإن كان قد يأتي بالإنجليزية."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'where-we-work', 'fr', 'Où travaillez-vous, et dans quelles langues ?', 'Nous sommes installés à Addis-Abeba, en Éthiopie, et nous travaillons pour tout le continent : les événements ont lieu dans différentes villes et en ligne. Ce site existe en six langues. Certaines…', '2026-11-17T04:52:20.303Z', null, '{"tags":"lieux, langues, Addis-Abeba"}', '{"answer":"Nous sommes installés à Addis-Abeba, en Éthiopie, et nous travaillons pour tout le continent : les événements ont lieu dans différentes villes et en ligne. Ce site existe en six langues. Certaines ressources et certains événements sont en français, en portugais, en arabe ou en swahili, et vous pouvez nous écrire dans n’importe quelle langue. Vous recevrez une réponse dans les 24 heures, mais elle sera peut-être en anglais."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'where-we-work', 'pt', 'Onde trabalham, e em que línguas?', 'A nossa casa é Adis Abeba, na Etiópia, e o nosso trabalho é para todo o continente: os eventos realizam-se em várias cidades e online. Este site existe em seis línguas. Alguns recursos e eventos são…', '2026-11-17T04:52:20.303Z', null, '{"tags":"lugares, línguas, Adis Abeba"}', '{"answer":"A nossa casa é Adis Abeba, na Etiópia, e o nosso trabalho é para todo o continente: os eventos realizam-se em várias cidades e online. Este site existe em seis línguas. Alguns recursos e eventos são em francês, português, árabe ou suaíli, e pode escrever-nos em qualquer língua. Receberá resposta no prazo de 24 horas, embora possa ser em inglês."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'where-we-work', 'sw', 'Mnafanya kazi wapi, na kwa lugha zipi?', 'Makao yetu ni Addis Ababa, Ethiopia, na kazi yetu ni kwa bara zima: matukio hufanyika katika miji mbalimbali na mtandaoni. Tovuti hii iko katika lugha sita. Baadhi ya nyenzo na matukio ni kwa…', '2026-11-17T04:52:20.303Z', null, '{"tags":"mahali, lugha, Addis Ababa"}', '{"answer":"Makao yetu ni Addis Ababa, Ethiopia, na kazi yetu ni kwa bara zima: matukio hufanyika katika miji mbalimbali na mtandaoni. Tovuti hii iko katika lugha sita. Baadhi ya nyenzo na matukio ni kwa Kifaransa, Kireno, Kiarabu au Kiswahili, na unaweza kutuandikia kwa lugha yoyote. Utapata jibu ndani ya saa 24, ingawa linaweza kuwa kwa Kiingereza."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'which-resources', 'am', 'ለእኔ የሚሆኑት የትኞቹ መርጃዎች ናቸው?', 'የተደራጁት ለማን እንደተዘጋጁ ነው። «ለሕዝብ» የቴክኖሎጂ ዕውቀት አይጠይቅም። «ለኔትወርክ መሐንዲሶች» ሥርዓቶችን ለሚሠሩና ለሚያንቀሳቅሱ ሰዎች ነው። «ለፖሊሲ አውጪዎች» ደንብ ለሚጽፉ ወይም ለመንግሥት ተቋማት ሥርዓቶችን ለሚገዙ ሰዎች ነው። «የሥልጠና ጽሑፎች» ሌሎችን እንዲያስተምሩ ይረዱዎታል። በመርጃዎች ገጽ…', '2026-11-17T04:52:20.303Z', null, '{"tags":"ምድቦች, ሕዝብ, መሐንዲሶች, ፖሊሲ አውጪዎች"}', '{"answer":"የተደራጁት ለማን እንደተዘጋጁ ነው። «ለሕዝብ» የቴክኖሎጂ ዕውቀት አይጠይቅም። «ለኔትወርክ መሐንዲሶች» ሥርዓቶችን ለሚሠሩና ለሚያንቀሳቅሱ ሰዎች ነው። «ለፖሊሲ አውጪዎች» ደንብ ለሚጽፉ ወይም ለመንግሥት ተቋማት ሥርዓቶችን ለሚገዙ ሰዎች ነው። «የሥልጠና ጽሑፎች» ሌሎችን እንዲያስተምሩ ይረዱዎታል። [በመርጃዎች ገጽ](/resources) ላይ ምድብ ይምረጡ፣ ወይም ሁሉንም ይፈልጉ።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'which-resources', 'ar', 'أي الموارد موجّهة إليّ؟', 'صُنّفت الموارد بحسب من هي موجّهة إليهم. فئة «للجمهور» لا تحتاج إلى معرفة بالتقنية. وفئة «لمهندسي الشبكات» لمن يبنون الأنظمة ويشغّلونها. وفئة «لصنّاع السياسات» لمن يكتبون القواعد أو يشترون الأنظمة…', '2026-11-17T04:52:20.303Z', null, '{"tags":"فئات, جمهور, مهندسون, صنّاع السياسات"}', '{"answer":"صُنّفت الموارد بحسب من هي موجّهة إليهم. فئة «للجمهور» لا تحتاج إلى معرفة بالتقنية. وفئة «لمهندسي الشبكات» لمن يبنون الأنظمة ويشغّلونها. وفئة «لصنّاع السياسات» لمن يكتبون القواعد أو يشترون الأنظمة للجهات العامة. وفئة «مواد تدريبية» تساعدكم على تعليم غيركم. اختاروا علامة تبويب في [صفحة الموارد](/resources)، أو ابحثوا فيها كلها."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'which-resources', 'fr', 'Quelles ressources sont faites pour moi ?', 'Elles sont classées selon leur public. « Pour le grand public » ne demande aucune connaissance technique. « Pour les ingénieurs réseau » s’adresse aux personnes qui construisent et exploitent des…', '2026-11-17T04:52:20.303Z', null, '{"tags":"catégories, grand public, ingénieurs, décideurs publics"}', '{"answer":"Elles sont classées selon leur public. « Pour le grand public » ne demande aucune connaissance technique. « Pour les ingénieurs réseau » s’adresse aux personnes qui construisent et exploitent des systèmes. « Pour les décideurs publics » s’adresse aux personnes qui écrivent des règles ou achètent des systèmes pour des organismes publics. « Supports de formation » vous aide à enseigner aux autres. Choisissez un onglet sur la [page Ressources](/resources), ou cherchez dans toutes."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'which-resources', 'pt', 'Que recursos são para mim?', 'Estão organizados por destinatário. “Para o público” não exige conhecimentos técnicos. “Para engenheiros de redes” é para quem constrói e opera sistemas. “Para decisores políticos” é para quem…', '2026-11-17T04:52:20.303Z', null, '{"tags":"categorias, público, engenheiros, decisores políticos"}', '{"answer":"Estão organizados por destinatário. “Para o público” não exige conhecimentos técnicos. “Para engenheiros de redes” é para quem constrói e opera sistemas. “Para decisores políticos” é para quem escreve regras ou compra sistemas para entidades públicas. “Materiais de formação” ajuda a ensinar outras pessoas. Escolha um separador na [página de recursos](/resources), ou pesquise em todos."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'which-resources', 'sw', 'Ni nyenzo zipi zinanihusu?', 'Zimepangwa kulingana na walengwa. Nyenzo za “Kwa umma” hazihitaji ujuzi wa teknolojia. Za “Kwa wahandisi wa mitandao” ni kwa watu wanaounda na kuendesha mifumo. Za “Kwa watunga sera” ni kwa watu…', '2026-11-17T04:52:20.303Z', null, '{"tags":"makundi, umma, wahandisi, watunga sera"}', '{"answer":"Zimepangwa kulingana na walengwa. Nyenzo za “Kwa umma” hazihitaji ujuzi wa teknolojia. Za “Kwa wahandisi wa mitandao” ni kwa watu wanaounda na kuendesha mifumo. Za “Kwa watunga sera” ni kwa watu wanaoandika kanuni au kununua mifumo ya taasisi za umma. “Nyenzo za mafunzo” hukusaidia kuwafundisha wengine. Chagua kichupo kwenye [ukurasa wa nyenzo](/resources), au tafuta katika zote."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'who-we-are', 'am', 'Secure AI Africa ምንድን ነው?', 'Secure AI Africa በአፍሪካ ደህንነቱ ለተጠበቀና ሥነ ምግባራዊ ለሆነ ሰው ሠራሽ አስተውሎት (ኤአይ) የሚሠራ፣ ለትርፍ ያልተቋቋመ ኢኒሼቲቭ ነው። እዚህ በእርግጥ የሚያሳስቡ አደጋዎችን እናጠናለን፣ ሕዝቡንና መሐንዲሶችን እናስተምራለን፣ አለዚያ አንድን ችግር ብቻቸውን ይጋፈጡ የነበሩ ሰዎችን እናገናኛለን።…', '2026-11-17T04:52:20.303Z', null, '{"tags":"ስለ እኛ, ተልዕኮ, ለትርፍ ያልተቋቋመ"}', '{"answer":"Secure AI Africa በአፍሪካ ደህንነቱ ለተጠበቀና ሥነ ምግባራዊ ለሆነ ሰው ሠራሽ አስተውሎት (ኤአይ) የሚሠራ፣ ለትርፍ ያልተቋቋመ ኢኒሼቲቭ ነው። እዚህ በእርግጥ የሚያሳስቡ አደጋዎችን እናጠናለን፣ ሕዝቡንና መሐንዲሶችን እናስተምራለን፣ አለዚያ አንድን ችግር ብቻቸውን ይጋፈጡ የነበሩ ሰዎችን እናገናኛለን። ተጨማሪ [በተልዕኳችንና ራዕያችን](/about/mission-vision) ያንብቡ።"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'who-we-are', 'ar', 'ما هي Secure AI Africa؟', 'Secure AI Africa مبادرة غير ربحية من أجل ذكاء اصطناعي آمن وأخلاقي في أفريقيا. ندرس المخاطر التي تهمّنا هنا، ونعلّم الجمهور والمهندسين، ونجمع بين أناس كانوا سيواجهون المشكلة نفسها كل على حدة. اقرؤوا…', '2026-11-17T04:52:20.303Z', null, '{"tags":"من نحن, رسالة, غير ربحية"}', '{"answer":"Secure AI Africa مبادرة غير ربحية من أجل ذكاء اصطناعي آمن وأخلاقي في أفريقيا. ندرس المخاطر التي تهمّنا هنا، ونعلّم الجمهور والمهندسين، ونجمع بين أناس كانوا سيواجهون المشكلة نفسها كل على حدة. اقرؤوا المزيد في [رسالتنا ورؤيتنا](/about/mission-vision)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'who-we-are', 'fr', 'Qu’est-ce que Secure AI Africa ?', 'Secure AI Africa est une initiative à but non lucratif pour une IA sûre et éthique en Afrique. Nous étudions les risques qui comptent ici, nous formons le public et les ingénieurs, et nous réunissons…', '2026-11-17T04:52:20.303Z', null, '{"tags":"à propos de nous, mission, but non lucratif"}', '{"answer":"Secure AI Africa est une initiative à but non lucratif pour une IA sûre et éthique en Afrique. Nous étudions les risques qui comptent ici, nous formons le public et les ingénieurs, et nous réunissons des personnes qui, sinon, affronteraient seules le même problème. Lisez la suite dans [notre mission et notre vision](/about/mission-vision)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'who-we-are', 'pt', 'O que é a Secure AI Africa?', 'A Secure AI Africa é uma iniciativa sem fins lucrativos por uma IA segura e ética em África. Estudamos os riscos que contam aqui, ensinamos o público e os engenheiros, e juntamos pessoas que de outra…', '2026-11-17T04:52:20.303Z', null, '{"tags":"sobre nós, missão, sem fins lucrativos"}', '{"answer":"A Secure AI Africa é uma iniciativa sem fins lucrativos por uma IA segura e ética em África. Estudamos os riscos que contam aqui, ensinamos o público e os engenheiros, e juntamos pessoas que de outra forma enfrentariam sozinhas o mesmo problema. Leia mais em [missão e visão](/about/mission-vision)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('faq', 'who-we-are', 'sw', 'Secure AI Africa ni nini?', 'Secure AI Africa ni mpango usiolenga faida, kwa ajili ya akili mnemba (AI) iliyo salama na yenye maadili barani Afrika. Tunachunguza hatari zinazotuhusu hapa, tunaufundisha umma na wahandisi, na…', '2026-11-17T04:52:20.303Z', null, '{"tags":"kuhusu sisi, dhamira, isiyolenga faida"}', '{"answer":"Secure AI Africa ni mpango usiolenga faida, kwa ajili ya akili mnemba (AI) iliyo salama na yenye maadili barani Afrika. Tunachunguza hatari zinazotuhusu hapa, tunaufundisha umma na wahandisi, na tunawaleta pamoja watu ambao vinginevyo wangekabili tatizo lilelile peke yao. Soma zaidi katika [dhamira na dira yetu](/about/mission-vision)."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('events', 'nairobi', 'am', 'የፊርማ ቀን', 'ላፕቶፕ ይዘው ይምጡ፡፡', '2026-11-15T08:00:00.000Z', '2026-11-16T08:00:00.000Z', '{"location":"ናይሮቢ፣ ኬንያ","link":"/faq"}', '{"description":"ላፕቶፕ *ይዘው* ይምጡ፡፡"}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('events', 'nairobi', 'ar', 'يوم التوقيع ٢٠٢٦', 'المسئولون مدعوون.', '2026-11-15T08:00:00.000Z', null, '{"location":"نيروبي"}', '{"description":"المسئولون مدعوون."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('resources', 'guide', 'en', 'It''s 100 %', 'Text.', '2026-11-15T08:00:00.000Z', null, '{"file_url":"/files/en.pdf"}', '{"description":"","content":"Text."}');
insert into record_texts (kind, id, language, title, excerpt, created_at, updated_at, fields, long_fields) values ('people', 'mulu', 'fr', 'Mulu', 'Elle signe.', '2026-11-15T08:00:00.000Z', null, '{"role":"Ingénieure"}', '{"text":"Elle *signe*."}');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'accounts-and-lists', 'category', 'membership', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'appearance', 'category', 'technical', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'become-a-partner', 'category', 'membership', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'devices-and-screen-readers', 'category', 'technical', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'event-calendar', 'category', 'events', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'event-cost', 'category', 'events', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'event-registration', 'category', 'events', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'events-from-afar', 'category', 'events', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'how-to-join', 'category', 'membership', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'low-data', 'category', 'technical', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'membership-fee', 'category', 'membership', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'reach-us', 'category', 'general', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'report-a-fault', 'category', 'technical', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'reuse', 'category', 'resources', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'secure-pipeline', 'category', 'general', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'training', 'category', 'resources', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'translations', 'category', 'resources', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'where-we-work', 'category', 'general', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'which-resources', 'category', 'resources', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('faq', 'who-we-are', 'category', 'general', '2026-11-17T04:52:20.303Z', null, ' en am ar fr pt sw ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('resources', 'guide', 'category', 'for the public', '2026-11-15T08:00:00.000Z', null, ' en ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('resources', 'guide', 'type', 'guide', '2026-11-15T08:00:00.000Z', null, ' en ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('resources', 'etude', 'category', 'études et données', '2026-11-15T08:00:00.000Z', null, ' en ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('resources', 'etude', 'type', 'étude', '2026-11-15T08:00:00.000Z', null, ' en ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('resources', 'etude-2', 'category', 'études et données', '2026-11-15T08:00:00.000Z', null, ' en ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('resources', 'etude-2', 'type', 'étude', '2026-11-15T08:00:00.000Z', null, ' en ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('resources', 'strasse', 'category', 'strasse', '2026-11-15T08:00:00.000Z', null, ' en ');
insert into record_keys (kind, id, field, key, sort_at, over_at, languages) values ('resources', 'strasse', 'type', 'strasse', '2026-11-15T08:00:00.000Z', null, ' en ');
insert into record_authors (kind, id, person, created_at) values ('news', 'selam', 'mulu', '2026-11-15T08:00:00.000Z');
insert into record_authors (kind, id, person, created_at) values ('news', 'selam', 'nobody-yet', '2026-11-15T08:00:00.000Z');
insert into record_authors (kind, id, person, created_at) values ('resources', 'etude-2', 'mulu', '2026-11-15T08:00:00.000Z');
insert into derived_schema (hash) values ('bf41c4151e040273ea27086de50adacd');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('SMJT-KH54', 'message', 'answered', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'mailed and answered', null, 'en', null, '2026-11-15T08:01:00.000Z', '2026-11-15T08:40:00.000Z', null, '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z', null, null, null, null, null, null, 'form-1', '0c8bc41ecf6a4efcee6ad069d1b1555c35bcefb67b14b51f13dfc0dba5dd59cf', 'It''s about
“mailed and answered” & 100 %.');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('ABHP-FAVG', 'message', 'waiting', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'not mailed yet', null, 'en', null, '2026-11-15T08:02:00.000Z', '2026-11-15T08:02:00.000Z', '2026-11-16T08:02:00.000Z', null, null, null, null, null, null, null, null, 'form-2', '65e92dea395d807f6f4262158f0dbf34da08671958f323bfd85c280c1a7c7b28', 'It''s about
“not mailed yet” & 100 %.');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('Q2NT-3N0B', 'message', 'waiting', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'given up', null, 'en', null, '2026-11-15T08:03:00.000Z', '2026-11-15T08:03:00.000Z', '2026-11-16T08:03:00.000Z', null, null, null, null, null, null, null, null, null, '4082505e345477c0dae73225465fc29a8070130fb3f6a0d58542764a09c749e6', 'It''s about
“given up” & 100 %.');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('FJE5-EVGS', 'message', 'spam', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'spam', null, 'en', null, '2026-11-15T08:04:00.000Z', '2026-11-15T08:04:00.000Z', null, null, null, null, null, 'honeypot', null, null, null, 'form-4', '986e45ad4b2dc736f858cd981daea7072b06181c3db0ec545afcfd18d35fd999', 'It''s about
“spam” & 100 %.');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('TBA8-W1TJ', 'message', 'waiting', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'waiting', null, 'en', null, '2026-11-15T08:05:00.000Z', '2026-11-15T08:05:00.000Z', '2026-11-16T08:05:00.000Z', null, null, null, null, null, null, null, null, 'form-5', 'cf57959846d1382ddcfb86e9e1be7c88d8db6fb7e55054ce71b3977d4ff70fcc', 'It''s about
“waiting” & 100 %.');
insert into contact_messages (id, kind, state, name, email, email_key, subject, about, language, written_in, created_at, changed_at, due_at, answered_at, first_answer_at, retained_from, assignee, spam, held, dmarc, mail_id, form_id, content_hash, message) values ('1T62-D78K', 'message', 'spam', 'Sélam Ḥaile', 'selam@example.org', 'selam@example.org', 'held', null, 'en', null, '2026-11-15T08:05:00.000Z', '2026-11-15T08:05:00.000Z', null, null, null, null, null, null, 'many messages in one minute', null, null, 'form-6', '79af42e5df642a45c28f4886ddccd5605193b805e1ea9cf8a10354a5020eba18', 'It''s about
“held” & 100 %.');
insert into enquiry_texts (row_id, message_id, folded) values (1, 'SMJT-KH54', 'mailed롽and롽answered𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
smjt𠀭kh54𨀀𨀀
smjtkh54𨀀𨀀
it𠀧s멎about먮𠀢mailed롽and롽answered𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it');
insert into enquiry_texts (row_id, message_id, folded) values (2, 'ABHP-FAVG', 'not멹mailed뢕yet𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
abhp𠀭favg𨀀𨀀
abhpfavg𨀀𨀀
it𠀧s멎about먮𠀢not멹mailed뢕yet𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it');
insert into enquiry_texts (row_id, message_id, folded) values (3, 'Q2NT-3N0B', 'given맇up𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
q2nt𠀭3n0b𨀀𨀀
q2nt3n0b𨀀𨀀
it𠀧s멎about먮𠀢given맇up𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it
W𨀁up');
insert into enquiry_texts (row_id, message_id, folded) values (4, 'FJE5-EVGS', 'spam𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
fje5𠀭evgs𨀀𨀀
fje5evgs𨀀𨀀
it𠀧s멎about먮𠀢spam𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it');
insert into enquiry_texts (row_id, message_id, folded) values (5, 'TBA8-W1TJ', 'waiting𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
tba8𠀭w1tj𨀀𨀀
tba8w1tj𨀀𨀀
it𠀧s멎about먮𠀢waiting𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it');
insert into enquiry_texts (row_id, message_id, folded) values (6, '1T62-D78K', 'held𨀀𨀀
selam릛haile𨀀𨀀
selam𠁀example𠀮org𨀀𨀀
1t62𠀭d78k𨀀𨀀
1t62d78k𨀀𨀀
it𠀧s멎about먮𠀢held𠀢끄𠀦냋100뇵𠀥𠀮𨀀𨀀
W𨀁it');
insert into enquiry_networks (message_id, network, created_at) values ('SMJT-KH54', '0b8c17c57bc46adfe5e75ef62cb8c1e9', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SMJT-KH54', '0d5471135328f6b32b17f072b75aa51e', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SMJT-KH54', 'bace4c954f6021a42334132f6fe3183b', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SMJT-KH54', '05ad51f387b04426bfe623f76133b20e', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SMJT-KH54', '88e82a8f964e071439fc96e08e0f4934', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SMJT-KH54', '3e2f47ee5d8abfe4128665e5db5c8719', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SMJT-KH54', '534b29a03ef2c38b4b831acc16d5f998', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('SMJT-KH54', '3d058134ef912fbcc919562c870cc676', '2026-11-15T08:01:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('ABHP-FAVG', 'b5c2d0b8adb5a9ca666892118c04f8b8', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('ABHP-FAVG', '0d5471135328f6b32b17f072b75aa51e', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('ABHP-FAVG', '292062aa476910438af4f6f3276a1919', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('ABHP-FAVG', '05ad51f387b04426bfe623f76133b20e', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('ABHP-FAVG', 'ad532e5484abcbbb49d8ce2c3f036714', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('ABHP-FAVG', '0e4991aa76821b5a647b8c0c61d34df1', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('ABHP-FAVG', 'aaf6ba8b4a6a704a49277e9c7998e194', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('ABHP-FAVG', '4180bbf38f7a6f982762fd81370f9870', '2026-11-15T08:02:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('Q2NT-3N0B', '758294c56ad8c840fac4655ed2d11336', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('Q2NT-3N0B', '0d5471135328f6b32b17f072b75aa51e', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('Q2NT-3N0B', '8aac0bbae7f0e9f6372e11602bf069af', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('Q2NT-3N0B', '05ad51f387b04426bfe623f76133b20e', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('Q2NT-3N0B', 'd75381105f5208907c42aa9670251c92', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('Q2NT-3N0B', '30fde2d546aeef0f4434cd92d986b90f', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('Q2NT-3N0B', '67b69a603f2840a2ac3a77bc4ef645ea', '2026-11-15T08:03:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('FJE5-EVGS', '2e43259a34feffd4b625d3b9cf7b9162', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('FJE5-EVGS', '0d5471135328f6b32b17f072b75aa51e', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('FJE5-EVGS', '0e130a5612f9b80813c1dba71e9cf7ed', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('FJE5-EVGS', '05ad51f387b04426bfe623f76133b20e', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('FJE5-EVGS', '2941b5530a78d7a085b7c41220d4ad09', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('FJE5-EVGS', '57a2ce67ce080451dfacbe07dbc2d1a5', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('FJE5-EVGS', '6d25636985170bd62451310cc7a6a0ef', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('FJE5-EVGS', '9f4a1a3c82efad538d0126ad3571c2ba', '2026-11-15T08:04:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', '231fa02cab1618252d1c156373ccc509', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', 'f406ec5591e97c2bec620fe2d5ee952c', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', '57d5be18115f7f5d5a29731a16102d55', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', '24792b12c8c14cdc5f89a1f3996e9996', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', 'e16183e31feb79477458d432e893cbc9', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', '510200943a2d85deb5c643c4afbec3e6', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', 'bd4aa64f4b1778f55ac8c78c6332b26e', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', '075d31b0a95565720ebca0bbc6419748', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', '6c4e2977b43e154fb5cbb1e71f65d488', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', 'a1fba52d1c974e294d21e60071e320a6', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('TBA8-W1TJ', '3ce77322eb629c17784ccc1c7fc998de', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('1T62-D78K', 'd6c625701db2e61ec4c2b67ec82b5045', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('1T62-D78K', '0d5471135328f6b32b17f072b75aa51e', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('1T62-D78K', '641c49d60792b3ddcb0da8caad1e923e', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('1T62-D78K', '05ad51f387b04426bfe623f76133b20e', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('1T62-D78K', 'e6fa5375aed8d0edffabf9079d895e5a', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('1T62-D78K', '421665024f3643dc3e831c80cd4289c5', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('1T62-D78K', '59b6fa4856a84bccee7fc1baada521e3', '2026-11-15T08:05:00.000Z');
insert into enquiry_networks (message_id, network, created_at) values ('1T62-D78K', '7425c9e9a404e66f62b1bb61c21bda4a', '2026-11-15T08:05:00.000Z');
insert into enquiry_state (hash_key, previous_hash_key, hash_key_since, seen_at, steady_since, trusted_at) values ('5a83c54bf40324d78291d9fe1a7fc3e282762b9d0f877557befb0f7061ffa661', 'ea9f0f1ee33a86728bce68256c29f0714609d936471d8e96e9e01f967bcbd009', '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z', '2026-11-15T08:40:00.000Z', null);
insert into mails (id, purpose, message_id, post_id, recipient, attempts, created_at, due_at, sent_at, given_up_at, last_error, subject, body) values ('b861f066-d67b-41f3-aef7-16ab81424720', 'notice', 'SMJT-KH54', null, null, 1, '2026-11-15T08:01:00.000Z', '2026-11-15T08:32:00.000Z', '2026-11-15T08:30:00.000Z', null, null, null, null);
insert into mails (id, purpose, message_id, post_id, recipient, attempts, created_at, due_at, sent_at, given_up_at, last_error, subject, body) values ('3026ae06-0dea-48c6-a6ec-4c8252f721b4', 'notice', 'ABHP-FAVG', null, null, 1, '2026-11-15T08:02:00.000Z', '2026-11-15T08:31:00.000Z', null, null, 'connection', null, null);
insert into mails (id, purpose, message_id, post_id, recipient, attempts, created_at, due_at, sent_at, given_up_at, last_error, subject, body) values ('d5691394-1b93-43d2-834b-06146f427159', 'notice', 'Q2NT-3N0B', null, null, 1, '2026-11-15T08:03:00.000Z', '2026-11-15T08:32:00.000Z', null, '2026-11-15T08:30:00.000Z', 'refused', null, null);
insert into mails (id, purpose, message_id, post_id, recipient, attempts, created_at, due_at, sent_at, given_up_at, last_error, subject, body) values ('c1688ec7-f7cd-4716-9bfc-83c369df097f', 'notice', 'TBA8-W1TJ', null, null, 0, '2026-11-15T08:05:00.000Z', '2026-11-15T08:05:00.000Z', null, null, null, null, null);
insert into reminders (message_id, stage, due_at) values ('ABHP-FAVG', 'over', '2026-11-16T08:02:00.000Z');
insert into reminders (message_id, stage, due_at) values ('Q2NT-3N0B', 'soon', '2026-11-16T08:03:00.000Z');
insert into reminders (message_id, stage, due_at) values ('TBA8-W1TJ', 'soon', '2026-11-16T08:05:00.000Z');
insert into write_probe (written_at) values ('');
CREATE VIEW records_text_our_work_source as select row_id, folded from records where kind = 'our_work';
CREATE VIEW records_text_news_source as select row_id, folded from records where kind = 'news';
CREATE VIEW records_text_events_source as select row_id, folded from records where kind = 'events';
CREATE VIEW records_text_resources_source as select row_id, folded from records where kind = 'resources';
CREATE VIEW our_work as select id, title as title, coalesce(nullif(long_fields ->> '$.description', ''), '') as description, coalesce(nullif(fields ->> '$.category', ''), '') as category, coalesce(nullif(fields ->> '$.link', ''), null) as link, coalesce(nullif(fields ->> '$.image_url', ''), null) as image_url, language, created_at, updated_at
      from records where kind = 'our_work';
CREATE VIEW news as select id, title as headline, coalesce(nullif(long_fields ->> '$.content', ''), '') as content, coalesce(nullif(fields ->> '$.authors', ''), '') as authors, coalesce(nullif(fields ->> '$.link', ''), null) as link, coalesce(nullif(fields ->> '$.image_url', ''), null) as image_url, language, created_at, updated_at
      from records where kind = 'news';
CREATE VIEW events as select id, title as name, coalesce(nullif(long_fields ->> '$.description', ''), '') as description, coalesce(nullif(fields ->> '$.location', ''), '') as location, coalesce(nullif(fields ->> '$.time_zone', ''), '') as time_zone, coalesce(nullif(fields ->> '$.event_date', ''), '') as event_date, coalesce(nullif(fields ->> '$.ends_at', ''), null) as ends_at, coalesce(nullif(fields ->> '$.status', ''), '') as status, coalesce(nullif(fields ->> '$.link', ''), null) as link, coalesce(nullif(fields ->> '$.image_url', ''), null) as image_url, language, created_at, updated_at
      from records where kind = 'events';
CREATE VIEW resources as select id, title as title, coalesce(nullif(long_fields ->> '$.description', ''), '') as description, coalesce(nullif(long_fields ->> '$.content', ''), '') as content, coalesce(nullif(fields ->> '$.category', ''), '') as category, coalesce(nullif(fields ->> '$.type', ''), '') as type, coalesce(nullif(fields ->> '$.authors', ''), '') as authors, coalesce(nullif(fields ->> '$.file_url', ''), null) as file_url, coalesce(nullif(fields ->> '$.resource_url', ''), null) as resource_url, coalesce(nullif(fields ->> '$.image_url', ''), null) as image_url, language, created_at, updated_at
      from records where kind = 'resources';
CREATE VIEW partners as select id, title as name, coalesce(nullif(long_fields ->> '$.text', ''), '') as text, coalesce(nullif(fields ->> '$.kind', ''), '') as kind, coalesce(nullif(fields ->> '$.website', ''), null) as website, coalesce(nullif(fields ->> '$.image_url', ''), null) as image_url, coalesce(nullif(fields ->> '$.woven', ''), '') as woven, position, language, created_at, updated_at
      from records where kind = 'partners';
CREATE VIEW people as select id, title as name, coalesce(nullif(fields ->> '$.role', ''), '') as role, coalesce(nullif(long_fields ->> '$.text', ''), '') as text, coalesce(nullif(fields ->> '$.image_url', ''), null) as image_url, coalesce(nullif(long_fields ->> '$.email', ''), null) as email, coalesce(nullif(long_fields ->> '$.profile', ''), null) as profile, position, language, created_at, updated_at
      from records where kind = 'people';
CREATE VIEW faq as select id, title as question, coalesce(nullif(long_fields ->> '$.answer', ''), '') as answer, coalesce(nullif(fields ->> '$.category', ''), '') as category, coalesce(nullif(fields ->> '$.tags', ''), '') as tags, position, language, created_at, updated_at
      from records where kind = 'faq';
CREATE VIRTUAL TABLE editions_text using fts5 (folded, content = 'editions', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1');
insert into editions_text (editions_text) values ('rebuild');
CREATE VIRTUAL TABLE enquiry_texts_text using fts5 (folded, content = 'enquiry_texts', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1');
insert into enquiry_texts_text (enquiry_texts_text) values ('rebuild');
CREATE VIRTUAL TABLE records_text_our_work using fts5 (folded, content = 'records_text_our_work_source', content_rowid = 'row_id',
          tokenize = 'trigram case_sensitive 1');
insert into records_text_our_work (records_text_our_work) values ('rebuild');
CREATE VIRTUAL TABLE records_text_news using fts5 (folded, content = 'records_text_news_source', content_rowid = 'row_id',
          tokenize = 'trigram case_sensitive 1');
insert into records_text_news (records_text_news) values ('rebuild');
CREATE VIRTUAL TABLE records_text_events using fts5 (folded, content = 'records_text_events_source', content_rowid = 'row_id',
          tokenize = 'trigram case_sensitive 1');
insert into records_text_events (records_text_events) values ('rebuild');
CREATE VIRTUAL TABLE records_text_resources using fts5 (folded, content = 'records_text_resources_source', content_rowid = 'row_id',
          tokenize = 'trigram case_sensitive 1');
insert into records_text_resources (records_text_resources) values ('rebuild');
CREATE INDEX staff_sessions_by_staff on staff_sessions (staff_id);
CREATE INDEX sign_in_codes_by_staff on sign_in_codes (staff_id, created_at);
CREATE INDEX passkeys_by_staff on passkeys (staff_id);
CREATE INDEX sign_in_attempts_by_who on sign_in_attempts (what, who, at);
CREATE INDEX staff_log_by_staff on staff_log (staff_id, number);
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
CREATE INDEX records_by_order on records (kind, sort_at, id, over_at, languages);
CREATE INDEX records_by_creation on records (kind, created_at, id, languages);
CREATE INDEX records_by_end on records (kind, over_at, sort_at, id, languages) where over_at is not null;
CREATE INDEX records_by_position on records (kind, position, id) where position is not null;
CREATE INDEX records_by_update on records (kind, updated_at, id) where updated_at is not null;
CREATE INDEX record_keys_by_key on record_keys (kind, field, key, sort_at, id, over_at, languages);
CREATE INDEX record_authors_by_person on record_authors (person, created_at, kind, id);
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
CREATE TRIGGER editions_insert_indexed after insert on editions begin insert into editions_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER editions_delete_indexed after delete on editions begin insert into editions_text (editions_text, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER editions_update_indexed after update on editions when old.folded <> new.folded
      begin insert into editions_text (editions_text, rowid, folded) values ('delete', old.row_id, old.folded); insert into editions_text (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER records_insert_counted after insert on records begin
      insert into content_changes (kind, version, total) values (new.kind, 1, 1)
      on conflict (kind) do update set version = version + 1, total = total + 1;
    end;
CREATE TRIGGER records_update_counted after update on records begin
      insert into content_changes (kind, version, total) values (new.kind, 1, 1)
      on conflict (kind) do update set version = version + 1, total = total + 0;
    end;
CREATE TRIGGER records_delete_counted after delete on records begin
      insert into content_changes (kind, version, total) values (old.kind, 1, 1)
      on conflict (kind) do update set version = version + 1, total = total - 1;
    end;
CREATE TRIGGER record_texts_insert_counted after insert on record_texts begin
      update content_changes set version = version + 1, total = total + 1 where kind = 'record_texts';
    end;
CREATE TRIGGER record_texts_update_counted after update  on record_texts begin
      update content_changes set version = version + 1, total = total + 0 where kind = 'record_texts';
    end;
CREATE TRIGGER record_texts_delete_counted after delete on record_texts begin
      update content_changes set version = version + 1, total = total - 1 where kind = 'record_texts';
    end;
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
CREATE TRIGGER records_text_our_work_insert after insert on records when new.kind = 'our_work' begin insert into records_text_our_work (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER records_text_our_work_delete after delete on records when old.kind = 'our_work' begin insert into records_text_our_work (records_text_our_work, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER records_text_our_work_update after update on records
          when new.kind = 'our_work' and old.folded <> new.folded begin insert into records_text_our_work (records_text_our_work, rowid, folded) values ('delete', old.row_id, old.folded); insert into records_text_our_work (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER records_text_news_insert after insert on records when new.kind = 'news' begin insert into records_text_news (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER records_text_news_delete after delete on records when old.kind = 'news' begin insert into records_text_news (records_text_news, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER records_text_news_update after update on records
          when new.kind = 'news' and old.folded <> new.folded begin insert into records_text_news (records_text_news, rowid, folded) values ('delete', old.row_id, old.folded); insert into records_text_news (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER records_text_events_insert after insert on records when new.kind = 'events' begin insert into records_text_events (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER records_text_events_delete after delete on records when old.kind = 'events' begin insert into records_text_events (records_text_events, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER records_text_events_update after update on records
          when new.kind = 'events' and old.folded <> new.folded begin insert into records_text_events (records_text_events, rowid, folded) values ('delete', old.row_id, old.folded); insert into records_text_events (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER records_text_resources_insert after insert on records when new.kind = 'resources' begin insert into records_text_resources (rowid, folded) values (new.row_id, new.folded); end;
CREATE TRIGGER records_text_resources_delete after delete on records when old.kind = 'resources' begin insert into records_text_resources (records_text_resources, rowid, folded) values ('delete', old.row_id, old.folded); end;
CREATE TRIGGER records_text_resources_update after update on records
          when new.kind = 'resources' and old.folded <> new.folded begin insert into records_text_resources (records_text_resources, rowid, folded) values ('delete', old.row_id, old.folded); insert into records_text_resources (rowid, folded) values (new.row_id, new.folded); end;
