import { message } from "../message.ts";
/** The header and footer of every page. */
export const shell = {
  skipToContent: "Skip to content",
  loading: "Loading...",
  /** On a printed page: the date of its content. */
  asOf: message<{ date: string }>("As of {date}"),
  mainMenu: "Main menu",
  openMenu: "Menu",
  showSubPages: message<{ name: string }>("{name}: show pages"),
  search: "Search",
  searchSite: "Search the site",
  toTop: "Back to top",
  opensInNewTab: message<{ name: string }>("{name} (opens in a new tab)"),
  lowData: {
    whenOff: {
      turn: "Turn low-data mode on",
      note: "In low-data mode: no scripts, no video, no web font, and pictures only when you ask for them. Everything still works.",
    },
    whenOn: {
      turn: "Turn low-data mode off",
      note: "Low-data mode is on: no scripts, no video, no web font, and pictures only when you ask for them. Everything still works.",
    },
    /** Replaced by the size of the page, with this decimal mark. */
    noKilobytes: "0.0",
    weight: message<{ kilobytes: string }>("This page took {kilobytes} KB of data to load."),
    withoutPictures: " Its pictures are not counted.",
  },
  /** Removes everything that the site keeps on the device. */
  forget: {
    button: "Forget everything on this device",
    question: "Texts on this device have not been sent yet. Remove them too?",
    removed: "Removed from this device:",
    everything: "everything that this site kept here",
    pages: "pages",
    drafts: "drafts",
    messages: "waiting messages",
    settings: "settings",
    nothing: "This site had kept nothing on this device.",
  },
  theme: {
    toDark: "Switch to dark appearance",
    toLight: "Switch to light appearance",
  },
};
