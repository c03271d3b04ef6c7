import { message } from "../../message.ts";
import type { LegalDocument, LegalValues } from "./document.ts";
import { informationWeCollect } from "./information-we-collect.ts";

export const privacyPolicy = {
  title: "Privacy Policy",
  description:
    "What Secure AI Africa learns about visitors to this site, why, for how long, and what you can ask of us.",
  lead: "You can read this whole site without telling us who you are. This policy says what Secure AI Africa, of Addis Ababa, Ethiopia, still learns about you, what happens to it, and what you can ask of us.",
  version: "2026-11-16",
  sections: [
    { id: "information-we-collect", heading: "Information We Collect", text: informationWeCollect },
    {
      id: "how-we-use-your-information",
      heading: "How We Use Your Information",
      text: message<LegalValues>(`
We use what you send us:

- to read your message, answer it and do what you ask in it;
- to remember a conversation, so that you do not have to explain things twice;
- to protect the form against floods of automatic messages;
- to do what the law requires of us.

We publish somebody's name, picture, text or e-mail address, on the page of our people or as the author of a text, only if they have agreed to it. Whoever wants theirs changed or removed [writes to us](/contact): it is taken off the site without delay, and no reason is needed.

We use the server's log to keep the site running, to find faults and to defend it against attacks. We do not build profiles, send advertising, or let a machine decide anything about you. What you write to us is not used to train AI models.

### Our legal basis

You send a message because you want an answer: we handle it at your request and with your consent, which you can withdraw at any time. We keep the server's log because we have a legitimate interest in a site that works and is safe. Where the law requires something of us, we rely on that law.

### How long we keep it

Messages are kept for {keptMonths, plural, one {one month} other {# months}} after the last thing that you or we wrote about them, in case you write to us again. Then the message, our answers, your mails and the files that came with them are erased. You can erase them yourself sooner, at any time, with the link that you got when you sent the message; or ask us. We keep a message longer only if a law requires it, or until a dispute about it is over.

Mails that were sent, to you or to our staff, are not in our database: if you want those in our mailboxes deleted, too, write to us. Our backups, which nobody reads, still hold what was erased until they are deleted in their turn. If we ever have to go back to one, we erase again what had been erased.

### How we protect it

The site is served over an encrypted connection. Messages, and the notes that our staff write for each other about them, are read only by the staff who answer them and, where their work requires it, by those who look after the server. Files that you send by mail are shown to them alone. What our staff do with a message is noted in a log, without your name or address. No system is perfectly safe. If a breach puts you at risk, we will tell you and the responsible authority without delay.

### Children

The form is for people aged 18 and over. We do not ask for your age. If a child has sent us personal information, tell us, and we will erase it.
`),
    },
    {
      id: "data-sharing-and-disclosure",
      heading: "Data Sharing and Disclosure",
      text: `
We do not sell your personal information, and we do not rent it out. We may share it only in these cases:

- **Service providers.** Companies that run the server and carry our e-mail handle messages for us. They may use them only for that work, and must keep them confidential.
- **Legal authorities.** We hand over what a law, a court or another authority has the power to demand, and no more. Where we are allowed to, we tell you first.
- **Partners, with your consent.** If a partner could answer you better, we ask you before we pass your message on. If you do not say yes, we do not pass it on.

Our server, or a provider's, may be in a different country from yours. Wherever it is, this policy applies to your messages.

The site itself loads nothing from other companies: no fonts, films, maps, advertisements or statistics. Links to other sites, such as our partners' or our page on LinkedIn, take you to places with policies of their own.
`,
    },
    {
      id: "your-rights",
      heading: "Your Rights",
      text: `
You have the right to:

- **access**: learn what we hold about you, and get a copy;
- **correct**: have what is wrong or incomplete corrected;
- **delete**: have it erased;
- **restrict**: have us keep it but not use it, for example while a dispute is settled.

You may also object to how we use it, withdraw your consent, and get what you sent us in a form that a computer can read. If the law of your country gives you more rights, you have those too.

When you send a message, you get a link to a page of your own. It shows what we keep of the message with our answers, lets you correct your e-mail address, take all of it along as a file, and erase it: at once, without asking us. The link is worked out anew each time and stored nowhere; whoever has it can do the same, so keep it to yourself.

To use a right in another way, [write to us](/contact) from the e-mail address that you gave, or tell us another way to see that the message is yours. It is free. We answer within one month, and if we must refuse something, we say why. You can complain to the data-protection authority of your country at any time; we would be glad to hear from you first.
`,
    },
    {
      id: "changes-to-this-policy",
      heading: "Changes to This Policy",
      text: `
When the site changes, this policy changes with it. The second date at the top says when this text was last changed. If we ever want to use what you have already sent us for a new purpose, we will ask you first. A new text here is not enough.
`,
    },
    {
      id: "contact-us",
      heading: "Contact Us",
      text: message<LegalValues>(`
For questions about this policy, or to use one of your rights, reach us:

{contactWays}
`),
    },
  ],
} satisfies LegalDocument;
