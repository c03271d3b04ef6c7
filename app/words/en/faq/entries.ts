import type { FaqEntry } from "./entry.ts";
import { events } from "./events.ts";
import { general } from "./general.ts";
import { membership } from "./membership.ts";
import type { categoryNames } from "./page.ts";
import { resources } from "./resources.ts";
import { technical } from "./technical.ts";

export type FaqCategory = keyof typeof categoryNames;

export const faqEntries: Record<FaqCategory, FaqEntry[]> = {
  general,
  membership,
  events,
  resources,
  technical,
};
