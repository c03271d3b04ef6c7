import type { Writing } from "../editor/writing.ts";
import { Question } from "../ui/question.tsx";

type Asked = NonNullable<Writing["ask"]>;

const questions: Record<Asked, { heading: string; yes: { act: string; label: string } }> = {
  publish: { heading: "Publish this?", yes: { act: "publish", label: "Publish anyway" } },
  schedule: { heading: "Schedule this?", yes: { act: "schedule", label: "Schedule anyway" } },
  withdraw: { heading: "Withdraw this?", yes: { act: "withdraw now", label: "Withdraw" } },
  delete: { heading: "Delete this?", yes: { act: "delete now", label: "Delete" } },
};

type Props = {
  writing: Writing;
  ask: Asked;
  title: string;
  /** The page on which it is written. */
  address: string;
};

/** What is asked once about a record before it is done. What was typed is stored already. */
export function WritingQuestion({ writing, ask, title, address }: Props) {
  const { id, revision, doubts, publishAt, translation } = writing;
  const { heading, yes } = questions[ask];
  const fixes = ask === "publish" || ask === "schedule";
  const back = ask === "schedule" ? `${address}?${new URLSearchParams({ publish_at: publishAt })}` : address;
  return (
    <Question
      heading={heading}
      yes={yes}
      no={{ to: back, label: fixes ? "No, back to the text" : "No, leave it as it is" }}
      fields={{
        ...{ id, base: String(revision) },
        ...(fixes && { anyway: "yes", publish_at: publishAt }),
        ...(fixes && translation && { source: String(translation.revision) }),
        ...(fixes && writing.staysStale && { stays_stale: "yes" }),
      }}
    >
      <p>
        <strong dir="auto">{title}</strong>
      </p>
      {fixes ? doubts.map((doubt) => <p key={doubt}>{doubt}</p>) : <p>{consequence(ask, writing)}</p>}
    </Question>
  );
}

function consequence(ask: "withdraw" | "delete", { translation, alsoIn }: Writing): string {
  if (translation) {
    const shown = `visitors will be shown the text in ${translation.original.language} instead, with a note`;
    return ask === "withdraw"
      ? `This is the translation into ${translation.language}: ${shown}.`
      : `This is the translation into ${translation.language}. It can be brought back for 30 days. If it is public, ${shown}.`;
  }
  const along = alsoIn.length > 0 ? ` Its translations go with it: ${alsoIn.join(", ")}.` : "";
  return ask === "withdraw"
    ? `Visitors will be told that it is gone, and lists, feeds and search will not have it.${along}`
    : `It can be brought back for 30 days. If it is public, visitors will be told that it is gone.${along}`;
}
