import { message } from "../message.ts";
export const partnerships = {
  partners: {
    visit: "Visit Website",
    newTab: message<{ name: string }>("of {name} (opens in a new tab)"),
    logoOf: message<{ name: string }>("Logo of {name}"),
  },
};
