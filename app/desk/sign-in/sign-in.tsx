import { data, redirect, useActionData, useLoaderData } from "react-router";
import { withSession } from "../../../server/desk/session-cookie.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { ownAddress } from "./own-address.ts";

export const role: Access = "anyone";
export const title = "Sign in";

type Answer = { email: string; asked: boolean; problem?: string };

export function loader({ url }: DeskArgs) {
  return { next: ownAddress(url.searchParams.get("next")) };
}

export const acts: Acts = {
  "send code": {
    role: "anyone",
    async run({ form }: ActArgs): Promise<Answer> {
      return { email: String(form.get("email") ?? ""), asked: true };
    },
  },
  "sign in": {
    role: "anyone",
    async run({ site, desk, form, device }: ActArgs) {
      const email = String(form.get("email") ?? "");
      const person = await desk.codes.use(email, String(form.get("code") ?? ""));
      if (!person) {
        const problem = "This code is wrong, used up or older than ten minutes. Ask for a new one.";
        return data({ email, asked: true, problem } satisfies Answer, { status: 422 });
      }
      const token = await desk.sessions.begin(person.id, device);
      const next = ownAddress(String(form.get("next") ?? ""));
      return redirect(next, { headers: withSession(token, site.settings.siteUrl) });
    },
  },
};

export default function SignIn() {
  const { next } = useLoaderData<typeof loader>();
  const { email = "", asked, problem } = useActionData<Answer>() ?? {};
  return (
    <>
      <h1>Sign in</h1>
      {problem && <Notice tone="error">{problem}</Notice>}
      <form method="post">
        <input type="hidden" name="next" value={next} />
        <Field
          id="email"
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
        />
        <Button act="send code" variant={asked ? "outline" : "primary"}>
          Send me a code
        </Button>
      </form>
      {asked && (
        <form method="post">
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="email" value={email} />
          <Field
            id="code"
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            error={problem}
          />
          <Button act="sign in">Sign in</Button>
        </form>
      )}
    </>
  );
}
