import type { Sentence } from "../../app/words/sentences.ts";
import { allSentences } from "./all-sentences.ts";
import { type Shape, shapeOf } from "./message-shape.ts";

/** The problems of a translation, each as one sentence with its key. An empty sentence is not translated yet. */
export function problemsIn(
  sentences: ReadonlyMap<string, string>,
  locale: string,
  english = allSentences(),
): string[] {
  const originals = new Map(english.map((sentence) => [sentence.key, sentence]));
  return [...sentences].flatMap(([key, text]) => {
    const original = originals.get(key);
    if (!original) return [`${key}: this sentence does not exist in English. Remove it.`];
    return text === "" ? [] : problemsOf(original, text, locale).map((problem) => `${key}: ${problem}`);
  });
}

/** The sentences that are not translated. */
export const missingFrom = (sentences: ReadonlyMap<string, string>): string[] =>
  allSentences()
    .filter(({ key }) => !sentences.get(key))
    .map(({ key }) => `${key}: not translated.`);

function problemsOf(original: Sentence, text: string, locale: string): string[] {
  return [
    ...(original.isMessage ? messageProblems(original.text, text, locale) : []),
    ...different(addressesIn(original.text), addressesIn(text), "the address of a link"),
    ...different(codeIn(original.text), codeIn(text), "the code"),
    ...edgeProblems(original.text, text),
  ];
}

function messageProblems(original: string, text: string, locale: string): string[] {
  const wanted = shapeOf(original);
  let given: Shape;
  try {
    given = shapeOf(text);
  } catch (error) {
    return [`its braces are invalid (${(error as Error).message}). Compare them with the English.`];
  }
  return [
    ...different(wanted.names, given.names, "the value"),
    ...given.plurals.flatMap(({ name, forms }) => pluralProblems(name, forms, locale)),
    ...[...wanted.selects].flatMap(([name, cases]) =>
      different(cases, given.selects.get(name) ?? new Set(), `in {${name}}, the case`),
    ),
  ];
}

/** The plural forms that whole numbers up to 200 need. In all languages, even Arabic, they repeat after that. */
export function pluralForms(locale: string): Set<string> {
  const rules = new Intl.PluralRules(locale);
  return new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)));
}

function pluralProblems(name: string, forms: string[], locale: string): string[] {
  const known: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const missing = [...pluralForms(locale)].filter((form) => !forms.includes(form));
  const unknown = forms.filter((form) => !known.includes(form) && !/^=\d+$/.test(form));
  return [
    ...missing.map((form) => `the plural of {${name}} lacks the form "${form}", which this language needs.`),
    ...unknown.map(
      (form) => `the plural of {${name}} has the form "${form}", which this language does not have.`,
    ),
  ];
}

function different(wanted: Set<string>, given: Set<string>, what: string): string[] {
  return [
    ...[...wanted].filter((each) => !given.has(each)).map((each) => `${what} "${each}" is missing.`),
    ...[...given]
      .filter((each) => !wanted.has(each))
      .map((each) => `${what} "${each}" is not in the English.`),
  ];
}

const addressesIn = (text: string) =>
  new Set([...text.matchAll(/\]\(([^)\s]+)/g)].map(([, each = ""]) => each));
const codeIn = (text: string) => new Set([...text.matchAll(/`([^`]+)`/g)].map(([, each = ""]) => each));

/** French has a no-break space before a colon, even at the start. */
function edgeProblems(original: string, text: string): string[] {
  const [start, end] = [/^[^\S\u00a0]*/, /\s*$/].map(
    (edge) => edge.exec(original)?.[0] === edge.exec(text)?.[0],
  );
  return [
    ...(start ? [] : ["the spaces or line breaks at its start differ from the English."]),
    ...(end ? [] : ["the spaces or line breaks at its end differ from the English."]),
  ];
}
