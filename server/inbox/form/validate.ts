import { domainToASCII } from "node:url";
import { emailFault } from "../../mail/email-fault.ts";
import { fieldLimits } from "../message-limits.ts";
import { type Fields, fieldNames, type Problem, type Problems } from "./form-answer.ts";

/** Removes control characters, lone surrogates, and white space at either end. */
export function clean(fields: Fields): Fields {
  return {
    name: cleanLine(fields.name),
    email: asciiDomain(cleanLine(fields.email)),
    subject: cleanLine(fields.subject),
    message: cleanText(fields.message),
  };
}

export function findProblems(fields: Fields): Problems {
  const problems: Problems = {};
  for (const name of fieldNames) {
    const problem = problemWith(fields[name], fieldLimits[name]);
    if (problem) problems[name] = problem;
  }
  const fault = !problems.email && emailFault(fields.email);
  if (fault) problems.email = { kind: "malformed", fault };
  return problems;
}

function problemWith(value: string, limit: number): Problem | undefined {
  if (value === "") return { kind: "missing" };
  const over = [...value].length - limit;
  return over > 0 ? { kind: "long", by: over } : undefined;
}

export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim();
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, " ");
}

/** Some browsers send an international domain such as "ደብዳቤ.et" as typed, others in ASCII. */
export function asciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = domainToASCII(address.slice(at + 1));
  return at > 0 && domain ? address.slice(0, at + 1) + domain : address;
}
