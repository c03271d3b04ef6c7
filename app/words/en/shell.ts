import { message } from "../message.ts";
/** The words around every page. */
export const shell = {
  skipToContent: "Skip to content",
  loading: "Loading …",
  /** On a printed page: how old what it says is. */
  asOf: message<{ date: string }>("As of {date}"),
  mainMenu: "Main menu",
  openMenu: "Menu",
  showSubPages: message<{ name: string }>("{name}: show pages"),
  menu: {
    home: "Home",
    about: "About",
    resources: "Resources",
    aiSecurity: "AI Security",
    work: "Our Work",
    involved: "Get Involved",
    events: "Events",
    news: "News",
    contact: "Contact Us",
    search: "Search",
  },
  searchSite: "Search the site",
  aboutPages: {
    mission: {
      name: "Mission and Vision",
      description: "What we are here to do, and the Africa we want to see.",
    },
    partnerships: {
      name: "Partnerships",
      description: "Who works with us, and how your organisation can join.",
    },
    history: {
      name: "History",
      description: "Our history year by year, from 2018 to today.",
    },
  },
  footer: {
    blurb: "Empowers innovation, secures the future and connects communities by securing the CD/CI pipeline.",
    about: "About Us",
    programs: "Programs",
    other: "Other Links",
    mission: "Mission & Vision",
    partnerships: "Partnerships",
    history: "History",
    people: "People",
    involved: "Get Involved",
    aiSecurity: "AI Security",
    aiPolicy: "AI Policy",
    work: "Our Work",
    events: "Events",
    news: "News",
    faq: "FAQ",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    accessibility: "Accessibility",
    sitemap: "Sitemap",
    copyright: message<{ year: string; name: string }>("© {year} {name}. Words and art under CC BY 4.0."),
    contact: "Contact Us",
    support: "Support",
    search: "Search",
    toTop: "Back to top",
    opensInNewTab: message<{ name: string }>("{name} (opens in a new tab)"),
  },
  lowData: {
    whenOff: {
      turn: "Turn low-data mode on",
      note: "Low-data mode is off. The button with the three bars turns it on: no scripts, no film, no web font, and pictures only when you ask for them. Everything still works.",
    },
    whenOn: {
      turn: "Turn low-data mode off",
      note: "Low-data mode is on: no scripts, no film, no web font, and pictures only when you ask for them. Everything still works.",
    },
    /** What a page took to load is written in the place of this number, with its decimal mark. */
    noKilobytes: "0.0",
    weight: message<{ kilobytes: string }>("This page took {kilobytes} KB of data to load."),
    withoutPictures: " Its pictures are not counted.",
  },
  theme: {
    toDark: "Switch to dark appearance",
    toLight: "Switch to light appearance",
  },
};
