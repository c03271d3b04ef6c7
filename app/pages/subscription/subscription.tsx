import { data, redirect, useActionData, useLoaderData } from "react-router";
import { localPath } from "../../../languages.ts";
import type { OwnOutcome, OwnSubscription } from "../../../server/newsletter/own-subscription.ts";
import type { Preferences } from "../../../server/newsletter/topics.ts";
import type { Site } from "../../../server/site.ts";
import { missingMeta } from "../../metadata/page-meta.ts";
import styles from "../../newsletter/newsletter.module.css";
import { PreferenceFields } from "../../newsletter/preference-fields.tsx";
import { readPreferences } from "../../newsletter/read-preferences.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { privateHeaders as headers } from "../../rendering/private-headers.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import buttons from "../../ui/button.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import type { Words } from "../../words/translation.ts";
import { subscriptionAddress } from "./subscription-address.ts";
import { withinTries } from "./within-tries.ts";

type Done = keyof Words["newsletter"]["own"]["done"];
type Found = { token: string; subscription: OwnSubscription; done: Done | undefined };

export const meta = ({ loaderData, words: { newsletter }, organisation }: PageOf<typeof loader>) => {
  const { own: words } = newsletter;
  const description = words.description({ organisation: organisation.name });
  if (typeof loaderData === "string") return missingMeta(words.tooMany.title, description);
  if (!loaderData) return missingMeta(words.missing.title, description);
  return missingMeta((isNew(loaderData.subscription) ? words.confirm : words).title, description);
};

export async function loader(args: LoaderArgs) {
  const done = new URL(args.request.url).searchParams.get("done");
  const found = await withinTries(
    args,
    (_, token, subscription): Found => ({ token, subscription, done: isDone(done) ? done : undefined }),
  );
  return data(found, { status: found === "too many" ? 429 : found ? 200 : 404, headers });
}

/** What each button does. All may be pressed twice. */
const acts: Record<Act, (own: Own, token: string, preferences: Preferences) => Promise<OwnOutcome>> = {
  confirm: (own, token) => own.confirm(token),
  save: (own, token, preferences) => own.save(token, preferences),
  pause: (own, token) => own.pause(token),
  resume: (own, token) => own.resume(token),
  erase: (own, token) => own.erase(token),
};
type Own = Site["newsletter"]["own"];

export async function action(args: LoaderArgs) {
  const { request, context, params } = args;
  const { language } = context.get(siteContext);
  const form = await request.formData().catch(() => new FormData());
  const name = String(form.get("act") ?? "");
  const act = Object.hasOwn(acts, name) ? (name as Act) : undefined;
  if (!act) return data("unknown act", { status: 400, headers });
  const outcome = await withinTries(args, (own, token) =>
    acts[act](own, token, readPreferences(form, language)),
  );
  if (outcome === "invalid") return data("no topics", { status: 422, headers });
  const address = subscriptionAddress(params.token ?? "");
  if (outcome !== "done") throw redirect(address, { status: 303, headers });
  const next = act === "erase" ? "/subscription/erased" : `${address}?done=${doneBy[act]}#done`;
  throw redirect(next, { status: 303, headers });
}

const doneBy = { confirm: "confirmed", save: "saved", pause: "paused", resume: "resumed" } as const;
const isDone = (text: string | null): text is Done => Object.values<string | null>(doneBy).includes(text);

const isNew = ({ state }: OwnSubscription) => state === "unconfirmed";

export default function Subscription() {
  const found = useLoaderData<typeof loader>();
  const { own: words } = useWords().newsletter;
  if (typeof found === "string") return <PageHeader title={words.tooMany.title} lead={words.tooMany.lead} />;
  if (!found) return <Missing />;
  return isNew(found.subscription) ? <Confirm {...found} /> : <Manage {...found} />;
}

function Missing() {
  const { own, signUp } = useWords().newsletter;
  return (
    <>
      <PageHeader title={own.missing.title} lead={own.missing.lead} />
      <Section>
        <ButtonLink to="/newsletter">{signUp}</ButtonLink>
      </Section>
    </>
  );
}

