import type { Kind } from "../../content/kinds.ts";
import { fold } from "../content/search/fold.ts";
import { reservedProblem } from "./reserved-addresses.ts";

const longest = 60;
/** Small letters and digits of any script, with hyphens between. */
const form = /^(?:[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+-)*[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+$/u;

/** "Élan: 3 days in Dakar" is "elan-3-days-in-dakar". Empty where the text has no letter. */
export function slugOf(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : [...word].slice(0, longest).join("");
    if ([...longer].length > longest) break;
    slug = longer;
  }
  return slug;
}

/** What is wrong with an address somebody typed. */
export function slugProblem(kind: Kind, slug: string): string | undefined {
  if (slug === "new") return "“new” is the address of the page for a new record. Please choose another.";
  if ([...slug].length > 100) return "An address has at most 100 characters.";
  if (!form.test(slug)) return "An address takes small letters and digits, with hyphens between the words.";
  return reservedProblem(kind, slug);
}
