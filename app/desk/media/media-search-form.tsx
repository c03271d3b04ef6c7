import { useDeskWords } from "../rendering/desk-language.ts";
import { FindForm } from "../rendering/find-form.tsx";
import type { MediaFilters } from "./media-list-address.ts";

/** Searches the media library, and filters it by kind. */
export function MediaSearchForm({ filters }: { filters: MediaFilters }) {
  const { media: words } = useDeskWords();
  return (
    <FindForm action="/desk/media" q={filters.q}>
      <label>
        {words.show}
        <select name="kind" defaultValue={filters.kind ?? ""}>
          <option value="">{words.all}</option>
          {Object.entries(words.kinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </FindForm>
  );
}
