import type { ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import { Field } from "../../ui/field.tsx";
import { listSeparator } from "../../ui/list-separator.ts";
import { Notice } from "../../ui/notice.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import styles from "../staff/staff.module.css";
import { Button } from "../ui/button.tsx";
import { type DataAnswer, dataActs } from "./personal-data-acts.ts";

export const role: Access = "administrator";
export const title = (_: unknown, { enquiries }: DeskWords) => enquiries.personalData.title;
export const acts = dataActs;

export const loader = ({ url }: DeskArgs) => ({ needsSignIn: url.searchParams.has("again") });

/** For visitors who ask by mail or telephone. With the link in their confirmation they can do this themselves. */
export default function PersonalData() {
  const { needsSignIn } = useLoaderData<typeof loader>();
  const answer = useActionData<DataAnswer>() ?? {};
  const { enquiries, common } = useDeskWords();
  const words = enquiries.personalData;
  const { done, problem = needsSignIn ? words.signInAgain : undefined, found, typed } = answer;
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.help}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      {done && (
        <Notice tone="success">
          {done.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {found && <Found {...found} />}
      <h2>{found ? words.findAnother : words.find}</h2>
      <form method="post" className={styles.fields}>
        <Field
          id="email"
          label={words.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={typed ?? ""}
        />
        <Button act="find">{common.find}</Button>
      </form>
    </>
  );
}

function Found({ email, count, registrations, isSubscribed }: NonNullable<DataAnswer["found"]>) {
  const { enquiries, newsletter } = useDeskWords();
  const separator = listSeparator(useLanguage());
  const words = enquiries.personalData;
  return (
    <section aria-labelledby="found">
      <h2 id="found">{words.found<ReactNode>({ count, email: <bdi key="email">{email}</bdi> })}</h2>
      {registrations > 0 && <p>{words.registrations({ count: registrations })}</p>}
      {isSubscribed && (
        <form method="post" className={styles.acts}>
          <input type="hidden" name="email" value={email} />
          <p>{newsletter.personalData.subscribed}</p>
          <Button act="erase subscription" variant="outline">
            {newsletter.personalData.erase}
          </Button>
        </form>
      )}
      <form method="post" action="/desk/enquiries/data/export" className={styles.acts}>
        <input type="hidden" name="email" value={email} />
        <Button variant="outline">{words.export}</Button>
      </form>
      <p>{words.exportHelp}</p>
      <form method="post" className={styles.acts}>
        <input type="hidden" name="email" value={email} />
        <label>
          <input type="checkbox" name="sure" value="yes" required /> {count > 0 && words.eraseAll({ count })}
          {count > 0 && registrations > 0 && separator}
          {registrations > 0 && words.eraseRegistrations({ count: registrations })}
        </label>
        <Button act="erase" variant="outline">
          {enquiries.erase}
        </Button>
      </form>
    </section>
  );
}
