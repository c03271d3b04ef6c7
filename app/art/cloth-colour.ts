import { seededRandom } from "./seeded-random.ts";

const colours = ["teal", "indigo", "madder", "moss", "kola", "wine"] as const;
export type ClothColour = (typeof colours)[number];

/** Chosen so that no two of our categories share a colour. */
const salt = "tint";

/** The colour of a subject such as a category or a place. It must never change. */
export const clothColour = (subject: string): ClothColour => seededRandom(salt + subject).pick(colours);
