import { redirect, useActionData, useLoaderData } from "react-router";
import { kindOf } from "../../../content/kinds.ts";
import type { SampleCheck, SampleCount, Samples } from "../../../server/publishing/samples.ts";
import { Notice } from "../../ui/notice.tsx";
import { addressAndTitle, editionAddress } from "../editions/edition-address.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { Question } from "../ui/question.tsx";
import { SamplesSentence } from "./samples-notice.tsx";

export const role: Access = "publisher";
export const title = "Samples";

const path = "/desk/samples";

export async function loader({ desk, url }: DeskArgs) {
  const [samples, checks] = await Promise.all([desk.editions.samples(), desk.editions.sampleChecks()]);
  const done = url.searchParams.get("done");
  return {
    samples,
    checks: checks.map(({ edition, state }) => ({ edition: addressAndTitle(edition), state })),
    done: done === "removed" || done === "back" ? doneSentences[done] : undefined,
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

const doneSentences = {
  removed: "The samples were removed. Visitors can no longer read them.",
  back: "The samples are back, as they were.",
};

export default function SamplesPage() {
  const { samples, checks, done } = useLoaderData<typeof loader>();
  const { records, removed } = samples;
  const isAsking = useActionData<{ isAsking: boolean }>()?.isAsking;
  if (isAsking && records > 0) return <RemoveQuestion {...samples} />;
  return (
    <>
      <h1>Samples</h1>
      {done && <Notice tone="success">{done}</Notice>}
      <p>
        Samples are invented examples that show how the site looks with content. A sample that you change
        becomes your own record and is no longer counted here.
      </p>
      {records > 0 ? <Present {...samples} /> : <p>There are no samples.</p>}
      {removed && <Removed {...removed} />}
      {checks.length > 0 && <Checks checks={checks} />}
      <TimesNote />
    </>
  );
}

function Present({ present, records, shown }: Samples) {
  return (
    <form method="post">
      <p>
        <SamplesSentence records={records} shown={shown} />
      </p>
      <Counts present={present} />
      <Button act="ask to remove">Remove all samples</Button>
    </form>
  );
}

function Counts({ present }: { present: SampleCount[] }) {
  return (
    <ul>
      {present.map(({ kind, records, translations }) => (
        <li key={kind}>
          {kindOf(kind).several}: {records}
          {translations > 0 && `, with ${translations} translation${translations === 1 ? "" : "s"}`}
        </li>
      ))}
    </ul>
  );
}

function RemoveQuestion({ present, records }: Samples) {
  const one = records === 1;
  return (
    <Question
      heading={one ? "Remove the sample?" : `Remove all ${records} samples?`}
      yes={{ act: "remove", label: "Remove all samples" }}
      no={{ to: path, label: one ? "Leave it" : "Leave them" }}
    >
      <Counts present={present} />
      <p>
        Their translations and files are removed too, and visitors can no longer read them. You can bring all
        of them back for 30 days. Records that you have changed stay.
      </p>
    </Question>
  );
}

function Removed({ records, at, until }: NonNullable<Samples["removed"]>) {
  return (
    <form method="post">
      <h2>Removed samples</h2>
      <p>
        {records === 1 ? "1 sample was" : `${records} samples were`} removed on <Moment instant={at} />. You
        can bring {records === 1 ? "it" : "them"} back until <Moment instant={until} />, exactly as they were.
      </p>
      <Button act="bring back" variant="outline">
        Bring all samples back
      </Button>
    </form>
  );
}

const states: Record<SampleCheck["state"], string> = {
  waiting: "being checked",
  green: "✓",
  red: "some checks failed",
};

type Checked = { edition: ReturnType<typeof addressAndTitle>; state: SampleCheck["state"] };

function Checks({ checks }: { checks: Checked[] }) {
  return (
    <section>
      <h2>On the site</h2>
      <p>After samples are removed or brought back, the desk checks one record of each kind on the site.</p>
      <ul>
        {checks.map(({ edition, state }) => (
          <li key={edition.kind}>
            <a href={editionAddress(edition, "receipt")}>{kindOf(edition.kind).several}</a>: {states[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}
