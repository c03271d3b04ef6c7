/**
 * The upload forms without script: POST /desk/media/whole adds files, and POST /desk/media/{id}/whole replaces one. Unlike
 * other request bodies, these are streamed and may take as long as a slow line needs, but only for signed-in staff.
 */
import type { Readable } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { uploadRefusals } from "../../app/words/en/desk/upload-refusals.ts";
import { extendDuringUpload } from "../http/body-deadline.ts";
import { refuseUnread, sendContinue } from "../http/refuse.ts";
import { maxUploadBytes, uploadTimeout } from "../http/request-limits.ts";
import { publicRequest } from "../http/trusted-proxy.ts";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import type { Site } from "../site.ts";
import { crossOriginRefusal, isCrossOrigin } from "../staff/desk-origin.ts";
import { mayActAs } from "../staff/roles.ts";
import type { Session } from "../staff/sessions.ts";
import { acceptFiles, BrokenForm } from "./form-files.ts";
import type { Media, UploadResult } from "./media-types.ts";
import { refusedAs } from "./refusals.ts";

type Parts = {
  site: Pick<Site, "media" | "settings" | "log">;
  sessionOf: (context: Context) => Promise<Session | undefined>;
  headers: Record<string, string>;
};

const signedOut =
  "You are no longer signed in, so nothing was uploaded. Please sign in and upload the files again.\n";
const notAllowed = "Your role does not allow this. Nothing was uploaded.\n";
const tooLarge = "These files are larger than 500 MB together. Please upload them one by one.\n";
const missing = "There is no such picture or file.";
const brokenForm = "The upload was incomplete or malformed. Please upload the files again.\n";

/** What an upload form does with its files. */
type Purpose<Result> = Pick<Parameters<typeof acceptFiles<Result>>[1], "max" | "tooMany" | "notStored"> & {
  /** Answers before the files are sent, if this person may not send them. */
  refusal?: (person: Person, context: Context) => Promise<Refusal | undefined>;
  accept: (person: Person, context: Context, name: string, content: Readable) => Promise<Result>;
  /** Where to go next. */
  nextPage: (results: Result[], context: Context) => string;
};
type Person = Session["person"];
type Refusal = { status: 403 | 404; sentence: string };

const refusals = { tooMany: refusedAs("too-many"), notStored: refusedAs("not-stored") };

/** Adds files to the media library. */
export const serveUploadForm = (parts: Parts) =>
  uploadForm<UploadResult>(parts, {
    ...{ max: 20, ...refusals },
    accept: ({ id, name }, _context, file, content) =>
      parts.site.media.uploads.addFile({ id, name }, file, content),
    nextPage: nextInLibrary,
  });

/** The new item, or the library with the reasons for refused files. */
function nextInLibrary(all: UploadResult[]): string {
  const codes = new Set(all.flatMap((taken) => (taken.outcome === "refused" ? taken.code : [])));
  if (all.length === 0) codes.add("nothing");
  const [only] = all;
  if (all.length === 1 && only?.outcome === "taken") return `/desk/media/${only.item.id}`;
  const query = new URLSearchParams([...codes].map((code) => ["refused", code]));
  return codes.size > 0 ? `/desk/media?${query}` : "/desk/media";
}

/** Replaces the content of one item. */
export const serveReplacementForm = (parts: Parts) =>
  uploadForm<Awaited<ReturnType<Media["replace"]>>>(parts, {
    ...{ max: 1, ...refusals },
    async refusal(person, context) {
      const id = context.req.param("id") ?? "";
      if (!(await parts.site.media.find(id))) return { status: 404, sentence: missing };
      const locked = await parts.site.media.onlyForPublishers(person, [id]);
      return locked.has(id) ? { status: 403, sentence: uploadRefusals.locked } : undefined;
    },
    accept: (person, context, name, content) =>
      parts.site.media.replace(person, context.req.param("id") ?? "", name, content),
    nextPage([result = refusedAs("nothing")], context) {
      const page = `/desk/media/${context.req.param("id")}`;
      return result.outcome === "refused"
        ? `${page}?refused=${result.code}#replace`
        : `${page}?done=replaced`;
    },
  });

function uploadForm<Result>({ site, sessionOf, headers: desk }: Parts, purpose: Purpose<Result>) {
  const { settings, log } = site;
  const limited = concurrencyLimit({ name: "uploads without script", concurrency: 4, maxWaiting: 0 });
  const headers = { ...desk, "cache-control": "no-store" };

  return async (context: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
    const { env } = context;
    // Without its body, which stays unread until the checks pass.
    const withoutBody = new Request(context.req.url, { headers: context.req.raw.headers });
    const request = publicRequest(withoutBody, settings.trustProxy);
    if (isCrossOrigin(request)) return refuseUnread(env, 403, headers, crossOriginRefusal);
    const session = await sessionOf(context);
    if (!session) return refuseUnread(env, 401, headers, signedOut);
    if (!mayActAs(session.person.role, "writer")) return refuseUnread(env, 403, headers, notAllowed);
    if (Number(env.incoming.headers["content-length"]) > maxUploadBytes)
      return refuseUnread(env, 413, headers, tooLarge);
    const { person } = session;
    const refusal = await purpose.refusal?.(person, context);
    if (refusal) return refuseUnread(env, refusal.status, headers, `${refusal.sentence}\n`);
    return limited(async () => {
      sendContinue(env);
      extendDuringUpload(env.incoming, uploadTimeout);
      const accept = (name: string, content: Readable) => purpose.accept(person, context, name, content);
      const all = await acceptFiles(env.incoming, { ...purpose, accept }).catch((error: unknown) => {
        if (!(error instanceof BrokenForm)) throw error;
        log.info("An upload form was rejected", { error });
        return undefined;
      });
      if (!all) return refuseUnread(env, 400, headers, brokenForm);
      return new Response(null, {
        status: 303,
        headers: { ...headers, location: purpose.nextPage(all, context) },
      });
    });
  };
}
