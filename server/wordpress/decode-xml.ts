import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { ContentFileProblem } from "../content-files/read-files.ts";

/** WordPress can split a larger export by date or author. */
const maxBytes = 1_000_000_000;

/** Streams the text of an XML file in the encoding that it declares. */
export async function* decodeXml(path: string): AsyncGenerator<string> {
  const encoding = await encodingOf(path);
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      // WordPress writes control characters, which XML forbids.
      return decoder.decode(chunk, { stream: chunk !== undefined }).replace(control, "");
    } catch (cause) {
      const sentence = `${path} contains text that is not valid ${encoding}, the encoding of the file. Export it again.`;
      throw new ContentFileProblem(sentence, { cause });
    }
  };
  for await (const chunk of createReadStream(path)) yield decode(chunk);
  yield decode();
}

const control = /[^\P{Cc}\t\n\r]/gu;

async function encodingOf(path: string): Promise<string> {
  const file = await open(path).catch((cause) => {
    throw new ContentFileProblem(`${path} cannot be opened. Check its name and permissions.`, { cause });
  });
  try {
    const { size } = await file.stat();
    if (size > maxBytes)
      throw new ContentFileProblem(`${path} is larger than 1 GB. Export it from WordPress in parts.`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0);
    return encodingIn(path, buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function encodingIn(path: string, start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const text = start.toString("latin1").replace(/^\xef\xbb\xbf/, "");
  if (!/^\s*</.test(text))
    throw new ContentFileProblem(
      `${path} is not an XML file. Use the file that WordPress saves under Tools, Export. If it is in an archive, unpack it first.`,
    );
  const [, label = "utf-8"] = /^\s*<\?xml[^>]*\sencoding=["']([^"']+)["']/.exec(text) ?? [];
  try {
    return new TextDecoder(label).encoding;
  } catch (cause) {
    throw new ContentFileProblem(`${path} declares an unknown encoding: ${label.slice(0, 40)}.`, {
      cause,
    });
  }
}
