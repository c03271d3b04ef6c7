/** The headers every response carries. The inline code of pages is allowed by its hash. */
import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** Constants of ours that stand in pages, as they stand there. */
export type InlineCode = { scripts: string[]; styles: string[] };

const everywhere = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": [
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "screen-wake-lock",
    "serial",
    "usb",
  ]
    .map((feature) => `${feature}=()`)
    .join(", "),
};

export function securityHeaders(siteUrl: string): Record<string, string> {
  const secure = siteUrl.startsWith("https:");
  return {
    ...everywhere,
    "content-security-policy": contentSecurityPolicy({ scripts: [], styles: [] }),
    ...(secure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}

/** `scripts` and `styles`: what is allowed besides our own files. */
function contentSecurityPolicy({ scripts, styles }: { scripts: string[]; styles: string[] }): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The policy of pages that hold this code of ours and, each, rules of its own. It is never read from the finished
 * page: a script that somebody got into one would be allowed with it.
 */
export function pagePolicy({ scripts, styles }: InlineCode): (pageStyles: string) => string {
  const known = { scripts: scripts.map(hashSource), styles: styles.map(hashSource) };
  return (pageStyles) => {
    const own = pageStyles ? [hashSource(pageStyles)] : [];
    return contentSecurityPolicy({ scripts: known.scripts, styles: [...known.styles, ...own] });
  };
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
