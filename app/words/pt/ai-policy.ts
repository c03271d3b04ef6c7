import type { Translation } from "../translation.ts";

export const aiPolicy: Translation["aiPolicy"] = {
  film: {
    unsupported: "O seu navegador não consegue mostrar este vídeo.",
    pause: "Pausar o vídeo",
    play: "Reproduzir o vídeo",
  },
};