/** A button, because programs that check links open them. */
function Confirm({ token, subscription }: Found) {
  const { confirm: words } = useWords().newsletter.own;
  return (
    <>
      <PageHeader title={words.title} lead={words.lead({ email: isolated(subscription.email) })} />
      <Section>
        <form method="post" action={localPath(useLanguage(), subscriptionAddress(token))}>
          <Button act="confirm">{words.button}</Button>
        </form>
        <p className={styles.note}>{words.not}</p>
      </Section>
    </>
  );
}

function Manage({ token, subscription, done }: Found) {
  const { own: words, problems } = useWords().newsletter;
  const language = useLanguage();
  const refused = useActionData<typeof action>();
  const address = localPath(language, subscriptionAddress(token));
  const { email, pausedUntil } = subscription;
  const date = (instant: string) => formatDate({ instant, form: "date", timeZone: "UTC", language });
  return (
    <>
      <PageHeader title={words.title} lead={words.lead({ email: isolated(email) })} />
      <Section heading={words.change.heading}>
        <form method="post" action={address} className={styles.form}>
          {done && !refused && (
            <Notice tone="success" id="done">
              {words.done[done]}
            </Notice>
          )}
          <PreferenceFields
            preferences={subscription}
            topicsError={refused === "no topics" ? problems.topics : undefined}
          />
          <p>
            <Button act="save">{words.change.save}</Button>
          </p>
        </form>
      </Section>
      <Section heading={words.pause.heading} tone="tint">
        <form method="post" action={address} className={styles.form}>
          <p>{pausedUntil ? words.pause.until({ date: date(pausedUntil) }) : words.pause.text}</p>
          <p>
            {pausedUntil ? (
              <Button act="resume">{words.pause.resume}</Button>
            ) : (
              <Button act="pause">{words.pause.button}</Button>
            )}
          </p>
        </form>
      </Section>
      <Section heading={words.leave.heading} id="leave">
        <form
          method="post"
          action={localPath(language, `${subscriptionAddress(token)}/leave`)}
          className={styles.form}
        >
          <p>{words.leave.text}</p>
          <p>
            <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
              {words.leave.button}
            </button>
          </p>
        </form>
      </Section>
      <Section heading={words.kept.heading} tone="tint">
        <Kept {...subscription} />
        <form method="post" action={address} className={styles.form}>
          <p className={styles.note}>{words.kept.erase.text}</p>
          <p>
            <Button act="erase">{words.kept.erase.button}</Button>
          </p>
        </form>
      </Section>
    </>
  );
}

function Kept({ email, state, sourceNote, agreedOn, consent }: OwnSubscription) {
  const { wording, askedAt, confirmedAt } = consent;
  const { kept: words } = useWords().newsletter.own;
  return (
    <dl className={styles.facts}>
      <dt>{words.email}</dt>
      <dd>
        <bdi>{email}</bdi>
      </dd>
      <dt>{words.state}</dt>
      <dd>{words.states[state]}</dd>
      <dt>{words.asked}</dt>
      <dd>
        <UtcTime instant={askedAt} />
      </dd>
      {confirmedAt && (
        <>
          <dt>{words.confirmed}</dt>
          <dd>
            <UtcTime instant={confirmedAt} />
          </dd>
        </>
      )}
      {sourceNote && (
        <>
          <dt>{words.source}</dt>
          <dd>
            <bdi>{sourceNote}</bdi> {agreedOn}
          </dd>
        </>
      )}
      <dt>{words.wording}</dt>
      <dd lang={consent.language} dir="auto">
        {wording}
      </dd>
    </dl>
  );
}

/** In UTC, because the visitor's time zone is unknown. */
function UtcTime({ instant }: { instant: string }) {
  const { facts } = useWords().myData;
  const moment = formatDate({ instant, form: "date-time", timeZone: "UTC", language: useLanguage() });
  return <time dateTime={instant}>{facts.inUtc({ moment })}</time>;
}

type Act = "confirm" | "save" | "pause" | "resume" | "erase";

/** The one that a visitor came for is strong. */
const Button = ({ act, children }: { act: Act; children: string }) => (
  <button
    type="submit"
    name="act"
    value={act}
    className={`${buttons.button} ${act === "confirm" || act === "save" ? buttons.primary : buttons.outline}`}
  >
    {children}
  </button>
);

/** Keeps an e-mail address in order on Arabic pages: first strong isolate, and its end. */
const isolated = (email: string) => `\u2068${email}\u2069`;
