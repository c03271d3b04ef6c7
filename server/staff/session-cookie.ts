/** The session cookie of the desk. It is sent to the desk only, and scripts cannot read it. */
export const sessionCookie = "desk-session";

const ninetyDays = 90 * 24 * 60 * 60;

export function withSession(token: string, siteUrl: string): { "set-cookie": string } {
  return { "set-cookie": cookie(token, ninetyDays, siteUrl) };
}

export function withoutSession(siteUrl: string): { "set-cookie": string } {
  return { "set-cookie": cookie("", 0, siteUrl) };
}

function cookie(value: string, maxAge: number, siteUrl: string): string {
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  // Lax, so that a link in a mail opens signed in; posts are protected by the check of their origin (desk-origin.ts).
  return `${sessionCookie}=${value}; Path=/desk; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
