import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { Field, Fields } from "../../../content/define.ts";
import type { EntryList } from "../../../content/entries.ts";
import { useIslandWords } from "../islands/island-words.ts";
import { Button } from "../ui/button.tsx";
import { useFillMessage } from "../ui/page-settings.ts";
import styles from "./entries-field.module.css";
import { FieldGroups } from "./field-groups.tsx";
import { valueIn } from "./form-controls.ts";
import type { EntryOrders } from "./use-entries.ts";
import type { Values } from "./values.ts";
import { fieldId } from "./writing.ts";

type Props = {
  name: string;
  field: Field;
  list: EntryList;
  values: Values;
  orders: EntryOrders;
  /** Names of fields with a problem, whose entries are shown open. */
  fieldsWithProblems: string[];
  problem: string | undefined;
  children: (fields: Fields) => ReactNode;
};

type Removed = { id: string; index: number; texts: Values; name: string };

/**
 * A list whose entries can be added, moved and removed. Without script each button submits the form; with script it
 * changes the page in place, and the form is saved as after typing.
 */
export function EntriesField({
  name,
  field,
  list,
  values,
  orders,
  fieldsWithProblems,
  problem,
  children,
}: Props) {
  const words = useIslandWords().writing.entries;
  const fill = useFillMessage();
  const ids = orders.idsOf(name);
  const place = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Removed>();
  const [message, setMessage] = useState("");
  const nameOf = (index: number) => fill(words.name, { kind: list.one, number: index + 1 });
  const titleOf = (id: string, index: number) => {
    const [first = ""] = Object.keys(list.entries);
    const title = values[`${name}.${id}.${first}`];
    return title ? fill(words.nameAndTitle, { name: nameOf(index), title }) : nameOf(index);
  };
  const ownFields = (id: string): Fields =>
    Object.fromEntries(
      Object.entries(list.entries).map(([own, described]) => [`${name}.${id}.${own}`, described]),
    );
  const focus = (selector: string) => place.current?.querySelector<HTMLElement>(selector)?.focus();
  const change = (work: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    setRemoved(undefined);
    work();
  };
  const add = change(() => {
    const id = `e${crypto.randomUUID().slice(0, 8)}`;
    orders.set(name, [...ids, id]);
    focus(`[data-entry="${id}"] :is(input:not([hidden]), textarea, select)`);
    setMessage(fill(words.added, { entry: nameOf(ids.length) }));
  });
  const move = (id: string, by: 1 | -1) =>
    change(() => {
      const to = ids.indexOf(id) + by;
      orders.set(name, ids.filter((other) => other !== id).toSpliced(to, 0, id));
      focus(`[data-entry="${id}"] [data-move="${by === 1 ? "down" : "up"}"]:enabled`);
      // At either end of the list only the other button is enabled.
      if (to % (ids.length - 1) === 0) focus(`[data-entry="${id}"] [data-move]:enabled`);
      setMessage(fill(words.moved, { position: to + 1, count: ids.length }));
    });
  const remove = (id: string, index: number) =>
    change(() => {
      const form = place.current?.closest("form");
      const names = form ? orders.namesIn(form).filter((own) => own.startsWith(`${name}.${id}.`)) : [];
      const texts = Object.fromEntries(names.map((own) => [own, form ? valueIn(form, own) : ""]));
      orders.set(
        name,
        ids.filter((other) => other !== id),
      );
      setRemoved({ id, index, texts, name: titleOf(id, index) });
    });
  const undo = change(() => {
    if (!removed) return;
    orders.set(name, ids.toSpliced(removed.index, 0, removed.id), removed.texts);
    setMessage(fill(words.restored, { entry: removed.name }));
  });
  return (
    <div ref={place} className={styles.list} id={fieldId(name)} tabIndex={-1}>
      <input hidden readOnly data-order name={name} value={ids.join(" ")} />
      <h3>{field.label}</h3>
      {problem && <p className={styles.problem}>{problem}</p>}
      <ol>
        {ids.map((id, index) => {
          const start = `${name}.${id}.`;
          const title = titleOf(id, index);
          return (
            <li key={id} data-entry={id}>
              <details
                id={fieldId(`${name}.${id}`)}
                open={!isStored(values, start) || fieldsWithProblems.some((own) => own.startsWith(start))}
              >
                <summary>{title}</summary>
                <div className={styles.fields}>
                  {<FieldGroups fields={ownFields(id)}>{children}</FieldGroups>}
                </div>
              </details>
              <div className={styles.buttons}>
                <EntryButton act="up" of={{ name, id, title }} disabled={index === 0} onClick={move(id, -1)}>
                  {words.moveUp}
                </EntryButton>
                <EntryButton
                  act="down"
                  of={{ name, id, title }}
                  disabled={index === ids.length - 1}
                  onClick={move(id, 1)}
                >
                  {words.moveDown}
                </EntryButton>
                <EntryButton
                  act="remove"
                  of={{ name, id, title }}
                  disabled={ids.length <= list.least}
                  onClick={remove(id, index)}
                >
                  {words.remove}
                </EntryButton>
              </div>
            </li>
          );
        })}
      </ol>
      <p role="status" className={styles.status}>
        {removed ? `${fill(words.removed, { entry: removed.name })} ` : message}
      </p>
      {removed && (
        <Button type="button" variant="outline" ref={focusOn} onClick={undo}>
          {words.undo}
        </Button>
      )}
      <EntryButton
        act="add"
        of={{ name, id: "", title: list.one }}
        disabled={ids.length >= list.most}
        onClick={add}
      >
        {fill(words.add, { kind: list.one.toLowerCase() })}
      </EntryButton>
      <p className={styles.note}>{fill(words.limits, { least: list.least, most: list.most })}</p>
    </div>
  );
}

/** The pressed button disappeared with its entry. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus();

const isStored = (values: Values, start: string) =>
  Object.keys(values).some((name) => name.startsWith(start));

type ButtonProps = {
  act: "up" | "down" | "remove" | "add";
  of: { name: string; id: string; title: string };
  disabled: boolean;
  onClick: (event: MouseEvent) => void;
  children: string;
};

function EntryButton({ act, of: { name, id, title }, disabled, onClick, children }: ButtonProps) {
  const words = useIslandWords().writing.entries;
  const fill = useFillMessage();
  return (
    <Button
      act="change entries"
      variant="outline"
      formAction={`?${new URLSearchParams({ entry: act, list: name, id })}`}
      aria-label={act === "add" ? undefined : fill(words.act, { act: children, entry: title })}
      data-move={act}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
