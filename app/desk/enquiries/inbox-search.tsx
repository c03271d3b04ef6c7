import type { Label } from "../../../server/inbox/conversations/labels.ts";
import { enquiryKinds } from "../../../server/inbox/message-kinds.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { FindForm } from "../rendering/find-form.tsx";
import { type InboxQuery, inboxPath } from "./inbox-address.ts";

/** The search covers all messages; the filter stays within the tab. */
export function InboxSearch({ query, labels }: { query: InboxQuery; labels: Label[] }) {
  const { enquiries: words, common } = useDeskWords();
  return (
    <FindForm action={inboxPath} q={query.q}>
      {query.tab && !query.q && <input type="hidden" name="among" value={query.tab} />}
      {query.about && <input type="hidden" name="about" value={query.about} />}
      <label>
        {words.kind}
        <select name="kind" defaultValue={query.kind ?? ""}>
          <option value="">{common.all}</option>
          {enquiryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {labels.length > 0 && (
        <label>
          {words.labels.label}
          <select name="label" defaultValue={query.label ?? ""}>
            <option value="">{common.all}</option>
            {labels.map(({ id, name }) => (
              <option key={id} value={id} dir="auto">
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </FindForm>
  );
}
