import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLines } from "./clean-text.ts";
import { foldQuotation } from "./fold-quotation.ts";
import { htmlToText } from "./html-to-text.ts";

const ours = "Dear Selam,\n\nThe course begins in May.\n\nSecure AI Africa";
const marked = ours.replace(/^/gm, "> ");

/** As these programs write them, in the languages of the site. */
const introductions = {
  "Gmail, English": "On Mon, 16 Nov 2026 at 09:12, Secure AI Africa <\nhello@example.org> wrote:",
  "Gmail, French": "Le lun. 16 nov. 2026 à 09:12, Secure AI Africa <hello@example.org> a\nécrit :",
  "Gmail, Portuguese": "Secure AI Africa <hello@example.org> escreveu (segunda, 16/11/2026 à(s)\n09:12):",
  "Gmail, Portuguese of Brazil":
    "Em seg., 16 de nov. de 2026 às 09:12, Secure AI Africa <\nhello@example.org> escreveu:",
  "Gmail, Arabic":
    "في الاثنين، 16 نوفمبر 2026 في 9:12 ص تمت كتابة ما يلي بواسطة ‪Secure AI Africa‬‏ <‪hello@example.org‬‏>:",
  "Gmail, Swahili": "Mnamo Jtt, 16 Nov 2026, 09:12 Secure AI Africa <hello@example.org> aliandika:",
  "Apple Mail, English": "On 16 Nov 2026, at 09:12, Secure AI Africa <hello@example.org> wrote:",
  "Apple Mail, French": "Le 16 nov. 2026 à 09:12, Secure AI Africa <hello@example.org> a écrit :",
  "Apple Mail, Portuguese": "No dia 16/11/2026, às 09:12, Secure AI Africa <hello@example.org> escreveu:",
  "Apple Mail, Arabic": "في ١٦ نوفمبر ٢٠٢٦، الساعة ٩:١٢ ص، كتب Secure AI Africa <hello@example.org>:",
  "Thunderbird, English": "On 16/11/2026 09:12, Secure AI Africa wrote:",
  "Thunderbird, French": "Le 16/11/2026 à 09:12, Secure AI Africa a écrit :",
  "Thunderbird, Portuguese": "Em 16/11/2026 09:12, Secure AI Africa escreveu:",
  "Thunderbird, Arabic": "في 16‏/11‏/2026 09:12، كتب Secure AI Africa:",
  "K-9, no words at all": "16.11.2026 09:12:33 hello@example.org:",
};

const outlook = {
  "Outlook, English":
    "________________________________\nFrom: Secure AI Africa <hello@example.org>\nSent: Monday, November 16, 2026 9:12 AM\nTo: Selam <selam@example.org>\nSubject: Re: A question",
  "Outlook of old, English":
    "-----Original Message-----\nFrom: Secure AI Africa\nSent: 16 November 2026 09:12\nTo: Selam\nSubject: Re: A question",
  "Outlook, French":
    "________________________________\nDe : Secure AI Africa <hello@example.org>\nEnvoyé : lundi 16 novembre 2026 09:12\nÀ : Selam <selam@example.org>\nObjet : Re: A question",
  "Outlook, Portuguese":
    "De: Secure AI Africa <hello@example.org>\nEnviado: segunda-feira, 16 de novembro de 2026 09:12\nPara: Selam <selam@example.org>\nAssunto: Re: A question",
  "Outlook, Arabic":
    "________________________________\nمن: Secure AI Africa <hello@example.org>\n‏‏تم الإرسال: الإثنين، 16 نوفمبر، 2026 09:12 ص\nإلى: Selam <selam@example.org>\nالموضوع: Re: A question",
  "Outlook on a phone":
    "*From:* Secure AI Africa <hello@example.org>\n*Date:* Monday, 16 November 2026 at 09:12\n*To:* Selam\n*Subject:* Re: A question",
};

const answer = "Thank you!\n\nMay I bring a friend?\n\nSelam";

