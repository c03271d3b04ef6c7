import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { paintPng } from "./social-images.ts";
import { loadTypesetter } from "./typeset.ts";

const typeset = await loadTypesetter();
const widthOf = (text: string) => typeset(text, 0).width;

describe("the typesetter", () => {
  it("kerns", () => {
    expect(widthOf("AV")).toBeLessThan(widthOf("A") + widthOf("V"));
  });

  it.each(["Sécurité", "ɗaukar ƙwarewa", "ẹ̀kọ́ ọ̀fẹ́", "የሰው ሰራሽ አስተውሎት", "الذكاء الاصطناعي"])(
    "has every letter of %s",
    (text) => {
      const withoutMarks = text.normalize("NFC").replace(/\s/g, "");
      const drawn = typeset(text, 0).draw(0, 0, 10).match(/<path/g) ?? [];
      expect(drawn.length).toBeGreaterThanOrEqual(
        [...new Intl.Segmenter().segment(withoutMarks)].length * 0.8,
      );
      expect(widthOf(text)).toBeGreaterThan(text.length * 0.2);
    },
  );

  it("joins Arabic letters", () => {
    expect(widthOf("عبع")).not.toBeCloseTo(2 * widthOf("ع") + widthOf("ب"), 2);
  });

  it("spaces letters out, but not joined ones", () => {
    expect(typeset("abc", 0.1).width).toBeCloseTo(widthOf("abc") + 0.3);
    expect(typeset("عبع", 0.1).width).toBe(widthOf("عبع"));
  });

  it("leaves out what no font can show", () => {
    expect(widthOf("AI🌍")).toBe(widthOf("AI"));
  });

  it("paints outlines as a PNG of the size of the drawing", async () => {
    const outlines = typeset("Secure AI", 0).draw(10, 60, 40);
    const png = await paintPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${outlines}</svg>`,
    );
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 300, height: 100 });
    const { channels } = await sharp(png).stats();
    expect(channels.at(-1)?.max).toBe(255);
  });
});
