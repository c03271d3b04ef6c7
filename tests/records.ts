import type { Written } from "./save.ts";

/** Complete, plain records for tests; `about` sets the fields that a test is about. */

export function work(id: string, about: Partial<Written<"our_work">> = {}): Written<"our_work"> {
  return {
    ...common(id),
    title: `Project ${id}`,
    description: "Text.",
    category: "Research",
    authors: "",
    ...about,
  };
}

export function news(id: string, about: Partial<Written<"news">> = {}): Written<"news"> {
  return { ...common(id), headline: `Headline ${id}`, content: "Text.", authors: "", ...about };
}

export function event(id: string, about: Partial<Written<"events">> = {}): Written<"events"> {
  return {
    ...common(id),
    name: `Event ${id}`,
    description: "Text.",
    city: "Nairobi",
    country: "KE",
    event_date: "2026-11-20T09:00:00.000Z",
    ends_at: null,
    time_zone: "Africa/Nairobi",
    status: "",
    ...about,
  };
}

export function resource(id: string, about: Partial<Written<"resources">> = {}): Written<"resources"> {
  const { link: _, ...rest } = common(id);
  return {
    ...rest,
    title: `Resource ${id}`,
    description: "A description.",
    content: "Text.",
    category: "For the Public",
    type: "Guide",
    authors: "",
    file_url: null,
    resource_url: null,
    ...about,
  };
}

function common(id: string) {
  return { id, image_url: null, link: null, created_at: "2026-11-15T08:00:00.000Z" };
}
