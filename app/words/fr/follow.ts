import type { Translation } from "../translation.ts";

export const follow: Translation["follow"] = {
  heading: "Nous suivre",
  feed: {
    title: "Lecteur de flux",
    text: "Une application qui vous montre les nouveautés des sites que vous choisissez.",
    rss: "Flux RSS",
  },
  calendar: {
    title: "Calendrier",
    text: "Votre application de calendrier vous montre nos événements et chaque changement.",
    subscribe: "S’abonner à nos événements",
  },
};
