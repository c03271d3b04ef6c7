/** Starts all parts of the site in order (database, desk, mail, pictures, HTTP), and stops them gracefully. */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { join, resolve } from "node:path";
import { defaultLanguage } from "../languages.ts";
import { rootFolder } from "../root-folder.ts";
import { createApp } from "./app.ts";
import { certificatesOf } from "./certificates/certificates.ts";
import { contentOf } from "./content/content.ts";
import { countsOf } from "./counts/counts.ts";
import { leasesOf } from "./database/leases.ts";
import { deskOf } from "./desk/desk.ts";
import { earlierAddresses } from "./files/earlier-files.ts";
import { sampleFilesFolder } from "./files/sample-files.ts";
import { staticFiles } from "./files/static-files.ts";
import { removeWorkers } from "./files/workers.ts";
import { affordableConnections } from "./http/connections.ts";
import { type Health, healthOf } from "./http/health.ts";
import { type Fetch, type Listener, listen } from "./http/listen.ts";
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
import { startAlerts } from "./monitoring/alerts.ts";
import { readDisk } from "./monitoring/disk.ts";
import { requestMetrics } from "./monitoring/request-metrics.ts";
import { startRequestSums } from "./monitoring/request-sums.ts";
import { type Metrics, metricsOf } from "./monitoring/serve-metrics.ts";
import { startStorageAlert } from "./monitoring/storage-alert.ts";
import { newsletterOf } from "./newsletter/newsletter.ts";
import { startNewsletterWork } from "./newsletter/newsletter-work.ts";
import { packSource } from "./packs/pack-source.ts";
import { packsOf } from "./packs/packs.ts";
import { openBuild } from "./pages/build.ts";
import { feedCache } from "./pages/feed-cache.ts";
import { type FindOldAddress, findOldAddressIn } from "./pages/old-addresses.ts";
import { noCache } from "./pages/page-cache.ts";
import { renderLimits, renderPages } from "./pages/render.ts";
import { sharedPages } from "./pages/shared-pages.ts";
import { openDatabase } from "./prepare-database.ts";
import { development } from "./process/development.ts";
import { readEnvironment, type Settings } from "./process/environment.ts";
import { startFreeingMemory } from "./process/free-memory.ts";
import { createLog, type Log, type WriteLine } from "./process/log.ts";
import { requestId } from "./process/request-id.ts";
import { publishingScheduler } from "./publishing/scheduler.ts";
import { startRegistrationWork } from "./registrations/registration-work.ts";
import { registrationsOf } from "./registrations/registrations.ts";
import type { Site } from "./site.ts";
import { openSocialImages } from "./social-image/social-images.ts";
import { joinProcesses } from "./upgrades/processes.ts";
import { textVersion } from "./upgrades/text-version.ts";
import { upgradeProgress } from "./upgrades/upgrade-progress.ts";
import { startUpgradeWork } from "./upgrades/upgrade-work.ts";

export type RunningServer = {
  settings: Settings;
  port: number;
  desk: Site["desk"];
  log: Log;
  /** Serves a connection that the supervisor has accepted. */
  accept(socket: Socket): void;
  /** Reports "not ready" on /health from now on. */
  unready(): void;
  stop(): Promise<void>;
  /**
   * Stops a worker, which gets no more connections, in at most this many milliseconds plus those of `stopLimits`. /health
   * stays as it is: others may serve the site, and a monitor that still has a connection to this one must not be alarmed.
   */
  drain(limit?: number): Promise<void>;
};

