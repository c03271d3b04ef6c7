import type { Translation } from "../translation.ts";

export const aiPolicy: Translation["aiPolicy"] = {
  film: {
    unsupported: "Votre navigateur ne peut pas lire cette vidéo.",
    pause: "Mettre la vidéo en pause",
    play: "Lire la vidéo",
  },
};
