import { definePage } from "../parts.ts";
import { legalParts } from "./legal-parts.ts";

export const privacyPolicy = definePage({ name: "Privacy Policy", path: "/privacy-policy" }, legalParts);
