import { fold } from "./fold.ts";

/** The words of folded text, in order. Signs separate them: "CI/CD" is two words. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{Nd}]+/gu) ?? [];
}

/**
 * A word without its simple English and French endings: "lessons" and "lesson", "policies" and "policy", "ethics" and
 * "ethical", "réseaux" and "réseau" share a stem. The stem is always the start of the word, at least three letters long,
 * so a search for it finds the word in any language: removing too much only finds more.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word) || whole.has(word)) return word;
  if (/.(?:eau|eu|ou)x$/.test(word)) return word.slice(0, -1);
  // "policies" becomes "policy", which loses its y below.
  const singular = word.replace(/(?<=.{3})ie[sd]$/, "y").replace(/(?<=[cs]h|ss|us|x|z)es$|(?<![isu])s$/, "");
  for (const ending of endings) {
    const stem = singular.replace(ending, "");
    if (stem !== singular && stem.length >= SHORTEST) return undoubled(stem);
  }
  return singular.length < SHORTEST ? word : undoubled(singular);
}

const SHORTEST = 3;

/** Tried in order; the first one that leaves enough letters is removed. */
const endings = [
  /(?<=if)ication$/, // verification, verify
  /(?<=i[sz])ation$/, // organisation, organise
  /(?<=ic)al(ly)?$/, // ethical, ethics
  /(?<=.{4}[^s]t)ion$/, // detection, detect
  /(?<=[aeiouy].*)ing(ly)?$/, // training, train; but string
  /(?<=[aeiouy].*)(?<!e)ed(ly)?$/, // signed, sign; but speed
  /(?<=.{3})(?<!pp)e?ly$/, // safely, safe; but supply
  /(?<=.{3})[ey]$/, // share, sharing
];

/** "planned" → "plan", "modelled" → "model"; but "called" → "call", "assessed" → "assess". */
function undoubled(stem: string): string {
  return stem.replace(/(?<=..)([bdgmnprt])\1$|(?<=.{4}l)l$/, "$1");
}

/** Words that only seem to have an ending. */
const whole = new Set(
  `embed news series species thing things bias lens gas acces succes proces progres apres tres
  deux mieux lieux yeux doux roux`.split(/\s+/),
);

/**
 * An Arabic word without its article, with or without "and", "so", "with" or "like" before it: "ذكاء" for "الذكاء",
 * "والذكاء", "بالذكاء" and "للذكاء". At least three letters must remain.
 */
export function withoutArticle(word: string): string {
  return word.replace(/^(?:[وفبك]?ال|لل)(?=[ء-ي]{3})/u, "");
}

/** The form in which a typed word and a word of a text are compared. */
export const rootOf = (word: string): string => stemOf(withoutArticle(word));

/** In the languages of the site. Ignored if the term has other words. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about an and any are as at be been but by can did do does for from had has have how i if in into is it its me my
  of on or our s so some such t than that the their them then there these they this those to us was we were what
  when where which who why will with would you your
  au aux avec c ce ces cette comme d dans de des donc du elle elles en entre est et etre fait il ils j je l la le les leur
  leurs m mais meme n ne nos notre nous on ont ou par pas plus pour qu quand que quel quelle qui sa sans se ses si son
  sont sous sur tout tous un une vos votre vous
  ao aos as ate com como da das dos e ela ele eles em entre esta este foi isso mais mas na nao nas no nos nossa nosso o
  os ou para pela pelas pelo pelos por qual quando que se sem ser seu sua sao tambem um uma
  au bila cha hadi hii hilo hivyo huo hiyo huu ili ipi kama kati katika kila kuwa kwa kwamba la lakini lini na nani ni
  nini pia sana vya wa wake wao ya yake yao yetu yenu za zake zao
  ላይ ውስጥ ነው ናቸው ነበር እና ግን ወይም ወደ ስለ ከ ለ በ የ እንደ ይህ ያ ሁሉ ምን ማን እንዴት መቼ የት ለምን ሲሆን ጋር
  في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين هو هي هم كان كانت أن إن ما ماذا متى أين كيف لماذا هل قد لا لم لن
  أو ثم بين كل عند حتى و`
    .split(/\s+/)
    .map(fold),
);

export function isSignificant(word: string): boolean {
  return [...word].length > 1 && !stopWords.has(word);
}
