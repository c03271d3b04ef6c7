import type { ReactNode } from "react";
import type { Field as FieldDescription } from "../../../content/define.ts";
import { Field, FieldFrame } from "../../ui/field.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import { MediaField } from "../uploader/media-field.tsx";
import { LanguagesField } from "./languages-field.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { OrderField } from "./order-field.tsx";
import { PeopleField } from "./people-field.tsx";
import { fieldId, knownValuesId, type Offers } from "./writing.ts";

type Props = {
  name: string;
  field: FieldDescription;
  value: string;
  problem: string | undefined;
  offers: Offers;
  /** The id of the record. */
  record: string;
  /** The language of a translation. */
  translation?: { lang: string; dir: "ltr" | "rtl" };
};

/** A field of a record. React does not control it, so that it keeps what was typed before hydration. */
export function WritingField(props: Props) {
  const { online } = useIslandWords().writing;
  const { name, field, value, problem, offers, translation } = props;
  const words = translation && { lang: translation.lang, dir: translation.dir };
  const hint = field.hint && { hint: field.hint };
  const shared = { id: fieldId(name), label: field.label, name, error: problem, defaultValue: value };
  const limit = { maxLength: field.maxLength };
  const { type } = field;
  if (typeof type === "object" && "choices" in type)
    return <Choice {...props}>{optionsOf(Object.entries(type.choices))}</Choice>;
  if (type === "country")
    return (
      <Choice {...props}>
        <option value="">{online}</option>
        {offers.countries.map(({ group, countries }) => (
          <optgroup key={group} label={group}>
            {optionsOf(countries.map(({ code, name }) => [code, name]))}
          </optgroup>
        ))}
      </Choice>
    );
  if (type === "languages")
    return <LanguagesField {...{ name, value, problem }} label={field.label} offered={offers.languages} />;
  if (type === "text") return <MarkdownField {...{ name, label: field.label, value, problem, ...words }} />;
  if (type === "instant")
    return <Field {...shared} type="datetime-local" step={value.length > 16 ? 1 : undefined} {...hint} />;
  if (typeof type === "string" && type in inputs)
    return <Field {...shared} {...hint} {...inputs[type as keyof typeof inputs]} />;
  if (type === "order") return <OrderField {...shared} order={offers.order} />;
  if (type === "people")
    return <PeopleField name={name} label={field.label} value={value} people={offers.people} />;
  if (type === "picture" || type === "file")
    return (
      <MediaField
        {...{ id: fieldId(name), name, label: field.label, kind: type, value, error: problem }}
        record={props.record}
      />
    );
  if (type === "tags") return <Field {...shared} {...words} {...hint} />;
  // Longer values are easier to read over several lines.
  if (value.length > 70)
    return (
      <Field {...shared} {...words} {...hint} {...limit} rows={Math.min(8, Math.ceil(value.length / 55))} />
    );
  return <Field {...shared} {...words} {...hint} {...limit} list={field.named && knownValuesId(name)} />;
}

/** Values that are not prose: how the browser helps to enter them. */
const inputs = {
  coordinates: { spellCheck: false },
  doi: { spellCheck: false },
  zone: { spellCheck: false, list: "time-zones" },
  link: { spellCheck: false, inputMode: "url" },
  email: { spellCheck: false, inputMode: "email" },
  phone: { spellCheck: false, inputMode: "tel" },
  date: { type: "date" },
} as const;

const optionsOf = (choices: [value: string, words: string][]) =>
  choices.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));

const Choice = ({ name, field, value, problem, children }: Props & { children: ReactNode }) => (
  <FieldFrame id={fieldId(name)} label={field.label} hint={field.hint} error={problem}>
    {(shared) => (
      <select name={name} defaultValue={value} {...shared}>
        {children}
      </select>
    )}
  </FieldFrame>
);
