import { expect, test } from "vitest";
import { conversationToken, readConversationToken } from "./conversation-token.ts";

const key = "a key";

test("a token opens the message that it was made for, in whatever case a mail server writes it", () => {
  const token = conversationToken("reply", "7K3M-QX9D", key);
  expect(token).toMatch(/^[\w-]{1,60}$/);
  for (const spelling of [token, token.toUpperCase()])
    expect(readConversationToken("reply", spelling, key)).toBe("7K3M-QX9D");
});

test("it opens nothing else: no other message, for no other purpose, under no other key", () => {
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
