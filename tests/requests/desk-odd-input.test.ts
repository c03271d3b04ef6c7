/** Any input posted to the desk is answered with an explained refusal, never with a server error. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { DeskRouteModule } from "../../app/desk/rendering/desk-route.ts";
import { deskRoutes } from "../../app/desk/routes.ts";
import { kindOf } from "../../content/kinds.ts";
import { indexConversation } from "../../server/inbox/conversations/index-conversations.ts";
import { emptyDatabase } from "../databases.ts";
import { messageRow } from "../message-row.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";
import { plainJpeg, uploadItem } from "./upload-in-pieces.ts";

/** Some routes share a file. */
const files = new Map(deskRoutes.map(({ path, file }) => [file, path]));
const acts = (
  await Promise.all(
    [...files].map(async ([file, path]) => {
      const module: DeskRouteModule = await import(/* @vite-ignore */ `../../app/${file}`);
      return Object.entries(module.acts ?? {}).map(([act, { forScript }]) => ({ path, act, forScript }));
    }),
  )
).flat();

/** The field names of all desk forms together: each act reads its own. */
const names = [
  ...Object.keys(kindOf("events").fields),
  ...["id", "base", "slug", "language", "publish_at", "source", "stays_stale", "version", "link", "deleted"],
  ...["name", "alt", "caption", "credit", "decorative", "focus_x", "focus_y", "bytes", "offset", "piece"],
  ...["response", "email", "role", "code", "next", "mails", "note", "form_id", "text", "files", "file"],
  ...["boxes", "canned", "seen", "assignee", "receipt", "sure", "phone", "key", "headline", "content"],
];

const allFieldsWith = (value: string) => new URLSearchParams(names.map((name) => [name, value]));
const oddIds = ['{"toString":1}', '["a"]', '"\\u0000"', '"é"', "null", "1", '""'];

/** Each of these is posted to each act. */
const bodies: Record<string, () => URLSearchParams | FormData> = {
  "nothing else": () => new URLSearchParams(),
  "NUL and other controls": () => allFieldsWith("\0\u0001\u007f\u202e"),
  "a number out of all bounds": () => allFieldsWith("9".repeat(400)),
  "a date that is none": () => allFieldsWith("2026-13-45T99:99"),
  "what objects have": () => allFieldsWith("__proto__"),
  "each field twice": () =>
    new URLSearchParams([...allFieldsWith("constructor"), ...allFieldsWith("-1e999")]),
  "long texts": () => allFieldsWith("a\n".repeat(9_000)),
  "files instead of texts": () => {
    const form = new FormData();
    for (const name of names) form.append(name, new Blob(["\xff\0"]), "a\0b.html");
    return form;
  },
  "a passkey that is none": () =>
    allFieldsWith('{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":1}}'),
};

const [page, json] = ["text/html", "application/json"];
/** PostgreSQL accepts less than SQLite: no NUL and no number that is too large. */
const engine = inject("postgresUrl") ? "postgres" : "sqlite";

let site: DeskSite;
let folder: string;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let addressOf: (path: string) => string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
  database = await emptyDatabase(engine);
  site = await startDeskSite({ DATABASE_URL: database.url, MEDIA_FOLDER: folder });
  const { published, editions, author } = recordsAt(site);
  const { id } = await published("events", { name: "There" });
  await editions.startTranslation(author, id, "fr", "original");
  const picture = await uploadItem(await site.signIn("writer"), "a.jpg", await plainJpeg("teal"));
  const message = "SAA-ABCD-EFGH";
  const row = messageRow({ id: message, created_at: new Date().toISOString(), email: "a@example.org" });
  await site.database.db.insertInto("contact_messages").values(row).execute();
  await indexConversation(site.database.db, message);
  addressOf = (path) =>
    path
      .replace(":kind", "events")
      .replace("/media/:id", `/media/${picture.id}`)
      .replace("uploads/:id", `uploads/${randomUUID()}`)
      .replace(":id", "there")
      .replace(":reference", message)
      .replace(":language", "fr");
});
afterAll(async () => {
  await site.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

test.each(acts)("$act at $path", async ({ path, act, forScript }) => {
  const asked = Object.entries(bodies).map(([name, body]) => ({
    ...{ name, body, address: addressOf(path), accept: forScript ? json : page },
  }));
  const [nothing] = asked as [(typeof asked)[number]];
  const nowhere = path.replace(/:\w+/g, "%00");
  asked.push({ ...nothing, accept: page }, { ...nothing, accept: json }, { ...nothing, address: nowhere });
  let person = await site.signIn("administrator");
  for (const { name, body, address, accept } of asked) {
    // The act may have signed the person out.
    if (!person.token()) person = await site.signIn("administrator");
    const posted = body();
    posted.set("act", act);
    const { status } = await person.post(address, posted, { accept });
    expect.soft(status, `${name} (${accept}, ${address})`).toBeLessThan(500);
    if (forScript && accept === page) expect.soft(status, "for script").toBe(400);
  }
});

test.each(oddIds)("answers 400 to a passkey whose id is %s", async (id) => {
  for (const accept of [page, json]) {
    const fields = { act: "passkey", response: `{"id":${id}}` };
    expect((await site.stranger().post("/desk/sign-in", fields, { accept })).status).toBe(400);
  }
});

const queryNames = ["q", "page", "state", "kind", "before", "person", "from", "to", "ask", "done", "address"];
const queryOf = (value: string) =>
  new URLSearchParams([...queryNames, "tab", "key", "next", "translations"].map((name) => [name, value]));

test.each(deskRoutes.filter(({ path }) => path !== "*"))("odd questions at $path", async ({ path }) => {
  const person = await site.signIn("administrator");
  const address = addressOf(path);
  const asked = ["\0", "9".repeat(400), "__proto__", "a ".repeat(500), "-1"].map(
    (value) => `${address}?${queryOf(value)}`,
  );
  for (const odd of ["%00", "%ff", "..%2f", "a".repeat(2000)]) asked.push(path.replace(/:(?!kind)\w+/g, odd));
  for (const question of asked)
    expect.soft((await person.get(question)).status, question.slice(0, 200)).toBeLessThan(500);
});
