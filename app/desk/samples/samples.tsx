import { redirect, useActionData, useLoaderData } from "react-router";
import type { SampleCheck, SampleCount, Samples } from "../../../server/publishing/samples.ts";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { addressAndTitle, editionAddress } from "../editions/edition-address.ts";
import { kindName, useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { Question } from "../ui/question.tsx";
import { SamplesSentence } from "./samples-notice.tsx";

export const role: Access = "publisher";
export const title = (_: unknown, { samples }: DeskWords) => samples.title;

const path = "/desk/samples";

export async function loader({ desk, url, words }: DeskArgs) {
  const [samples, checks] = await Promise.all([desk.editions.samples(), desk.editions.sampleChecks()]);
  const done = url.searchParams.get("done");
  return {
    samples,
    checks: checks.map(({ edition, state }) => ({ edition: addressAndTitle(edition), state })),
    done: done === "removed" || done === "back" ? words.samples.done[done] : undefined,
  };
}

export const acts: Acts = {
  "ask to remove": { role: "publisher", run: () => ({ isAsking: true }) },
  remove: {
    role: "publisher",
    async run({ desk, session }: ActArgs) {
      await desk.editions.removeSamples(session.person);
      return redirect(`${path}?done=removed`);
    },
  },
  "bring back": {
    role: "publisher",
    async run({ desk, session }: ActArgs) {
      await desk.editions.bringBackSamples(session.person);
      return redirect(`${path}?done=back`);
    },
  },
};

export default function SamplesPage() {
  const { samples: words } = useDeskWords();
  const { samples, checks, done } = useLoaderData<typeof loader>();
  const { records, removed } = samples;
  const isAsking = useActionData<{ isAsking: boolean }>()?.isAsking;
  if (isAsking && records > 0) return <RemoveQuestion {...samples} />;
  return (
    <>
      <h1>{words.title}</h1>
      {done && <Notice tone="success">{done}</Notice>}
      <p>{words.help}</p>
      {records > 0 ? <Present {...samples} /> : <p>{words.none}</p>}
      {removed && <Removed {...removed} />}
      {checks.length > 0 && <Checks checks={checks} />}
      <TimesNote />
    </>
  );
}

function Present({ present, records, shown }: Samples) {
  const { samples: words } = useDeskWords();
  return (
    <form method="post">
      <p>
        <SamplesSentence records={records} shown={shown} />
      </p>
      <Counts present={present} />
      <Button act="ask to remove">{words.remove}</Button>
    </form>
  );
}

function Counts({ present }: { present: SampleCount[] }) {
  const words = useDeskWords();
  const { kindCount, kindCountTranslated } = words.samples;
  return (
    <ul>
      {present.map(({ kind, records: count, translations }) => (
        <li key={kind}>
          {translations > 0
            ? kindCountTranslated({ kind: kindName(words, kind), count, translations })
            : kindCount({ kind: kindName(words, kind), count })}
        </li>
      ))}
    </ul>
  );
}

function RemoveQuestion({ present, records }: Samples) {
  const { samples: words } = useDeskWords();
  return (
    <Question
      heading={words.ask({ count: records })}
      yes={{ act: "remove", label: words.remove }}
      no={{ to: path, label: words.keep({ count: records }) }}
    >
      <Counts present={present} />
      <p>{words.askText}</p>
    </Question>
  );
}

function Removed({ records, at, until }: NonNullable<Samples["removed"]>) {
  const { samples: words } = useDeskWords();
  return (
    <form method="post">
      <h2>{words.removedHeading}</h2>
      <p>
        {words.removedCount({ count: records })}{" "}
        {words.removedDates({
          at: <Moment key="at" instant={at} />,
          until: <Moment key="until" instant={until} />,
        })}
      </p>
      <Button act="bring back" variant="outline">
        {words.bringBack}
      </Button>
    </form>
  );
}

type Checked = { edition: ReturnType<typeof addressAndTitle>; state: SampleCheck["state"] };

function Checks({ checks }: { checks: Checked[] }) {
  const words = useDeskWords();
  const { heading, help, waiting, red } = words.samples.checks;
  const states: Record<SampleCheck["state"], string> = { waiting, green: "✓", red };
  return (
    <section>
      <h2>{heading}</h2>
      <p>{help}</p>
      <ul>
        {checks.map(({ edition, state }) => (
          <li key={edition.kind}>
            <a href={editionAddress(edition, "receipt")}>{kindName(words, edition.kind)}</a>: {states[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}
