import { expect, test } from "vitest";
import { maxBodyBytes } from "../../http/request-limits.ts";
import { fieldLimits } from "../message-limits.ts";
import { readForm } from "./read-form.ts";

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://site/contact", { method: "POST", body, headers });

test("accepts every field at its limit, in the longest characters", async () => {
  const full = (limit: number) => "🌍".repeat(limit);
  const body = new URLSearchParams({
    name: full(fieldLimits.name),
    email: "a".repeat(fieldLimits.email),
    subject: full(fieldLimits.subject),
    message: full(fieldLimits.message),
    homepage: "",
    formId: "a".repeat(32),
    elapsed: "123456",
  });
  expect(body.toString().length).toBeLessThan(maxBodyBytes);
  expect((await readForm(request(body))).fields.message).toBe(full(fieldLimits.message));
});

test("reads a body that is not a form as an empty form", async () => {
  for (const [body, type] of [
    ["{}", "application/json"],
    ["--x", "multipart/form-data; boundary=y"],
    ["name=a", ""],
    ["", "application/x-www-form-urlencoded"],
  ] as const) {
    const post = await readForm(request(body, { "content-type": type }));
    expect(post.fields).toEqual({ name: "", email: "", subject: "", message: "" });
  }
});

test("reads a file in place of a text as empty, and an invalid form id or time as missing", async () => {
  const form = new FormData();
  form.set("name", new File(["x"], "x.txt"));
  form.set("formId", "<script>");
  form.set("elapsed", "1e9");
  expect(await readForm(request(form))).toMatchObject({
    fields: { name: "" },
    formId: undefined,
    elapsed: undefined,
  });
});
