/**
 * The form for files without script: POST /desk/media/whole. Its body is not read whole, as every other one is, and it
 * may take as long as a slow line needs, but only for somebody who is signed in.
 */
import type { IncomingMessage } from "node:http";
import { finished, Readable, type Writable } from "node:stream";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { answerUnread, willRead } from "../http/answer-unread.ts";
import { renewWhileBytesCome } from "../http/body-deadline.ts";
import { maxUploadBytes, uploadTimeout } from "../http/request-limits.ts";
import { publicRequest } from "../http/trusted-proxy.ts";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import type { Site } from "../site.ts";
import { crossOriginRefusal, isCrossOrigin } from "../staff/desk-origin.ts";
import { mayActAs } from "../staff/roles.ts";
import type { Session } from "../staff/sessions.ts";
import type { Taken } from "./media.ts";
import { mediaLimits } from "./media-limits.ts";
import { refusedAs } from "./refusals.ts";
import { StoreProblem } from "./store.ts";

type Parts = {
  site: Pick<Site, "media" | "settings" | "log">;
  sessionOf: (context: Context) => Promise<Session | undefined>;
  headers: Record<string, string>;
};

const limits = {
  files: 20,
  fields: 20,
  fieldSize: 1000,
  headerPairs: 20,
  fileSize: mediaLimits.fileBytes + 1,
};
const signedOut =
  "You are not signed in any more, so nothing was uploaded. Please sign in, and upload it again.\n";
const tooMuch = "These files are larger than 500 MB together. Please upload them one by one.\n";
const cut = "Not all of this arrived, or it is not a form with files. Please upload it again.\n";

export function serveWhole({ site: { media, settings, log }, sessionOf, headers: desk }: Parts) {
  const limited = concurrencyLimit({ name: "uploads without script", concurrency: 4, maxWaiting: 0 });
  const headers = { ...desk, "cache-control": "no-store" };

  return async (context: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
    const { env } = context;
    // Without its body, which is not for here.
    const asked = new Request(context.req.url, { headers: context.req.raw.headers });
    const request = publicRequest(asked, settings.trustProxy);
    if (isCrossOrigin(request)) return answerUnread(env, 403, headers, crossOriginRefusal);
    const session = await sessionOf(context);
    if (!session || !mayActAs(session.person.role, "writer"))
      return answerUnread(env, 401, headers, signedOut);
    if (Number(env.incoming.headers["content-length"]) > maxUploadBytes)
      return answerUnread(env, 413, headers, tooMuch);
    return limited(async () => {
      willRead(env);
      renewWhileBytesCome(env.incoming, uploadTimeout);
      const { id, name } = session.person;
      const take = (file: string, content: Readable) => media.uploads.takeWhole({ id, name }, file, content);
      const all = await takeAll(env.incoming, take).catch((error: unknown) => {
        if (!(error instanceof BrokenForm)) throw error;
        log.info("A form with files was not taken", { error });
        return undefined;
      });
      if (!all) return answerUnread(env, 400, headers, cut);
      return new Response(null, { status: 303, headers: { ...headers, location: placeOf(all) } });
    });
  };
}

/** The one that was uploaded, or the list, with what was refused and why. */
function placeOf(all: Taken[]): string {
  const codes = new Set(all.flatMap((taken) => (taken.outcome === "refused" ? taken.code : [])));
  if (all.length === 0) codes.add("nothing");
  const [only] = all;
  if (all.length === 1 && only?.outcome === "taken") return `/desk/media/${only.item.id}`;
  const query = new URLSearchParams([...codes].map((code) => ["refused", code]));
  return codes.size > 0 ? `/desk/media?${query}` : "/desk/media";
}

class BrokenForm extends Error {}

type Take = (name: string, content: Readable) => Promise<Taken>;

async function takeAll(incoming: IncomingMessage, take: Take): Promise<Taken[]> {
  const form = formOf(incoming);
  const taken: Promise<Taken>[] = [];
  const open = new Set<BusboyFileStream>();
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  form.on("file", (field, file, name) => {
    // From the beginning: without a listener an error would end the process.
    file.on("error", broken.reject);
    // A browser sends a nameless one where none was chosen.
    if (field !== "file" || !name) return void file.resume();
    open.add(file);
    const one = takeOne(file, name, take).finally(() => open.delete(file));
    // It may fail while others still come.
    one.catch(() => {});
    taken.push(one);
  });
  form.on("filesLimit", () => taken.push(Promise.resolve(refusedAs("too-many"))));
  try {
    await Promise.race([parsed(incoming, form), broken.promise]);
  } catch (cause) {
    for (const file of open) file.destroy(cause as Error);
    await Promise.allSettled(taken);
    throw new BrokenForm("It was cut off, or is not well formed.", { cause });
  }
  return Promise.all(taken);
}

function formOf({ headers }: IncomingMessage): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch (cause) {
    throw new BrokenForm("It is no form with files.", { cause });
  }
}

/** The connection stays open if the form is not well formed: there is something to say. */
function parsed(incoming: IncomingMessage, form: Writable): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  form.on("finish", resolve).on("error", reject);
  finished(incoming, (error) => error && reject(error));
  incoming.pipe(form);
  return promise.finally(() => incoming.unpipe(form).resume());
}

async function takeOne(file: BusboyFileStream, name: string, take: Take): Promise<Taken> {
  try {
    // What is refused is read to its end all the same: others come after it.
    return await take(name, Readable.from(file.iterator({ destroyOnReturn: false })));
  } catch (error) {
    if (error instanceof StoreProblem) return refusedAs("not-stored");
    throw error;
  } finally {
    file.resume();
  }
}
