import type { DetailName } from "../../../organisation.ts";

type Detail = { label: string; hint: string; type?: "tel" | "email" | "url" };

/** Each detail as its field is labelled, and where visitors find it. What is empty is shown nowhere. */
export const details: Record<DetailName, Detail> = {
  phone: {
    label: "Phone",
    type: "tel",
    hint: "On Contact and in the legal pages. As it is dialled: +251 11 000 0000.",
  },
  email: { label: "E-mail", type: "email", hint: "On Contact, in the legal pages and in security.txt." },
  pressPhone: { label: "Press: phone", type: "tel", hint: "On Contact, for journalists." },
  pressEmail: { label: "Press: e-mail", type: "email", hint: "On Contact, for journalists." },
  profile: {
    ...{ label: "Profile", type: "url" },
    hint: "At the foot of every page: LinkedIn and Facebook lead here unless they have their own. Begins with https://.",
  },
  linkedIn: { label: "LinkedIn", type: "url", hint: "At the foot of every page. Begins with https://." },
  facebook: { label: "Facebook", type: "url", hint: "At the foot of every page. Begins with https://." },
  governingLaw: {
    label: "Governing law",
    hint: "In the Terms of Service: the country whose law governs them.",
  },
};
