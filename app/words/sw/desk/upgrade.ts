import type { DeskTranslation } from "../../translation.ts";

export const upgrade: DeskTranslation["upgrade"] = {
  done: "Usasishaji wa mwisho umekamilika.",
  texts:
    "Maandishi ya utafutaji yanaundwa upya: {checked, number} kati ya {total, number}. Hadi yakamilike, baadhi ya utafutaji utaleta matokeo yaleyale ya kabla ya usasishaji.",
  releases: "Matoleo kadhaa ya tovuti yanafanya kazi kwa wakati mmoja: {names}.",
  contract: "Unaweza kurudi kwenye toleo lililotangulia hadi {moment}.",
};
