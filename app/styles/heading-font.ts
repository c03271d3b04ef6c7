import address from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";

/**
 * The font of headings, and Arial at its width and height, in which a line breaks in the same place. Their rules
 * are in the page itself and in no style sheet: when one with rules for fonts comes, with the framework, browsers
 * look for all fonts anew, and headings would jump.
 */
export const headingFontRules = [
  `@font-face{font-family:"Familjen Grotesk";src:url(${address})format("woff2");font-weight:400 700;`,
  "font-display:optional}",
  '@font-face{font-family:"Familjen Grotesk Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),',
  'local("Helvetica-Bold"),local("Liberation Sans Bold");font-weight:500 700;',
  "size-adjust:90.9%;ascent-override:113.3%;descent-override:25.3%}",
].join("");
