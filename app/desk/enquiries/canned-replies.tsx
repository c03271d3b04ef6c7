import { data, redirect, useActionData, useLoaderData } from "react-router";
import { languageCodes } from "../../../languages.ts";
import { type CannedReply, cannedLimits } from "../../../server/inbox/conversations/canned-replies.ts";
import { enquiryKinds } from "../../../server/inbox/message-kinds.ts";
import controls from "../../ui/field.module.css";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import type { DeskWords } from "../../words/translation.ts";
import { inLanguage, languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import styles from "./enquiries.module.css";
import { inboxPath } from "./inbox-address.ts";

export const role: Access = "publisher";
export const title = (_: unknown, { enquiries }: DeskWords) => enquiries.canned.title;

const path = "/desk/enquiries/replies";

export async function loader({ desk, url }: DeskArgs) {
  const replies = await desk.inbox.canned.list();
  return {
    replies: replies.map(({ id, name, language, kind, text }) => ({ id, name, language, kind, text })),
    isDone: url.searchParams.has("done"),
  };
}

async function save({ desk, form, session, words }: ActArgs) {
  const field = (name: string) => String(form.get(name) ?? "").replace(/\r\n?/g, "\n");
  const typed = {
    ...{ id: field("id"), name: field("name").trim() },
    ...{ language: field("language"), text: field("text") },
    kind: enquiryKinds.find((kind) => kind === field("kind")) ?? null,
  };
  const outcome = await desk.inbox.canned.save(session.person, typed);
  if (outcome === "done") return redirect(`${path}?done`);
  const retained = outcome === "not there" ? { ...typed, id: "" } : typed;
  const { problems } = words.enquiries.canned;
  const problem =
    outcome === "incomplete" ? problems.incomplete({ characters: cannedLimits.name }) : problems[outcome];
  return data({ typed: retained, problem }, { status: 422 });
}

async function remove({ desk, form, session }: ActArgs) {
  await desk.inbox.canned.remove(session.person, String(form.get("id") ?? ""));
  return redirect(`${path}?done`);
}

export const acts: Acts = {
  save: { role: "publisher", run: save },
  delete: { role: "publisher", run: remove },
};

type Canned = CannedReply;
type Refused = { typed: Canned; problem: string };

export default function CannedReplies() {
  const { replies, isDone } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const { canned: words, back } = useDeskWords().enquiries;
  const typedIn = (reply: Canned) => (refused?.typed.id === reply.id ? refused.typed : reply);
  return (
    <>
      <p>
        <a href={inboxPath}>{back}</a>
      </p>
      <h1>{words.title}</h1>
      {isDone && (
        <Notice tone="success">
          <p>{words.saved}</p>
        </Notice>
      )}
      {refused && (
        <Notice tone="error">
          <p>{refused.problem}</p>
        </Notice>
      )}
      <p>
        {words.help({
          name: <bdi key="name">{"{name}"}</bdi>,
          reference: <bdi key="reference">{"{reference}"}</bdi>,
        })}
      </p>
      {replies.map((reply) => (
        <section key={reply.id} aria-label={reply.name}>
          <h2 dir="auto">{reply.name}</h2>
          <CannedForm reply={typedIn(reply)} />
        </section>
      ))}
      <section>
        <h2>{words.new}</h2>
        <CannedForm reply={typedIn({ id: "", name: "", language: "", kind: null, text: "" })} />
      </section>
    </>
  );
}

function CannedForm({ reply: { id, name, language, kind, text } }: { reply: Canned }) {
  const key = id || "new";
  const reader = useLanguage();
  const { enquiries, common } = useDeskWords();
  const words = enquiries.canned;
  return (
    <form method="post" className={styles.note}>
      <input type="hidden" name="id" value={id} />
      <Field
        id={`name-${key}`}
        label={common.name}
        name="name"
        defaultValue={name}
        maxLength={cannedLimits.name}
      />
      <div className={controls.field}>
        <label htmlFor={`language-${key}`}>{words.language}</label>
        <select id={`language-${key}`} name="language" defaultValue={language} className={controls.control}>
          <option value="">{words.anyLanguage}</option>
          {languageCodes.map((code) => (
            <option key={code} value={code}>
              {languageName(code, reader)}
            </option>
          ))}
        </select>
      </div>
      <div className={controls.field}>
        <label htmlFor={`kind-${key}`}>{enquiries.kind}</label>
        <select id={`kind-${key}`} name="kind" defaultValue={kind ?? ""} className={controls.control}>
          <option value="">{words.anyLanguage}</option>
          {enquiryKinds.map((each) => (
            <option key={each} value={each}>
              {enquiries.kinds[each]}
            </option>
          ))}
        </select>
      </div>
      <Field
        id={`text-${key}`}
        label={words.text}
        name="text"
        rows={6}
        defaultValue={text}
        {...(language && inLanguage(language))}
      />
      <div className={styles.together}>
        <Button act="save" variant="outline">
          {common.save}
        </Button>
        {id && (
          <Button act="delete" variant="outline">
            {words.delete}
          </Button>
        )}
      </div>
    </form>
  );
}
