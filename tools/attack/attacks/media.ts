/** Staff of each role, and a stranger, who misuse the forms for pictures and files. */
import { randomUUID } from "node:crypto";
import { connectDatabase } from "../../../server/database/connect.ts";
import { type Role, roles } from "../../../server/staff/roles.ts";
import { pdf, pixelBomb } from "../../../tests/media-files.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { recordsAt } from "../../../tests/requests/create-records.ts";
import { type DeskBrowser, deskBrowser } from "../../../tests/requests/sign-in.ts";
import { uploadItem } from "../../../tests/requests/upload-in-pieces.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";
import { siteWithStaff } from "../site-with-staff.ts";

let tokens: Record<Role, string>;
let databaseUrl: string;
const reference = "AAAA-0001";

async function prepare(folder: string): Promise<Record<string, string>> {
  const row = messageRow({ id: reference, created_at: new Date().toISOString(), email: "a@example.org" });
  const site = await siteWithStaff(folder, async ({ db }) => {
    await db.insertInto("contact_messages").values(row).execute();
  });
  ({ databaseUrl, tokens } = site);
  return { DATABASE_URL: databaseUrl, MEDIA_FOLDER: `${folder}/media` };
}

const newPdf = () => pdf(`<</Type/Catalog/Note(${randomUUID()})>>`);
const formWith = (field: string, content: Buffer, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, new File([new Uint8Array(content)], "a.pdf"));
  return form;
};
const browsersAt = (url: string): [string, DeskBrowser][] => [
  ["stranger", deskBrowser(url)],
  ...roles.map((role): [string, DeskBrowser] => [role, deskBrowser(url, tokens[role])]),
];

/** Publishes a record that names the file, so that only publishers may change it. */
async function publishWith(address: string): Promise<void> {
  const database = connectDatabase(databaseUrl);
  const { published } = recordsAt({ database });
  await published("news", { headline: `With a file ${randomUUID()}`, content: `[File](${address})` });
  await database.close();
}

/** Ten to the power of nine circles, each by a reference. */
const svgBomb = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><g id="l0"><circle r="9"/></g>${Array.from(
    { length: 9 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  ).join("")}</svg>`,
);

export const mediaAttacks: Attack[] = [
  {
    name: "each role changes a public file by direct post",
    environment: prepare,
    run: async ({ url }) => {
      const content = newPdf();
      const publisher = deskBrowser(url, tokens.publisher);
      const { id, address } = await uploadItem(publisher, "Report.pdf", content);
      await publishWith(address);
      const answers: string[] = [];
      for (const [role, browser] of browsersAt(url).filter(
        ([role]) => !["publisher", "administrator"].includes(role),
      ))
        for (const act of ["whole", "restore", "save"]) {
          const path = act === "whole" ? `/desk/media/${id}/whole` : `/desk/media/${id}`;
          const body =
            act === "whole"
              ? formWith("file", newPdf())
              : { act, version: "00000000", name: "Hostile.pdf", tags: "on", new_tags: "Hostile" };
          const status = await statusOf(browser.post(path, body));
          answers.push(status);
          if (status !== (role === "stranger" ? "401" : "403")) throw new Error(`${role}, ${act}: ${status}`);
        }
      const served = Buffer.from(await (await fetch(url + address)).arrayBuffer());
      if (!served.equals(content)) throw new Error("A public file was replaced.");
      return tally(answers);
    },
  },
  {
    name: "a publisher replaces one file again and again, with bombs in between",
    environment: prepare,
    run: async ({ url }) => {
      const publisher = deskBrowser(url, tokens.publisher);
      const { id } = await uploadItem(publisher, "Report.pdf", newPdf());
      const contents = [
        newPdf,
        () => pixelBomb(),
        () => svgBomb,
        () => Buffer.alloc(3_000_000, "%PDF-1.4\n"),
      ];
      const answers = await flood(60, 12, (index) =>
        statusOf(
          publisher.post(`/desk/media/${id}/whole`, formWith("file", contents[index % 4]?.() ?? newPdf())),
        ),
      );
      const odd = answers.filter((status) => !["303", "503"].includes(status));
      if (odd.length > 0) throw new Error(`A publisher was answered with ${tally(odd)}.`);
      return tally(answers);
    },
  },
  {
    name: "each role sends a reply with files that are not theirs to send",
    environment: prepare,
    run: async ({ url }) => {
      const answers: string[] = [];
      for (const [role, browser] of browsersAt(url)) {
        const fields = { act: "reply", text: role, form_id: randomUUID(), seen: "", base: "0" };
        const status = await statusOf(
          browser.post(`/desk/enquiries/${reference}`, formWith("upload", svgBomb, fields)),
        );
        answers.push(status);
        const expected = { stranger: "401", translator: "403", writer: "403" }[role] ?? "409";
        if (status !== expected) throw new Error(`${role}: ${status}`);
      }
      return tally(answers);
    },
  },
];
