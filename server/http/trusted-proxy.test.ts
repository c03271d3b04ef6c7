import { expect, test } from "vitest";
import { publicRequest, withoutPort } from "./trusted-proxy.ts";

const forwarded = new Request("http://127.0.0.1:3000/contact?x=1", {
  method: "POST",
  body: "a=b",
  headers: { "x-forwarded-proto": "https", "x-forwarded-host": "example.org" },
});

test("a forwarding header changes nothing unless the proxy is trusted", () => {
  expect(publicRequest(forwarded, false)).toBe(forwarded);
});

test("behind a trusted proxy the request has the visitor's address and its body", async () => {
  const request = publicRequest(forwarded, true);
  expect(request.url).toBe("https://example.org/contact?x=1");
  expect(request.method).toBe("POST");
  expect(await request.text()).toBe("a=b");
});

test.each(["evil host", "a/b", "user@host", ""])("the host %j is not believed", (host) => {
  const request = new Request("http://127.0.0.1:3000/", { headers: { "x-forwarded-host": host } });
  expect(publicRequest(request, true).url).toBe("http://127.0.0.1:3000/");
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[::1]:99", "::1"],
  ["::ffff:192.0.2.1", "::ffff:192.0.2.1"],
  ["[::ffff:192.0.2.1]:80", "::ffff:192.0.2.1"],
  ["unknown", "unknown"],
])("the address in %s is %s", (address, expected) => {
  expect(withoutPort(address)).toBe(expected);
});
