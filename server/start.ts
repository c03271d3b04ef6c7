/** Starts all parts of the site in order (database, desk, mail, pictures, HTTP), and stops them gracefully. */
import { join, resolve } from "node:path";
import { defaultLanguage } from "../languages.ts";
import { createApp } from "./app.ts";
import { contentOf } from "./content/content.ts";
import { countsOf } from "./counts/counts.ts";
import { deskOf } from "./desk/desk.ts";
import { sampleFilesFolder } from "./files/sample-files.ts";
import { staticFiles } from "./files/static-files.ts";
import { affordableConnections } from "./http/connections.ts";
import { type Health, healthOf } from "./http/health.ts";
import { type Fetch, listen } from "./http/listen.ts";
import { pageSlotQueue } from "./http/page-slots.ts";
import { connectionLimits, pageSlots, stopLimits } from "./http/request-limits.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { enquiriesOf } from "./inbox/enquiries.ts";
import { startMailReader } from "./inbox/mail-in/mail-reader.ts";
import { readMailedFile } from "./inbox/mailed-files.ts";
import { dataRequestsOf } from "./inbox/personal-data/data-requests.ts";
import { startDeletingExpiredData } from "./inbox/personal-data/delete-expired.ts";
import { myDataOf } from "./inbox/personal-data/my-data.ts";
import { withDeadline } from "./limits/deadline.ts";
import { fairLimit } from "./limits/fair-limit.ts";
import { openMedia } from "./media/open-media.ts";
import { openStore } from "./media/open-store.ts";
import { openPictures } from "./media/pictures/pictures.ts";
import { workFilesIn } from "./media/work-files.ts";
import { openBuild } from "./pages/build.ts";
import { feedCache } from "./pages/feed-cache.ts";
import { type FindOldAddress, findOldAddressIn } from "./pages/old-addresses.ts";
import { noCache } from "./pages/page-cache.ts";
import { renderLimits, renderPages } from "./pages/render.ts";
import { sharedPages } from "./pages/shared-pages.ts";
import { openDatabase } from "./prepare-database.ts";
import { development } from "./process/development.ts";
import { readEnvironment, type Settings } from "./process/environment.ts";
import { createLog, type Log, type WriteLine } from "./process/log.ts";
import { publishingScheduler } from "./publishing/scheduler.ts";
import type { Site } from "./site.ts";
import { openSocialImages } from "./social-image/social-images.ts";
import { joinProcesses } from "./upgrades/processes.ts";
import { upgradeProgress } from "./upgrades/upgrade-progress.ts";
import { startUpgradeWork } from "./upgrades/upgrade-work.ts";

export type RunningServer = {
  settings: Settings;
  port: number;
  desk: Site["desk"];
  log: Log;
  stop(): Promise<void>;
};

/** Tests run several servers in one process, each with its own environment. */
export async function startServer(
  environment: Record<string, string | undefined>,
  writeLog?: WriteLine,
): Promise<RunningServer> {
  const settings = readEnvironment({ ...(development && { STYLE_PAGE: "on" }), ...environment });
  const log = createLog(settings.logLevel, writeLog);
  const { database, prepared } = await openDatabase(settings.databaseUrl, settings, (error) =>
    log.warn("A database connection was lost", { error }),
  );
  log.info("The database is ready", { engine: database.engine, ...prepared });
  const joined = await joinProcesses({ database, log });
  const scheduler = publishingScheduler({ database, log });
  const content = contentOf(database, scheduler.beforeReading);
  await content.readAhead();

  const store = openStore(settings, log);
  const desk = deskOf({ database, store, settings, log, content, scheduler });
  const forgetting = startDeletingExpiredData({ database, store, settings, log });
  const counts = countsOf({ database, settings, log });
  const media = openMedia({ database, settings, log, store, version: content.version });
  const site: Site = {
    settings,
    log,
    media,
    content,
    language: defaultLanguage,
    desk,
    counts,
    enquiries: enquiriesOf({ database, settings, log, onStored: desk.mails.wake }),
    myData: myDataOf({ database, store, settings, log }),
    dataRequests: dataRequestsOf({ database, store, settings, log }),
    enquiryFile: (reference, id) => readMailedFile(database, store, reference, id),
    cachedFeed: feedCache(),
    socialImages: openSocialImages(),
    upgradeProgress: () => upgradeProgress(database, settings),
    pictures: openPictures({
      folder: resolve(settings.picturesFolder),
      cacheFolder: resolve(settings.pictureCache),
      log,
      uploaded: media.offer,
    }),
  };
  const health = healthOf({ check: database.check, log });
  const findOldAddress = findOldAddressIn(database);
  const server = await (development ? serveDevelopment : serveBuilt)(site, health, findOldAddress);
  const deskWork = desk.start(`http://${ownHost(settings.host)}:${server.port}`);
  const mediaWork = media.start();
  const counting = counts.start();
  const files = workFilesIn(resolve(settings.mediaFolder));
  const upgrading = startUpgradeWork({ database, settings, log });
  const mailIn = startMailReader({ database, settings, log, store, files, onAccepted: desk.mails.wake });

  const inTime = (what: string, milliseconds: number, work: () => Promise<unknown>) =>
    withDeadline(what, milliseconds, work).catch((error) =>
      log.warn("Stopping without waiting any longer", { error }),
    );
  const stop = async () => {
    health.stop();
    // Started before the server closes, because the desk requests pages from this process.
    const deskStopped = deskWork.stop();
    await server.close();
    await inTime("Mail, deletion, pictures, counts and the desk", stopLimits.work, () =>
      Promise.all([
        ...[mailIn.stop(), forgetting.stop(), mediaWork.stop(), counting.stop(), upgrading.stop()],
        deskStopped,
      ]),
    );
    await inTime("Leaving the list of processes", stopLimits.database, () => joined.stop());
    await inTime("Closing the database", stopLimits.database, () => database.close());
  };
  return { settings, port: server.port, desk, log, stop };
}

