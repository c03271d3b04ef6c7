/** The headers every response carries. What a page's own inline scripts need is added by their hashes. */
import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";

type InlineCode = { scripts: string[]; styles: string[] };

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

export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(hashSource)].join(" ")}`,
    `style-src ${["'self'", ...styles.map(hashSource)].join(" ")}`,
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

/** Finds inline code in a document we rendered: React escapes all text, so a tag here is a tag we wrote. */
export function inlineCode(html: string): InlineCode {
  const bodies = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? "")),
  ];
  return {
    scripts: bodies(/<script(?![^>]*(?: src=| type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
    styles: bodies(/<style[^>]*>([\s\S]*?)<\/style>/g),
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
