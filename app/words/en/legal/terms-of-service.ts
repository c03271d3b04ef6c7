import { message } from "../../message.ts";
import type { LegalValues } from "./document.ts";

export const termsOfService = {
  title: "Terms of Service",
  description: "The terms under which Secure AI Africa offers this site, its resources and its forms.",
  lead: "These are the terms under which Secure AI Africa offers this site. They are short, and written to be read.",
  version: "2026-11-15",
  /** Where it stands depends on whether the organisation has said which law that is. */
  governingLaw: {
    of: message<{ country: string }>(
      "These terms, and any dispute about them or about this site, are governed by the law of {country}. The courts of {country} decide such disputes.",
    ),
    unset:
      "These terms, and any dispute about them or about this site, are governed by the law of the country in which Secure AI Africa is registered, and the courts of that country decide such disputes. We work from Addis Ababa, Ethiopia. If you need to know more before you rely on these terms, [ask us](/contact).",
  },
  sections: [
    {
      id: "acceptance",
      heading: "1. Acceptance",
      text: `
By using this site, downloading from it or sending us a message, you accept these terms. If you do not accept them, please do not use the site. If you act for an organisation, you accept them on its behalf and confirm that you are allowed to.

You must be at least 18 years old to accept these terms and to write to us. The site does not ask for your age and does not check it. If you are younger, you are welcome to read: do so with a parent, guardian or teacher who accepts the terms for you, and let that person write to us.

“We” and “us” mean Secure AI Africa; “the site” means every page, file and feed at this address.
`,
    },
    {
      id: "user-accounts",
      heading: "2. User Accounts",
      text: `
There are no user accounts on this site. You do not need a name or a password to read it, and anyone who asks you for a password in our name is trying to cheat you.

If we ever offer accounts, we will first ask you to accept terms for them. Unless those terms say otherwise, these rules will apply: give true information, keep your password to yourself, answer for what is done with your account, and tell us at once if someone else uses it. You may close your account at any time, and we may close an account that breaks these terms.
`,
    },
    {
      id: "prohibited-conduct",
      heading: "3. Prohibited Conduct",
      text: `
You may not use the site, or what you find on it:

- to break the law, or to help others to break it;
- to deceive, threaten, harass or harm anyone, or to pretend to be someone else, us or one of our partners;
- to send us advertising, malicious software, or anything you have no right to send;
- to collect personal information about others;
- to disrupt the site, overload it, get into parts that are not public, or get round its protections;
- to attack systems without the permission of those who own them, whatever our training materials teach about attacks.

Programs may read the site if they are slow enough to leave room for people and follow \`robots.txt\`.

Looking for weaknesses in good faith is not prohibited: follow [security.txt](/.well-known/security.txt), harm nobody, leave other people's data alone, and report what you find. We will not take action against you for it.
`,
    },
    {
      id: "intellectual-property",
      heading: "4. Intellectual Property",
      text: `
**Words and art.** Unless a page says otherwise, the texts, drawings and films of this site that we made are published under [Creative Commons Attribution 4.0 International](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0). You may copy, change and share them, for any purpose, if you name “Secure AI Africa”, link to the licence and say what you changed.

**Code.** The program that runs this site is published under the MIT licence.

**Partners' names and logos.** The names and logos on the [Partnerships](/about/partnerships) page stand for our partners and belong to them. The licences above do not cover them. If you want to use a partner's logo, ask the partner.

**Other people's work.** What we quote or link to belongs to the people who made it. The licences above do not cover that either.

**Our name and mark.** You may use them to say where something comes from. You may not use them to suggest that we made, approved or support something when we did not.

**What you send us** stays yours. You allow us to use it to answer you. We publish it only with your consent.

If you believe that something here infringes your rights, [write to us](/contact) with its address and your reason. We will look into it promptly and remove what should not be here.
`,
    },
    {
      id: "disclaimers-and-limitation-of-liability",
      heading: "5. Disclaimers and Limitation of Liability",
      text: `
We take care that what we publish is right, but we offer the site and everything on it as it is, without warranty of any kind. We do not promise that it is complete, free of errors, fit for your purpose, or always available. What we say about security and law is general. It is not legal advice, and following it does not by itself make a system safe. For important decisions, ask someone who knows your case.

Some links lead to other sites. We do not control those sites and are not responsible for them.

As far as the law allows, Secure AI Africa, its staff, volunteers and partners are not liable for loss or damage that arises from the use of the site or from its being unavailable, in particular for indirect loss, lost profit or lost data. Nothing in these terms limits liability for intent, gross negligence, death or injury, or any other liability that the law does not allow to be limited.
`,
    },
    {
      id: "governing-law",
      heading: "6. Governing Law",
      text: message<LegalValues>(`
{law} If you are a consumer, you keep the protection of the mandatory rules of the country in which you live, and may go to its courts.

Before anyone goes to court, please [talk to us](/contact): we will try to settle the matter with you within 30 days.

If a part of these terms is invalid, the rest stays in force.
`),
    },
    {
      id: "changes-to-terms",
      heading: "7. Changes to Terms",
      text: `
We may change these terms when the site or the law changes. The second date at the top says when this text was last changed. New terms apply from the day they are published here, to what you do from that day on. If you do not accept them, please stop using the site.
`,
    },
    {
      id: "contact-us",
      heading: "8. Contact Us",
      text: message<LegalValues>(`
For questions about these terms, reach us:

{contactWays}
`),
    },
  ],
};