/** The host for requests from this process to itself. */
function ownHost(host = "127.0.0.1"): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** Serves each sample file while a public record names it. */
const sampleFilesOf = ({ content, counts, settings: { siteUrl }, log }: Site) =>
  staticFiles({
    ...{ folder: sampleFilesFolder, prefix: "/files", commonHeaders: securityHeaders(siteUrl), log },
    isPublic: async (address) => (await content.namedSampleFiles()).has(address),
    onSent: counts.file,
  });

async function serveBuilt(site: Site, health: Health, findOldAddress: FindOldAddress) {
  const buildFolder = join(import.meta.dirname, "..", "build");
  const filesFolder = join(buildFolder, "client");
  const { renderPage, renderDesk, fixedPages } = await openBuild(buildFolder);
  const { settings, log } = site;
  // At most half of the connections may wait, so that there is room for new ones.
  const maxWaiting = Math.floor(affordableConnections(connectionLimits.maxConnections) / 2);
  const slots = fairLimit({ name: "pages", ...pageSlots, maxWaiting });
  const pageQueue = await pageSlotQueue(settings, slots);
  const render = renderPages(renderPage, site, { ...renderLimits, isFull: slots.isFull });
  const shared = sharedPages({ site, render, fixedPages, findOldAddress });
  const app = createApp({ site, health, page: shared.answer, renderPreview: render, renderDesk });
  const files = staticFiles({ folder: filesFolder, commonHeaders: securityHeaders(settings.siteUrl), log });
  const samples = sampleFilesOf(site);
  const server = await listen({
    fetch: pageQueue.releaseAfter(app.fetch as Fetch),
    settings,
    log,
    before: (next) => files(samples(shared.fromCache(pageQueue.middleware(next)))),
  });
  const stopWarmUp = settings.warmUp ? shared.warmUp() : async () => {};
  return {
    ...server,
    close: async () => {
      await Promise.all([stopWarmUp(), server.close()]);
    },
  };
}

async function serveDevelopment(site: Site, health: Health, findOldAddress: FindOldAddress) {
  const { startVite } = await import("./pages/development.ts");
  const vite = await startVite(securityHeaders(site.settings.siteUrl));
  // After an edit, a page waits for Vite to load it again.
  const render = renderPages(vite.renderPage, site, { ...renderLimits, otherwise: 60_000 });
  const { fixedPages, renderDesk } = vite;
  const caches = { plain: noCache, withQuery: noCache };
  const shared = sharedPages({ site, render, fixedPages, findOldAddress, caches });
  const app = createApp({ site, health, page: shared.answer, renderPreview: render, renderDesk });
  const fetch = app.fetch as Fetch;
  const samples = sampleFilesOf(site);
  const before: typeof samples = (next) => vite.middleware(samples(next));
  const server = await listen({ fetch, settings: site.settings, log: site.log, before });
  return { port: server.port, close: () => Promise.all([vite.close(), server.close()]).then(() => {}) };
}
