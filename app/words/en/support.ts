export const support = {
  title: "Support",
  description:
    "Help with this site and with our resources: where to look first, technical answers, and how to report a problem.",
  lead: "Help with this site, with a resource you are trying to use, or with an event you want to come to.",
  first: {
    heading: "Where to look first",
    ways: [
      {
        title: "Questions and answers",
        text: "Twenty short answers about who we are, taking part, events, resources and this site.",
        link: { to: "/faq", label: "Read the FAQ" },
      },
      {
        title: "Search",
        text: "Looks for your words in our work, the news, events, resources and questions at once.",
        link: { to: "/search", label: "Search the site" },
      },
      {
        title: "Sitemap",
        text: "Every page in one list, for when you know that it is here somewhere.",
        link: { to: "/sitemap", label: "See all pages" },
      },
    ],
  },
  technical: { heading: "Technical answers", all: "All questions" },
  report: {
    heading: "Report a problem",
    /** Markdown. */
    text: `
### Something on the site does not work

Tell us in the form below. Three things help us to mend it quickly:

- the address of the page;
- what you did, what you expected and what happened instead;
- your phone or computer, your browser, and whether you use a screen reader, a large font or low-data mode.

If something keeps you from using a page at all, say what you needed from it, and we will send it to you in another way.

### You found a security weakness

Please follow [security.txt](/.well-known/security.txt), and do not describe the weakness anywhere public until it is mended. Touch no one else's data, and do not disturb the site. We will not act against anyone who reports in good faith.

### Someone deceives people in our name

We never ask for money, passwords or codes by message. If someone does so in our name, keep the message and tell us.
`,
  },
  contact: {
    heading: "Write to us",
    lead: "A person reads every message. You will have a reply within 24 hours.",
    action: "Contact Us",
  },
};
