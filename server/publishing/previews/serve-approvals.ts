/** `/approve/{token}`: shows a text to a person without an account, who approves it or sends it back. */
import type { HttpBindings } from "@hono/node-server";
import type { Context, Next } from "hono";
import type { Site } from "../../site.ts";
import type { FoundLink } from "../review/approval-links.ts";
import { maxNote } from "../review/review-limits.ts";
import type { Approval } from "./preview.ts";
import type { ShowPreview } from "./serve-previews.ts";

/** With "no-referrer", browsers hide the origin of a posted form too, and the server rejects such posts. */
const referrer = "strict-origin";

/** A link that is used up, outdated or unknown has a page of its own: app/pages/approve. */
export function serveApprovals(site: Site, show: ShowPreview) {
  type Request = Context<{ Bindings: HttpBindings }>;

  async function showText({ req }: Request, { link, edition }: FoundLink, typed: Partial<Approval> = {}) {
    const { person, madeBy: maker, expiresAt } = link;
    const approval = { action: req.path, person, maker, expiresAt, maxNote, note: "", ...typed };
    const page = await show(edition, { approval }, { signal: req.raw.signal });
    page.headers.set("referrer-policy", referrer);
    return typed.problem ? new Response(page.body, { status: 422, headers: page.headers }) : page;
  }

  return {
    /** Changes nothing: mail programs open links by themselves. */
    async read(context: Request, next: Next): Promise<Response | undefined> {
      const found = await site.desk.review.findApprovalLink(context.req.param("token") ?? "");
      if (found?.state === "open") return showText(context, found);
      await next();
      return undefined;
    },

    async answer(context: Request): Promise<Response> {
      const { req } = context;
      const token = req.param("token") ?? "";
      const form = await req.raw.formData().catch(() => new FormData());
      const note = String(form.get("note") ?? "")
        .replaceAll("\0", "")
        .replace(/\r\n?/g, "\n")
        .trim();
      const answer = form.get("answer");
      const answered =
        answer === "approved" || answer === "sent back"
          ? await site.desk.review.answerLink(token, answer, answer === "approved" ? "" : note)
          : "unknown";
      if (typeof answered === "object") {
        const found = await site.desk.review.findApprovalLink(token);
        const problem = note ? "noteTooLong" : "noteMissing";
        if (found?.state === "open") return showText(context, found, { note, problem });
      }
      return new Response(null, {
        status: 303,
        headers: { location: req.path, "referrer-policy": referrer },
      });
    },
  };
}
