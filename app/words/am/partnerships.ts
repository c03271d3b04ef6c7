import type { Translation } from "../translation.ts";

export const partnerships: Translation["partnerships"] = {
  partners: {
    visit: "ድረ ገጹን ይጎብኙ",
    newTab: "({name}፤ በአዲስ ትር ይከፈታል)",
    logoOf: "የ{name} አርማ",
  },
};
