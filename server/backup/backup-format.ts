/** What a backup says of itself: with its first file what it is, with `manifest.json` what is in it. */
import type { Engine } from "../database/connect.ts";

export const beginningName = "backup.json";
export const manifestName = "manifest.json";

export const beginning = { program: "secure-ai-africa", format: 1 };
export type Beginning = typeof beginning;

export type Manifest = {
  engine: Engine;
  /** The moment whose content it holds. */
  at: string;
  /** The migrations that had been applied: which release it is from. */
  migrations: string[];
  /** How many rows each table has. */
  rows: Record<string, number>;
  media: { objects: number; bytes: number };
};
