import { type Kind, kindOf } from "../../../content/kinds.ts";
import { knownValuesId } from "../editor/writing.ts";

/** `known`: values in use, by field. */
type Props = { kind: Kind; known: Record<string, string[]>; zones: boolean };

/** What browsers suggest while someone types into a field such as "Category" or "Time zone". */
export function FieldSuggestions({ kind, known, zones }: Props) {
  return (
    <>
      {zones && hasZone(kind) && <Suggestions id="time-zones" values={timeZones} />}
      {Object.entries(known).map(([name, values]) => (
        <Suggestions key={name} id={knownValuesId(name)} values={values} />
      ))}
    </>
  );
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

const hasZone = (kind: Kind) => Object.values(kindOf(kind).fields).some(({ type }) => type === "zone");

/** African zones first. */
const timeZones = Intl.supportedValuesOf("timeZone").toSorted(
  (one, other) => Number(other.startsWith("Africa/")) - Number(one.startsWith("Africa/")),
);
