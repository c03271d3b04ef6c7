import address from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";

/**
 * The font of headings, and Arial at its width and height, in which a line breaks in the same place. Their rules
 * are in the page itself and in no style sheet: when one with rules for fonts comes, with the framework, browsers
 * look for all fonts anew, and what was painted in the fallback would jump.
 */
export const headingFont = {
  address,
  rules: [
    `@font-face{font-family:"Familjen Grotesk";src:url(${address})format("woff2");font-weight:400 700;`,
    // Used if it is there at first paint; on a slow line the fallback stays.
    "font-display:optional}",
    '@font-face{font-family:"Familjen Grotesk Fallback";src:local("Arial"),local("Helvetica"),',
    'local("Liberation Sans");font-weight:400 500;size-adjust:95%;ascent-override:108.4%;descent-override:24.2%}',
    '@font-face{font-family:"Familjen Grotesk Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),',
    'local("Helvetica-Bold"),local("Liberation Sans Bold");font-weight:600 700;',
    "size-adjust:90.9%;ascent-override:113.3%;descent-override:25.3%}",
  ].join(""),
};
