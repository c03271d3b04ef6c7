/** The fonts that the browser finds while tests run: its machine's own would give every machine another layout. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** In both sets: the letters of Amharic and Arabic, which the fonts of a set lack. */
const everywhere = [
  { family: "Noto Sans Ethiopic", package: "@expo-google-fonts/noto-sans-ethiopic" },
  { family: "Noto Sans Arabic", package: "@expo-google-fonts/noto-sans-arabic" },
];

/** Text in the wide one is a seventh wider. */
export const fontSets = {
  narrow: { family: "Roboto", package: "@expo-google-fonts/roboto" },
  wide: { family: "DejaVu Sans", package: "dejavu-fonts-ttf" },
};

export type FontSet = keyof typeof fontSets;

/** Writes a configuration for fontconfig and returns what tells the browser to use it. */
export function fontEnvironment(set: FontSet): { FONTCONFIG_FILE: string } {
  const file = resolve(".cache", "fonts", `${set}.conf`);
  const text = configuration(set);
  // Each worker asks anew, while the browser of another may be reading it.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { FONTCONFIG_FILE: file };
}

function configuration(set: FontSet): string {
  const fonts = [fontSets[set], ...everywhere];
  const folders = fonts.map(({ package: name }) =>
    fileURLToPath(new URL(".", import.meta.resolve(`${name}/package.json`))),
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${inXml(folder)}</dir>`).join("\n")}
<cachedir>${inXml(resolve(".cache", "fonts"))}</cachedir>
<match target="pattern">
${fonts.map(({ family }) => `<edit name="family" mode="append_last"><string>${family}</string></edit>`).join("\n")}
</match>
</fontconfig>
`;
}

function inXml(path: string): string {
  return path.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
