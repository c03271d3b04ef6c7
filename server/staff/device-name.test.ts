import { expect, test } from "vitest";
import { staffMailWords } from "../../app/words/staff-mail-words.ts";
import { deviceIn, deviceName } from "./device-name.ts";

test.each([
  ["Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0",
    "Edge on Windows",
  ],
  ["curl/8", "A browser on a device"],
])("%s", (userAgent, words) => {
  expect(deviceName(userAgent)).toBe(words);
});

test.each([
  ["Firefox on Android", "Firefox sur Android"],
  ["Safari on an iPhone or iPad", "Safari sur un iPhone ou iPad"],
  ["A browser on a device", "Un navigateur sur un appareil"],
  ["a device that an import named", "a device that an import named"],
])("%s is shown in the reader's language", async (stored, shown) => {
  expect(deviceIn((await staffMailWords("fr")).devices, stored)).toBe(shown);
});
