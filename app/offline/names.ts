/**
 * Names of the things stored on a visitor's device. The worker, the page that lists them and the button that removes them
 * share these names.
 */
export const workerFile = "/worker.js";
export const deskWorkerFile = "/desk/worker.js";
/** Cache Storage: pages that were read, with the files that they need. */
export const pagesCache = "pages";
/** Cache Storage, followed by the name of the pack: one cache for each pack. */
export const packCache = "pack:";
/** Cache Storage of the desk's worker. */
export const deskCache = "desk";
/** Local storage, followed by the form id of a waiting message. */
export const outboxItem = "outbox:";
/** Local storage, followed by the address of the form. */
export const draftItem = "draft:";
