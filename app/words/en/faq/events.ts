import type { FaqEntry } from "./entry.ts";

export const events: FaqEntry[] = [
  {
    id: "event-cost",
    question: "Do your events cost anything?",
    answer:
      "No. All events are free, online and in person. Normally we cannot pay for travel or a place to stay. If we can, the event's page says so.",
    tags: ["fees", "travel"],
  },
  {
    id: "event-registration",
    question: "How do I register for an event?",
    answer:
      "Open the event on the [events page](/events) and read what it asks. Unless it says otherwise, press “Register” on its page: the contact form opens with the event's name and date filled in. Tell us too if you need something so that you can take part, such as a room without steps or an interpreter. We will tell you honestly whether we can provide it.",
    tags: ["registration", "accessibility"],
  },
  {
    id: "events-from-afar",
    question: "Can I take part if I cannot travel?",
    answer:
      "Yes, if the event is online: its place is then given as “Online”. After other events, we publish what was learned, as [news](/news) or as a [resource](/resources). You can also run a session yourself with our training materials: [ask us](/contact) and we will help you prepare it.",
    tags: ["online", "training materials"],
  },
  {
    id: "event-calendar",
    question: "How do I add an event to my calendar?",
    answer:
      "Every event's page has an “Add to calendar” link. It gives you a small file that you can open with the calendar on your phone or computer. The file knows the event's time zone, so your calendar shows the time where you are. To keep up with all events, subscribe to the [events calendar](/events.ics).",
    tags: ["calendar", "time zones"],
  },
];
