/** The fonts used by the browser in tests: system fonts would change the layout from machine to machine. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** In both sets: Amharic and Arabic letters, which the fonts of a set lack. */
const everywhere = [
  { family: "Noto Sans Ethiopic", package: "@expo-google-fonts/noto-sans-ethiopic" },
  { family: "Noto Sans Arabic", package: "@expo-google-fonts/noto-sans-arabic" },
];

/** Text in the wide font is a seventh wider. */
export const fontSets = {
  narrow: { family: "Roboto", package: "@expo-google-fonts/roboto" },
  wide: { family: "DejaVu Sans", package: "dejavu-fonts-ttf" },
};

export type FontSet = keyof typeof fontSets;

/**
 * Writes a fontconfig file, and returns the environment that makes the browser use it. Without `otherScripts` the browser
 * cannot show Amharic or Arabic letters.
 */
export function fontEnvironment(set: FontSet, otherScripts = true): { FONTCONFIG_FILE: string } {
  const file = resolve(".cache", "fonts", `${set}${otherScripts ? "" : "-latin"}.conf`);
  const text = configuration([fontSets[set], ...(otherScripts ? everywhere : [])]);
  // Each worker checks again, while the browser of another may be reading the file.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { FONTCONFIG_FILE: file };
}

function configuration(fonts: typeof everywhere): string {
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
