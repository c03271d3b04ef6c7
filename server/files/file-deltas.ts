/**
 * Scripts as differences to those of an earlier build. A browser that has `islands-A.js` gets `islands-B.js` as the
 * difference between the two. A delta is made when the first visitor needs it, because only visitors know which build
 * they saw last.
 */
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { dictionaryName } from "../http/delta.ts";
import { createDictionaries } from "../http/dictionaries.ts";
import type { Log } from "../process/log.ts";
import type { File } from "./served-file.ts";

/** The highest level: a delta is made once, and a script is large. */
const effort = 19;

const script = /^\/assets\/([\w.-]+)-[\w-]{8}\.js$/;
/** "islands" of "/assets/islands-DhkS9c1d.js". */
export const scriptName = (address: string): string | undefined => script.exec(address)?.[1];

export type FileDeltas = ReturnType<typeof fileDeltas>;

export function fileDeltas(files: ReadonlyMap<string, File>, log: Log) {
  const dictionaries = createDictionaries(log);
  const nameOf = new Map<string, string>();
  const read = ({ bytes, path }: File) => bytes ?? readFileSync(path);
  for (const [address, file] of files) {
    const name = scriptName(address);
    if (!name) continue;
    // The text itself is in memory already, or on disk.
    const dictionary = { name: dictionaryName(read(file)), bytes: 0, text: () => read(file) };
    nameOf.set(dictionary.name, name);
    dictionaries.add(dictionary);
  }

  return {
    /** The headers that offer a script to Chromium as the dictionary of its later versions. */
    offer(address: string, { headers, method }: IncomingMessage): Record<string, string> | undefined {
      if (headers["sec-ch-ua"] === undefined || headers["sec-fetch-dest"] !== "script" || method !== "GET")
        return undefined;
      const name = scriptName(address);
      if (!name) return undefined;
      const offer = `match="/assets/${name}-*.js"`;
      return { "use-as-dictionary": offer, vary: "Accept-Encoding, Available-Dictionary" };
    },

    /** Undefined if the client must get the whole file. */
    async find(address: string, file: File, { headers, method }: IncomingMessage) {
      const dictionary = method === "GET" && !headers.range ? dictionaries.find(headers) : undefined;
      const name = scriptName(address);
      if (!dictionary || !name || nameOf.get(dictionary.name) !== name) return undefined;
      const lessThan = file.encoded.br?.size ?? file.size;
      const made =
        dictionaries.delta(file.hash, dictionary) ??
        (await dictionaries.make({ id: file.hash, text: read(file), effort, lessThan }, dictionary));
      return made?.[0];
    },
  };
}
