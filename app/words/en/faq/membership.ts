import { organisation } from "../../../../organisation.ts";
import type { FaqEntry } from "./entry.ts";

export const membership: FaqEntry[] = [
  {
    id: "membership-fee",
    question: "Is there a membership, and does it cost anything?",
    answer: `There is no paid membership and no membership card. Whoever takes part in the work belongs to it. ${organisation.name} never asks for a joining fee: if someone asks you for one in our name, it is a fraud, and we would like to [hear of it](/contact).`,
    tags: ["joining", "fees", "fraud"],
  },
  {
    id: "how-to-join",
    question: "How can I join?",
    answer:
      "Choose what suits your time. You can [volunteer](/volunteer) as a translator, teacher, reviewer or host, come to an [event](/events), or [write to us](/contact) with an idea of your own. [Get Involved](/get-involved) lists every way, and [Careers](/careers) any paid position that is open.",
    tags: ["joining", "volunteering", "careers"],
  },
  {
    id: "become-a-partner",
    question: "Can my organisation become a partner?",
    answer:
      "Yes. We work with companies, universities, public bodies and community groups. A partnership starts with one piece of work that both sides want done, and no money has to change hands. See [who works with us](/about/partnerships), then tell us on the [contact page](/contact) what you have in mind.",
    tags: ["partners", "organisations"],
  },
  {
    id: "accounts-and-lists",
    question: "Do I need an account, and is there a mailing list?",
    answer:
      "No to both. Everything on this site can be read without signing in, and we keep no list of addresses to write to. To follow us, come back to the [news](/news) and [events](/events) pages, or give a feed reader the address of our [news feed](/feeds/news.rss).",
    tags: ["account", "mailing list", "feeds", "privacy"],
  },
];
