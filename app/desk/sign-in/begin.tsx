import { data, useActionData, useLoaderData } from "react-router";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { type PersonProblems, personFields } from "./person-fields.ts";
import styles from "./sign-in.module.css";
import { signedIn } from "./sign-in-acts.ts";

export const role: Access = "anyone";
export const title = "Begin";

const keyOf = ({ url }: DeskArgs) => url.searchParams.get("key") ?? "";

export async function loader(args: DeskArgs) {
  const isGood = await args.desk.firstAdministrator.isValid(keyOf(args));
  return data({ isGood }, { status: isGood ? 200 : 410 });
}

type Answer = { name: string; email: string; problems: PersonProblems };

export const acts: Acts = {
  default: {
    role: "anyone",
    async run(args: ActArgs) {
      const { person, problems } = personFields(args.form);
      if (Object.keys(problems).length > 0)
        return data({ ...person, problems } satisfies Answer, { status: 422 });
      const administrator = await args.desk.firstAdministrator.begin(keyOf(args), person);
      // The page then says that the link no longer works.
      if (!administrator) return data(null, { status: 410 });
      return signedIn(args, administrator, "for the first time", "/desk/account?welcome");
    },
  },
};

export default function Begin() {
  const { isGood } = useLoaderData<{ isGood: boolean }>();
  const { name = "", email = "", problems } = useActionData<Answer>() ?? {};
  if (!isGood)
    return (
      <>
        <h1>This link no longer works</h1>
        <p>
          It works once, for 60 minutes, and only until the desk has its first administrator. If it has none
          yet, run <code>npm run staff -- begin</code> on the server to get a new link. Otherwise{" "}
          <a href="/desk/sign-in">sign in</a>, or ask an administrator to invite you.
        </p>
      </>
    );
  return (
    <div className={styles.narrow}>
      <h1>Begin</h1>
      <p>You will be the first administrator of the desk, and can then invite others.</p>
      {problems && <Notice tone="error">Please correct the fields below.</Notice>}
      <form method="post" className={styles.form}>
        <Field
          id="name"
          label="Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={name}
          error={problems?.name}
        />
        <Field
          id="email"
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          error={problems?.email}
          hint="We send sign-in codes to this address."
        />
        <Button>Begin</Button>
      </form>
    </div>
  );
}
