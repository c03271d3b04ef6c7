import { expect, test } from "vitest";
import { emailKey, mailboxKey } from "./email-key.ts";

test.each([
  ["ada@münchen.example", "ada@xn--mnchen-3ya.example"],
  ["ADA@MÜNCHEN.EXAMPLE", "ada@xn--mnchen-3ya.example"],
  ["ada@mu\u0308nchen.example", "ada@münchen.example"],
  ["Ünal@example.org", "ünal@example.org"],
  ["U\u0308nal@example.org", "ünal@example.org"],
  ["ΝΊΚΟΣ@example.gr", "νίκοσ@example.gr"],
  ["selam@ኢትዮጵያ.et", "selam@xn--m0d3gwjla96a.et"],
  [" ada@example.org\n", "ada@example.org"],
])("%s is %s", (one, other) => expect(emailKey(one)).toBe(emailKey(other)));

test.each([
  ["ada@example.org", "ada@example.com"],
  ["strasse@example.org", "straße@example.org"],
  ["ada@münchen.example", "ada@munchen.example"],
  ["a.da@example.org", "ada@example.org"],
])("%s is not %s", (one, other) => expect(emailKey(one)).not.toBe(emailKey(other)));

test.each([
  ["ada+news@example.org", "ADA@example.org"],
  ["ada+a+b@example.org", "ada@example.org"],
  ["a.d.a+x@gmail.com", "ada@googlemail.com"],
  ["ada+1@münchen.example", "ada@xn--mnchen-3ya.example"],
])("%s is in the mailbox of %s", (one, other) => expect(mailboxKey(one)).toBe(mailboxKey(other)));

test.each([
  ["a.da@example.org", "ada@example.org"],
  ["ada-news@example.org", "ada@example.org"],
  ["ada@mail.gmail.com", "a.da@mail.gmail.com"],
  ["+1@example.org", "+2@example.org"],
])("%s may be in another mailbox than %s", (one, other) =>
  expect(mailboxKey(one)).not.toBe(mailboxKey(other)),
);
