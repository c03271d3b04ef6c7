/** The files of a posted form, streamed: they are never held in memory. */
import type { IncomingMessage } from "node:http";
import { finished, Readable, type Writable } from "node:stream";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import { mediaLimits } from "./media-limits.ts";
import { StoreProblem } from "./store.ts";

const limits = { fields: 20, fieldSize: 1000, headerPairs: 20, fileSize: mediaLimits.fileBytes + 1 };

/** The form was cut off, or is malformed. */
export class BrokenForm extends Error {}

type Files<Result> = {
  /** Beyond it, `tooMany` is one more result. */
  max: number;
  tooMany: Result;
  notStored: Result;
  accept: (name: string, content: Readable) => Promise<Result>;
};

/** The result for each file of the field "file". */
export async function acceptFiles<Result>(
  incoming: IncomingMessage,
  files: Files<Result>,
): Promise<Result[]> {
  const form = formOf(incoming, files.max);
  const taken: Promise<Result>[] = [];
  const open = new Set<BusboyFileStream>();
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  form.on("file", (field, file, name) => {
    // Added first: without a listener, an error would end the process.
    file.on("error", broken.reject);
    // A browser sends a file without a name if none was chosen.
    if (field !== "file" || !name) return void file.resume();
    open.add(file);
    const one = acceptOne(file, name, files).finally(() => open.delete(file));
    // Handled below, after the rest of the form was read.
    one.catch(() => {});
    taken.push(one);
  });
  form.on("filesLimit", () => taken.push(Promise.resolve(files.tooMany)));
  try {
    await Promise.race([parsed(incoming, form), broken.promise]);
  } catch (cause) {
    for (const file of open) file.destroy(cause as Error);
    await Promise.allSettled(taken);
    throw new BrokenForm("The form was cut off or is malformed.", { cause });
  }
  return Promise.all(taken);
}

function formOf({ headers }: IncomingMessage, files: number): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: { ...limits, files } });
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

async function acceptOne<Result>(
  file: BusboyFileStream,
  name: string,
  { accept, notStored }: Files<Result>,
): Promise<Result> {
  try {
    // A refused file is still read to its end, because others follow it in the form.
    return await accept(name, Readable.from(file.iterator({ destroyOnReturn: false })));
  } catch (error) {
    if (error instanceof StoreProblem) return notStored;
    throw error;
  } finally {
    file.resume();
  }
}
