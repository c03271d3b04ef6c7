/** Who we are. The rest of what is said of us is set at the desk, and shown nowhere until it is. */
export const organisation = {
  name: "Secure AI Africa",
  city: "Addis Ababa",
  /** In the languages that write it differently. */
  cityNames: { fr: "Addis-Abeba", pt: "Adis Abeba", am: "አዲስ አበባ", ar: "أديس أبابا" } as Record<
    string,
    string
  >,
  country: "Ethiopia",
  /** As ISO 3166 has it: every language knows a name for it. */
  countryCode: "ET",
  /** Of its clocks: the hours that staff read, and the morning in which they are told what waits. */
  timeZone: "Africa/Addis_Ababa",
};

export const detailNames = [
  /** As it is read and dialled, for example "+251 11 000 0000". */
  "phone",
  "email",
  /** Where journalists reach somebody who may speak for us. */
  "pressPhone",
  "pressEmail",
  /** The professional-network page; LinkedIn and Facebook both lead there unless they have their own. */
  "profile",
  "linkedIn",
  "facebook",
  /** The country whose law governs the terms of service. */
  "governingLaw",
] as const;

export type DetailName = (typeof detailNames)[number];
export type OrganisationDetails = { [Name in DetailName]?: string | undefined };

/** What a new database begins with. Once that is written, the database is what counts. */
export const firstDetails: OrganisationDetails = {
  profile: "https://www.linkedin.com/company/secure-ai-africa",
};

type SocialProfile = { name: string; address: string };

export function socialProfiles({ profile, linkedIn, facebook }: OrganisationDetails): SocialProfile[] {
  return [
    { name: "LinkedIn", address: linkedIn ?? profile },
    { name: "Facebook", address: facebook ?? profile },
  ].filter((each): each is SocialProfile => each.address !== undefined);
}
