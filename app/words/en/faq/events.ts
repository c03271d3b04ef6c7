import type { FaqEntry } from "./entry.ts";

export const events: FaqEntry[] = [
  {
    id: "event-cost",
    question: "Do your events cost anything?",
    answer:
      "No. Attendance is free, online and on site. We cannot normally pay for travel or a place to stay; where an event can, its page says so.",
    tags: ["fees", "travel"],
  },
  {
    id: "event-registration",
    question: "How do I register for an event?",
    answer:
      "Open the event on the [events page](/events) and read what it asks. Unless it says otherwise, send a message from the [contact page](/contact) with the event's name or city as the subject. Tell us too if you need something in order to take part, such as a step-free room or an interpreter: we will answer honestly whether we can provide it.",
    tags: ["registration", "accessibility"],
  },
  {
    id: "events-from-afar",
    question: "Can I take part if I cannot travel?",
    answer:
      "Some events are online; their place reads “Online”. After the others we publish what was learned, as [news](/news) or as a [resource](/resources). You can also run a session yourself with our training materials: [ask us](/contact) and we will help you prepare it.",
    tags: ["online", "training materials"],
  },
  {
    id: "event-calendar",
    question: "How do I keep the date of an event?",
    answer:
      "Every event's page has an “Add to calendar” link. It gives you a small file that the calendar of a phone or computer opens. Times are stored with their time zone, so your calendar shows them in your own. To keep up with all events, subscribe to the [events calendar](/events.ics).",
    tags: ["calendar", "time zones"],
  },
];
