/**
 * Whether a PDF does more than show pages. It is read a little at a time, and so are the objects that it holds
 * compressed, within bounds: a few bytes can unfold into gigabytes.
 */
import { createReadStream } from "node:fs";
import { createInflate } from "node:zlib";
import { forbiddenIn, streamKind } from "./pdf-names.ts";
import { RefusedUpload } from "./refusals.ts";

const chunk = 256 * 1024;
/** So far back a stream's description may begin, and so much of what was read is looked at again. */
const overlap = 64 * 1024;
/** Of all streams of objects together, and of one that may be something else. */
const mostInflated = { surely: 64 * 1024 * 1024, perhaps: 4 * 1024 * 1024 };

type ObjectStream = { start: number; surely: boolean };
type Window = {
  text: string /** Of its first character in the whole. */;
  position: number /** Seen before. */;
  seen: number;
};

export async function examinePdf(path: string): Promise<void> {
  const streams: ObjectStream[] = [];
  for await (const window of windows(createReadStream(path, { highWaterMark: chunk }))) {
    lookThrough(window.text);
    streams.push(...objectStreams(window));
  }
  let inflated = 0;
  for (const { start, surely } of streams) {
    const bytes = await inflateAndLook(path, start, mostInflated[surely ? "surely" : "perhaps"]).catch(
      (cause: unknown) => {
        if (cause instanceof RefusedUpload || surely) throw refused(cause);
        return 0;
      },
    );
    if (surely) inflated += bytes;
    if (inflated > mostInflated.surely) throw new RefusedUpload("pdf-unreadable");
  }
}

const refused = (cause: unknown) =>
  cause instanceof RefusedUpload ? cause : new RefusedUpload("pdf-unreadable", { cause });

function lookThrough(text: string): void {
  const found = forbiddenIn(text);
  if (found) throw new RefusedUpload(found);
}

/** Where streams begin in which readers look for objects. */
function objectStreams({ text, position, seen }: Window): ObjectStream[] {
  return [...text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)].flatMap(({ 0: word, index }) => {
    const start = index + word.length;
    if (start <= seen) return [];
    const kind = streamKind(text.slice(Math.max(0, index - overlap), index));
    if (kind === "unusual objects") throw new RefusedUpload("pdf-unreadable");
    return kind === "other" ? [] : { start: position + start, surely: kind === "objects" };
  });
}

/** Returns how many bytes it had. Where compressed bytes end they say themselves. */
async function inflateAndLook(path: string, start: number, most: number): Promise<number> {
  const source = createReadStream(path, { start });
  const inflate = createInflate({ chunkSize: chunk });
  source.on("error", (error) => inflate.destroy(error)).pipe(inflate);
  let bytes = 0;
  try {
    for await (const { text, seen } of windows(inflate)) {
      lookThrough(text);
      bytes += text.length - seen;
      if (bytes > most) throw new Error("It holds too much.");
    }
    return bytes;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

/** So that what stands across two chunks is seen. */
async function* windows(content: AsyncIterable<Buffer>): AsyncIterable<Window> {
  let [text, position] = ["", 0];
  for await (const part of content) {
    const kept = text.slice(-overlap);
    position += text.length - kept.length;
    text = kept + part.toString("latin1");
    yield { text, position, seen: kept.length };
  }
}