/** Tests run several servers in one process, each with its own environment. */
export async function startServer(
  environment: Record<string, string | undefined>,
  writeLog?: WriteLine,
): Promise<RunningServer> {
  const settings = readEnvironment({
    ...(development && { STYLE_PAGE: "on" }),
    ...environment,
    // There is no built worker, and it would answer with old pages after an edit.
    ...(development && { OFFLINE: "off" }),
  });
  const log = createLog(settings.logLevel, writeLog);
  const { database, prepared } = await openDatabase(settings.databaseUrl, settings, (error) =>
    log.warn("A database connection was lost", { error }),
  );
  log.info("The database is ready", { engine: database.engine, ...prepared });
  const joined = await joinProcesses({ database, log, readDisk: () => readDisk(database.engine, settings) });
  const leases = leasesOf({ database, log });
  const isInCharge = () => leases.isHeld("publishing");
  const scheduler = publishingScheduler({ database, log, isInCharge });
  const content = contentOf(database, scheduler);
  await content.readAhead();

  const store = openStore(settings, log);
  const desk = deskOf({ database, store, settings, log, content, leases, scheduler });
  const counts = countsOf({ database, settings, log });
  const media = openMedia({
    ...{ database, settings, log, store, version: content.version },
    wakeEncoder: () => leases.wake("encoding"),
  });
  const site: Site = {
    settings,
    log,
    requestId,
    media,
    content,
    language: defaultLanguage,
    desk,
    counts,
    enquiries: enquiriesOf({ database, settings, log, onStored: desk.mails.wake }),
    registrations: registrationsOf({
      database,
      settings,
      log,
      version: content.version,
      wake: desk.mails.wake,
    }),
    newsletter: newsletterOf({
      ...{ database, content, settings, log, wakeMail: desk.mails.wake },
      wakeWork: () => leases.wake("newsletter"),
    }),
    myData: myDataOf({ database, store, settings, log }),
    dataRequests: dataRequestsOf({ database, store, settings, log }),
    certificates: certificatesOf({ database, content, siteUrl: settings.siteUrl }),
    enquiryFile: (reference, id) => readMailedFile(database, store, reference, id),
    cachedFeed: feedCache(),
    socialImages: openSocialImages(),
    packs: packsOf({ content, log }),
    upgradeProgress: () => upgradeProgress(database, settings),
    pictures: openPictures({
      folder: resolve(settings.picturesFolder),
      cacheFolder: resolve(settings.pictureCache),
      log,
      uploaded: media.offer,
    }),
  };
  const health = healthOf({ check: database.check, log });
  const requests = requestMetrics();
  const metrics = metricsOf({ settings, database, requests, readState: desk.state, log });
  const monitoring: Monitoring = {
    ...{ health, metrics },
    onDone: (request, status, milliseconds) => requests.add(request.url ?? "", status, milliseconds),
  };
  const findOldAddress = findOldAddressIn(database);
  const server = await (development ? serveDevelopment : serveBuilt)(site, monitoring, findOldAddress);
  const files = workFilesIn(resolve(settings.mediaFolder));
  const ownWork = [
    ...[counts.start(), media.startTidying(), desk.mails, metrics.start(), startFreeingMemory()],
    startRequestSums({ database, metrics: requests, log }),
    site.newsletter.startSending(),
    // Once on each machine.
    ...(settings.workerNumber === 0
      ? [startStorageAlert({ database, mails: desk.mails, settings, log })]
      : []),
  ];
  desk.start(`http://${ownHost(settings.host)}:${server.port}`);
  leases.hold("encoding", media.start);
  leases.hold("alerts", () =>
    startAlerts({ database, settings, log, readState: desk.state, wake: desk.mails.wake }),
  );
  // Named by the version, so that an old release does not keep a new one from its work.
  leases.hold(`upgrade ${textVersion(database.engine)}`, () => startUpgradeWork({ database, settings, log }));
  leases.hold("deletion", () => startDeletingExpiredData({ database, store, settings, log }));
  leases.hold("registrations", () =>
    startRegistrationWork({ database, settings, log, wake: desk.mails.wake }),
  );
  leases.hold("newsletter", () => startNewsletterWork({ database, log }));
  if (settings.imapUrl)
    leases.hold("mailbox", () =>
      startMailReader({
        ...{ database, settings, log, store, files, onAccepted: desk.mails.wake },
        readNewsletterReport: site.newsletter.readReport,
      }),
    );
  await leases.start();

  const inTime = (what: string, milliseconds: number, work: () => Promise<unknown>) =>
    withDeadline(what, milliseconds, work).catch((error) =>
      log.warn("Stopping without waiting any longer", { error }),
    );
  const stopAfter = async (close: () => Promise<void>) => {
    // Before the server closes: some of it requests pages from this process, and while a worker drains, which may take
    // minutes, others do this work.
    const backgroundStopped = leases.stop();
    await close();
    await inTime("The background work", stopLimits.work, () =>
      Promise.all([backgroundStopped, ...ownWork.map((work) => work.stop())]),
    );
    await inTime("Leaving the list of processes", stopLimits.database, () => joined.stop());
    await inTime("Closing the database", stopLimits.database, () => database.close());
  };
  return {
    ...{ settings, port: server.port, desk, log },
    accept: server.accept,
    unready: health.stop,
    stop: () => {
      health.stop();
      return stopAfter(server.close);
    },
    drain: (limit = stopLimits.drain) => stopAfter(() => server.drain(limit)),
  };
}

