import { data, redirect, useActionData, useLoaderData } from "react-router";
import { isSection } from "../../../content/kinds.ts";
import { isLanguage, type Language, languageCodes } from "../../../languages.ts";
import { instantOf } from "../../../server/database/zoned-time.ts";
import type { TestOutcome } from "../../../server/newsletter/staff-sendings.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { Field, FieldFrame } from "../../ui/field.tsx";
import { listSeparator } from "../../ui/list-separator.ts";
import { Notice } from "../../ui/notice.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import type { DeskWords } from "../../words/translation.ts";
import { addressAndTitle, editionAddress, titleOf } from "../editions/edition-address.ts";
import { originalIn, refuseTranslator } from "../editions/find-edition.ts";
import { languageName } from "../editions/language-name.ts";
import { ActNotice, errorNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { useDesk } from "../rendering/use-desk.ts";
import staffStyles from "../staff/staff.module.css";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import { MailPreview } from "./mail-preview-frames.tsx";
import styles from "./newsletter.module.css";
import { languageIn, readMail } from "./read-mail.ts";
import { sendingActs } from "./sending-acts.ts";
import { SendingProgress } from "./sending-progress.tsx";

export const role: Access = "writer";
export const title = ({ edition }: Awaited<ReturnType<typeof loader>>, words: DeskWords) =>
  words.newsletter.mail.heading({ title: titleOf(words, edition) }).join("");

/** A record that can be mailed: an issue of the newsletter, or one of another section. */
async function mailableIn(args: DeskArgs) {
  const edition = await originalIn(args);
  refuseTranslator(args, edition);
  if (!isSection(edition.kind)) throw data(null, { status: 404 });
  return { edition, source: { kind: edition.kind, slug: edition.slug } };
}

export async function loader(args: DeskArgs) {
  const { edition, source } = await mailableIn(args);
  const { staff } = args.site.newsletter;
  const prepared = await staff.prepare(source);
  const language = languageIn(args.url, edition);
  const mail = await readMail(args, edition, language);
  const done = args.url.searchParams.get("done");
  return {
    ...{ edition: addressAndTitle(edition), prepared, language },
    mail: mail && { subject: mail.subject, text: mail.text },
    sending: prepared?.sendingId ? await staff.progress(prepared.sendingId) : undefined,
    ownEmail: args.session.person.email,
    zone: args.timeZone,
    done: done === "started" || done === "scheduled" ? (done as "started" | "scheduled") : undefined,
  };
}

const here = (args: ActArgs) => args.url.pathname;

export const acts: Acts = {
  ...sendingActs,
  test: {
    role: "writer",
    async run(args: ActArgs) {
      const { source } = await mailableIn(args);
      const words = args.words.newsletter.mail;
      const email = String(args.form.get("email") ?? "");
      const chosen = String(args.form.get("language") ?? "");
      const language: Language = isLanguage(chosen) ? chosen : args.language;
      const tested: TestOutcome = await args.site.newsletter.staff.test(source, email, language);
      if (tested.outcome === "sent")
        return { tone: "success", sentences: [words.tested({ email })] } satisfies NoticeContent;
      const sentence = {
        ...{ badAddress: words.badEmail, notPublic: words.notPublic, notSetUp: words.noMail },
        refused: words.testRefused({ problem: tested.outcome === "refused" ? tested.problem : "" }),
      }[tested.outcome];
      return errorNotice([sentence]);
    },
  },
  send: { role: "publisher", run: (args: ActArgs) => send(args, undefined) },
  schedule: {
    role: "publisher",
    async run(args: ActArgs) {
      const local = new Date(`${args.form.get("send_at")}Z`);
      const at = Number.isNaN(local.getTime()) ? undefined : instantOf(local, args.timeZone);
      if (!at || at <= new Date()) return errorNotice([args.words.newsletter.mail.badTime]);
      return send(args, at);
    },
  },
};

async function send(args: ActArgs, at: Date | undefined) {
  const { source } = await mailableIn(args);
  const words = args.words.newsletter.mail;
  if (args.form.get("sure") !== "yes") return errorNotice([words.notSure]);
  const sent = await args.site.newsletter.staff.send(args.session.person, source, { at });
  if (sent.outcome === "notPublic") return errorNotice([words.notPublic]);
  if (sent.outcome === "already") return errorNotice([words.refused]);
  return redirect(`${here(args)}?done=${at ? "scheduled" : "started"}`);
}

/** Everything about mailing a record: who gets it, how it looks, a test, sending and its progress. */
export default function SendMail() {
  const { edition, prepared, language, mail, sending, done } = useLoaderData<typeof loader>();
  const notice = useActionData<NoticeContent>();
  const all = useDeskWords();
  const { mail: words } = all.newsletter;
  const { person } = useDesk();
  const maySend = person && mayActAs(person.role, "publisher");
  return (
    <>
      <p>
        <a href={editionAddress(edition)}>{all.common.backToWriting}</a>
      </p>
      <h1>{words.heading({ title: <bdi key="title">{titleOf(all, edition)}</bdi> })}</h1>
      {notice && <ActNotice {...notice} />}
      {done && !notice && <Notice tone="success">{words[done]}</Notice>}
      {!prepared && <p>{words.notPublic}</p>}
      {prepared && !prepared.canSend && <Notice tone="error">{words.noMail}</Notice>}
      {sending && <SendingProgress sending={sending} mayAct={Boolean(maySend)} />}
      {prepared && <Recipients />}
      {mail && <MailPreview {...{ edition, language, mail }} />}
      {prepared?.canSend && <TestForm />}
      {prepared?.canSend && maySend && !sending && prepared.people > 0 && <SendForm />}
      <TimesNote />
    </>
  );
}

/** How many people get it in each language, what they read, and how heavy it is. */
function Recipients() {
  const { edition, prepared } = useLoaderData<typeof loader>();
  const { mail: words } = useDeskWords().newsletter;
  const language = useLanguage();
  if (!prepared) return null;
  const kilobytes = (bytes: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1000);
  return (
    <section>
      <p>
        {words.recipients({ count: prepared.people })}
        {edition.kind !== "newsletter" && ` ${words.topicOnly}`}
      </p>
      {prepared.languages.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {(["language", "people", "text", "weight"] as const).map((column) => (
                <th key={column} scope="col">
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prepared.languages.map(({ language: code, people, bytes, isTranslated, isCut }) => (
              <tr key={code}>
                <td>{languageName(code, language)}</td>
                <td>{people}</td>
                <td>
                  {isTranslated
                    ? code === edition.language
                      ? words.isOriginal
                      : words.translated
                    : words.original}
                  {isCut && `. ${words.cut}`}
                </td>
                <td>{words.kilobytes({ size: kilobytes(bytes) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {prepared.missing.length > 0 && (
        <p>
          {words.missing({
            languages: prepared.missing
              .map((code) => languageName(code, language))
              .join(listSeparator(language)),
          })}
        </p>
      )}
    </section>
  );
}

function TestForm() {
  const { language: chosen, ownEmail } = useLoaderData<typeof loader>();
  const { mail: words } = useDeskWords().newsletter;
  const language = useLanguage();
  return (
    <section>
      <h2>{words.testHeading}</h2>
      <form method="post" className={staffStyles.fields}>
        <Field
          id="test-email"
          name="email"
          type="email"
          label={words.testEmail}
          defaultValue={ownEmail}
          required
        />
        <FieldFrame id="test-language" label={words.columns.language}>
          {(shared) => (
            <select name="language" defaultValue={chosen} {...shared}>
              {languageCodes.map((code) => (
                <option key={code} value={code}>
                  {languageName(code, language)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Button act="test" variant="outline">
          {words.testButton}
        </Button>
      </form>
    </section>
  );
}

function SendForm() {
  const { prepared, zone } = useLoaderData<typeof loader>();
  const { newsletter, publishing } = useDeskWords();
  const { mail: words } = newsletter;
  if (!prepared) return null;
  return (
    <section>
      <h2>{words.sendHeading}</h2>
      <form method="post" className={staffStyles.fields}>
        <label>
          <input type="checkbox" name="sure" value="yes" /> {words.sure({ count: prepared.people })}
        </label>
        <Button act="send">{words.now}</Button>
        <Field
          id="send-at"
          name="send_at"
          type="datetime-local"
          label={words.later}
          hint={publishing.zoneHint({ zone })}
        />
        <Button act="schedule" variant="outline">
          {words.schedule}
        </Button>
      </form>
    </section>
  );
}
