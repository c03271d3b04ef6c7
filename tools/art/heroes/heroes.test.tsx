import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HeroArt, type HeroName } from "../../../app/art/hero-art.tsx";
import { heroes, heroesModule } from "./module.ts";

const names = Object.keys(heroes) as HeroName[];
const markup = (name: HeroName) => renderToStaticMarkup(<HeroArt name={name} />);

describe("the section heroes", () => {
  it("match the output of the script", () => {
    const file = new URL("../../../app/art/heroes.generated.ts", import.meta.url);
    expect(readFileSync(file, "utf8")).toBe(heroesModule());
  });

  it.each(names)("%s is less than 600 bytes compressed, and contains no colours or styles", (name) => {
    expect(brotliCompressSync(markup(name)).length).toBeLessThan(600);
    expect(markup(name)).not.toMatch(/#[0-9a-f]{3}|style=/i);
  });

  it("are all different drawings", () => {
    expect(new Set(names.map(markup)).size).toBe(names.length);
  });
});
