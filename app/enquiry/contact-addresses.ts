import type { Words } from "../words/translation.ts";

/** The page whose form links can fill in. */
export const contactAddress = "/contact";

export type About = keyof Words["subjects"]["openings"];

/** The address of the contact form with subject and first line filled in. */
export const writeAbout = (about: About) => `${contactAddress}?about=${about}`;

export const registerFor = (eventId: string) => `${contactAddress}?event=${encodeURIComponent(eventId)}`;

/** The address at which a message that was just sent can be sent again with another e-mail address. */
export const correctEmail = (token: string) => `${contactAddress}?correct=${token}`;
