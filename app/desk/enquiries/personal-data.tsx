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

export const loader = ({ url }: DeskArgs) => ({ isTooLate: url.searchParams.has("again") });

/** For somebody who asks us by mail or telephone. Whoever has the link of their message does this without us. */
export default function PersonalData() {
  const { isTooLate } = useLoaderData<typeof loader>();
  const answer = useActionData<DataAnswer>() ?? {};
  const { done, problem = isTooLate ? signInAgain : undefined, found, typed } = answer;
  return (
    <>
      <h1>Personal data</h1>
      <p>
        For somebody who asks what we keep of them, or wants it erased. First make sure that the address is
        theirs, for example by having them write from it.
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      {done && <Notice tone="success">{done}</Notice>}
      {found && <Found {...found} />}
      <h2>{found ? "Another address" : "Look for an address"}</h2>
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
        <Button act="find">Look</Button>
      </form>
    </>
  );
}

const signInAgain =
  "Nothing was exported: that needs a sign-in of the last ten minutes. Look for the address again, and you are asked to sign in.";

function Found({ email, count }: NonNullable<DataAnswer["found"]>) {
  const several = count === 1 ? "1 conversation" : `${count} conversations`;
  return (
    <section aria-labelledby="found">
      <h2 id="found">
        {several} of <bdi>{email}</bdi>
      </h2>
      <form method="post" action="/desk/enquiries/data/export" className={styles.acts}>
        <input type="hidden" name="email" value={email} />
        <Button variant="outline">Export as JSON</Button>
      </form>
      <p>
        The file also holds what colleagues noted: read it before you hand it over, and delete your copy
        afterwards.
      </p>
      <form method="post" className={styles.acts}>
        <input type="hidden" name="email" value={email} />
        <label>
          <input type="checkbox" name="sure" value="yes" required /> Erase {several} for good, with answers,
          notes and files
        </label>
        <Button act="erase" variant="outline">
          Erase
        </Button>
      </form>
    </section>
  );
}
