import { describe, expect, test, vi } from "vitest";
import { TooBusy } from "../limits/too-busy.ts";
import { openSocialImages } from "./social-images.ts";
import type { Typeset } from "./typeset.ts";

const typeset: Typeset = (text) => ({ width: text.length, rightToLeft: false, glyphs: [], draw: () => text });

/** Paints when told to, and counts. */
function easel() {
  const painted: string[] = [];
  const finish: (() => void)[] = [];
  const paint = (svg: string) =>
    new Promise<Buffer>((resolve) => {
      painted.push(svg);
      finish.push(() => resolve(Buffer.from(svg)));
    });
  const finishAll = () => {
    for (const done of finish.splice(0)) done();
  };
  return { painted, paint, finish: finishAll };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the cache of social images", () => {
  test("draws a picture once, however many ask for it and when", async () => {
    const { painted, paint, finish } = easel();
    const socialImages = openSocialImages({ load: async () => typeset, paint });
    const asked = [1, 2, 3].map(() => socialImages.picture("a", () => "A"));
    await settled();
    finish();
    const pictures = await Promise.all([...asked, socialImages.picture("a", () => "A")]);
    expect(painted).toEqual(["A"]);
    expect(new Set(pictures.map(({ etag }) => etag)).size).toBe(1);
    expect(pictures[0]?.etag).toMatch(/^"[\w-]{22}"$/);
  });

  test("draws one at a time, and refuses requests beyond its queue", async () => {
    const { painted, paint, finish } = easel();
    const socialImages = openSocialImages({ load: async () => typeset, paint });
    const names = Array.from({ length: 83 }, (_, number) => `${number}`);
    const asked = names.map((name) => socialImages.picture(name, () => name));
    const results = Promise.allSettled(asked);
    await expect(asked.at(-1)).rejects.toThrow(TooBusy);
    for (let count = 1; count <= 13; count++) {
      await vi.waitUntil(() => painted.length === count);
      await settled();
      expect(painted).toHaveLength(count);
      finish();
    }
    const refused = (await results).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(70);
  });

  test("draws nothing for clients that hung up while waiting", async () => {
    const { painted, paint, finish } = easel();
    const socialImages = openSocialImages({ load: async () => typeset, paint });
    const visitor = new AbortController();
    const first = socialImages.picture("first", () => "first");
    const gone = socialImages.picture("gone", () => "gone", visitor.signal);
    visitor.abort(new Error("gone"));
    await expect(gone).rejects.toThrow("gone");
    const last = socialImages.picture("last", () => "last");
    for (const count of [1, 2]) {
      await vi.waitUntil(() => painted.length === count);
      finish();
    }
    await Promise.all([first, last]);
    expect(painted).toEqual(["first", "last"]);
  });

  test("drops the least recently used picture when the cache is full", async () => {
    const painted: string[] = [];
    const paint = async (svg: string) => {
      painted.push(svg);
      return Buffer.alloc(40);
    };
    const socialImages = openSocialImages({ load: async () => typeset, paint, maxBytes: 100 });
    for (const name of ["a", "b", "a", "c", "a", "b"]) await socialImages.picture(name, () => name);
    expect(painted).toEqual(["a", "b", "c", "b"]);
  });

  test("a picture that failed is tried again, and delays no other", async () => {
    const socialImages = openSocialImages({
      load: async () => typeset,
      paint: async (svg) => Buffer.from(svg),
    });
    const fail = () => {
      throw new Error("No paint");
    };
    await expect(
      Promise.allSettled([1, 2, 3].map((n) => socialImages.picture(`${n}`, fail))),
    ).resolves.toMatchObject(Array(3).fill({ status: "rejected" }));
    expect((await socialImages.picture("1", () => "one")).png).toEqual(new Uint8Array(Buffer.from("one")));
  });

  test("reads the fonts once, and not before they are needed", async () => {
    let loaded = 0;
    const load = async () => {
      loaded++;
      return typeset;
    };
    const socialImages = openSocialImages({ load, paint: async (svg) => Buffer.from(svg) });
    expect(loaded).toBe(0);
    await Promise.all(["a", "b"].map((name) => socialImages.picture(name, () => name)));
    expect(loaded).toBe(1);
  });
});
