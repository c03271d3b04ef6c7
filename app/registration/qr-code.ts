/**
 * A QR code for a reference such as "7K3M-QX9D" (ISO/IEC 18004). Always version 1 with error correction M and mask 0, which
 * has room for 20 such letters: so there is no table of versions, and no search for the best mask.
 */
const size = 21;
const dataBytes = 16;
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
/** Of error correction M and mask 0, with its checksum. */
const format = 0b101010000010010;
/** The coefficients of the generator polynomial for ten bytes of error correction. */
const generator = [216, 194, 159, 111, 199, 94, 95, 113, 157, 193];

/** The rows of the code; true is dark. */
export function qrCode(text: string): boolean[][] {
  const data = dataOf(text);
  const bits = [...data, ...correctionOf(data)].flatMap((byte) => bitsOf(byte, 8));
  const rows = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = rows[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  drawPatterns(set);
  const free = pathThrough().filter(([x, y]) => rows[y]?.[x] === undefined);
  free.forEach(([x, y], index) => {
    set(x, y, (bits[index] === 1) !== ((x + y) % 2 === 0));
  });
  return rows as boolean[][];
}

const bitsOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);

/** The letters in pairs of 11 bits, padded to the length of the code. */
function dataOf(text: string): number[] {
  const values = [...text].map((letter) => alphabet.indexOf(letter));
  if (values.includes(-1) || values.length > 20) throw new Error(`No QR code can be drawn for ${text}.`);
  const bits = [...bitsOf(2, 4), ...bitsOf(values.length, 9)];
  for (let index = 0; index < values.length; index += 2) {
    const [one = 0, other] = values.slice(index, index + 2);
    bits.push(...(other === undefined ? bitsOf(one, 6) : bitsOf(45 * one + other, 11)));
  }
  const ended = [...bits, 0, 0, 0, 0].slice(0, 8 * dataBytes).join("");
  const bytes = (ended.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
  const padding = Array.from({ length: dataBytes }, (_, index) => (index % 2 === 0 ? 0xec : 0x11));
  return [...bytes, ...padding].slice(0, dataBytes);
}

/** Reed and Solomon's code: the remainder of a division of polynomials. */
function correctionOf(data: number[]): number[] {
  let remainder = generator.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = generator.map(
      (coefficient, index) => (remainder[index + 1] ?? 0) ^ product(coefficient, factor),
    );
  }
  return remainder;
}

/** In the field of 256 elements that QR codes use. */
function product(one: number, other: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    if ((other >> bit) & 1) result ^= one;
  }
  return result;
}

/** The three corners, the lines between them, and the format, twice. */
function drawPatterns(set: (x: number, y: number, isDark: boolean) => void): void {
  for (let index = 0; index < size; index++) {
    set(index, 6, index % 2 === 0);
    set(6, index, index % 2 === 0);
  }
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    for (let y = -1; y <= 7; y++)
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        if (top + y < size) set(left + x, top + y, ring !== 2 && ring !== 4);
      }
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1;
    if (bit < 6) set(8, bit, isDark);
    else if (bit < 8) set(8, bit + 1, isDark);
    else if (bit === 8) set(7, 8, isDark);
    else set(14 - bit, 8, isDark);
    if (bit < 8) set(size - 1 - bit, 8, isDark);
    else set(8, size - 15 + bit, isDark);
  }
  set(8, size - 8, true);
}

/** All places in the order of the bits: pairs of columns from the right, upwards and downwards in turn. */
function pathThrough(): [x: number, y: number][] {
  const columns = [20, 18, 16, 14, 12, 10, 8, 5, 3, 1];
  return columns.flatMap((right, index) =>
    Array.from({ length: size }, (_, step) => (index % 2 === 0 ? size - 1 - step : step)).flatMap(
      (y): [number, number][] => [
        [right, y],
        [right - 1, y],
      ],
    ),
  );
}
