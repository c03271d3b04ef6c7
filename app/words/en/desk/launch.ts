import { message } from "../../message.ts";

/** What a donor, a journalist or an official looks for on the site. */
export const launch = {
  title: "Ready to launch?",
  lead: "A donor, a journalist or an official looks for these things before they trust a site.",
  progress: message<{ done: number; all: number }>("{done} of {all} done."),
  ready: "Everything is there.",
  /** For screen readers, before a task. */
  done: "Done:",
  open: "To do:",
  /** After a task that no one can do at the desk. */
  byOperator: "Ask the person who runs the site.",
  groups: {
    trust: "Who we are",
    texts: "What we say",
    running: "How the site is run",
  },
  /** Each is a task. */
  checks: {
    people: "Name the people who work here, with their consent.",
    board: "Name the members of the board.",
    registration: "Enter the registration number.",
    address: "Enter the postal address.",
    contact: "Enter an e-mail address or a telephone number.",
    funders: "Name the funders.",
    accounts: "Publish the accounts of at least one year.",
    photographs: "Show at least one photograph of our own work.",
    samples: "Replace or remove the sample records.",
    evidence: "Give evidence for every figure, or remove it.",
    legal:
      "Enter everything that the legal pages refer to: registration number, e-mail address, telephone number, governing law.",
    read: "Have a native speaker read every translation, and record it on its review page.",
    disclosure: "Enter the address and the OpenPGP key for people who found a security weakness.",
    securityTxt: "Confirm security.txt.",
    mail: "Set up mail, so that messages reach you and replies reach visitors.",
    backup: "Make a backup at least every two days.",
    administrators: "Have a second administrator, in case the first one cannot sign in.",
  },
};
