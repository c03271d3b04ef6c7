import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

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
