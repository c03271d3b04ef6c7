import type { Kind } from "../../content/kinds.ts";
import { fold } from "../content/search/fold.ts";
import type { Reason } from "./problem-sentences.ts";
import { reservedProblem } from "./reserved-addresses.ts";

const maxLength = 60;
/** Lower-case letters and digits of any script, separated by hyphens. */
const pattern = /^(?:[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+-)*[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+$/u;

/** "Élan: 3 days in Dakar" becomes "elan-3-days-in-dakar". Empty if the text has neither letters nor digits. */
export function slugOf(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : [...word].slice(0, maxLength).join("");
    if ([...longer].length > maxLength) break;
    slug = longer;
  }
  return slug;
}

/** Why a record cannot have this address. */
export function slugProblem(kind: Kind, slug: string): Reason | undefined {
  if (slug === "new") return { name: "addressNew" };
  if ([...slug].length > 100) return { name: "addressTooLong" };
  if (!pattern.test(slug)) return { name: "addressMalformed" };
  return reservedProblem(kind, slug);
}
