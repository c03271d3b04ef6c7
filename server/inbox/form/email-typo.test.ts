import fc from "fast-check";
import { expect, test } from "vitest";
import { emailFault } from "../../mail/email-fault.ts";
import { likelyEmail } from "./email-typo.ts";

test.each([
  ["ade@gmial.con", "ade@gmail.com"],
  ["ade@gmail.con", "ade@gmail.com"],
  ["ade@gmail.co", "ade@gmail.com"],
  ["ade@gmail.cm", "ade@gmail.com"],
  ["ade@gmal.com", "ade@gmail.com"],
  ["ade@GMIAL.com", "ade@gmail.com"],
  ["ade@hotnail.com", "ade@hotmail.com"],
  ["ade@yahooo.com", "ade@yahoo.com"],
  ["ade@outlok.com", "ade@outlook.com"],
  ["ade.b+c@iclould.com", "ade.b+c@icloud.com"],
  ["ade@university.cmo", "ade@university.com"],
  ["ade@charity.ogr", "ade@charity.org"],
  ["ade@telkomsa.nte", "ade@telkomsa.net"],
])("%s looks mistyped: suggests %s", (typed, meant) => expect(likelyEmail(typed)).toBe(meant));

test.each([
  ...["ade@gmail.com", "ade@GMAIL.com", "ade@googlemail.com", "ade@ymail.com", "ade@mail.com"],
  ...["ade@email.com", "ade@cloud.com", "ade@aon.com", "ade@love.com", "ade@proton.me", "ade@gmailcom.com"],
  ...["ade@example.org", "ade@example.com", "ade@example.net", "ade@mail.example"],
  ...["ade@yahoo.fr", "ade@yahoo.co.uk", "ade@yahoo.co.za", "ade@hotmail.fr", "ade@live.co.za"],
  ...["ade@minict.gov.rw", "ade@aau.edu.et", "ade@orange.cm", "ade@webmail.co.za", "ade@xn--m0d3gwjla96a.et"],
])("accepts %s as it is", (address) => expect(likelyEmail(address)).toBeUndefined());

test("suggests a valid address with the same name before the @, and does not question its own suggestion", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const meant = likelyEmail(address);
      if (meant === undefined || emailFault(address)) return;
      expect(emailFault(meant)).toBeUndefined();
      expect(meant.split("@")[0]).toBe(address.split("@")[0]);
      expect(likelyEmail(meant)).toBeUndefined();
    }),
  );
});
