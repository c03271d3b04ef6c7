import type { Translation } from "../translation.ts";

export const follow: Translation["follow"] = {
  heading: "Fuatilia",
  feed: {
    title: "Kisoma milisho",
    text: "Programu inayokuonyesha yaliyo mapya kwenye tovuti unazozichagua.",
    rss: "Mlisho wa RSS",
  },
  calendar: {
    title: "Kalenda",
    text: "Programu yako ya kalenda hukuonyesha matukio yetu na kila badiliko lake.",
    subscribe: "Fuatilia matukio yetu",
  },
};
