import { expect, test } from "vitest";
import { publicRequest } from "./public-request.ts";

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
