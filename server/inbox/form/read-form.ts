import { type Fields, fieldNames } from "./form-answer.ts";

export type Post = {
  fields: Fields;
  /** A random number the page's script makes for each tab; absent without script. */
  formId: string | undefined;
  /** Milliseconds since the page began to load, as its script measured them. */
  elapsed: number | undefined;
  /** The content of the honeypot field, which no person sees. */
  honeypot: string;
  /** The address that its sender says is right, although it looks mistyped. */
  keptEmail: string;
};

/** A body that is no form is read as an empty one: the answer then names the missing fields. */
export async function readPost(request: Request): Promise<Post> {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const elapsed = text("elapsed");
  return {
    fields: {
      ...(Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Fields),
      // The suggested address, if the sender has chosen it.
      email: text("likelyEmail") || text("email"),
    },
    formId: /^[\da-f]{32}$/.test(text("formId")) ? text("formId") : undefined,
    elapsed: /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : undefined,
    honeypot: text("homepage"),
    keptEmail: text("keptEmail"),
  };
}
