import { expect, test } from "vitest";
import { failedDmarc } from "./dmarc.ts";

const ours = "mx.site.example";

test.each([
  [
    "as Gmail writes it",
    [`${ours}; dkim=pass header.i=@x; dmarc=fail (p=REJECT sp=NONE) header.from=bank.example`],
  ],
  [
    "as Microsoft writes it",
    [`${ours};dkim=none (message not signed);dmarc=FAIL action=oreject;compauth=fail`],
  ],
  ["with a version and spaces", [`${ours} 1; dmarc = fail`]],
  ["in the second header of the same server", [`${ours}; dkim=none`, `${ours.toUpperCase()}; dmarc=fail`]],
  ["above a forged header of the same name", [`${ours}; dmarc=fail`, `${ours}; dmarc=pass`]],
  [
    "beside a comment and a string that claim otherwise",
    [`${ours}; spf=pass (; dmarc=pass) smtp.mailfrom="; dmarc=pass"; dmarc=fail`],
  ],
])("a mail failed DMARC if the server that received it says so: %s", (_, results) => {
  expect(failedDmarc(results)).toBe(true);
});

test.each([
  ["nothing is said", [""]],
  ["it passed", [`${ours}; dmarc=pass header.from=example.org`]],
  ["the domain has no policy", [`${ours}; spf=fail; dmarc=none`]],
  ["another server says so, further down", [`${ours}; dmarc=pass`, "relay.example; dmarc=fail"]],
  ["only a comment says so", [`${ours}; spf=pass (dmarc=fail; dmarc=fail)`]],
  ["a string that is never closed says so", [`${ours}; spf=pass smtp.mailfrom="; dmarc=fail`]],
])("and not if %s", (_, results) => {
  expect(failedDmarc(results)).toBe(false);
});
