import { organisation } from "../../../../organisation.ts";
import type { FaqEntry } from "./entry.ts";

export const membership: FaqEntry[] = [
  {
    id: "membership-fee",
    question: "Is there a membership, and does it cost anything?",
    answer: `There is no paid membership and no membership card. If you take part in the work, you belong. ${organisation.name} never asks for a joining fee. If someone asks you for one in our name, it is fraud: please [tell us](/contact).`,
    tags: ["joining", "fees", "fraud"],
  },
  {
    id: "how-to-join",
    question: "How can I join?",
    answer:
      "Choose what suits your time. You can [volunteer](/volunteer) as a translator, teacher, reviewer or host, come to an [event](/events), or [write to us](/contact) with an idea of your own. [Get Involved](/get-involved) lists every way to take part, and [Careers](/careers) shows any paid job that is open.",
    tags: ["joining", "volunteering", "careers"],
  },
  {
    id: "become-a-partner",
    question: "Can my organisation become a partner?",
    answer:
      "Yes. We work with companies, universities, public bodies and community groups. A partnership starts with one piece of work that both sides want to do. Nobody has to pay. See [who works with us](/about/partnerships), then [tell us](/contact?about=partner) what you have in mind.",
    tags: ["partners", "organisations"],
  },
  {
    id: "accounts-and-lists",
    question: "Do I need an account, and is there a mailing list?",
    answer:
      "No, and no. You can read everything on this site without signing in, and we have no mailing list. To follow us, come back to the [news](/news) and [events](/events) pages, or give a feed reader the address of our [news feed](/feeds/news.rss).",
    tags: ["account", "mailing list", "feeds", "privacy"],
  },
];
