import { message } from "../../message.ts";
import type { LegalDocument, LegalValues } from "./document.ts";

export const accessibilityStatement = {
  title: "Accessibility Statement",
  description:
    "How Secure AI Africa makes this site usable for everyone: the standard, the measures, the tests and the known limits.",
  lead: "This site is for everyone, on any device, with any ability. This statement says what we aim for, how we check it, and where we still fall short.",
  version: "2026-11-15",
  sections: [
    {
      id: "standard",
      heading: "Our Standard",
      text: `
Secure AI Africa builds this site to the [Web Content Accessibility Guidelines (WCAG) 2.2](https://www.w3.org/TR/WCAG22/), Level AA. They say how pages must be made so that people with different sight, hearing, movement and thinking can use them. The statement covers every page at this address.
`,
    },
    {
      id: "measures",
      heading: "What We Do",
      text: `
- **Keyboard navigation.** Every link, menu, search, filter and form can be used with the keyboard alone. A link at the start of each page skips to its content.
- **Screen reader compatibility.** Pages are built from the elements that screen readers know, with landmarks, names for every control, and descriptions for pictures that carry meaning. Changes, such as the number of results, are announced.
- **Clear headings.** Each page has one main heading, and the others follow in order, so that you can find your way by them.
- **Readable text.** Text has a contrast of at least 4.5 to 1 in the light and the dark appearance, can grow to twice its size without anything being lost, and is written in plain language.
- **Responsive design.** Pages fit every screen from 320 pixels wide, upright or turned, without scrolling sideways.
- **Focus indicators.** A clear outline shows where you are with the keyboard, and is not hidden behind the header.

Also, nothing moves if your device asks for less motion, the background film can be paused, buttons are large enough for a thumb, and everything works without JavaScript except the button for the dark appearance.
`,
    },
    {
      id: "tests",
      heading: "How We Test",
      text: `
These tests are part of the site's program and run before a change is published:

- **axe**, an automatic checker, examines every page in a real browser, in the light and the dark appearance, at the width of a phone and of a desktop;
- journeys through the site are made with the keyboard alone;
- reading, searching and sending a message are tried with JavaScript switched off;
- pages are looked at with text and layout at 200 % zoom.
`,
    },
    {
      id: "known-limits",
      heading: "Known Limits",
      text: `
- Automatic checks find only some of the barriers. The site has not yet been examined by an independent expert, or by a panel of people who use assistive technology every day.
- The tests run in one browser engine, Chromium. Others should behave in the same way, but are not tested each time.
- The site is in six languages. Five of them are translations that no speaker has read yet; where a text is in another language than its page, it is marked, so that a screen reader can change its voice.
- Documents and sites of other organisations that we link to may be less accessible. Ask us, and we will find you another form of the same content where there is one.
`,
    },
    {
      id: "feedback",
      heading: "Feedback",
      text: message<LegalValues>(`
Tell us about anything you cannot use. We will give you what you need in another way, and then fix the page. It helps to know the page's address, what you tried, and which browser or assistive technology you use. Reach us:

{contactWays}

You will get a reply within 24 hours. If you are not satisfied with our answer, you can turn to the authority for equal access in your country.
`),
    },
  ],
} satisfies LegalDocument;
