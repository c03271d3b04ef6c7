import type { Translation } from "../translation.ts";

export const reportAProblem: Translation["reportAProblem"] = `
### Something on the site does not work

Tell us in the form below. Three things help us to fix it quickly:

- the address of the page;
- what you did, what you expected and what happened instead;
- your phone or computer, your browser, and whether you use a screen reader, large text or low-data mode.

If something keeps you from using a page at all, tell us what you needed from it, and we will send it to you in another way.

### You found a security weakness

Please follow [security.txt](/.well-known/security.txt), and do not describe the weakness in public until it is fixed. Leave other people’s data alone, and do not disrupt the site. We will not take action against anyone who reports in good faith.

### Someone is using our name to cheat people

We never ask for money, passwords or codes by message. If someone does this in our name, keep the message and tell us.
`;
