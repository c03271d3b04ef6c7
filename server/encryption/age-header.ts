/**
 * The header of an age file (age-encryption.org/v1): the random key of the file, encrypted for the holder of the secret
 * key, and a MAC of the header itself.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { type PublicKey, publicKeyOf, rawOf, type SecretKey } from "./age-keys.ts";

export const version = "age-encryption.org/v1";
const stanzaType = "X25519";
const fileKeyBytes = 16;
const tagBytes = 16;
/** Each file key is encrypted with its own key, so the nonce may be constant. */
const zeroNonce = Buffer.alloc(12);

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");
export const derive = (secret: Uint8Array, salt: Uint8Array, info: string) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, 32));
const macOf = (fileKey: Uint8Array, text: string) =>
  createHmac("sha256", derive(fileKey, Buffer.alloc(0), "header"))
    .update(text)
    .digest();

export function newHeader(recipient: PublicKey): { fileKey: Buffer; header: Buffer } {
  const fileKey = randomBytes(fileKeyBytes);
  const { publicKey, privateKey } = generateKeyPairSync("x25519");
  const share = rawOf(publicKey);
  const cipher = createCipheriv(
    "chacha20-poly1305",
    wrapKey(privateKey, recipient, share, recipient),
    zeroNonce,
    {
      authTagLength: tagBytes,
    },
  );
  const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
  const text = `${version}\n-> ${stanzaType} ${base64(share)}\n${base64(wrapped)}\n---`;
  return { fileKey, header: Buffer.from(`${text} ${base64(macOf(fileKey, text))}\n`) };
}

/** The key of the file. Undefined if this secret key does not open it, or the header was altered. */
export function openHeader(header: string, secret: SecretKey): Buffer | undefined {
  const [, text = "", mac = ""] = /^(.*\n---) ([A-Za-z\d+/]{43})\n$/s.exec(header) ?? [];
  const stanza = new RegExp(`^-> ${stanzaType} ([A-Za-z\\d+/]{43})\\n([A-Za-z\\d+/]{43})\\n`, "gm");
  for (const [, share = "", wrapped = ""] of text.matchAll(stanza)) {
    const fileKey = unwrap(Buffer.from(share, "base64"), Buffer.from(wrapped, "base64"), secret);
    if (fileKey)
      // The texts, because several of them decode to the same bytes.
      return timingSafeEqual(Buffer.from(base64(macOf(fileKey, text))), Buffer.from(mac))
        ? fileKey
        : undefined;
  }
  return undefined;
}

function unwrap(share: Buffer, wrapped: Buffer, { key, publicKey }: SecretKey): Buffer | undefined {
  try {
    const wrapping = wrapKey(key, publicKeyOf(share), share, publicKey);
    const decipher = createDecipheriv("chacha20-poly1305", wrapping, zeroNonce, { authTagLength: tagBytes });
    decipher.setAuthTag(wrapped.subarray(-tagBytes));
    return Buffer.concat([decipher.update(wrapped.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return undefined; // Encrypted for another key, or altered.
  }
}

function wrapKey(privateKey: KeyObject, other: PublicKey, share: Buffer, recipient: PublicKey): Buffer {
  const shared = diffieHellman({ privateKey, publicKey: other.key });
  return derive(shared, Buffer.concat([share, recipient.raw]), `${version}/${stanzaType}`);
}
