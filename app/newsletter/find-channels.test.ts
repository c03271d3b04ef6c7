import { expect, test } from "vitest";
import { channelsIn } from "./find-channels.ts";

const profile = (address: string) => ({ name: address, address });

test("finds WhatsApp and Telegram, and no look-alikes", () => {
  const channels = [
    "https://whatsapp.com/channel/0029Va",
    "https://www.whatsapp.com/channel/0029Va",
    "https://wa.me/251110000000",
    "https://t.me/secureaiafrica",
  ].map(profile);
  const others = ["https://www.linkedin.com/company/a", "https://at.me/a", "https://x.org/?t.me", "no"].map(
    profile,
  );
  expect(channelsIn([...others, ...channels])).toEqual(channels);
});
