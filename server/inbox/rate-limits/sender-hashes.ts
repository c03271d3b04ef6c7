import type { EnquiryStateRow } from "../../database/schema.ts";
import { type Network, networkHash, networksOf } from "../../limits/networks.ts";
import { emailKey } from "../../mail/email-key.ts";
import { timesInAll } from "../message-limits.ts";
import type { Sending } from "./arrival.ts";
import { contentHash, keysOf } from "./hashes.ts";
import { type Trait, textTraitsOf, traitsOf } from "./traits.ts";

/** The hashes of one thing, by the present key and by the one before. */
export type Hashes = string[];

/** What is counted of the messages of ten minutes. */
export type Counted = Pick<Network, "times" | "beyond"> & { hashes: Hashes };

/** The same, with networks and texts as hashes only. */
export type Sender = Pick<Sending, "formId" | "at"> & {
  /** Narrowest first. */
  networks: Hashes[];
  counted: Counted[];
  /** What is the same in texts that were changed a little. */
  texts: { hashes: Hashes; times: number }[];
  contentHash: string;
  emailKey: string;
};

export function senderOf(sending: Sending, state: EnquiryStateRow): Sender {
  const { fields, address, formId, at } = sending;
  const keys = keysOf(state);
  const hashesOf = (name: string) => keys.map((key) => networkHash(name, key));
  const networks = address === undefined ? [] : networksOf(address);
  const alike = (trait: Trait) =>
    networks.slice(0, trait.wide ? undefined : 1).map(({ name, times, beyond }) => ({
      ...{ hashes: hashesOf(`${name} ${trait.name}`), beyond },
      times: times * trait.times,
    }));
  const inAll = networks.slice(0, 1).map(({ name, beyond }) => ({
    ...{ hashes: hashesOf(name), beyond },
    times: timesInAll,
  }));
  return {
    ...{ formId, at, contentHash: contentHash(fields), emailKey: emailKey(fields.email) },
    networks: networks.map(({ name }) => hashesOf(name)),
    counted: [...inAll, ...traitsOf(sending).flatMap(alike)],
    texts: textTraitsOf(sending).map(({ name, times }) => ({ hashes: hashesOf(name), times })),
  };
}

/** What is noted of a message for a day, so that later ones can be compared with it. */
export function notedHashes({ networks, counted, texts }: Sender): string[] {
  const all = [...networks, ...[...counted, ...texts].map(({ hashes }) => hashes)];
  return [...new Set(all.flatMap(([present]) => present ?? []))];
}
