import type { Kind } from "../../../content/kinds.ts";
import type { IconName } from "./icon.tsx";

const icons: Partial<Record<Kind, IconName>> = {
  ...{ our_work: "work", news: "news", events: "events", resources: "resources" },
  newsletter: "newsletter",
  ...{ partners: "partners", people: "people", faq: "questions" },
};

/** Free and fixed pages share one. */
export const kindIcon = (kind: Kind): IconName => icons[kind] ?? "pages";
