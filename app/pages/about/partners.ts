import type { partnerships } from "../../words/en/partnerships.ts";

type Partner = {
  /** What is said of the partner, in words/en/partnerships.ts. */
  kind: keyof typeof partnerships.partners.kinds;
  name?: string;
  /** A picture in public/, such as "/partners/name.svg", with the partner's permission. */
  logo?: string;
  website?: string;
};

/** Who works with us. Set what you have: what is left out is shown nowhere on the site. */
export const partners: Partner[] = [{ kind: "technology" }, { kind: "womenInCybersecurity" }];
