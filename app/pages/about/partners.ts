import type { partnerships } from "../../words/en/partnerships.ts";

export type Partner = {
  name: string;
  kind: keyof typeof partnerships.partners.kinds;
  /** A picture in public/, with the partner's permission, or a sign woven in the letters of app/art/weave.ts. */
  logo: { picture: `/${string}` } | { woven: readonly string[] };
  /** What we do together. */
  text: string;
  website: `https://${string}`;
};

/** Who works with us. These two are samples: both are invented, and their addresses are reserved for examples. */
export const partners: readonly Partner[] = [
  {
    name: "Longweave Software",
    kind: "technology",
    logo: {
      woven: [
        "t...g...c....",
        ".t...g...c...",
        "..t...g...c..",
        "...t...g...c.",
        "....t...g...c",
        "...t...g...c.",
        "..t...g...c..",
        ".t...g...c...",
        "t...g...c....",
      ],
    },
    text: "Builds and runs software for small public services. Its engineers tried every item of our pipeline security checklist on their own systems before we published the second edition.",
    website: "https://example.com/",
  },
  {
    name: "Women on Watch",
    kind: "womenInCybersecurity",
    logo: {
      woven: [
        "......t......",
        "....tt.tt....",
        "..tt.....tt..",
        "tt...ggg...tt",
        "t...g.c.g...t",
        "tt...ggg...tt",
        "..tt.....tt..",
        "....tt.tt....",
        "......t......",
      ],
    },
    text: "Helps women start and stay in cybersecurity, with mentors, training and a network. Its mentors helped to write the four stations of our red-team clinic.",
    website: "https://example.org/",
  },
];
