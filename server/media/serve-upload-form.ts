/**
 * The upload form without script: POST /desk/media/whole. Unlike other request bodies, this one is streamed and may take
 * as long as a slow line needs, but only for signed-in staff.
 */
import type { IncomingMessage } from "node:http";
import { finished, Readable, type Writable } from "node:stream";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { extendDuringUpload } from "../http/body-deadline.ts";
import { refuseUnread, sendContinue } from "../http/refuse.ts";
import { maxUploadBytes, uploadTimeout } from "../http/request-limits.ts";
import { publicRequest } from "../http/trusted-proxy.ts";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import type { Site } from "../site.ts";
import { crossOriginRefusal, isCrossOrigin } from "../staff/desk-origin.ts";
import { mayActAs } from "../staff/roles.ts";
import type { Session } from "../staff/sessions.ts";
import { mediaLimits } from "./media-limits.ts";
import type { UploadResult } from "./media-types.ts";
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
  "You are no longer signed in, so nothing was uploaded. Please sign in and upload the files again.\n";
const tooLarge = "These files are larger than 500 MB together. Please upload them one by one.\n";
const brokenForm = "The upload was incomplete or malformed. Please upload the files again.\n";

export function serveUploadForm({ site: { media, settings, log }, sessionOf, headers: desk }: Parts) {
  const limited = concurrencyLimit({ name: "uploads without script", concurrency: 4, maxWaiting: 0 });
  const headers = { ...desk, "cache-control": "no-store" };

  return async (context: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
    const { env } = context;
    // Without its body, which stays unread until the checks pass.
    const withoutBody = new Request(context.req.url, { headers: context.req.raw.headers });
    const request = publicRequest(withoutBody, settings.trustProxy);
    if (isCrossOrigin(request)) return refuseUnread(env, 403, headers, crossOriginRefusal);
    const session = await sessionOf(context);
    if (!session || !mayActAs(session.person.role, "writer"))
      return refuseUnread(env, 401, headers, signedOut);
    if (Number(env.incoming.headers["content-length"]) > maxUploadBytes)
      return refuseUnread(env, 413, headers, tooLarge);
    return limited(async () => {
      sendContinue(env);
      extendDuringUpload(env.incoming, uploadTimeout);
      const { id, name } = session.person;
      const accept = (file: string, content: Readable) => media.uploads.addFile({ id, name }, file, content);
      const all = await acceptAll(env.incoming, accept).catch((error: unknown) => {
        if (!(error instanceof BrokenForm)) throw error;
        log.info("An upload form was rejected", { error });
        return undefined;
      });
      if (!all) return refuseUnread(env, 400, headers, brokenForm);
      return new Response(null, { status: 303, headers: { ...headers, location: nextPage(all) } });
    });
  };
}

/** Where to go next: the new item, or the library with the reasons for refused files. */
function nextPage(all: UploadResult[]): string {
  const codes = new Set(all.flatMap((taken) => (taken.outcome === "refused" ? taken.code : [])));
  if (all.length === 0) codes.add("nothing");
  const [only] = all;
  if (all.length === 1 && only?.outcome === "taken") return `/desk/media/${only.item.id}`;
  const query = new URLSearchParams([...codes].map((code) => ["refused", code]));
  return codes.size > 0 ? `/desk/media?${query}` : "/desk/media";
}

class BrokenForm extends Error {}

type Accept = (name: string, content: Readable) => Promise<UploadResult>;

async function acceptAll(incoming: IncomingMessage, accept: Accept): Promise<UploadResult[]> {
  const form = formOf(incoming);
  const taken: Promise<UploadResult>[] = [];
  const open = new Set<BusboyFileStream>();
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  form.on("file", (field, file, name) => {
    // Added first: without a listener, an error would end the process.
    file.on("error", broken.reject);
    // A browser sends a file without a name if none was chosen.
    if (field !== "file" || !name) return void file.resume();
    open.add(file);
    const one = acceptOne(file, name, accept).finally(() => open.delete(file));
    // Handled below, after the rest of the form was read.
    one.catch(() => {});
    taken.push(one);
  });
  form.on("filesLimit", () => taken.push(Promise.resolve(refusedAs("too-many"))));
  try {
    await Promise.race([parsed(incoming, form), broken.promise]);
  } catch (cause) {
    for (const file of open) file.destroy(cause as Error);
    await Promise.allSettled(taken);
    throw new BrokenForm("The form was cut off or is malformed.", { cause });
  }
  return Promise.all(taken);
}

function formOf({ headers }: IncomingMessage): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch (cause) {
    throw new BrokenForm("The request is not a form with files.", { cause });
  }
}

/** Keeps the connection open if the form is malformed, so that the answer can be sent. */
function parsed(incoming: IncomingMessage, form: Writable): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  form.on("finish", resolve).on("error", reject);
  finished(incoming, (error) => error && reject(error));
  incoming.pipe(form);
  return promise.finally(() => incoming.unpipe(form).resume());
}

async function acceptOne(file: BusboyFileStream, name: string, accept: Accept): Promise<UploadResult> {
  try {
    // A refused file is still read to its end, because others follow it in the form.
    return await accept(name, Readable.from(file.iterator({ destroyOnReturn: false })));
  } catch (error) {
    if (error instanceof StoreProblem) return refusedAs("not-stored");
    throw error;
  } finally {
    file.resume();
  }
}
