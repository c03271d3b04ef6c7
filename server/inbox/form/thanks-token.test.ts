import { expect, test } from "vitest";
import { readThanksToken, thanksLife, thanksToken } from "./thanks-token.ts";

const at = new Date("2026-11-15T10:00:00.000Z");
const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);
const token = thanksToken("7K3M-QX9D", at, "key");

test("a token is valid for an hour, and names its message", () => {
  expect(readThanksToken(token, ["key"], at)).toBe("7K3M-QX9D");
  expect(readThanksToken(token, ["key"], later(thanksLife - 1))).toBe("7K3M-QX9D");
  expect(readThanksToken(token, ["key"], later(thanksLife))).toBeUndefined();
});

test("a token stays valid when the key is renewed, as long as the old key is known", () => {
  expect(readThanksToken(token, ["new", "key"], at)).toBe("7K3M-QX9D");
  expect(readThanksToken(token, ["new"], at)).toBeUndefined();
});

test("accepts a token from a clock that is slightly ahead, but not one from the future", () => {
  expect(readThanksToken(token, ["key"], later(-30_000))).toBe("7K3M-QX9D");
  expect(readThanksToken(token, ["key"], later(-3_600_000))).toBeUndefined();
});

test.each([
  ["a bare reference", "7K3M-QX9D"],
  ["nothing", ""],
  ["another message", token.replace("7K3M", "7K3N")],
  ["a later hour", thanksToken("7K3M-QX9D", later(1000), "key").slice(0, 19) + token.slice(19)],
  ["another signature", `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`],
  ["a shorter signature", token.slice(0, -1)],
  ["what follows it", `${token}A`],
  ["letters of two bytes", `${token.slice(0, -1)}é`],
])("rejects a forged token: %s", (_, forged) => {
  expect(forged).not.toBe(token);
  expect(readThanksToken(forged, ["key"], at)).toBeUndefined();
});
