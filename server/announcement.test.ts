import { expect, test } from "vitest";
import { announcement } from "./announcement.ts";

const announced = (given: Partial<Parameters<typeof announcement>[0]>) =>
  announcement({
    ...{ siteUrl: "http://localhost:3000", port: 3000, isTerminal: true },
    ...{ newKey: async () => "the-key", isOpen: async () => true },
    ...given,
  });

test("a terminal gets the link of the first administrator, at the address that works there", async () => {
  expect(await announced({ port: 4000 })).toContain("\n  http://localhost:4000/desk/begin?key=the-key\n");
  expect(await announced({ siteUrl: "https://example.org" })).toContain(
    "https://example.org/desk/begin?key=the-key\n",
  );
});

test("a file or a log gets the command that prints it instead, and no key is made", async () => {
  let made = 0;
  const newKey = async () => `key ${++made}`;
  const text = await announced({ isTerminal: false, newKey });
  expect(text).toContain("run: npm run staff -- begin");
  expect(text).not.toContain("key");
  expect(made).toBe(0);
});

test("once the desk has staff, neither is there", async () => {
  const taken = { newKey: async () => undefined, isOpen: async () => false };
  for (const isTerminal of [true, false])
    expect(await announced({ ...taken, isTerminal })).toBe(
      "\n  Secure AI Africa is at http://localhost:3000\n\n",
    );
});
