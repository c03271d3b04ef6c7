import { message, partsMessage } from "../../message.ts";

/** The preview of a record, and links to it. */
export const preview = {
  heading: partsMessage<"title">("Preview of {title}"),
  missing: message<{ fields: string }>("Still missing (left out or filled with examples below): {fields}."),
  links: {
    heading: "Links for people without an account",
    help: "Anyone with the link can see the latest draft, for seven days or until you revoke it.",
    copyNow: "Copy this link now: it will not be shown again.",
    created: partsMessage<"name" | "created" | "expires">("Created by {name}, {created}; expires {expires}"),
    revoke: "Revoke",
    create: "Create a preview link",
  },
  frames: {
    label: "Previews",
    /** For screen readers. */
    scrolls: "One preview at a time, scrolls",
    frameScrolls: message<{ name: string }>("{name}, scrolls"),
    open: message<{ name: string }>("Open in a new tab: {name}"),
    phone: { light: "Phone, light", dark: "Phone, dark" },
    desktop: { light: "Desktop, light", dark: "Desktop, dark" },
  },
};
