/** X25519 keys, in the notation of age: `age1…` encrypts, `AGE-SECRET-KEY-1…` decrypts. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { bech32Decode, bech32Encode } from "./bech32.ts";

const publicPrefix = "age";
const secretPrefix = "age-secret-key-";
const keyBytes = 32;
/** The DER encodings of a key (RFC 8410) are these bytes, followed by the key itself. */
const publicDer = Buffer.from("302a300506032b656e032100", "hex");
const secretDer = Buffer.from("302e020100300506032b656e04220420", "hex");

export type PublicKey = { raw: Buffer; key: KeyObject };
export type SecretKey = { publicKey: PublicKey; key: KeyObject };

export function newKeyPair(): { publicKey: string; secretKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync("x25519");
  const secret = privateKey.export({ format: "der", type: "pkcs8" }).subarray(-keyBytes);
  return {
    publicKey: bech32Encode(publicPrefix, rawOf(publicKey)),
    secretKey: bech32Encode(secretPrefix, secret).toUpperCase(),
  };
}

/** Undefined if it is not a public key. */
export function readPublicKey(text: string): PublicKey | undefined {
  const raw = bech32Decode(publicPrefix, text.trim());
  return raw?.length === keyBytes ? publicKeyOf(raw) : undefined;
}

export const publicKeyOf = (raw: Buffer): PublicKey => ({
  raw,
  key: createPublicKey({ key: Buffer.concat([publicDer, raw]), format: "der", type: "spki" }),
});

/** Reads a secret key, alone or in a key file with lines of comments. Undefined if there is none. */
export function readSecretKey(text: string): SecretKey | undefined {
  const line = text
    .split(/\r?\n/)
    .map((one) => one.trim())
    .find((one) => one && !one.startsWith("#"));
  const raw = bech32Decode(secretPrefix, line ?? "");
  if (raw?.length !== keyBytes) return undefined;
  const key = createPrivateKey({ key: Buffer.concat([secretDer, raw]), format: "der", type: "pkcs8" });
  return { key, publicKey: publicKeyOf(rawOf(createPublicKey(key))) };
}

export const rawOf = (key: KeyObject): Buffer =>
  key.export({ format: "der", type: "spki" }).subarray(-keyBytes);
