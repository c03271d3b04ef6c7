import { FindForm } from "../ui/find-form.tsx";
import { kindNames, type MediaFilters } from "./media-list-address.ts";

/** Searches the media library, and filters it by kind. */
export function MediaSearchForm({ filters }: { filters: MediaFilters }) {
  return (
    <FindForm action="/desk/media" q={filters.q}>
      <label>
        Show
        <select name="kind" defaultValue={filters.kind ?? ""}>
          <option value="">Pictures and files</option>
          {Object.entries(kindNames).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </FindForm>
  );
}
