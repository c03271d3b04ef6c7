/** Why an address is malformed. */
export type EmailFault = "space" | "two ats" | "dot at the end" | "dot too many" | "no dot" | "other";

export function emailFault(address: string): EmailFault | undefined {
  const [name, domain, ...rest] = address.split("@");
  if (/\s/.test(address)) return "space";
  if (rest.length > 0) return "two ats";
  if (!name || !domain) return "other";
  if (domain.endsWith(".")) return "dot at the end";
  if (/^\.|\.\./.test(domain)) return "dot too many";
  if (!domain.includes(".")) return "no dot";
  return emailAddress.test(address) ? undefined : "other";
}

/** The pattern of the HTML standard for `<input type="email">`. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