/** What looks at the site from outside. `onDone`: see server/http/listen.ts. */
type Monitoring = {
  health: Health;
  metrics: Metrics;
  onDone: (request: IncomingMessage, status: number, milliseconds: number) => void;
};

/** The host for requests from this process to itself. */
function ownHost(host = "127.0.0.1"): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** Recalls the workers if the operator wants it: see OFFLINE. */
const workersOf = ({ settings }: Site) =>
  settings.offline ? (next: Listener) => next : removeWorkers(securityHeaders(settings));

/** Serves each sample file while a public record names it. */
const sampleFilesOf = ({ content, counts, settings, log }: Site) =>
  staticFiles({
    ...{ folder: sampleFilesFolder, prefix: "/files", commonHeaders: securityHeaders(settings), log },
    isPublic: async (address) => (await content.namedSampleFiles()).has(address),
    onSent: counts.file,
  });

async function serveBuilt(site: Site, monitoring: Monitoring, findOldAddress: FindOldAddress) {
  const buildFolder = join(rootFolder, "build");
  const filesFolder = join(buildFolder, "client");
  const { renderPage, renderDesk, fixedPages } = await openBuild(buildFolder);
  const { settings, log } = site;
  // At most half of the connections may wait, so that there is room for new ones.
  const maxWaiting = Math.floor(affordableConnections(connectionLimits.maxConnections) / 2);
  const slots = fairLimit({ name: "pages", ...pageSlots, maxWaiting });
  const pageQueue = await pageSlotQueue(settings, slots);
  const render = renderPages(renderPage, site, { ...renderLimits, isFull: slots.isFull });
  site.packs.start(packSource(site, render));
  const shared = sharedPages({ site, render, fixedPages, findOldAddress });
  const app = createApp({ site, ...monitoring, page: shared.answer, renderPreview: render, renderDesk });
  const files = staticFiles({
    ...{ folder: filesFolder, commonHeaders: securityHeaders(settings), log },
    rare: earlierAddresses(buildFolder),
    dictionaries: settings.dictionaries !== "off",
  });
  const samples = sampleFilesOf(site);
  const workers = workersOf(site);
  const server = await listen({
    fetch: pageQueue.releaseAfter(app.fetch as Fetch),
    settings,
    log,
    onDone: monitoring.onDone,
    respondAtOnce: shared.respondAtOnce,
    before: (next) => workers(files(samples(shared.fromCache(pageQueue.middleware(next))))),
  });
  const stopWarmUp = settings.warmUp ? shared.warmUp() : async () => {};
  const without = (close: Promise<void>) => Promise.all([stopWarmUp(), close]).then(() => {});
  return {
    ...server,
    close: () => without(server.close()),
    drain: (limit: number) => without(server.drain(limit)),
  };
}

async function serveDevelopment(site: Site, monitoring: Monitoring, findOldAddress: FindOldAddress) {
  const { startVite } = await import("./pages/development.ts");
  const vite = await startVite(securityHeaders(site.settings));
  // After an edit, a page waits for Vite to load it again.
  const render = renderPages(vite.renderPage, site, { ...renderLimits, otherwise: 60_000 });
  const { fixedPages, renderDesk } = vite;
  site.packs.start(packSource(site, render));
  const caches = { plain: noCache, withQuery: noCache };
  const shared = sharedPages({ site, render, fixedPages, findOldAddress, caches });
  const app = createApp({ site, ...monitoring, page: shared.answer, renderPreview: render, renderDesk });
  const fetch = app.fetch as Fetch;
  const samples = sampleFilesOf(site);
  const workers = workersOf(site);
  const before: typeof samples = (next) => workers(vite.middleware(samples(next)));
  const server = await listen({
    ...{ fetch, settings: site.settings, log: site.log, before },
    onDone: monitoring.onDone,
  });
  return { ...server, close: () => Promise.all([vite.close(), server.close()]).then(() => {}) };
}
