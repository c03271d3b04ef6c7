import { data, useActionData, useLoaderData } from "react-router";
import { organisation } from "../../../organisation.ts";
import type { Invitation } from "../../../server/staff/invitations.ts";
import { Field } from "../../ui/field.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { personFields } from "./person-fields.ts";
import styles from "./sign-in.module.css";
import { signedIn } from "./sign-in-acts.ts";

export const role: Access = "anyone";
export const title = (_: unknown, { signIn }: DeskWords) => signIn.join.title;

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
      const { person, problems } = personFields(args.form, args.words);
      if (problems.name)
        return data({ name: person.name, problem: problems.name } satisfies Answer, { status: 422 });
      const joined = await args.desk.invitations.accept(keyOf(args), {
        name: person.name,
        language: args.language,
      });
      if (!joined) return data(null, { status: 410 });
      return signedIn(args, joined, "for the first time", "/desk/account?welcome");
    },
  },
};

export default function Join() {
  const {
    signIn: { join: words },
    common,
  } = useDeskWords();
  const { invitation } = useLoaderData<{ invitation: Invitation | undefined }>();
  const answer = useActionData<Answer>();
  if (!invitation)
    return (
      <>
        <h1>{words.used}</h1>
        <p>
          {words.usedText({
            signIn: (
              <a key="sign-in" href="/desk/sign-in">
                {words.signInLink}
              </a>
            ),
          })}
        </p>
      </>
    );
  return (
    <div className={styles.narrow}>
      <h1>{words.title}</h1>
      <p>
        {words.invited({
          by: <bdi key="by">{invitation.invited_by}</bdi>,
          organisation: <bdi key="organisation">{organisation.name}</bdi>,
          role: <b key="role">{common.roles[invitation.role]}</b>,
          email: <bdi key="email">{invitation.email}</bdi>,
        })}
      </p>
      <form method="post" className={styles.form}>
        <Field
          id="name"
          label={common.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={answer?.name ?? invitation.name}
          error={answer?.problem}
        />
        <Button>{words.title}</Button>
      </form>
    </div>
  );
}
