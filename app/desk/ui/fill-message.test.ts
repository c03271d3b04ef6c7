import { expect, test } from "vitest";
import { languageCodes, languageOf } from "../../../languages.ts";
import { message } from "../../words/message.ts";
import { fillMessage } from "./fill-message.ts";

const texts = [
  "Times are in your time zone, {zone}.",
  "{count, plural, one {# file of {zone}} other {# files, {zone}}}: {count, number}",
  "{zone, select, UTC {none} other {{count, plural, zero {no} one {one} two {two} few {few #} many {many #} other {# more}}}}",
];

test.each(languageCodes)("in %s, the browser fills in messages as the server does", (language) => {
  const { locale } = languageOf(language);
  for (const text of texts)
    for (const count of [0, 1, 2, 3, 11, 100, 12_345])
      for (const zone of ["UTC", "Africa/Nairobi"])
        expect(fillMessage(text, { count, zone }, locale)).toBe(message(text, locale)({ count, zone }));
});
