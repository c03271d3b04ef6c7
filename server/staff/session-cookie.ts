/** The cookie that says which session a browser has: for the desk only, and out of the reach of script. */
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
  // Lax, so that a link in a mail finds its reader signed in; posts are held against their Origin.
  return `${sessionCookie}=${value}; Path=/desk; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
