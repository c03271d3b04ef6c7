/** The process: environment, database, mail, HTTP, and a graceful stop. */
import "./server/mode.ts";
import { join, resolve } from "node:path";
import { defaultLanguage } from "./languages.ts";
import { announcement } from "./server/announcement.ts";
import { contentOf } from "./server/content/content.ts";
import { openDatabase } from "./server/database/prepare.ts";
import { deskOf } from "./server/desk/desk.ts";
import { dueWatch } from "./server/desk/editions/due.ts";
import { enquiriesOf } from "./server/enquiries/enquiries.ts";
import { readFile } from "./server/enquiries/files.ts";
import { dataRequestsOf } from "./server/enquiries/personal-data/data-requests.ts";
import { startForgetting } from "./server/enquiries/personal-data/forget.ts";
import { myDataOf } from "./server/enquiries/personal-data/my-data.ts";
import { ConfigurationError, readEnvironment } from "./server/environment.ts";
import { filesInFront } from "./server/files/files.ts";
import { createApp } from "./server/http/app.ts";
import { type Health, healthOf } from "./server/http/health.ts";
import { stopLimits } from "./server/http/limits.ts";
import { listen } from "./server/http/listen.ts";
import { securityHeaders } from "./server/http/security-headers.ts";
import { withDeadline } from "./server/limits/deadline.ts";
import { createLog } from "./server/log.ts";
import { startMailReader } from "./server/mail/in/reader.ts";
import { openMedia } from "./server/media/open-media.ts";
import { openStore } from "./server/media/open-store.ts";
import { workFilesIn } from "./server/media/work-files.ts";
import { development } from "./server/mode.ts";
import { openBuild } from "./server/pages/build.ts";
import { noCache } from "./server/pages/page-cache.ts";
import { renderPages } from "./server/pages/render.ts";
import { sharedPages } from "./server/pages/shared-pages.ts";
import { openPictures } from "./server/pictures/pictures.ts";
import type { Site } from "./server/site.ts";
import { openSocialImages } from "./server/social-image/social-images.ts";

async function start(): Promise<() => Promise<void>> {
  const settings = readEnvironment({ ...(development && { STYLE_PAGE: "on" }), ...process.env });
  const log = createLog(settings.logLevel);
  const { database, prepared } = await openDatabase(settings.databaseUrl, settings, (error) =>
    log.warn("A database connection was lost", { error }),
  );
  log.info("The database is ready", { engine: database.engine, ...prepared });
  const due = dueWatch({ database, log });
  const content = contentOf(database, due.beforeReading);
  await content.readAhead();

  const store = openStore(settings, log);
  const desk = deskOf({ database, store, settings, log, content, due });
  const forgetting = startForgetting({ database, store, settings, log });
  const media = openMedia({ database, settings, log, store, version: content.version });
  const site: Site = {
    settings,
    log,
    media,
    content,
    language: defaultLanguage,
    desk,
    enquiries: enquiriesOf({ database, settings, log, onStored: desk.mails.wake }),
    myData: myDataOf({ database, store, settings, log }),
    dataRequests: dataRequestsOf({ database, store, settings, log }),
    enquiryFile: (reference, id) => readFile(database, store, reference, id),
    socialImages: openSocialImages(),
    pictures: openPictures({
      folder: resolve(settings.picturesFolder),
      cacheFolder: resolve(settings.pictureCache),
      log,
      uploaded: media.offer,
    }),
  };
  const health = healthOf({ check: database.check, log });
  const server = await (development ? serveDeveloping : serveBuilt)(site, health);
  const deskWork = desk.start(`http://${ownHost(settings.host)}:${server.port}`);
  const mediaWork = media.start();
  const files = workFilesIn(resolve(settings.mediaFolder));
  const mailIn = startMailReader({ database, settings, log, store, files, onTaken: desk.mails.wake });
  await announce(settings.siteUrl, server.port);

  async function announce(siteUrl: string, port: number): Promise<void> {
    const { newKey, isOpen } = desk.firstAdministrator;
    const asked = { siteUrl, port, isTerminal: process.stdout.isTTY === true };
    const text = await announcement({ ...asked, newKey, isOpen }).catch((error) => {
      log.error("The link for the first administrator could not be made", { error });
      return announcement({ ...asked, newKey: async () => undefined, isOpen: async () => false });
    });
    // Not by the log, which may be kept for years.
    process.stdout.write(text);
  }

  const inTime = (what: string, milliseconds: number, work: () => Promise<unknown>) =>
    withDeadline(what, milliseconds, work).catch((error) =>
      log.warn("A stop went on without waiting", { error }),
    );
  return async () => {
    health.stop();
    // It asks this process for pages, which are not to be had once it closes.
    const deskStopped = deskWork.stop();
    await server.close();
    await inTime("Mail, deletion, pictures and the desk", stopLimits.work, () =>
      Promise.all([mailIn.stop(), forgetting.stop(), mediaWork.stop(), deskStopped]),
    );
    await inTime("Closing the database", stopLimits.database, () => database.close());
  };
}

/** Where this process can ask itself. */
function ownHost(host = "127.0.0.1"): string {
  return host.includes(":") ? `[${host}]` : host;
}

async function serveBuilt(site: Site, health: Health) {
  const buildFolder = join(import.meta.dirname, "build");
  const filesFolder = join(buildFolder, "client");
  const { renderPage, renderDesk, fixedPages } = await openBuild(buildFolder);
  const shared = sharedPages({ site, render: renderPages(renderPage, site), fixedPages });
  const { fetch } = createApp({ site, health, page: shared.answer, renderPage, renderDesk });
  const { settings, log } = site;
  const files = filesInFront(filesFolder, securityHeaders(settings.siteUrl), log);
  const server = await listen({ fetch, settings, log, before: (next) => files(shared.inFront(next)) });
  const stopWarmUp = settings.warmUp ? shared.warmUp() : async () => {};
  return {
    ...server,
    close: async () => {
      await Promise.all([stopWarmUp(), server.close()]);
    },
  };
}

async function serveDeveloping(site: Site, health: Health) {
  const { startVite } = await import("./server/pages/development.ts");
  const vite = await startVite(securityHeaders(site.settings.siteUrl));
  // After an edit a page waits for Vite to read it again.
  const render = renderPages(vite.renderPage, site, { underWay: 40, deadline: 60_000 });
  const { fixedPages } = vite;
  const caches = { plain: noCache, withQuery: noCache };
  const shared = sharedPages({ site, render, fixedPages, caches });
  const { fetch } = createApp({ site, health, page: shared.answer, ...vite });
  const server = await listen({ fetch, settings: site.settings, log: site.log, before: vite.before });
  return { port: server.port, close: () => Promise.all([vite.close(), server.close()]).then(() => {}) };
}

/** What the person at the terminal can mend gets a sentence; anything else is a fault, with its stack. */
function fail(error: unknown): never {
  const expected = error instanceof ConfigurationError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

const stop = await start().catch(fail);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // A process manager may tell the whole group, and whoever started us passes it on.
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), fail);
  });
}
