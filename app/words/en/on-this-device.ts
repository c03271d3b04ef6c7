import { message } from "../message.ts";

/** The page that lists what the visitor's browser keeps. */
export const onThisDevice = {
  title: "On this device",
  description: "The pages of this site that your browser keeps for reading offline.",
  lead: "What your browser keeps of this site, so that you can read it without a connection. You can remove it at any time.",
  noScript: "This page needs JavaScript, because only your browser knows what it keeps.",
  reading: "Looking at this device…",
  unsupported: "This browser cannot keep pages for reading offline.",
  packs: "Saved for offline",
  noPacks: "Nothing yet. Use “Save for offline” on a resource, a news item, an event or a project.",
  pages: "Pages that you have read",
  noPages: "None are kept.",
  total: message<{ size: string }>("{size} in total"),
  about: message<{ size: string; date: string }>("{size}, saved on {date}"),
  remove: "Remove",
  removeNamed: message<{ name: string }>("Remove {name}"),
  removeAllPacks: "Remove everything saved for offline",
  removeAllPages: "Remove all pages",
  removed: "Removed.",
  notRemoved: "This could not be removed. Please try again.",
};
