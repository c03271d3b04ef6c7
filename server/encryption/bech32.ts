/** Bech32 (BIP 173, without its limit of 90 characters): how age writes keys. Its checksum notices mistyped characters. */
const alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const checksumLength = 6;
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

export function bech32Encode(prefix: string, bytes: Uint8Array): string {
  const values = regroup([...bytes], 8, 5) ?? [];
  const remainder = polymod([...expand(prefix), ...values, ...new Array(checksumLength).fill(0)]) ^ 1;
  const checksum = Array.from({ length: checksumLength }, (_, at) => (remainder >> (5 * (5 - at))) & 31);
  return `${prefix}1${[...values, ...checksum].map((value) => alphabet[value]).join("")}`;
}

/** Undefined if the text has another prefix or a mistake. */
export function bech32Decode(prefix: string, text: string): Buffer | undefined {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  const lower = text.toLowerCase();
  if (!isOneCase || !lower.startsWith(`${prefix}1`)) return undefined;
  const values = [...lower.slice(prefix.length + 1)].map((character) => alphabet.indexOf(character));
  if (values.includes(-1) || polymod([...expand(prefix), ...values]) !== 1) return undefined;
  const bytes = regroup(values.slice(0, -checksumLength), 5, 8);
  return bytes && Buffer.from(bytes);
}

const expand = (prefix: string) => {
  const codes = [...prefix].map((character) => character.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
};

function polymod(values: number[]): number {
  let remainder = 1;
  for (const value of values) {
    const top = remainder >>> 25;
    remainder = ((remainder & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) remainder ^= generator;
  }
  return remainder >>> 0;
}

/** The same bits in groups of another size. When decoding, the bits left over must be zeros and fewer than a group. */
function regroup(values: number[], from: number, to: number): number[] | undefined {
  const result: number[] = [];
  let [bits, count] = [0, 0];
  for (const value of values) {
    bits = (bits << from) | value;
    for (count += from; count >= to; bits &= (1 << count) - 1) {
      count -= to;
      result.push(bits >> count);
    }
  }
  if (to === 5 && count > 0) result.push((bits << (to - count)) & 31);
  return to === 8 && (count >= from || bits !== 0) ? undefined : result;
}
