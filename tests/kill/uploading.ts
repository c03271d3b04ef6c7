/**
 * Staff upload photos while the process is killed repeatedly: in the middle of a piece, of a file, and of encoding.
 * Each upload resumes where it stopped, and no partial file is ever shown or left behind.
 */
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { connectDatabase } from "../../server/database/connect.ts";
import { openFolderStore, unfinishedFolder } from "../../server/media/folder-store.ts";
import { sweepMedia } from "../../server/media/sweep-media.ts";
import { workFilesIn } from "../../server/media/work-files.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { sessionCookie } from "../../server/staff/session-cookie.ts";
import { sessionsOf } from "../../server/staff/sessions.ts";
import { staffOf } from "../../server/staff/staff.ts";
import { type SiteProcess, startSiteProcess } from "../site.ts";

type Trial = { databaseUrl: string; mediaFolder: string; rounds: number; processes: number };
type Photo = { id: string; width: number; height: number };

/** Small, so that even small photos, which are quick to encode, take several pieces. */
const pieceBytes = 16 * 1024;
const day = 24 * 3_600_000;

export async function killUploading({
  databaseUrl,
  mediaFolder,
  rounds,
  processes,
}: Trial): Promise<Photo[]> {
  const token = await signIn(databaseUrl);
  const environment = { DATABASE_URL: databaseUrl, MEDIA_FOLDER: mediaFolder, LOG_LEVEL: "error" };
  const start = () => startSiteProcess(environment);
  const sites: SiteProcess[] = [];
  for (let index = 0; index < processes; index++) sites.push(await start());
  const url = () => sites[Math.floor(Math.random() * sites.length)]?.url ?? "";
  const photos: Photo[] = [];
  let over = false;
  const uploading = (async () => {
    // Few more than there are kills, because all must be encoded in the end.
    while (!over && photos.length < 2 * rounds + 2) photos.push(await upload(url, token, await draw()));
  })();
  try {
    for (let round = 1; round <= rounds; round++) {
      // Alternate between the middle of a file and the encoding of received files.
      while (photos.length < round) await pause(10);
      await pause(Math.random() * (round % 2 === 0 ? 200 : 1500));
      const victim = round % sites.length;
      await sites[victim]?.stop("SIGKILL");
      sites[victim] = await start();
    }
    over = true;
    await uploading;
    for (const photo of photos) await expectShown(url, photo);
    return photos;
  } finally {
    over = true;
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
  }
}

async function signIn(databaseUrl: string): Promise<string> {
  const database = connectDatabase(databaseUrl);
  await prepareDatabase(database, { sampleContent: false });
  const ada = { name: "Ada", email: "ada@example.org", role: "writer" } as const;
  const person = await staffOf(database).add({ id: null, name: "a trial" }, ada);
  const token = person === "already there" ? "" : await sessionsOf(database).begin(person.id, "a trial");
  await database.close();
  return token;
}

async function draw(): Promise<{ content: Buffer; width: number; height: number }> {
  const [width, height] = [200 + Math.floor(Math.random() * 120), 200];
  const noise = { type: "gaussian", sigma: 30, mean: 128 } as const;
  const drawn = sharp({ create: { width, height, channels: 3, background: "teal", noise } });
  return { content: await drawn.jpeg({ quality: 95 }).toBuffer(), width, height };
}

/** Uploads like the desk's script: asks how much has arrived, and continues from there. */
async function upload(
  url: () => string,
  token: string,
  photo: Awaited<ReturnType<typeof draw>>,
): Promise<Photo> {
  const path = `/desk/media/uploads/${randomUUID()}`;
  const { content, width, height } = photo;
  const post = async (fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const origin = url();
    const headers = { origin, cookie: `${sessionCookie}=${token}`, accept: "application/json" };
    const answer = await fetch(origin + path, { method: "POST", body: form, headers });
    return (await answer.json()) as { received?: number; item?: { id: string } };
  };
  const begin = () => post({ act: "begin", name: "photo.jpg", bytes: String(content.length) });
  const next = (offset: number) => {
    const piece = new Blob([Uint8Array.from(content.subarray(offset, offset + pieceBytes))]);
    return post({ act: "piece", offset: String(offset), piece });
  };
  let received: number | undefined;
  while (true) {
    try {
      const answer = received === undefined ? await begin() : await next(received);
      if (answer.item) return { id: answer.item.id, width, height };
      received = answer.received;
    } catch {
      // No answer: ask again in a moment.
      received = undefined;
      await pause(50);
    }
  }
}

/** Waits until the photo is shown; until then it must be missing, never partial. */
async function expectShown(url: () => string, { id, width, height }: Photo): Promise<void> {
  while (true) {
    const answer = await fetch(`${url()}/media/${id}/${width}.webp`).catch(() => undefined);
    if (answer?.ok) {
      const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      if (drawn.width !== width || drawn.height !== height) throw new Error(`${id} has the wrong size.`);
      return;
    }
    if (answer && answer.status !== 404) throw new Error(`${id} is answered with ${answer.status}.`);
    await pause(50);
  }
}

/** Compares the database and the folder with the acknowledged uploads, two days later. */
export async function inspectUploads({ databaseUrl, mediaFolder }: Trial, photos: Photo[]) {
  await mkdir(mediaFolder, { recursive: true });
  const database = connectDatabase(databaseUrl);
  const store = openFolderStore(mediaFolder);
  const now = () => new Date(Date.now() + 2 * day);
  await workFilesIn(mediaFolder).sweep(now());
  await sweepMedia({ database, store, now });
  const rows = await database.db.selectFrom("media").selectAll().execute();
  const uploads = await database.db.selectFrom("uploads").select("id").execute();
  await database.close();
  const stored: string[] = [];
  const broken: string[] = [];
  for await (const { key } of store.list()) {
    stored.push(key);
    const found = await store.read(key);
    const image = sharp(Buffer.concat((await found?.stream.toArray()) ?? []));
    await image.stats().catch(() => broken.push(key));
  }
  const expected = rows.flatMap(({ id, copy, images }) =>
    ["master.webp", ...Object.keys(JSON.parse(images))].map((name) => `${id}/${copy}/${name}`),
  );
  return {
    missing: photos.filter(({ id }) => !rows.some((row) => row.id === id)),
    unready: rows.filter(({ state }) => state !== "ready").map(({ id }) => id),
    lost: expected.filter((key) => !stored.includes(key)),
    left: stored.filter((key) => !expected.includes(key)).concat(readdirSync(unfinishedFolder(mediaFolder))),
    uploads: uploads.map(({ id }) => id),
    broken,
    items: rows.length,
  };
}
