/** Answers every request to the desk. Responses are never cached, indexed or shared between people. */
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Language } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { extendDuringUpload } from "../http/body-deadline.ts";
import { maxBodyBytes, maxDeskBodyBytes, maxReplyBodyBytes, uploadTimeout } from "../http/request-limits.ts";
import { publicRequest, visitorAddress } from "../http/trusted-proxy.ts";
import type { ShowPreview } from "../publishing/previews/serve-previews.ts";
import type { Site } from "../site.ts";
import { acceptedLanguage } from "../staff/accepted-language.ts";
import { crossOriginRefusal, isCrossOrigin } from "../staff/desk-origin.ts";
import { deviceName } from "../staff/device-name.ts";
import { sessionCookie } from "../staff/session-cookie.ts";
import type { Session } from "../staff/sessions.ts";
import { staffLanguage } from "../staff/staff-mails.ts";

/** The person at the desk and their browser. */
export type DeskVisitor = {
  /** The network address the request came from. */
  address: string;
  /** The name of the browser, such as "Firefox on Android". */
  device: string;
  session: Session | undefined;
  /** The choice of the person or, until they sign in, what their browser asks for. */
  language: Language;
  timeZone: string;
  /** Renders the public page of a record from its working copy. */
  showPreview: ShowPreview;
};
export type RenderDesk = (request: Request, site: Site, visitor: DeskVisitor) => Promise<Response>;

type Parts = { site: Site; render: RenderDesk; showPreview: ShowPreview; headers: Record<string, string> };

export function serveDesk({ site, render, showPreview, headers }: Parts) {
  const { trustProxy } = site.settings;

  const sessionOf = async (context: Context): Promise<Session | undefined> => {
    const token = getCookie(context, sessionCookie);
    return token ? site.desk.sessions.find(token) : undefined;
  };

  return {
    sessionOf,

    /** Only staff may send large bodies, so that strangers cannot fill the memory. */
    bodyLimit: async (context: Context): Promise<number> =>
      /^\/desk(?:\/|$)/.test(context.req.path) && (await sessionOf(context))
        ? staffLimit(context)
        : maxBodyBytes,

    async answer(context: Context<{ Bindings: HttpBindings }>): Promise<Response> {
      const request = publicRequest(context.req.raw, trustProxy);
      const isPost = !["GET", "HEAD"].includes(request.method);
      if (isPost && isCrossOrigin(request))
        return withDeskHeaders(
          new Response(crossOriginRefusal, { status: 403, headers: { "content-type": "text/plain" } }),
        );
      const session = await sessionOf(context);
      const device = deviceName(request.headers.get("user-agent") ?? "");
      const address = visitorAddress(context.env.incoming, trustProxy);
      const language = session
        ? staffLanguage(session.person)
        : acceptedLanguage(request.headers.get("accept-language"));
      const timeZone = session?.person.time_zone ?? organisation.timeZone;
      const visitor = { address, device, session, language, timeZone, showPreview };
      return withDeskHeaders(await render(request, site, visitor));
    },
  };

  function withDeskHeaders(response: Response): Response {
    const all = new Headers({ ...headers, "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
    // Headers of the page itself, such as its policy and cookies, take precedence.
    for (const [name, value] of response.headers) {
      if (name === "set-cookie") all.append(name, value);
      else all.set(name, value);
    }
    return new Response(response.body, { status: response.status, headers: all });
  }
}

/** A reply may carry files, which may take as long as a slow line needs. */
function staffLimit({ req, env }: Context<{ Bindings: HttpBindings }>): number {
  const isReply = /^\/desk\/enquiries\/[^/]+$/.test(req.path);
  const isLarge = Number(req.header("content-length")) > maxDeskBodyBytes;
  if (!isReply || !isLarge) return maxDeskBodyBytes;
  extendDuringUpload(env.incoming, uploadTimeout);
  return maxReplyBodyBytes;
}
