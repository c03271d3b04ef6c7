import { randomUUID } from "node:crypto";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { letterProblem } from "../../../server/registrations/letters.ts";
import { registrantFilters } from "../../../server/registrations/registrants.ts";
import { textLimits } from "../../../server/registrations/registration-limits.ts";
import { Field, FieldFrame } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { eventIn, listAddress, readingOf, readQuery, registrationsAddress } from "./event-registrations.ts";
import styles from "./registrations.module.css";

export const role: Access = "publisher";
export const title = (_: unknown, { letter }: DeskWords) => letter.title;

/** The selected people in the address, or else all people that its search finds. */
async function recipientsIn(args: DeskArgs, eventId: string): Promise<string[]> {
  const { searchParams } = args.url;
  const chosen = searchParams.getAll("id");
  const { q, filter = "active" } = readQuery(searchParams);
  const found = await args.site.registrations.staff.found(
    eventId,
    chosen.length > 0 ? { q: "", filter: undefined } : { q, filter },
    readingOf(args),
  );
  return chosen.length > 0 ? found.filter((id) => chosen.includes(id)) : found;
}

export async function loader(args: DeskArgs) {
  const { searchParams } = args.url;
  const event = await eventIn(args);
  const { q, filter = "active" } = readQuery(searchParams);
  return {
    ...{ slug: event.slug, name: event.title, language: event.language, q, filter },
    ...{ chosen: searchParams.getAll("id").length > 0, isMailSetUp: args.desk.mails.isSetUp },
    ...{ count: (await recipientsIn(args, event.id)).length, newLetter: randomUUID() },
  };
}

type Typed = { subject: string; text: string; id: string };
type Answer = { typed: Typed; step: "write" | "preview"; problem?: string };

function typedIn(form: FormData): Typed {
  const field = (name: string) => String(form.get(name) ?? "").replace(/\r\n?/g, "\n");
  const id = field("letter");
  return { subject: field("subject"), text: field("text"), id: /^[\w-]{1,40}$/.test(id) ? id : randomUUID() };
}

function problemOf({ letter: { problems } }: DeskWords, typed: Typed, people: number): string | undefined {
  if (people === 0) return problems.noRecipients;
  const problem = letterProblem(typed);
  if (!problem) return undefined;
  const { subject, letter } = textLimits;
  return problem === "missing" ? problems.missing : problems.tooLong({ subject, text: letter });
}

async function preview(args: ActArgs) {
  const event = await eventIn(args);
  const typed = typedIn(args.form);
  const problem = problemOf(args.words, typed, (await recipientsIn(args, event.id)).length);
  if (problem) return data({ typed, step: "write", problem } satisfies Answer, { status: 422 });
  return data({ typed, step: "preview" } satisfies Answer);
}

async function send(args: ActArgs) {
  const event = await eventIn(args);
  const typed = typedIn(args.form);
  const ids = await recipientsIn(args, event.id);
  const problem = problemOf(args.words, typed, ids.length);
  if (problem) return data({ typed, step: "write", problem } satisfies Answer, { status: 422 });
  const written = await args.site.registrations.staff.write(args.session.person, event.id, ids, typed);
  const people = written.outcome === "queued" ? written.people : 0;
  return redirect(listAddress(event.slug, {}, { done: "written", written: String(people) }));
}

export const acts: Acts = {
  preview: { role: "publisher", run: preview },
  edit: {
    role: "publisher",
    run: ({ form }: ActArgs) => data({ typed: typedIn(form), step: "write" } satisfies Answer),
  },
  send: { role: "publisher", run: send },
};

export default function Letter() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { letter: words, registrations } = useDeskWords();
  const typed = answer?.typed ?? { subject: "", text: "", id: page.newLetter };
  return (
    <>
      <p>
        <a href={registrationsAddress(page.slug)}>{registrations.back}</a>
      </p>
      <h1>{words.title}</h1>
      <p>
        <a href={`/desk/events/${page.slug}`} lang={page.language} dir="auto">
          {page.name}
        </a>
      </p>
      {answer?.problem && (
        <Notice tone="error" id="notice">
          <p>{answer.problem}</p>
        </Notice>
      )}
      {!page.isMailSetUp && <p>{words.progress.notSetUp}</p>}
      {!page.chosen && answer?.step !== "preview" && <To filter={page.filter} slug={page.slug} />}
      <p role="status">{words.recipients({ count: page.count })}</p>
      {answer?.step === "preview" ? <Preview typed={typed} count={page.count} /> : <Write typed={typed} />}
    </>
  );
}

/** Choosing other people keeps nothing that is typed, so it comes first. */
function To({ filter, slug }: { filter: string; slug: string }) {
  const { letter: words, registrations } = useDeskWords();
  return (
    <form method="get" action={registrationsAddress(slug, "letter")} className={styles.buttons}>
      <FieldFrame id="show" label={words.sendTo}>
        {(shared) => (
          <select name="show" defaultValue={filter} {...shared}>
            {registrantFilters.map((each) => (
              <option key={each} value={each}>
                {registrations.filters[each]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Button variant="outline">{words.choose}</Button>
    </form>
  );
}

function Write({ typed }: { typed: Typed }) {
  const { letter: words } = useDeskWords();
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="letter" value={typed.id} />
      <Field
        id="subject"
        name="subject"
        label={words.subject}
        maxLength={textLimits.subject}
        autoComplete="off"
        defaultValue={typed.subject}
      />
      <Field
        id="text"
        name="text"
        label={words.text}
        hint={words.textHint}
        rows={10}
        defaultValue={typed.text}
      />
      <Button act="preview">{words.preview}</Button>
    </form>
  );
}

function Preview({ typed: { subject, text, id }, count }: { typed: Typed; count: number }) {
  const { letter: words } = useDeskWords();
  return (
    <form method="post" className={styles.form}>
      {Object.entries({ letter: id, subject, text }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <section aria-labelledby="preview" className={styles.preview}>
        <h2 id="preview" dir="auto">
          {subject}
        </h2>
        <p dir="auto" className={styles.letter}>
          {text}
        </p>
        <p className={styles.quiet}>{words.ending}</p>
      </section>
      <div className={styles.buttons}>
        <Button act="send">{words.send({ count })}</Button>
        <Button act="edit" variant="outline">
          {words.edit}
        </Button>
      </div>
    </form>
  );
}
