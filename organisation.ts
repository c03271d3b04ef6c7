/**
 * Who we are, in one place. Set what you have: what is left undefined is shown nowhere on the site.
 */
type Organisation = {
  name: string;
  city: string;
  country: string;
  /** As it is read and dialled, for example "+251 11 000 0000". */
  phone?: string;
  email?: string;
  /** Where journalists reach somebody who may speak for us. */
  press?: { phone?: string; email?: string };
  /** The professional-network page; LinkedIn and Facebook both lead there unless they have their own. */
  profile?: string;
  linkedIn?: string;
  facebook?: string;
  /** The country whose law governs the terms of service. */
  governingLaw?: string;
};

export const organisation: Organisation = {
  name: "Secure AI Africa",
  city: "Addis Ababa",
  country: "Ethiopia",
  profile: "https://www.linkedin.com/company/secure-ai-africa",
};

type SocialProfile = { name: string; address: string };

export const socialProfiles: SocialProfile[] = [
  { name: "LinkedIn", address: organisation.linkedIn ?? organisation.profile },
  { name: "Facebook", address: organisation.facebook ?? organisation.profile },
].filter((profile): profile is SocialProfile => profile.address !== undefined);
