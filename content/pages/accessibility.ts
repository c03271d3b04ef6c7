import { definePage } from "../parts.ts";
import { legalParts } from "./legal-parts.ts";

export const accessibility = definePage({ name: "Accessibility", path: "/accessibility" }, legalParts);
