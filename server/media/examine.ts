import { open } from "node:fs/promises";
import { examineOffice } from "./examine-office.ts";
import { examinePdf } from "./examine-pdf.ts";
import { fileKind, signatureBytes } from "./file-kind.ts";
import type { WorkFile } from "./work-files.ts";

export type Examined =
  | { kind: "picture"; extension: string }
  | { kind: "file"; type: string; extension: string };

/** Determines the type of a file from its content alone. Throws `RefusedUpload` if the file is not accepted. */
export async function examine({ path, bytes }: WorkFile): Promise<Examined> {
  const known = await fileKind(await readStart(path), bytes);
  if (known.kind === "picture") return known;
  if (known.kind === "recording" || known.kind === "captions") return { ...known, kind: "file" };
  if (known.kind === "office") return { kind: "file", ...(await examineOffice(path)) };
  await examinePdf(path);
  return { kind: "file", type: "application/pdf", extension: "pdf" };
}

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(signatureBytes) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
