import { type Label, labelLimits } from "../../../server/inbox/conversations/labels.ts";
import { Field } from "../../ui/field.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./enquiries.module.css";

export type LabelProblem = Exclude<keyof DeskWords["enquiries"]["labels"]["problems"], number | symbol>;

export function labelProblem({ labels }: DeskWords["enquiries"], problem: LabelProblem): string {
  const { problems } = labels;
  if (problem === "empty") return problems.empty;
  if (problem === "too long") return problems[problem]({ characters: labelLimits.characters });
  const count = problem === "too many" ? labelLimits.perConversation : labelLimits.inAll;
  return problems[problem]({ count });
}

/** A field that suggests the labels in use, and its button. */
export function LabelField({
  all,
  typed,
  error,
}: {
  all: Label[];
  typed?: string;
  error?: string | undefined;
}) {
  const words = useDeskWords().enquiries.labels;
  return (
    <div className={styles.together}>
      <Field
        id="label"
        label={words.label}
        name="label"
        list="labels"
        maxLength={labelLimits.characters}
        autoComplete="off"
        error={error}
        defaultValue={typed}
      />
      <datalist id="labels">
        {all.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <Button act="label" variant="outline">
        {words.button}
      </Button>
    </div>
  );
}

type Props = { labels: Label[]; all: Label[]; problem?: { typed: string; sentence: string } | undefined };

/** The labels of a conversation, each with a button that removes it. */
export function LabelsForm({ labels, all, problem }: Props) {
  const words = useDeskWords().enquiries.labels;
  return (
    <section id="labels-of-message">
      <h2>{words.heading}</h2>
      {labels.length > 0 && (
        <ul className={styles.labels}>
          {labels.map(({ id, name }) => (
            <li key={id}>
              <form method="post" className={styles.label}>
                <bdi>{name}</bdi>
                <input type="hidden" name="label" value={id} />
                <Button act="remove label" variant="outline">
                  <span aria-hidden="true">×</span>
                  <VisuallyHidden>{words.remove({ name })}</VisuallyHidden>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {labels.length < labelLimits.perConversation && (
        <form method="post">
          <LabelField all={all} typed={problem?.typed ?? ""} error={problem?.sentence} />
        </form>
      )}
    </section>
  );
}
