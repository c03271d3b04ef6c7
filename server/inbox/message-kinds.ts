import { type EnquiryKind, enquiryKinds } from "../database/tables/enquiries.ts";

export { type EnquiryKind, enquiryKinds };

/** The kind for each value of `/contact?about=`. Any other value, or none, means "message". */
const kindsOfLinks: Record<string, EnquiryKind> = {
  volunteer: "volunteer",
  partner: "partnership",
  press: "press",
};

export const kindOfLink = (about: string): EnquiryKind =>
  (Object.hasOwn(kindsOfLinks, about) && kindsOfLinks[about]) || "message";
