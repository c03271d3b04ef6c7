import type { Words } from "../words/translation.ts";

/** The page whose form can be prefilled by links. */
export const contactAddress = "/contact";

export type About = keyof Words["subjects"]["openings"];

/** The contact form with subject and first line prefilled. */
export const writeAbout = (about: About) => `${contactAddress}?about=${about}`;

export const registerFor = (eventId: string) => `${contactAddress}?event=${encodeURIComponent(eventId)}`;

/** The contact form with a message just sent, to send it again with another e-mail address. */
export const correctEmail = (token: string) => `${contactAddress}?correct=${token}`;
