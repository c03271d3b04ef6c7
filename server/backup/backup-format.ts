/**
 * The layout of a backup, a tar file: `backup.json` identifies it, then come media/ and tables/, `manifest.json` lists its
 * contents, SHA256SUMS has a line for each file, and SHA256 comes last.
 */
import type { Engine } from "../database/connect.ts";
import { blockSize, endOfArchive, paddingOf, tarHeader } from "./tar.ts";

export const headerName = "backup.json";
export const manifestName = "manifest.json";
export const mediaFolder = "media/";
export const tablesFolder = "tables/";
/** A table is split into several files. */
export const tableFolder = (table: string) => `${tablesFolder}${table}/`;

export const header = { program: "secure-ai-africa", format: 1 };
export type Header = typeof header;

export type Manifest = {
  /** The name under which a scheduled backup is stored, without `.age`. */
  name?: string;
  engine: Engine;
  /** The moment of the database snapshot. */
  at: string;
  /** The applied migrations, which identify the release. */
  migrations: string[];
  /** The number of rows of each table. */
  rows: Record<string, number>;
  media: { objects: number; bytes: number };
};

/**
 * The end of a backup: a file with the SHA-256 of everything before it. Its bytes depend on the digest alone, so every
 * changed bit of the backup is noticed.
 */
export function trailerOf(digest: string): Buffer {
  const line = Buffer.from(`${digest}\n`);
  return Buffer.concat([tarHeader("SHA256", line.length), line, paddingOf(line.length), endOfArchive]);
}

export const trailerSize = blockSize + blockSize + endOfArchive.length;
