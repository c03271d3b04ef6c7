import { message, partsMessage } from "../../message.ts";

/** Pictures and files. */
export const media = {
  title: "Pictures and files",
  show: "Show",
  all: "Pictures and files",
  kinds: { picture: "Pictures", file: "Files" },
  deleted: "Deleted.",
  empty: "Nothing here yet. Press “Upload” to add a picture or a file.",
  notFound: "Nothing found.",
  count: message<{ count: number }>(
    "{count, plural, one {# item, newest first.} other {# items, newest first.}}",
  ),
  picture: "Picture",
  processing: "Processing",
  processingFailed: "Processing failed.",
  problems: {
    broken: "This picture could not be prepared for visitors. Try again, or upload another copy of it.",
    late: "Preparing this picture for visitors took too long. Try again when the site is less busy, or upload a smaller copy of it.",
  },
  reloadSoon: message<{ state: string }>("{state}. Reload this page in a moment to see it."),
  noAlt: "No alternative text yet",
  unused: "Not used",
  /** `places` are links to records. */
  usedIn: partsMessage<"places">("Used in {places}"),
  usedInMore: partsMessage<"places" | "more">("Used in {places} and {more} more"),
  locked: "This is used on a published or scheduled page, so only a publisher can change its description.",
  saved: "Saved. Visitors see the change now.",
  tryAgain: "Try again",
  address: partsMessage<"address">("Web address: {address}"),
  open: "Open",
  toAll: "All pictures and files",
  alt: "Alternative text",
  altHint: "Describe the picture for people who cannot see it.",
  decorative: "Decorative: it adds nothing to the text",
  caption: "Caption",
  captionHint: "Shown below the picture.",
  credit: "Credit",
  creditHint: "The photographer, shown with the picture.",
  inLanguages: "In other languages",
  inLanguagesHint:
    "Visitors who read another language get these texts. If a field is empty, they get the text above.",
  tag: "Tag",
  anyTag: "All tags",
  tags: "Tags",
  addTags: "Add tags",
  addTagsHint:
    "Words by which you find it again, such as a place or a project. Separate several with commas.",
  uses: {
    heading: "Used in",
    none: "Not used anywhere.",
    removeFirst: "To delete it, remove it from these pages first.",
  },
  replace: {
    heading: "Replace",
    explained:
      "The web address stays the same, so every page and every link gets the new file. Choose a file of the same type.",
    newFile: "New file",
    done: "Replaced. Visitors get the new file now.",
  },
  versions: {
    heading: "History",
    current: "In use",
    view: "View",
    restore: "Restore",
    done: "Restored. Visitors get this version now.",
    kept: message<{ count: number }>("The last {count} versions are kept."),
  },
  delete: "Delete",
  askDelete: "Delete this? You cannot undo this.",
  inUse: "Not deleted: it is in use now, as listed below.",
  inReply: message<{ reference: string }>(
    "Not deleted: it is attached to a reply that is not sent yet ({reference}). You can delete it once the reply is sent.",
  ),
};
