import type { Field } from "../content/define.ts";
import { kindOf, type RecordKind } from "../content/kinds.ts";

/** The fields that a record of the kind needs to be published. */
export function exampleFields(kind: RecordKind): Record<string, string> {
  const needed = Object.entries(kindOf(kind).fields).filter(([, { required }]) => required);
  return Object.fromEntries(needed.map(([name, field]) => [name, exampleOf(field)]));
}

function exampleOf({ label, type }: Field): string {
  if (typeof type === "object") return "choices" in type ? (Object.keys(type.choices)[0] ?? "") : "";
  const examples: Partial<Record<typeof type, string>> = {
    ...{ instant: "2030-05-01T06:00:00.000Z", zone: "Africa/Nairobi", link: "/faq", file: "/faq" },
    ...{ email: "ada@example.org", order: "1", country: "KE" },
  };
  return examples[type] ?? label;
}
