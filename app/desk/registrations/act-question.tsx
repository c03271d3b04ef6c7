import { useDeskWords } from "../rendering/desk-language.ts";
import { Question } from "../ui/question.tsx";

type Props = { asked: { act: "cancel" | "erase"; id: string; name: string }; back: string };

/** Asks before a registration is cancelled or erased. */
export function ActQuestion({ asked: { act, id, name }, back }: Props) {
  const { registrations, common } = useDeskWords();
  const words = registrations.ask[act];
  return (
    <Question
      heading={words.heading({ name })}
      yes={{ act: `${act} now`, label: registrations[act] }}
      no={{ to: back, label: common.cancel }}
      fields={{ person: id }}
    >
      <p>{words.text}</p>
    </Question>
  );
}
