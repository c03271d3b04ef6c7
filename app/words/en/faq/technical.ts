import type { FaqEntry } from "./entry.ts";

export const technical: FaqEntry[] = [
  {
    id: "low-data",
    question: "How can I use less data on this site?",
    answer:
      "Use the low-data switch at the bottom right of every page. Pages then load without scripts, films or web fonts, and pictures load only when you ask for them. Everything still works. Your choice is kept for a year, or until you change it. If your browser is set to save data, the mode is on from the start. Even without it, pages are small, and nothing is loaded from other companies.",
    tags: ["low-data mode", "mobile data", "slow connection"],
  },
  {
    id: "appearance",
    question: "How do I switch between light and dark?",
    answer:
      "Use the button at the bottom right of every page. Your browser remembers the choice and does not send it to us. The button needs JavaScript. Without it, the site is light.",
    tags: ["theme", "dark mode", "contrast"],
  },
  {
    id: "devices-and-screen-readers",
    question: "Does the site work on an old phone or with a screen reader?",
    answer:
      "It should. Reading, searching and writing to us work without JavaScript, with the keyboard alone, with a screen reader and with text at twice its size. On very old browsers a page may look plainer. The [accessibility statement](/accessibility) says what we test, and what is not good enough yet.",
    tags: ["old phones", "screen readers", "keyboard", "JavaScript"],
  },
  {
    id: "report-a-fault",
    question: "How do I report a fault or a security weakness?",
    answer:
      "For a fault, use the [contact page](/contact) to send us the address of the page and what happened. It helps to know your browser or phone. For a security weakness, follow [security.txt](/.well-known/security.txt). Please do not use other people's data for a test, and give us time to fix the problem before you publish it. We are grateful to people who report in good faith, and will not take action against them.",
    tags: ["fault", "vulnerability", "security.txt"],
  },
];
