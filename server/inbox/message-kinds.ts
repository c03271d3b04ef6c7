/**
 * What a message is about, as far as the link that led to the form says so. Each can be looked for by itself. The
 * database knows the list, too: another kind needs a migration.
 */
export const enquiryKinds = ["message", "registration", "volunteer", "partnership", "press"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** The kind that each value of `/contact?about=` asks for; of any other, and of none, it is a message. */
const kindsOfLinks: Record<string, EnquiryKind> = {
  volunteer: "volunteer",
  partner: "partnership",
  press: "press",
};

export const kindOfLink = (about: string): EnquiryKind =>
  (Object.hasOwn(kindsOfLinks, about) && kindsOfLinks[about]) || "message";
