/** What subscribers choose: which new records they want to hear of, and how often. */
import type { SectionKind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { SubscriberRow } from "../database/schema.ts";

export const topics = ["news", "events", "resources", "projects"] as const;
export type Topic = (typeof topics)[number];

/** "each": a mail for each new record. Editions of the newsletter go to all subscribers. */
export const frequencies = ["each", "weekly", "monthly"] as const satisfies SubscriberRow["frequency"][];
export type Frequency = (typeof frequencies)[number];

export type Preferences = { language: Language; topics: Topic[]; frequency: Frequency };

export const kindsOfTopics = {
  news: "news",
  events: "events",
  resources: "resources",
  projects: "our_work",
} as const satisfies Record<Topic, SectionKind>;

export const isTopic = (text: string): text is Topic => topics.includes(text as Topic);
export const isFrequency = (text: string): text is Frequency => frequencies.includes(text as Frequency);

/** The column: in the order of the list, each once. */
export const topicsColumn = (chosen: readonly Topic[]): string =>
  ` ${topics.filter((topic) => chosen.includes(topic)).join(" ")} `;

export const topicsIn = (column: string): Topic[] => topics.filter((topic) => column.includes(` ${topic} `));
