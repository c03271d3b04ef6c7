import { clean, findProblems } from "../../../server/inbox/form/validate.ts";

export type PersonProblems = { name?: string; email?: string };

/** The same rules as for visitors in the contact form. */
export function personFields(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const fields = clean({ name: text("name"), email: text("email"), subject: "-", message: "-" });
  const found = findProblems(fields);
  const problems: PersonProblems = {
    ...(found.name && {
      name: found.name.kind === "missing" ? "Please type a name." : "This name is too long.",
    }),
    ...(found.email && {
      email:
        found.email.kind === "missing"
          ? "Please type an e-mail address."
          : "This is not an e-mail address: it needs one @ and a domain, such as ada@example.org.",
    }),
  };
  return { person: { name: fields.name, email: fields.email }, problems };
}
