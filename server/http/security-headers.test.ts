import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineCode, securityHeaders } from "./security-headers.ts";

test("inline code is found, files and data are not", () => {
  const html = `<script>a("<b>")</script><script type="module" async="">b()</script><script src="/x.js"></script>
    <script type="application/ld+json">{"a":1}</script><style>p{}</style><script>a("<b>")</script>`;
  expect(inlineCode(html)).toEqual({ scripts: ['a("<b>")', "b()"], styles: ["p{}"] });
});

test("the policy allows our own files and the named code, and nothing unsafe", () => {
  const policy = contentSecurityPolicy({ scripts: ["a()"], styles: [] });
  const hash = createHash("sha256").update("a()").digest("base64");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toMatch(/unsafe|\*|http/);
});

test("HSTS is sent where the site is https, and only there", () => {
  expect(securityHeaders("https://example.org")).toHaveProperty("strict-transport-security");
  expect(securityHeaders("http://localhost:3000")).not.toHaveProperty("strict-transport-security");
});
