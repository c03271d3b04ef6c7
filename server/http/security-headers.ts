/** The security headers of every response. Inline scripts and styles are allowed by their hashes. */
import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Settings } from "../process/environment.ts";

/** The site's own inline scripts and styles, exactly as they appear in a page. */
export type InlineCode = { scripts: string[]; styles: string[] };

/** Features that ask the visitor for permission. Only our own code can run, so a short list is enough. */
const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

const everywhere = {
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
};

/**
 * Cuts the desk off from the window that opened it. Public pages have nothing to steal, and without this header a visitor
 * who opens the site in a new tab sees it earlier: see docs/decisions/2026-11-18-isolated-desk.md.
 */
export const deskHeaders = { "cross-origin-opener-policy": "same-origin" };

export function securityHeaders({
  siteUrl,
  hstsSubdomains,
}: Pick<Settings, "siteUrl" | "hstsSubdomains">): Record<string, string> {
  const secure = siteUrl.startsWith("https:");
  // Other sites of the organisation may not have https yet, so its subdomains are included only if the operator says so.
  const lasting = `max-age=63072000${hstsSubdomains ? "; includeSubDomains" : ""}`;
  return {
    ...everywhere,
    "content-security-policy": contentSecurityPolicy({ scripts: [], styles: [] }),
    ...(secure && { "strict-transport-security": lasting }),
  };
}

/** Whether a page may embed the site's own pages in frames, and be embedded itself. Other sites may do neither. */
type Frames = { showsFrames?: boolean | undefined; inFrames?: boolean | undefined };

/** `scripts` and `styles`: the sources that are allowed besides the site's own files. */
function contentSecurityPolicy({ scripts, styles, showsFrames, inFrames }: InlineCode & Frames): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(showsFrames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${inFrames ? "'self'" : "'none'"}`,
    // Scripts may turn text into markup in one place only, app/browser/fetch-part.ts, and addresses into workers in
    // app/shell/end-script.ts.
    "require-trusted-types-for 'script'",
    "trusted-types page-part worker",
  ].join("; ");
}

/** The policy of a page with these inline scripts and styles. They are never extracted from the rendered page. */
export function pagePolicy({ scripts, styles, ...frames }: InlineCode & Frames): string {
  return contentSecurityPolicy({
    scripts: scripts.map(hashSource),
    styles: styles.map(hashSource),
    ...frames,
  });
}

/** Allows one more inline style. */
export function allowStyle(policy: string, style: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' ${hashSource(style)}`);
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/** Adds the headers that a response does not set itself. */
export function withHeaders(headers: Record<string, string>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
