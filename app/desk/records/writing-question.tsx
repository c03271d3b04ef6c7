import { listSeparator } from "../../ui/list-separator.ts";
import { useLanguage } from "../../ui/page-language.ts";
import type { Writing } from "../editor/writing.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Question } from "../ui/question.tsx";

type Ask = NonNullable<Writing["ask"]>;

const acts: Record<Ask, string> = {
  publish: "publish",
  schedule: "schedule",
  withdraw: "withdraw now",
  delete: "delete now",
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
  const { ask: words } = useDeskWords().records;
  const isPublishing = ask === "publish" || ask === "schedule";
  const back = ask === "schedule" ? `${address}?${new URLSearchParams({ publish_at: publishAt })}` : address;
  return (
    <Question
      heading={words[ask].heading}
      yes={{ act: acts[ask], label: words[ask].yes }}
      no={{ to: back, label: isPublishing ? words.toText : words.leave }}
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
      {isPublishing ? (
        doubts.map((doubt) => <p key={doubt}>{doubt}</p>)
      ) : (
        <Consequence {...{ ask, writing }} />
      )}
    </Question>
  );
}

function Consequence({ ask, writing }: { ask: "withdraw" | "delete"; writing: Writing }) {
  const { consequences: words } = useDeskWords().records;
  const separator = listSeparator(useLanguage());
  const { translation, alsoIn } = writing;
  if (translation) {
    const sentence = ask === "withdraw" ? words.withdrawTranslation : words.deleteTranslation;
    return <p>{sentence({ language: translation.language, original: translation.original.language })}</p>;
  }
  return (
    <p>
      {words[ask]}
      {alsoIn.length > 0 && ` ${words.translations({ languages: alsoIn.join(separator) })}`}
    </p>
  );
}
