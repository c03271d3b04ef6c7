import { useActionData, useLoaderData } from "react-router";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import styles from "../staff/staff.module.css";
import { Button } from "../ui/button.tsx";
import { type DataAnswer, dataActs } from "./personal-data-acts.ts";

export const role: Access = "administrator";
export const title = "Personal data";
export const acts = dataActs;

export const loader = ({ url }: DeskArgs) => ({ needsSignIn: url.searchParams.has("again") });

/** For visitors who ask by mail or telephone. With the link in their confirmation they can do this themselves. */
export default function PersonalData() {
  const { needsSignIn } = useLoaderData<typeof loader>();
  const answer = useActionData<DataAnswer>() ?? {};
  const { done, problem = needsSignIn ? signInAgain : undefined, found, typed } = answer;
  return (
    <>
      <h1>Personal data</h1>
      <p>
        For people who ask which of their data we store, or want it erased. First make sure that the e-mail
        address is theirs, for example by asking them to write from it.
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      {done && <Notice tone="success">{done}</Notice>}
      {found && <Found {...found} />}
      <h2>{found ? "Search again" : "Find an e-mail address"}</h2>
      <form method="post" className={styles.fields}>
        <Field
          id="email"
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={typed ?? ""}
        />
        <Button act="find">Find</Button>
      </form>
    </>
  );
}

const signInAgain =
  "Nothing was exported: you must have signed in within the last ten minutes. Search for the address again, and you will be asked to sign in.";

function Found({ email, count }: NonNullable<DataAnswer["found"]>) {
  const several = count === 1 ? "1 conversation" : `${count} conversations`;
  return (
    <section aria-labelledby="found">
      <h2 id="found">
        {several} with <bdi>{email}</bdi>
      </h2>
      <form method="post" action="/desk/enquiries/data/export" className={styles.acts}>
        <input type="hidden" name="email" value={email} />
        <Button variant="outline">Export as JSON</Button>
      </form>
      <p>
        The file also contains colleagues’ notes: read it before you pass it on, and delete your copy
        afterwards.
      </p>
      <form method="post" className={styles.acts}>
        <input type="hidden" name="email" value={email} />
        <label>
          <input type="checkbox" name="sure" value="yes" required /> Erase {several} for good, with replies,
          notes and files
        </label>
        <Button act="erase" variant="outline">
          Erase
        </Button>
      </form>
    </section>
  );
}
