import { message, partsMessage } from "../../message.ts";

/** Lists of records, and what the page of a record says around its form. */
export const records = {
  state: "State",
  states: { draft: "Draft", scheduled: "Scheduled", published: "Published", withdrawn: "Withdrawn" },
  deleted: "Deleted",
  sample: "Sample",
  /** After the state "Scheduled". */
  due: partsMessage<"moment">("for {moment}"),
  unpublished: "Unpublished changes",
  translations: "Translations",
  stale: "Out of date",
  missingIn: message<{ language: string }>("Missing in {language}"),
  deletedOf: message<{ kind: string }>("{kind}: deleted"),
  new: {
    our_work: "New project",
    news: "New news item",
    newsletter: "New issue",
    events: "New event",
    resources: "New resource",
    partners: "New partner",
    people: "New person",
    faq: "New question",
    pages: "New page",
  },
  /** `button` is the name of the button that starts a record. */
  none: message<{ button: string }>("Nothing here yet. Press “{button}” to start."),
  showAll: "Show all",
  bringBack: "Bring back",
  withdraw: "Withdraw",
  backToList: "Back to the list",
  /** A link for the keyboard, from the top of the page. */
  toButtons: "Skip to the buttons",
  recentlyDeleted: "Deleted in the last 30 days",
  /** Links to parts of the site that every page shows. */
  onEveryPage: partsMessage<"menu" | "footer" | "organisation">(
    "On every page: {menu}, {footer}, {organisation}",
  ),
  menu: "Menu",
  footer: "Footer",
  organisation: "Organisation",
  askWithdraw: {
    heading: message<{ count: number }>("{count, plural, one {Withdraw this?} other {Withdraw these #?}}"),
    keep: message<{ count: number }>("{count, plural, one {Leave it public} other {Leave them public}}"),
    text: message<{ count: number }>(
      "{count, plural, one {Visitors will see a page saying that it is gone. You can publish it again later.} other {Visitors will see a page saying that they are gone. You can publish them again later.}} Translations are withdrawn too, and have to be published again one by one.",
    ),
  },
  withdrawn: message<{ title: string }>("Withdrawn: {title}"),
  notWithdrawn: message<{ title: string; problem: string }>("{title}: {problem}"),
  nothingSelected: "Nothing selected: tick the published records to withdraw.",
  isBack: message<{ title: string }>("{title} is back. Visitors will not see it until it is published."),

  /** The title of a translation without one. */
  inLanguage: message<{ language: string }>("In {language}"),
  /** The title of a page where a translation can be started. */
  titleInLanguage: partsMessage<"title" | "language">("{title}: {language}"),
  done: {
    published: "Published.",
    scheduled: "Scheduled.",
    unscheduled: "Schedule cancelled.",
    withdrawn: "Withdrawn: visitors see a page saying that it is gone.",
    backdated: "Date of publication changed.",
    featured: "Featured on Home.",
    unfeatured: "No longer featured on Home.",
    repeated:
      "The further dates are drafts in the list of events. Visitors see them once they are published.",
    duplicated: "This is the copy. Visitors do not see it until it is published.",
    agreed: "Translation is up to date.",
    review: "Ready for review. Publishers see it on Today.",
    needsReview:
      "Not published: a second person must approve this text first. It is now ready for review, and publishers see it on Today.",
  },
  /** Further dates of an event. `every` comes before an interval. */
  repeat: {
    button: "Repeat",
    every: "Every",
    times: "How many further dates",
    hint: "Creates each further date as a draft with the same text. Each has its own page and registration. Translations are not copied.",
    intervals: { week: "week", "two weeks": "two weeks", month: "month" },
  },
  duplicate: "Duplicate",
  feature: {
    add: "Feature on Home",
    remove: "Do not feature",
    hint: "Featured records come first on Home. There are three at most: a fourth takes the place of the oldest.",
    isFeatured: "This record is featured on Home.",
  },
  /** The title of a copy. */
  copyOf: message<{ title: string }>("Copy of {title}"),
  publishedOn: {
    label: "Published on",
    hint: message<{ zone: string }>(
      "The date that lists, feeds and citations show, in the time zone {zone}. It cannot be in the future.",
    ),
    button: "Change date",
  },
  withdrawnTranslation: "Withdrawn: visitors see the original instead, with a note.",
  willBePublished: partsMessage<"moment">("Will be published on {moment}."),
  viewPage: "View page",
  checkPlaces: "Check where it appears",
  checkGone: "Check that it is gone",
  wasDeleted: "This was deleted. You can bring it back for 30 days.",
  /** A heading; the things to correct follow. */
  failures: {
    save: "Not saved",
    publish: "Not published",
    schedule: "Not scheduled",
    other: "Not done",
  },
  changedMeanwhile:
    "Someone else changed this too. Their changes are now in the text: please review it and press the button again.",
  ask: {
    publish: { heading: "Publish this?", yes: "Publish anyway" },
    schedule: { heading: "Schedule this?", yes: "Schedule anyway" },
    withdraw: { heading: "Withdraw this?", yes: "Withdraw" },
    delete: { heading: "Delete this?", yes: "Delete" },
    toText: "No, back to the text",
    leave: "No, leave it as it is",
  },
  /** What happens after a question. */
  consequences: {
    withdraw:
      "Visitors will see a page saying that it is gone, and it disappears from lists, feeds and search.",
    delete:
      "You can bring it back for 30 days. If it is public, visitors will see a page saying that it is gone.",
    /** `languages` is a list: "French, Arabic". */
    translations: message<{ languages: string }>("Its translations go with it: {languages}."),
    withdrawTranslation: message<{ language: string; original: string }>(
      "This is the translation into {language}: visitors will see the {original} text instead, with a note.",
    ),
    deleteTranslation: message<{ language: string; original: string }>(
      "This is the translation into {language}. You can bring it back for 30 days. If it is public, visitors will see the {original} text instead, with a note.",
    ),
  },
  samples: {
    is: "Sample: this record is an invented example. Once you change it, it becomes your own, and stays when the samples are removed.",
    was: "This record was a sample. It is now your own, and stays when the samples are removed.",
  },
  /** Of fields without a hint of their own. */
  hints: {
    instant: "Local time.",
    zone: "The time zone of the place, such as Africa/Nairobi.",
    link: "A web address: https://…, or a page of this site such as /news.",
    tags: "Separate words with commas.",
  },
  /** Groups of countries, and notes after the names of people, in brackets. */
  choices: {
    countries: { africa: "Africa", elsewhere: "Elsewhere" },
    people: {
      notPublic: "not public: visitors do not see this name",
      gone: "no longer in the list of people",
    },
  },
  /** Below the web address of a record. `address` is an address of the site: "/news/our-report". */
  address: {
    anchor: message<{ address: string }>("The part after # in {address}."),
    page: message<{ address: string }>("The page is at {address}."),
    lastPart: message<{ address: string }>("The last part of {address}."),
    onlyAtDesk: message<{ kinds: string; address: string }>(
      "Only used at the desk: visitors see all {kinds} on {address}.",
    ),
    /** `field` is the name of the title’s field. */
    suggested: message<{ field: string }>("Suggested from “{field}”."),
    redirects: "The current address will redirect to the new one.",
    locked: "Only a publisher can change it.",
  },
  proposals: {
    public: "Your changes are a proposal: visitors see them once a publisher publishes them.",
    scheduled: "Your changes are a proposal: the version that the publisher scheduled will be published.",
    draft: "A publisher publishes this when it is ready.",
  },
};
