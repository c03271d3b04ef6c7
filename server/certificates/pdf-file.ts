import { deflateSync } from "node:zlib";

/** A dictionary or array of PDF, as text, or a stream. */
type PdfObject = { dictionary: string; stream?: string };

/** Collects numbered objects and writes them as a PDF 1.7 file. Contains no date, so that equal content is an equal file. */
export function pdfFile() {
  const objects: PdfObject[] = [];
  return {
    /** The reference to a new object. */
    add(dictionary: string, stream?: string): string {
      objects.push({ dictionary, ...(stream !== undefined && { stream }) });
      return `${objects.length} 0 R`;
    },
    /** A reference to an object that is described later, with `set`. */
    reserve(): string {
      return this.add("");
    },
    set(reference: string, dictionary: string): void {
      objects[Number.parseInt(reference, 10) - 1] = { dictionary };
    },
    write(catalog: string, info: string): Buffer {
      const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
      let length = parts[0]?.length ?? 0;
      const append = (part: Buffer) => {
        parts.push(part);
        length += part.length;
      };
      const offsets = objects.map(({ dictionary, stream }, index) => {
        const offset = length;
        append(Buffer.from(`${index + 1} 0 obj\n`));
        if (stream === undefined) append(Buffer.from(`<<${dictionary}>>`, "latin1"));
        else {
          const packed = deflateSync(Buffer.from(stream, "latin1"), { level: 9 });
          append(
            Buffer.from(`<<${dictionary}/Length ${packed.length}/Filter/FlateDecode>>\nstream\n`, "latin1"),
          );
          append(packed);
          append(Buffer.from("\nendstream"));
        }
        append(Buffer.from("\nendobj\n"));
        return offset;
      });
      const start = length;
      const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
      append(
        Buffer.from(
          `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root ${catalog}/Info ${info}>>\nstartxref\n${start}\n%%EOF\n`,
        ),
      );
      return Buffer.concat(parts);
    },
  };
}

export type PdfFile = ReturnType<typeof pdfFile>;

/** A text in UTF-16 with its byte order mark, as PDF wants it for titles and for text to copy. */
export const pdfText = (text: string): string => `<FEFF${utf16(text)}>`;

export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0"),
  ).join("");

/** At most two decimals: a hundredth of a point is invisible. */
export const pdfNumber = (value: number): string => String(Number(value.toFixed(2)));
