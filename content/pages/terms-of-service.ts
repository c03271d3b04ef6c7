import { definePage, part, text } from "../parts.ts";
import { legalParts } from "./legal-parts.ts";

export const termsOfService = definePage(
  { name: "Terms of Service", path: "/terms-of-service" },
  {
    ...legalParts,
    law: part("Governing law: one of these stands where a section says {law}", {
      named: text("Once the country is set, which is {governingLaw}"),
      unnamed: text("While it is not set"),
    }),
  },
);
