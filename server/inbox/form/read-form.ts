import { type Fields, fieldNames } from "./form-answer.ts";

export type PostedForm = {
  fields: Fields;
  /** A random number that the page's script creates for each tab, after a "w" if the message may wait in an outbox; undefined without script. */
  formId: string | undefined;
  /** Milliseconds since the page began to load, as its script measured them. */
  elapsed: number | undefined;
  /** The content of the honeypot field, which is hidden from people. */
  honeypot: string;
  /** An address that looks mistyped, but which the sender has confirmed. */
  keptEmail: string;
};

/** Reads a body that is not a form as an empty form: the answer then names the missing fields. */
export async function readForm(request: Request): Promise<PostedForm> {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const elapsed = text("elapsed");
  return {
    fields: {
      ...(Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Fields),
      // The suggested address if the sender chose it.
      email: text("likelyEmail") || text("email"),
    },
    formId: /^w?[\da-f]{32}$/.test(text("formId")) ? text("formId") : undefined,
    elapsed: /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : undefined,
    honeypot: text("homepage"),
    keptEmail: text("keptEmail"),
  };
}
