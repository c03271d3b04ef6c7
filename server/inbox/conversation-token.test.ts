import { expect, test } from "vitest";
import { conversationToken, readConversationToken } from "./conversation-token.ts";

const key = "a key";

test("a token opens its message, even if a mail server changed its case", () => {
  const token = conversationToken("reply", "7K3M-QX9D", key);
  expect(token).toMatch(/^[\w-]{1,60}$/);
  for (const spelling of [token, token.toUpperCase()])
    expect(readConversationToken("reply", spelling, key)).toBe("7K3M-QX9D");
});

test("a token opens no other message, and works for no other purpose or key", () => {
  const token = conversationToken("reply", "7K3M-QX9D", key);
  expect(readConversationToken("my data", token, key)).toBeUndefined();
  expect(readConversationToken("reply", token, "another key")).toBeUndefined();
  expect(readConversationToken("reply", token.replace("7k3mqx9d", "7k3mqx9e"), key)).toBeUndefined();
  for (const odd of [
    "",
    "-",
    "7k3mqx9d",
    `${token}0`,
    token.slice(0, -1),
    "7k3mqx9d-",
    `uuuuuuuu-${token.slice(9)}`,
  ])
    expect(readConversationToken("reply", odd, key)).toBeUndefined();
});
