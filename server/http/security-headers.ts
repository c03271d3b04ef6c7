/** The headers every response carries. The inline code of pages is allowed by its hash. */
import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** Constants of ours that stand in pages, as they stand there. */
export type InlineCode = { scripts: string[]; styles: string[] };

/** What a visitor could be asked for. No code but ours can run, so the list is short: every answer carries it. */
const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

const everywhere = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
};

export function securityHeaders(siteUrl: string): Record<string, string> {
  const secure = siteUrl.startsWith("https:");
  return {
    ...everywhere,
    "content-security-policy": contentSecurityPolicy({ scripts: [], styles: [] }),
    ...(secure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}

/** Whether a page may show pages of ours in frames, and be shown in one. No other site may do either. */
type Frames = { showsFrames?: boolean | undefined; inFrames?: boolean | undefined };

/** `scripts` and `styles`: what is allowed besides our own files. */
function contentSecurityPolicy({ scripts, styles, showsFrames, inFrames }: InlineCode & Frames): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(showsFrames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${inFrames ? "'self'" : "'none'"}`,
    // Script may make text markup in one way only: see app/browser/fetch-part.ts.
    "require-trusted-types-for 'script'",
    "trusted-types page-part",
  ].join("; ");
}

/** The policy of a page that holds this code of ours. It is never read from the finished page. */
export function pagePolicy({ scripts, styles, ...frames }: InlineCode & Frames): string {
  return contentSecurityPolicy({
    scripts: scripts.map(hashSource),
    styles: styles.map(hashSource),
    ...frames,
  });
}

/** The policy of a page that holds this style besides. */
export function allowStyle(policy: string, style: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' ${hashSource(style)}`);
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/** Adds what a response does not say itself. */
export function withHeaders(headers: Record<string, string>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
