import type { Translation } from "../translation.ts";

export const newestWork: Translation["newestWork"] = {
  row: "Miradi mipya zaidi",
  skip: "Ruka miradi",
  previous: "Mradi uliotangulia",
  next: "Mradi unaofuata",
};
