import type { Translation } from "../translation.ts";

export const aiPolicy: Translation["aiPolicy"] = {
  film: {
    unsupported: "ብራውዘርዎ ይህን ቪዲዮ ማጫወት አይችልም።",
    pause: "ቪዲዮውን ያቁሙ",
    play: "ቪዲዮውን ያጫውቱ",
  },
};
