import tokens from "../styles/tokens.css?raw";

export type ColourToken = { name: string; light: string; dark: string };

/** Read from the style sheet itself, so that the page always shows the colours of the site. */
export function colourTokens(): ColourToken[] {
  const [light = "", dark = ""] = tokens.split(":root.dark {");
  return [...light.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = "", colour = ""]) => ({
    name,
    light: colour,
    dark: new RegExp(`--${name}: (#\\w+);`).exec(dark)?.[1] ?? colour,
  }));
}
