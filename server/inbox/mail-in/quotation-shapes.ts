/** How mail programs introduce a quotation, in the languages of the site and others. */

/** "On Mon, 16 Nov 2026 at 09:12, Selam <selam@example.org> wrote:", in any language: a time, and a colon at the end. */
export function introduction(sentence: string): "dated" | "undated" | undefined {
  const plain = withoutMarks(sentence).trim();
  if (plain.length > 400 || !/[:：]\s*-*$/.test(plain)) return undefined;
  const hasTime = /\p{Nd}{1,2}[:.h]\p{Nd}{2}/u.test(plain);
  const hasDate = /\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}/u.test(plain);
  const hasAddress = plain.includes("@");
  if (hasDate && (hasTime || hasAddress || wrote.test(plain))) return "dated";
  return hasAddress && wrote.test(plain) ? "undated" : undefined;
}

/** The last line of such a sentence. */
export const saysWhoWrote = (line: string) =>
  /[:：]\s*-*\s*$/.test(line) && line.length <= 400 && wrote.test(line);

const wrote =
  /wrote|écrit|escreveu|escribió|schrieb|scritto|كتب|كتابة|aliandika|ameandika|kuandika|ጻፈ|ጻፉ|geskryf|schreef/iu;

/** "-----Original Message-----", in any language, or a rule of dashes or underscores. */
export function isSeparator(line: string): boolean {
  return /^\s*(?:_{8,}|-{2,12}\s?\p{L}[^-]{2,40}\s?-{2,12}|-{8,})\s*$/u.test(withoutMarks(line));
}

const labels = {
  from: ["from", "de", "من", "kutoka", "ከ", "von", "da", "van"],
  when: [
    "sent",
    "date",
    "envoyé",
    "enviado",
    "enviada",
    "enviado em",
    "data",
    "fecha",
    "تاريخ الإرسال",
    "التاريخ",
  ],
  more: ["to", "subject", "à", "objet", "para", "assunto", "asunto", "إلى", "الموضوع", "cc"],
};
labels.when.push(
  "imetumwa",
  "tarehe",
  "የተላከው",
  "ቀን",
  "gesendet",
  "datum",
  "inviato",
  "verzonden",
  "تم الإرسال",
);
labels.more.push("kwa", "mada", "ለ", "ርዕሰ ጉዳይ", "an", "betreff", "a", "oggetto", "aan", "onderwerp");

/** The headers of an earlier mail, as Outlook quotes them: the sender, the date, and a recipient or subject close together. */
export function isHeaderOfQuotation(lines: string[], index: number): boolean {
  if (!isLabelled(lines[index] ?? "", labels.from)) return false;
  const below = lines.slice(index + 1, index + 8);
  return (
    below.some((line) => isLabelled(line, labels.when)) && below.some((line) => isLabelled(line, labels.more))
  );
}

/** Outlook for the Web and mobile mark the labels as bold: "*From:* Selam". */
function isLabelled(line: string, known: string[]): boolean {
  const [, label = ""] = /^[\s>]{0,10}\*?([^:：*]{1,30}?)\s*\*?[:：]/.exec(withoutMarks(line)) ?? [];
  return known.includes(label.trim().toLowerCase());
}

const withoutMarks = (text: string) => text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
