import { seededRandom } from "./seeded-random.ts";

const colours = ["teal", "indigo", "madder", "moss", "kola", "wine"] as const;
export type ClothColour = (typeof colours)[number];

/** Chosen so that no two of the categories we have share a colour. */
const salt = "tint";

/** The colour of a subject: a category, a place. The same on every page, for ever. */
export const clothColour = (subject: string): ClothColour => seededRandom(salt + subject).pick(colours);
