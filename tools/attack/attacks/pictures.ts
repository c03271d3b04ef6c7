import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { connectDatabase } from "../../../server/database/connect.ts";
import { prepareDatabase } from "../../../server/prepare-database.ts";
import { news } from "../../../tests/records.ts";
import { save } from "../../../tests/save.ts";
import { type Attack, flood, statusAt, statusOf, tally } from "../attack.ts";

const [width, height] = [4000, 3000];

/** Photographs of 12 megapixels, made of noise, so that each is as large as a photograph can be. */
async function withPhotographs(folder: string, count: number): Promise<Record<string, string>> {
  const pictures = join(folder, "public");
  mkdirSync(join(pictures, "pictures"), { recursive: true });
  const noise = randomBytes(width * height);
  const photograph = await sharp(noise, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
  const url = `file:${join(folder, "site.db")}`;
  const database = connectDatabase(url);
  await prepareDatabase(database, { sampleContent: true });
  for (let index = 0; index < count; index++) {
    writeFileSync(
      join(pictures, "pictures", `${index}.jpg`),
      Buffer.concat([photograph, Buffer.from([index])]),
    );
    await save(
      database.db,
      "news",
      news(`pictured-${index}`, {
        image_url: `/pictures/${index}.jpg`,
        created_at: new Date(Date.now() - index * 1000).toISOString(),
      }),
    );
  }
  await database.close();
  return { DATABASE_URL: url, PICTURES_FOLDER: pictures };
}

const picturesIn = (html: string) => [
  ...new Set([...html.matchAll(/\/images\/[^"\s,]+\.(?:avif|webp)/g)].map(([address]) => address)),
];

export const pictureAttacks: Attack[] = [
  {
    name: "one photograph in 200 spellings",
    environment: (folder) => withPhotographs(folder, 1),
    run: async ({ url }) => {
      const [address = ""] = picturesIn(await (await fetch(`${url}/news/pictured-0`)).text());
      // Each letter of the folder's name plain or percent-encoded, once or twice.
      const spelt = (index: number) =>
        address.replace("pictures", (name) =>
          name.replace(/./g, (letter, at: number) =>
            (index >> at) & 1 ? `%${index % 3 ? "" : "25"}${letter.charCodeAt(0).toString(16)}` : letter,
          ),
        );
      return tally(await flood(200, 200, (index) => statusAt(url, spelt(index))));
    },
  },
  {
    name: "twelve photographs of 12 megapixels after a restart",
    environment: (folder) => withPhotographs(folder, 12),
    run: async ({ url }) => {
      const addresses = picturesIn(await (await fetch(`${url}/news`)).text());
      return tally(await flood(addresses.length, 48, (index) => statusOf(fetch(url + addresses[index]))));
    },
  },
];
