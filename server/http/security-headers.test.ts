import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pagePolicy, securityHeaders } from "./security-headers.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("the policy of a page allows our own files, our own code and its own rules, and nothing unsafe", () => {
  const policy = pagePolicy({ scripts: ["a()", "b()"], styles: ["p{}", "q{}"] });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' ${hashOf("a()")} ${hashOf("b()")};`);
  expect(policy).toContain(`style-src 'self' ${hashOf("p{}")} ${hashOf("q{}")};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toMatch(/unsafe|\*|http/);
});

test("a page without its own code allows none", () => {
  expect(pagePolicy({ scripts: [], styles: [] })).toContain("script-src 'self'; style-src 'self';");
});

test("HSTS is sent where the site is https, and only there", () => {
  const hstsOf = (siteUrl: string, hstsSubdomains = false) =>
    securityHeaders({ siteUrl, hstsSubdomains })["strict-transport-security"];
  expect(hstsOf("https://example.org")).toBe("max-age=63072000");
  expect(hstsOf("https://example.org", true)).toBe("max-age=63072000; includeSubDomains");
  expect(hstsOf("http://localhost:3000", true)).toBeUndefined();
});
