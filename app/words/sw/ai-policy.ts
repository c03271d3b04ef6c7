import type { Translation } from "../translation.ts";

export const aiPolicy: Translation["aiPolicy"] = {
  film: {
    unsupported: "Kivinjari chako hakiwezi kuonyesha video hii.",
    pause: "Simamisha video",
    play: "Cheza video",
  },
};
