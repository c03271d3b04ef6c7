import { data, useActionData, useLoaderData } from "react-router";
import { organisation } from "../../../organisation.ts";
import type { Invitation } from "../../../server/staff/invitations.ts";
import { Field } from "../../ui/field.tsx";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { personFields } from "./person-fields.ts";
import styles from "./sign-in.module.css";
import { signedIn } from "./sign-in-acts.ts";

export const role: Access = "anyone";
export const title = "Join";

const keyOf = ({ url }: DeskArgs) => url.searchParams.get("key") ?? "";

export async function loader(args: DeskArgs) {
  const invitation = await args.desk.invitations.find(keyOf(args));
  return data({ invitation }, { status: invitation ? 200 : 410 });
}

type Answer = { name: string; problem: string | undefined };

export const acts: Acts = {
  default: {
    role: "anyone",
    async run(args: ActArgs) {
      const { person, problems } = personFields(args.form);
      if (problems.name)
        return data({ name: person.name, problem: problems.name } satisfies Answer, { status: 422 });
      const joined = await args.desk.invitations.accept(keyOf(args), person.name);
      if (!joined) return data(null, { status: 410 });
      return signedIn(args, joined, "for the first time", "/desk/account?welcome");
    },
  },
};

export default function Join() {
  const { invitation } = useLoaderData<{ invitation: Invitation | undefined }>();
  const answer = useActionData<Answer>();
  if (!invitation)
    return (
      <>
        <h1>This invitation no longer works</h1>
        <p>
          It works once, for seven days. If you have used it, <a href="/desk/sign-in">sign in</a>; otherwise
          ask the person who invited you for a new one.
        </p>
      </>
    );
  return (
    <div className={styles.narrow}>
      <h1>Join</h1>
      <p>
        <bdi>{invitation.invited_by}</bdi> invites you to the desk of {organisation.name} as {invitation.role}
        . You sign in as <bdi>{invitation.email}</bdi>.
      </p>
      <form method="post" className={styles.form}>
        <Field
          id="name"
          label="Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={answer?.name ?? invitation.name}
          error={answer?.problem}
        />
        <Button>Join</Button>
      </form>
    </div>
  );
}
