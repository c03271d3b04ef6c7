import { message, partsMessage } from "../../message.ts";

/** The versions of a record. */
export const history = {
  title: partsMessage<"title">("History of {title}"),
  restored: "Restored as a new version.",
  changes: "What changed",
  from: "From",
  until: "To",
  compare: "Compare",
  same: "These two versions are the same.",
  /** For screen readers, around a part of the text. */
  removed: partsMessage<"text">("[removed: {text}]"),
  added: partsMessage<"text">("[added: {text}]"),
  /** A field: the address of a record’s page. */
  address: "Web address",
  versions: "Versions",
  none: "Nothing saved yet.",
  acts: {
    written: "Current text, not saved as a version yet",
    saved: "Saved",
    published: "Published",
    scheduled: "Scheduled",
    withdrawn: "Withdrawn",
    restored: "Restored",
    deleted: "Deleted",
  },
  /** "Published by Ada, 17 November 2026, 09:00" */
  versionBy: partsMessage<"act" | "name" | "moment">("{act} by {name}, {moment}"),
  /** An imported version has no author. */
  versionWithoutAuthor: partsMessage<"act" | "moment">("{act} {moment}"),
  /** In a list to choose from. */
  option: message<{ act: string; name: string; moment: string }>("{moment}, {act} ({name})"),
  optionWithoutAuthor: message<{ act: string; moment: string }>("{moment}, {act}"),
  restore: "Restore",
  publishNote: "A restored version has to be published: until then, visitors keep reading the current one.",
};
