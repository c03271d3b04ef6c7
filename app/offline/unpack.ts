/** Reads a pack: see server/packs/pack-file.ts. */
type Packed = {
  texts: string[];
  pages: { address: string; policy: number; parts: number[] }[];
  pictures: { address: string; type: string; base64: string }[];
};

/** The bytes are not those that the server has announced. */
export class Damaged extends Error {}

/** The responses of a pack by address. Throws `Damaged` unless its bytes have this digest. */
export async function unpack(bytes: Uint8Array<ArrayBuffer>, digest: string): Promise<Map<string, Response>> {
  if ((await digestOf(bytes)) !== digest) throw new Damaged();
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { texts, pages, pictures }: Packed = await new Response(stream).json();
  const keptAt = { "x-kept-at": new Date().toISOString() };
  return new Map([
    ...pages.map(({ address, policy, parts }) => {
      const headers = {
        ...keptAt,
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": texts[policy] ?? "",
      };
      return [address, new Response(parts.map((part) => texts[part]).join(""), { headers })] as const;
    }),
    ...pictures.map(({ address, type, base64 }) => {
      const picture = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      return [address, new Response(picture, { headers: { ...keptAt, "content-type": type } })] as const;
    }),
  ]);
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
