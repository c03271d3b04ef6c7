/** The fonts that the browser finds while tests run: its machine's own would give every machine another layout. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

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
  const { family, package: name } = fontSets[set];
  const folder = fileURLToPath(new URL(".", import.meta.resolve(`${name}/package.json`)));
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${inXml(folder)}</dir>
<cachedir>${inXml(resolve(".cache", "fonts"))}</cachedir>
<match target="pattern">
<edit name="family" mode="append_last"><string>${family}</string></edit>
</match>
</fontconfig>
`;
}

function inXml(path: string): string {
  return path.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
