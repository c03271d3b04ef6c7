/** The cost of uploads: memory while 80 MB arrive, and page times while a photo is encoded. */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { connectDatabase } from "../../server/database/connect.ts";
import { sessionCookie } from "../../server/staff/session-cookie.ts";
import { sessionsOf } from "../../server/staff/sessions.ts";
import { staffOf } from "../../server/staff/staff.ts";
import { progress, show } from "./report.ts";
import { type RunningSite, runSite } from "./running-site.ts";

const megabytes = 79;
const pieceBytes = 256 * 1024;
const photos = 3;

export async function uploads(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const databaseUrl = `file:${join(folder, "site.db")}`;
  const site = await runSite({ DATABASE_URL: databaseUrl, WARM_UP: "off" });
  try {
    const post = await signedIn(site, databaseUrl);
    // Upload once first, so that all code involved is loaded.
    await inPieces(post, file(1));
    await asForm(post, file(1));
    show("Memory of the process, in MB", {
      [`${megabytes} MB in pieces`]: await peakWhile(site, () => inPieces(post, file(megabytes))),
      [`${megabytes} MB by the form without JavaScript`]: await peakWhile(site, () =>
        asForm(post, file(megabytes)),
      ),
    });
    const photo = await drawPhoto();
    progress("pages, while the site is otherwise idle");
    const alone = await pageTimes(site, () => pause(8000));
    progress("pages, while photos of 12 megapixels are encoded");
    let taken = 0;
    const beside = await pageTimes(site, async () => {
      for (let number = 0; number < photos; number++) {
        const started = performance.now();
        const id = await inPieces(post, Buffer.concat([photo, Buffer.from([number])]));
        taken += (performance.now() - started) / photos;
        while ((await fetch(`${site.url}/media/${id}`, { redirect: "manual" })).status !== 302)
          await pause(50);
      }
    });
    show("Uncached pages, in ms", { alone: alone, "while a photo is encoded": beside });
    show("A photo of 12 megapixels", {
      [`${(photo.length / 1e6).toFixed(1)} MB`]: {
        "sent and stored (ms)": taken.toFixed(0),
        "until pages offer it (ms)": (beside.all / photos).toFixed(0),
      },
    });
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Post = (path: string, form: FormData) => Promise<Response>;

async function signedIn(site: RunningSite, databaseUrl: string): Promise<Post> {
  const database = connectDatabase(databaseUrl);
  const person = { name: "Bench", email: "bench@example.org", role: "writer" } as const;
  const added = await staffOf(database).add({ id: null, name: "the bench" }, person);
  if (added === "already there") throw new Error("The database is not empty.");
  const token = await sessionsOf(database).begin(added.id, "the bench");
  await database.close();
  const headers = { origin: site.url, cookie: `${sessionCookie}=${token}`, accept: "application/json" };
  return (path, body) => fetch(site.url + path, { method: "POST", body, headers, redirect: "manual" });
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A PDF with unique content. */
function file(size: number): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(size * 1_000_000), Buffer.from("\n%%EOF\n")]);
}

/** Like a phone's photo: noise, enlarged so that it is not pure noise. */
async function drawPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", sigma: 60, mean: 128 } as const;
  const background = "teal";
  const small = sharp({ create: { width: 1000, height: 750, channels: 3, background, noise } });
  return sharp(await small.png().toBuffer())
    .resize(4000, 3000)
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function inPieces(post: Post, content: Buffer): Promise<string> {
  const path = `/desk/media/uploads/${randomUUID()}`;
  await post(path, formOf({ act: "begin", name: "a file", bytes: String(content.length) }));
  let answer: { item?: { id: string } } = {};
  for (let offset = 0; offset < content.length; offset += pieceBytes) {
    const piece = new Blob([Uint8Array.from(content.subarray(offset, offset + pieceBytes))]);
    const sent = await post(path, formOf({ act: "piece", offset: String(offset), piece }));
    if (!sent.ok) throw new Error(`A piece was answered with ${sent.status}: ${await sent.text()}`);
    answer = await sent.json();
  }
  if (!answer.item) throw new Error(`The file was not accepted: ${JSON.stringify(answer)}`);
  return answer.item.id;
}

async function asForm(post: Post, content: Buffer<ArrayBuffer>): Promise<void> {
  const form = new FormData();
  form.append("file", new File([content], "file.pdf"));
  const { status, headers } = await post("/desk/media/whole", form);
  if (!/^\/desk\/media\/\w+$/.test(headers.get("location") ?? ""))
    throw new Error(`The form was answered with ${status} and ${headers.get("location")}.`);
}

async function peakWhile(site: RunningSite, work: () => Promise<unknown>) {
  progress(`${megabytes} MB`);
  const before = site.memory();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, site.memory());
  }, 50);
  const started = performance.now();
  await work().finally(() => clearInterval(timer));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return { before: before.toFixed(0), most: most.toFixed(0), more: (most - before).toFixed(0), seconds };
}

/** Response times of pages that were never requested before, while `work` runs. */
async function pageTimes(site: RunningSite, work: () => Promise<unknown>) {
  const times: number[] = [];
  let done = false;
  const started = performance.now();
  const working = work().finally(() => {
    done = true;
  });
  while (!done) {
    const asked = performance.now();
    await (await fetch(`${site.url}/news?q=${randomUUID().slice(0, 8)}`)).text();
    times.push(performance.now() - asked);
    await pause(20);
  }
  await working;
  const all = performance.now() - started;
  times.sort((one, other) => one - other);
  const within = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return {
    pages: times.length,
    half: within(0.5),
    "95 %": within(0.95),
    most: within(1 - 1e-9),
    all: Math.round(all),
  };
}
