import type { EnquiryStateRow } from "../../database/schema.ts";
import { type Network, networkHash, networksOf } from "../../limits/networks.ts";
import { emailKey } from "../../mail/email-key.ts";
import { timesInAll } from "../message-limits.ts";
import type { Sending } from "./arrival.ts";
import { contentHash, keysOf } from "./hashes.ts";
import { type Trait, textTraitsOf, traitsOf } from "./traits.ts";

/** The hashes of one value, with the current key and with the previous one. */
export type Hashes = string[];

/** A property that is counted in the messages of the last ten minutes. */
export type Counted = Pick<Network, "times" | "beyond"> & { hashes: Hashes };

/** A message and its sender, with networks and texts as hashes only. */
export type Sender = Pick<Sending, "formId" | "at"> & {
  /** Narrowest first. */
  networks: Hashes[];
  counted: Counted[];
  /** The same for slightly changed copies of a text. */
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

/** The hashes to store for a day, so that later messages can be compared with this one. */
export function notedHashes({ networks, counted, texts }: Sender): string[] {
  const all = [...networks, ...[...counted, ...texts].map(({ hashes }) => hashes)];
  return [...new Set(all.flatMap(([present]) => present ?? []))];
}
