/** The frame of every mail of the newsletter, as HTML and as text. It loads nothing: no picture, no font, no counter. */
import type { newsletterMail } from "../../app/words/en/newsletter-mail.ts";
import { directionOf, type Language, languageOf, localPath } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { escapeHtml } from "../mail/mail-text.ts";
import { subscriptionPath } from "./newsletter-keys.ts";

export type Words = typeof newsletterMail;

/** A mail that is the same for all people with the same language and choices. */
export type SharedMail = { subject: string; html: string; text: string };

/** Stands for the secret in the links of a person, until the mail is addressed to one. */
export const tokenPlaceholder = "own-link-of-the-person";

/** A part in the language of the mail, or in the language of its original. */
export type Part = { html: string; text: string; language?: string };

type Layout = {
  language: Language;
  words: Words;
  siteUrl: string;
  subject: string;
  /** Without it, the subject is the heading. */
  heading?: { text: string; language: string };
  parts: Part[];
};

export function layOut({ language, words, siteUrl, subject, heading, parts }: Layout): SharedMail {
  const why = words.why({ organisation: organisation.name });
  const own = siteUrl + localPath(language, subscriptionPath(tokenPlaceholder));
  const leave = `${own}#leave`;
  const { direction } = languageOf(language);
  const title = heading ?? { text: subject, language };
  const body = parts.map((part) => `<div${inOther(part.language, language)}>\n${part.html}</div>\n`).join("");
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${style}</style></head>
<body><div class="m">
<p class="o"><a href="${siteUrl}${localPath(language, "/")}">${escapeHtml(organisation.name)}</a></p>
<h1${inOther(title.language, language)}>${escapeHtml(title.text)}</h1>
${body}<p class="f">${escapeHtml(why)}<br><a href="${own}">${escapeHtml(words.change)}</a> · <a href="${leave}">${escapeHtml(words.leave)}</a></p>
</div></body></html>
`;
  const text = [
    title.text,
    ...parts.map((part) => part.text),
    // Mail programs recognise this line as the start of the signature.
    `-- \n${why}\n${words.change} <${own}>\n${words.leave} <${leave}>`,
  ].join("\n\n");
  return { subject, html, text: `${text}\n` };
}

/** The attributes of a text in another language than the mail. */
export const inOther = (language: string | undefined, ofMail: Language): string =>
  language && language !== ofMail ? ` lang="${escapeHtml(language)}" dir="${directionOf(language)}"` : "";

/** With the colours of the site: see app/styles/tokens.css. */
const style = [
  ":root{color-scheme:light dark}",
  "body{margin:0;background:#fff;color:#0d2626}",
  ".m{max-width:36em;margin:auto;padding:16px;font:17px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}",
  "h1{font-size:1.5em;line-height:1.25}h2{font-size:1.2em;margin:1.5em 0 .5em}h3{font-size:1.05em;margin:1.2em 0 .2em}",
  "a{color:#0b5351}p{margin:.6em 0}.o{font-weight:700}.o a{text-decoration:none}.n,.f{color:#4a6262;font-size:.88em}",
  ".f{margin-top:2em;border-top:1px solid #d5dedd;padding-top:1em}",
  "blockquote{margin:1em 0;border-inline-start:3px solid #d5dedd;padding-inline-start:1em}pre{white-space:pre-wrap}",
  "@media(prefers-color-scheme:dark){body{background:#0c1716;color:#d9f2ee}a{color:#41b3a8}.n,.f{color:#9bbfb9}.f,blockquote{border-color:#2a4643}}",
].join("");

/** For one person. */
export function addressTo({ subject, html, text }: SharedMail, token: string): SharedMail {
  const own = (part: string) => part.replaceAll(tokenPlaceholder, token);
  return { subject, html: own(html), text: own(text) };
}
