/**
 * Who we are, in one place. Set what you have; what is left undefined is shown nowhere on the site.
 */
type Organisation = {
  name: string;
  city: string;
  country: string;
  /** As it should be read and dialled, for example "+251 11 000 0000". */
  phone?: string;
  email?: string;
  linkedIn?: string;
  facebook?: string;
  /** The country whose law governs the terms of service. */
  governingLaw?: string;
};

export const organisation: Organisation = {
  name: "Secure AI Africa",
  city: "Addis Ababa",
  country: "Ethiopia",
};
