import { IntlMessageFormat } from "intl-messageformat";
import { defaultLanguage, languages } from "../../languages.ts";

/** A sentence with values in it, written as an ICU message: `credit({ name })`. */
export type Message<Values> = ((values: Values) => string) & { readonly text: string };

/** A message whose values may be React elements. Returns its parts in the order of the language. */
export type PartsMessage<Name extends string> = (<Part>(values: Record<Name, Part>) => (Part | string)[]) & {
  readonly text: string;
  readonly inParts: true;
};

type Values = Record<string, string | number | boolean>;

const originalLocale: string = languages[defaultLanguage].locale;

export function message<Given extends Values>(text: string, locale = originalLocale): Message<Given> {
  const format = parsedOnce(text, locale);
  return Object.assign((values: Given) => String(format().format(values)), { text });
}

export function partsMessage<Name extends string>(text: string, locale = originalLocale): PartsMessage<Name> {
  const format = parsedOnce(text, locale);
  const parts = <Part>(values: Record<Name, Part>) =>
    format()
      .formatToParts<Part>(values as Record<string, Part & object>)
      .map(({ value }) => value as Part | string);
  return Object.assign(parts, { text, inParts: true as const });
}

/** Parses on first use, because most sentences are not needed soon after a start. */
function parsedOnce(text: string, locale: string): () => IntlMessageFormat {
  let format: IntlMessageFormat | undefined;
  return () => {
    format ??= parsed(text, locale);
    return format;
  };
}

// Markdown has characters that would be parsed as tags.
export const parsed = (text: string, locale: string) =>
  new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