describe("folds the quotation below an answer", () => {
  test.each(Object.entries(introductions))("%s", (_, introduction) => {
    const folded = foldQuotation(cleanLines(`${answer}\n\n${introduction}\n\n${marked}\n`));
    expect(folded.text).toBe(answer);
    expect(folded.quoted).toContain("The course begins in May.");
  });

  test.each(Object.entries(outlook))("%s", (_, header) => {
    const folded = foldQuotation(cleanLines(`${answer}\n\n${header}\n\n${ours}\n`));
    expect(folded.text).toBe(answer);
    expect(folded.quoted).toContain("The course begins in May.");
  });

  test("Yahoo, which only indents it", () => {
    const sentence =
      "On Monday, 16 November 2026 at 09:12:33 GMT+3, Secure AI Africa <hello@example.org> wrote:";
    expect(foldQuotation(`${answer}\n\n    ${sentence}\n \n ${ours}`).text).toBe(answer);
  });

  test("an HTML mail", () => {
    const page = `<html><head><style>p { color: red }</style></head><body><div dir="ltr">Merci&nbsp;!<br>C&rsquo;est not&eacute; &lt;3</div>
      <script>alert(1)</script><div class="gmail_quote"><div>Le lun. 16 nov. 2026 à 09:12, Nous &lt;<a href="mailto:hello@example.org">hello@example.org</a>&gt; a écrit :</div>
      <blockquote><div>The course begins</div><div>in May.</div></blockquote></div></body></html>`;
    expect(foldQuotation(cleanLines(htmlToText(page)))).toEqual({
      text: "Merci !\nC’est noté <3",
      quoted:
        "Le lun. 16 nov. 2026 à 09:12, Nous <hello@example.org> a écrit :\n> The course begins\n> in May.",
    });
  });
});

test.each([
  ["an answer between what it answers", "> When?\n\nIn May.\n\n> Where?\n\nIn Addis."],
  [
    "an answer below it",
    `On Mon, 16 Nov 2026 at 09:12, Selam <selam@example.org> wrote:\n${marked}\n\nYes, gladly.`,
  ],
  [
    "a sentence with a colon and a date",
    "These are the dates, from 16.11.2026 09:12 on:\n\n- Monday\n- Tuesday",
  ],
  ["labels that are no headers", "From: Addis\nTo: Nairobi\n\nIs there a bus?"],
  ["nothing but a quotation", marked],
])("%s is not folded", (_, mail) => {
  expect(foldQuotation(mail)).toEqual({ text: mail, quoted: null });
});

test("loses no text, whatever the mail contains", () => {
  const line = fc.oneof(
    fc.constantFrom(
      "",
      ">",
      "> x",
      "On 16/11/2026 09:12, A wrote:",
      "From: a@b.c",
      "Sent: x",
      "To: y",
      "----------",
    ),
    fc.string({ unit: "grapheme" }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const { text, quoted } = foldQuotation(lines.join("\n"));
      const words = (written: string) => written.replace(/\s+/gu, "");
      expect(words(text + (quoted ?? ""))).toBe(words(lines.join("\n")));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["introductions", "On 16/11/2026 09:12, A wrote:\n".repeat(13_000)],
  ["sentences that introduce nothing", "He wrote:\n".repeat(40_000)],
  ["marks", "> > >".repeat(80_000)],
  ["labels", "From: a\nDate: b\n".repeat(26_000)],
  ["words of other programs", "Op abc. schreef skrev\n".repeat(18_000)],
  ["blank lines", " \n".repeat(200_000)],
  ["tags", "<a <p><blockquote>".repeat(22_000)],
  ["half a comment", "<!--".repeat(100_000)],
])("400 KB of %s take no more than a moment", (_, mail) => {
  const start = performance.now();
  foldQuotation(cleanLines(mail));
  cleanLines(htmlToText(mail));
  expect(performance.now() - start).toBeLessThan(5000);
});
