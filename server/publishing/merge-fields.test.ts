import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeTexts } from "../../texts/merge-texts.ts";
import { mergeFields } from "./merge-fields.ts";

const base = "The clinic opens in May. It is free.\n\n## Who may come\n\n- Students\n- Teachers";
const merge = (yours: string, theirs: string) => mergeTexts({ yours, theirs, base });

describe("two people change one text", () => {
  test("merges changes to different sentences, headings and list items", () => {
    const yours = base.replace("in May", "on 3 May").replace("Students", "Students of any school");
    const theirs = base.replace("It is free.", "It costs nothing.").replace("Who may", "Who can");
    const { text, places } = merge(yours, theirs);
    expect(places).toEqual([]);
    expect(text).toBe(
      "The clinic opens on 3 May. It costs nothing.\n\n## Who can come\n\n- Students of any school\n- Teachers",
    );
  });

  test("merges a sentence added after one that the other writer changed", () => {
    expect(merge(`${base}\n- Nurses`, base.replace("Teachers", "Tutors"))).toMatchObject({
      text: `${base.replace("Teachers", "Tutors")}\n- Nurses`,
      places: [],
    });
  });

  test("reports a conflict for the same sentence and merges the rest", () => {
    const yours = base.replace("in May", "in June").replace("Students", "Pupils");
    const { text, withYours, places } = merge(yours, base.replace("The clinic", "Our clinic"));
    expect(places).toEqual([
      {
        yours: "The clinic opens in June.",
        theirs: "Our clinic opens in May.",
        base: "The clinic opens in May.",
      },
    ]);
    expect(text).toBe(base.replace("The clinic", "Our clinic").replace("Students", "Pupils"));
    expect(withYours).toBe(yours);
  });

  test("applies the same change by both writers once", () => {
    const both = base.replace("free", "open to all");
    expect(merge(both, `${both}\n- Nurses`)).toMatchObject({ text: `${both}\n- Nurses`, places: [] });
  });

  test("reports a conflict if both add text at the same place", () => {
    expect(merge(`${base}\n- Nurses`, `${base}\n- Doctors`).places).toHaveLength(1);
  });
});

test("merges each field separately", () => {
  const start = { title: "A title", text: "One. Two." };
  const merged = mergeFields(
    start,
    { ...start, title: "My title", text: "First. Two." },
    { ...start, title: "Their title", text: "One. Second." },
  );
  expect(merged.fields.text).toBe("First. Second.");
  expect(merged.conflicts).toMatchObject([
    { field: "title", yours: "My title", theirs: "Their title", base: "A title" },
  ]);
});

test("loses no word of either writer: each is in the text or in a conflict", () => {
  const sentence = fc.constantFrom("Alpha one.", "Beta two.", "Gamma three!", "Delta", "Epsilon.");
  const separator = fc.constantFrom(" ", "\n", "\n\n");
  const text = fc.array(fc.tuple(sentence, separator), { maxLength: 12 }).map((all) => all.flat());
  const edit = fc.record({ at: fc.nat(24), length: fc.nat(3), word: fc.boolean() });
  fc.assert(
    fc.property(text, fc.array(edit, { maxLength: 3 }), fc.array(edit, { maxLength: 3 }), (start, a, b) => {
      const change = (edits: typeof a, name: string) => {
        const pieces: string[] = [...start];
        edits.forEach(({ at, length, word }, index) => {
          pieces.splice(at, length, ...(word ? [`${name}${index}. `] : []));
        });
        return pieces.join("");
      };
      const place = { yours: change(a, "Mine"), theirs: change(b, "Other"), base: start.join("") };
      const { text: merged, places } = mergeTexts(place);
      const seen = merged + places.map(({ yours, theirs }) => yours + theirs).join("");
      const added = `${place.yours} ${place.theirs}`.match(/(?:Mine|Other)\d/g) ?? [];
      for (const word of added) expect(seen).toContain(word);
      if (places.length === 0) for (const word of new Set(added)) expect(merged.split(word)).toHaveLength(2);
    }),
    { numRuns: 2000 },
  );
});
