/** The middleware and routes of the site, in the order in which a request passes them. */
import type { IncomingHttpHeaders } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { errors } from "../app/words/en/errors.ts";
import { loadWords } from "../app/words/load-words.ts";
import { splitLanguage } from "../languages.ts";
import { type RenderDesk, serveDesk } from "./desk/serve-desk.ts";
import { serveDeskWorker } from "./desk/serve-worker.ts";
import { bodyLimit } from "./http/body-limit.ts";
import { compressed } from "./http/compress.ts";
import type { Health } from "./http/health.ts";
import { loadLimit } from "./http/load-limit.ts";
import { loggedPath } from "./http/logged-path.ts";
import { normaliseUrl } from "./http/normalise-url.ts";
import { sameSite } from "./http/same-site.ts";
import { deskHeaders, securityHeaders, withHeaders } from "./http/security-headers.ts";
import { networkOf, publicRequest, visitorAddress } from "./http/trusted-proxy.ts";
import { slowAnswersAtOnce } from "./inbox/message-limits.ts";
import { slowAnswers } from "./inbox/rate-limits/slow-answers.ts";
import { DeadlinePassed } from "./limits/deadline.ts";
import { TooBusy } from "./limits/too-busy.ts";
import { serveImages } from "./media/pictures/serve-images.ts";
import { serveMedia } from "./media/serve-media.ts";
import { serveReplacementForm, serveUploadForm } from "./media/serve-upload-form.ts";
import type { Metrics } from "./monitoring/serve-metrics.ts";
import { requestId } from "./process/request-id.ts";
import { serveApprovals } from "./publishing/previews/serve-approvals.ts";
import { type RenderPreview, servePreviews, showPreviews } from "./publishing/previews/serve-previews.ts";
import type { Site } from "./site.ts";

type Parts = {
  site: Site;
  health: Health;
  metrics: Metrics;
  /** Responds with a page: see server/pages/shared-pages.ts. */
  page: (request: Request, headers: IncomingHttpHeaders, visitorAddress: string) => Promise<Response>;
  renderPreview: RenderPreview;
  renderDesk: RenderDesk;
};

export function createApp({ site, health, metrics, page, renderPreview, renderDesk }: Parts) {
  const { settings } = site;
  const { trustProxy } = settings;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const headers = securityHeaders(settings);

  app.use(withHeaders(headers));
  app.use("/desk/*", withHeaders(deskHeaders));
  app.use(compressed);
  app.use(normaliseUrl);
  app.get("/health", health.answer);
  app.get("/metrics", metrics.answer);
  const showPreview = showPreviews(site, renderPreview);
  const desk = serveDesk({ site, render: renderDesk, showPreview, headers: securityHeaders(settings) });
  const whole = { site, sessionOf: desk.sessionOf, headers: securityHeaders(settings) };
  app.post("/desk/media/whole", serveUploadForm(whole));
  app.post("/desk/media/:id{[0-9a-f]{20}}/whole", serveReplacementForm(whole));
  app.use(bodyLimit({ headers, limitOf: desk.bodyLimit }));
  app.use(sameSite(trustProxy));
  app.use(slowAnswers(slowAnswersAtOnce));
  app.use(loadLimit(({ env }) => networkOf(env.incoming, trustProxy)));
  app.get("/images/*", serveImages(site.pictures));
  app.get("/media/*", serveMedia(site));
  app.get("/desk/worker.js", serveDeskWorker(settings.offline));
  app.all("/desk", desk.answer).all("/desk/*", desk.answer);
  app.get("/preview/:token", servePreviews(site, showPreview));
  const approvals = serveApprovals(site, showPreview);
  for (const path of ["/approve/:token", "/:language/approve/:token"])
    app.get(path, approvals.read).post(path, approvals.answer);
  app.all("*", (context) => {
    const request = publicRequest(context.req.raw, trustProxy);
    return page(request, context.env.incoming.headers, visitorAddress(context.env.incoming, trustProxy));
  });

  app.onError(async (error, context) => {
    const { language } = splitLanguage(context.req.path);
    const { plain, reference } = await loadWords(errors, "errors", language);
    const sentence = (text: string) => `${text}\n${reference} ${requestId()}\n`;
    context.header("content-language", language);
    if (error instanceof TooBusy) {
      context.header("retry-after", String(error.retryAfter));
      return context.text(sentence(context.req.method === "POST" ? plain.notSent : plain.busy), 503);
    }
    // The client has disconnected, which is not an error.
    if (context.req.raw.signal.aborted) return context.body(null);
    site.log.error("A request failed", { path: loggedPath(context.req.path), error });
    if (!(error instanceof DeadlinePassed)) return context.text(sentence(plain.failed), 500);
    context.header("retry-after", "5");
    return context.text(sentence(plain.failed), 503);
  });
  return app;
}
