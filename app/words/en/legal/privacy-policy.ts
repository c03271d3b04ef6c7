import { organisation } from "../../../../organisation.ts";
import { contactWays } from "./contact-ways.ts";
import type { LegalDocument } from "./document.ts";
import { informationWeCollect } from "./information-we-collect.ts";

const { name, city, country } = organisation;

export const privacyPolicy = (keptMonths: number): LegalDocument => ({
  title: "Privacy Policy",
  description: `What ${name} learns about visitors to this site, why, for how long, and what you can ask of us.`,
  lead: `You can read this whole site without telling us who you are. This policy says what ${name}, of ${city}, ${country}, learns about you all the same, what happens to it, and what you can ask of us.`,
  sections: [
    { id: "information-we-collect", heading: "Information We Collect", text: informationWeCollect },
    {
      id: "how-we-use-your-information",
      heading: "How We Use Your Information",
      text: `
We use what you send us:

- to read your message, answer it and do what you ask in it;
- to keep our part of a conversation, so that you need not explain twice;
- to protect the form against floods of automatic messages;
- to meet a duty that the law lays on us.

We use what the server notes about its own work to keep the site running, to find faults and to defend it against attacks. We do not build profiles, send advertising, or let a machine decide anything about you. What you write to us is not used to train AI models.

### On what ground

You send a message because you want an answer: we handle it at your request and with your consent, which you may withdraw at any time. The server's notes rest on our legitimate interest in a site that works and is safe. Where the law asks something of us, we rely on that law.

### How long we keep it

Messages are kept for ${keptMonths === 1 ? "one month" : `${keptMonths} months`} after they arrive and are then erased, so that we can take up a conversation again. We erase yours sooner if you ask. We keep longer only what a law obliges us to keep, or what a dispute makes necessary until it is over.

### How we protect it

The site is served over an encrypted connection. Only the members of our staff who answer enquiries read them, and those who look after the server where that work requires it. No system is perfectly safe: if a breach puts you at risk, we will tell you and the authority in charge without delay.

### Children

The form is meant for people of 18 and over. If a child has sent us personal information, tell us, and we will erase it.
`,
    },
    {
      id: "data-sharing-and-disclosure",
      heading: "Data Sharing and Disclosure",
      text: `
We do not sell your personal information, and we do not rent it out. We may share it only in these cases:

- **Service providers.** Companies that run the server and carry our e-mail handle messages for us. They may use them only to do that work, under a duty of confidence.
- **Legal authorities.** We disclose what a law, a court or another authority with the power to do so requires, and no more. Where we are allowed to, we tell you first.
- **Partners, with your consent.** If a partner could answer you better, we ask you before we pass your message on. Without your yes, we do not.

Our server or a provider's may stand in another country than yours. Wherever it is, we ask for the protection that this policy promises.

The site itself loads nothing from other companies: no fonts, films, maps, advertisements or statistics. Links to other sites, such as our partners' or our professional-network page, take you to places with policies of their own.
`,
    },
    {
      id: "your-rights",
      heading: "Your Rights",
      text: `
You have the right to:

- **access**: learn what we hold about you, and have a copy;
- **correct**: have what is wrong or incomplete put right;
- **delete**: have it erased;
- **restrict**: have us keep it but not use it, for example while a dispute is settled.

You may also object to a use, take back a consent, and have what you sent us in a form that a computer can read. If the law of your country gives you further rights, you have those too.

To use a right, [write to us](/contact) from the e-mail address that you gave, or tell us how else we can see that the message is yours. It costs nothing. We answer within one month, and if we must refuse something, we say why. You can complain to the data-protection authority of your country at any time; we would be glad to hear from you first.
`,
    },
    {
      id: "changes-to-this-policy",
      heading: "Changes to This Policy",
      text: `
When the site changes, this policy changes with it. The date at the top says when it was last changed. If we ever want to use what you have already sent us for a new purpose, we ask you first; a new text here is not enough.
`,
    },
    {
      id: "contact-us",
      heading: "Contact Us",
      text: `
For questions about this policy, or to use one of your rights, reach us:

${contactWays}
`,
    },
  ],
});
