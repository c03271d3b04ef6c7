import { enquiryKinds } from "../../../server/inbox/message-kinds.ts";
import { FindForm } from "../rendering/find-form.tsx";
import { type InboxQuery, inboxPath } from "./inbox-address.ts";
import { kindLabels } from "./inbox-labels.ts";

/** The search covers all messages; the filter stays within the tab. */
export function InboxSearch({ query }: { query: InboxQuery }) {
  return (
    <FindForm action={inboxPath} q={query.q}>
      {query.tab && !query.q && <input type="hidden" name="among" value={query.tab} />}
      {query.about && <input type="hidden" name="about" value={query.about} />}
      <label>
        Kind
        <select name="kind" defaultValue={query.kind ?? ""}>
          <option value="">All</option>
          {enquiryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
            </option>
          ))}
        </select>
      </label>
    </FindForm>
  );
}
