import { message } from "../../message.ts";

/** The editor of texts, in the forms of records and of replies. Sent with these pages. */
export const editor = {
  /** Where the typed text is stored. */
  saving: {
    unwritten: "Nothing written yet",
    saving: "Saving…",
    saved: message<{ time: string }>("Saved at {time}"),
    savedOn: message<{ time: string; date: string }>("Saved at {time} on {date}"),
    offline: message<{ device: "phone" | "other" }>(
      "Offline – saved on this {device, select, phone {phone} other {device}}",
    ),
    noAnswer: message<{ device: "phone" | "other" }>(
      "Server not responding – saved on this {device, select, phone {phone} other {device}}",
    ),
    notStored: "Not saved: you are offline, and this browser cannot store your text. Please copy it.",
    conflict: "Someone else changed this too",
    conflictWith: message<{ name: string }>("{name} changed this too"),
    signedOut: "Signed out – sign in to save",
    compare: "Compare",
    notAllowed: "Your role does not allow this. Your text is saved on this device.",
    deleted: "This record has been deleted. Your text is saved on this device.",
    tooLong: "Too long for the server. Your text is saved on this device.",
  },
  conflicts: {
    heading: message<{ field: string }>("Two versions of “{field}”"),
    yours: "Yours",
    theirs: "Theirs",
    /** The author of a text that was found on the device. */
    earlier: "You (earlier)",
    empty: "(empty)",
    help: "The field has your version and all other changes. Edit it if you need both.",
    toField: "Go to the field",
    keepMine: "Keep mine",
    useTheirs: "Use theirs",
    withoutScript: "Press “Save draft” to keep the text in the field.",
  },
  toolbar: {
    label: "Formatting",
    bold: "Bold",
    italic: "Italic",
    heading: "Heading",
    subheading: "Subheading",
    list: "List",
    numbered: "Numbered list",
    quote: "Quote",
    link: "Insert link",
    picture: "Insert picture",
    block: "Insert block",
  },
  insert: "Insert",
  link: { heading: "Insert a link", label: "Link text", search: "Search this site" },
  picture: {
    heading: "Insert a picture",
    label: "Alternative text",
    hint: "Describe the picture for people who cannot see it. Leave empty only if it is decorative.",
    /** Read out in the visual editor. */
    undescribed: "Picture without alternative text",
  },
  gallery: {
    chosen: message<{ count: number }>("{count, plural, one {# picture chosen} other {# pictures chosen}}"),
    another: "Add another picture",
  },
  address: "Web address",
  addressHint: "A page of this site, such as /news/name, or a full address with https://",
  blocks: {
    heading: "Insert a block",
    names: {
      table: "Table",
      captioned: "Picture with caption",
      gallery: "Gallery",
      file: "File",
      media: "Video or audio",
      embedded: "Video on another site",
      action: "Prominent link",
      details: "Expandable text",
      footnote: "Footnote",
    },
  },
  /** Inserted into the text, for the writer to replace. */
  examples: {
    bold: "bold",
    italic: "italic",
    heading: "Heading",
    caption: "Caption",
    title: "Title",
    text: "Text",
    note: "Text of the note",
  },
  markdown: {
    write: "Write as Markdown",
    hint: "A plain text field with the marks, which also works best with a screen reader.",
  },
  /** `things` are some of the next ones. */
  leftOut: message<{ things: string }>("Left out when pasting: {things}."),
  leftOutThings: {
    pictures: message<{ count: number }>("{count, plural, one {# picture} other {# pictures}}"),
    media: message<{ count: number }>(
      "{count, plural, one {# video or other media} other {# videos or other media}}",
    ),
    mergedCells: message<{ count: number }>("{count, plural, one {# merged cell} other {# merged cells}}"),
    formFields: message<{ count: number }>("{count, plural, one {# form field} other {# form fields}}"),
    comments: message<{ count: number }>("{count, plural, one {# comment} other {# comments}}"),
  },
  /** The buttons below a table. */
  table: {
    label: "Table",
    addRow: "Add row",
    addColumn: "Add column",
    removeRow: "Remove row",
    removeColumn: "Remove column",
    removeTable: "Remove table",
  },
  livePreview: "Live preview",
};
