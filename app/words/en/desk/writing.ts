import { message } from "../../message.ts";

/** The form of a record. Sent with its page. */
export const writing = {
  states: { draft: "Draft", scheduled: "Scheduled", published: "Published", withdrawn: "Withdrawn" },
  sample: "Sample",
  unpublished: "Unpublished changes",
  address: "Web address",
  preview: {
    heading: "Live preview and checks",
    checks: "Checks",
    noProblems: "No problems found.",
    size: message<{ kilobytes: number }>("Size of this page for visitors: about {kilobytes, number} KB."),
  },
  people: {
    hint: "Visitors see only published people.",
    none: "No people yet.",
    add: "Add people",
  },
  order: {
    hint: "The lowest number comes first. Leave it empty to keep the position; new ones go last.",
    current: "Current order",
  },
  /** Instead of a country. */
  online: "None (online)",
  languages: {
    hint: "The languages spoken at the event, not that of this text.",
    others: "Other languages",
    othersHint: "Language codes separated by commas, such as lua, mos.",
  },
  /** A field of the original, beside that of the translation. */
  original: {
    label: message<{ label: string; language: string }>("{label} in {language}"),
    inherited: message<{ label: string; language: string }>("{label} in {language} (used if left empty)"),
    empty: "Empty",
  },
  /** The entries of a list, such as "Question 2". */
  entries: {
    name: message<{ kind: string; number: number }>("{kind} {number, number}"),
    nameAndTitle: message<{ name: string; title: string }>("{name}: {title}"),
    moveUp: "Move up",
    moveDown: "Move down",
    remove: "Remove",
    add: message<{ kind: string }>("Add {kind}"),
    /** For screen readers: "Move up: Question 2". */
    act: message<{ act: string; entry: string }>("{act}: {entry}"),
    added: message<{ entry: string }>("{entry} added."),
    moved: message<{ position: number; count: number }>("Moved to {position, number} of {count, number}."),
    removed: message<{ entry: string }>("{entry} removed."),
    restored: message<{ entry: string }>("{entry} restored."),
    undo: "Undo",
    limits: message<{ least: number; most: number }>("At least {least, number}, at most {most, number}."),
  },
};
