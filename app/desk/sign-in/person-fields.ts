import { clean, findProblems } from "../../../server/inbox/form/validate.ts";
import type { DeskWords } from "../../words/translation.ts";

export type PersonProblems = { name?: string; email?: string };

/** The same rules as for visitors in the contact form. */
export function personFields(form: FormData, { signIn: { problems: said } }: DeskWords) {
  const text = (name: string) => String(form.get(name) ?? "");
  const fields = clean({ name: text("name"), email: text("email"), subject: "-", message: "-" });
  const found = findProblems(fields);
  const problems: PersonProblems = {
    ...(found.name && {
      name: found.name.kind === "missing" ? said.noName : said.longName,
    }),
    ...(found.email && {
      email: found.email.kind === "missing" ? said.noEmail : said.wrongEmail,
    }),
  };
  return { person: { name: fields.name, email: fields.email }, problems };
}
