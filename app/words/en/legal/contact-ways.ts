import type { OrganisationDetails } from "../../../../organisation.ts";

/** How to reach us, as a Markdown list of what is set. */
export function contactWays({ email, phone }: OrganisationDetails): string {
  return [
    "- with the form on the [contact page](/contact)",
    email && `- by e-mail: [${email}](mailto:${email})`,
    phone && `- by telephone: [${phone}](tel:${phone.replaceAll(/[^+\d]/g, "")})`,
  ]
    .filter(Boolean)
    .join("\n");
}
