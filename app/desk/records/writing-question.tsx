import type { Writing } from "../editor/writing.ts";
import { Question } from "../ui/question.tsx";

type Ask = NonNullable<Writing["ask"]>;

const questions: Record<Ask, { heading: string; yes: { act: string; label: string } }> = {
  publish: { heading: "Publish this?", yes: { act: "publish", label: "Publish anyway" } },
  schedule: { heading: "Schedule this?", yes: { act: "schedule", label: "Schedule anyway" } },
  withdraw: { heading: "Withdraw this?", yes: { act: "withdraw now", label: "Withdraw" } },
  delete: { heading: "Delete this?", yes: { act: "delete now", label: "Delete" } },
};

type Props = {
  writing: Writing;
  ask: Ask;
  title: string;
  /** The writing page. */
  address: string;
};

/** Asks once before an act. The posted text is stored already. */
export function WritingQuestion({ writing, ask, title, address }: Props) {
  const { id, revision, doubts, publishAt, translation } = writing;
  const { heading, yes } = questions[ask];
  const isPublishing = ask === "publish" || ask === "schedule";
  const back = ask === "schedule" ? `${address}?${new URLSearchParams({ publish_at: publishAt })}` : address;
  return (
    <Question
      heading={heading}
      yes={yes}
      no={{ to: back, label: isPublishing ? "No, back to the text" : "No, leave it as it is" }}
      fields={{
        ...{ id, base: String(revision) },
        ...(isPublishing && { anyway: "yes", publish_at: publishAt }),
        ...(isPublishing && translation && { source: String(translation.revision) }),
        ...(isPublishing && writing.staysStale && { stays_stale: "yes" }),
      }}
    >
      <p>
        <strong dir="auto">{title}</strong>
      </p>
      {isPublishing ? doubts.map((doubt) => <p key={doubt}>{doubt}</p>) : <p>{consequence(ask, writing)}</p>}
    </Question>
  );
}

function consequence(ask: "withdraw" | "delete", { translation, alsoIn }: Writing): string {
  if (translation) {
    const shown = `visitors will see the ${translation.original.language} text instead, with a note`;
    return ask === "withdraw"
      ? `This is the translation into ${translation.language}: ${shown}.`
      : `This is the translation into ${translation.language}. You can bring it back for 30 days. If it is public, ${shown}.`;
  }
  const along = alsoIn.length > 0 ? ` Its translations go with it: ${alsoIn.join(", ")}.` : "";
  return ask === "withdraw"
    ? `Visitors will see a page saying that it is gone, and it disappears from lists, feeds and search.${along}`
    : `You can bring it back for 30 days. If it is public, visitors will see a page saying that it is gone.${along}`;
}
