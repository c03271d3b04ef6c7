import { partsMessage } from "../../message.ts";

/** The page where an administrator confirms security.txt. */
export const securityTxt = {
  confirmed: partsMessage<"until">("Confirmed. It is valid until {until}."),
  /** `file` is the next sentence, as a link to the file. */
  help: partsMessage<"file">(
    "{file} tells people who found a security weakness how to reach us. It is valid for a year at most, so a person has to confirm it again each year.",
  ),
  file: "This file",
  confirmedBy: partsMessage<"name" | "moment">("{name} confirmed security.txt on {moment}."),
  unconfirmed: "No one has confirmed security.txt yet.",
  expired: partsMessage<"moment">("It expired on {moment}."),
  expires: partsMessage<"moment">("It expires on {moment}."),
  before: "Before you confirm",
  /** `organisation` is the name of a page of the desk. */
  addresses: partsMessage<"organisation">(
    "Does someone read mail to these addresses every day? They are in {organisation}.",
  ),
  organisation: "Organisation",
  policy: partsMessage<"policy">("Is the {policy} still true?"),
  policyName: "Security Policy",
  key: "If there is a key: can someone still use it?",
  confirm: "All of this is right: confirm",
  toPage: "Confirm security.txt",
};
