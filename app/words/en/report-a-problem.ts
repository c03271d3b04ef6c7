/** Markdown, for the support page. */
export const reportAProblem = `
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
`;
