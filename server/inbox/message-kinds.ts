import { type EnquiryKind, enquiryKinds } from "../database/tables/enquiries.ts";

export { type EnquiryKind, enquiryKinds };

/** The kind that each value of `/contact?about=` asks for; of any other, and of none, it is a message. */
const kindsOfLinks: Record<string, EnquiryKind> = {
  volunteer: "volunteer",
  partner: "partnership",
  press: "press",
};

export const kindOfLink = (about: string): EnquiryKind =>
  (Object.hasOwn(kindsOfLinks, about) && kindsOfLinks[about]) || "message";
