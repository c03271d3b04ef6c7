import { data, useActionData, useLoaderData } from "react-router";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { type PersonProblems, personFields } from "./person-fields.ts";
import styles from "./sign-in.module.css";
import { signedIn } from "./sign-in-acts.ts";

export const role: Access = "anyone";
export const title = (_: unknown, { signIn }: DeskWords) => signIn.begin.title;

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
      const { person, problems } = personFields(args.form, args.words);
      if (Object.keys(problems).length > 0)
        return data({ ...person, problems } satisfies Answer, { status: 422 });
      const { language } = args;
      const administrator = await args.desk.firstAdministrator.begin(keyOf(args), { ...person, language });
      // The page then says that the link no longer works.
      if (!administrator) return data(null, { status: 410 });
      return signedIn(args, administrator, "for the first time", "/desk/account?welcome");
    },
  },
};

export default function Begin() {
  const {
    signIn: { begin: words },
    common,
  } = useDeskWords();
  const { isGood } = useLoaderData<{ isGood: boolean }>();
  const { name = "", email = "", problems } = useActionData<Answer>() ?? {};
  if (!isGood)
    return (
      <>
        <h1>{words.used}</h1>
        <p>
          {words.usedText({
            command: <code key="command">npm run staff -- begin</code>,
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
      <p>{words.first}</p>
      {problems && <Notice tone="error">{words.correct}</Notice>}
      <form method="post" className={styles.form}>
        <Field
          id="name"
          label={common.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={name}
          error={problems?.name}
        />
        <Field
          id="email"
          label={common.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          error={problems?.email}
          hint={words.emailHint}
        />
        <Button>{words.title}</Button>
      </form>
    </div>
  );
}
