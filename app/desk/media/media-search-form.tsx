import { useDeskWords } from "../rendering/desk-language.ts";
import { FindForm } from "../rendering/find-form.tsx";
import type { MediaFilters } from "./media-list-address.ts";

/** Searches the media library, and filters it by kind and tag. */
export function MediaSearchForm({ filters, tags }: { filters: MediaFilters; tags: string[] }) {
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
      {(tags.length > 0 || filters.tag) && (
        <label>
          {words.tag}
          <select name="tag" defaultValue={filters.tag}>
            <option value="">{words.anyTag}</option>
            {[...new Set([...tags, filters.tag])].filter(Boolean).map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </select>
        </label>
      )}
    </FindForm>
  );
}
