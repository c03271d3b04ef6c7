import { data, redirect } from "react-router";
import { deskOrigin } from "../../../server/staff/desk-origin.ts";
import { withSession } from "../../../server/staff/session-cookie.ts";
import type { Person } from "../../../server/staff/staff.ts";
import type { Answer } from "../browser/post.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";

export type SignInState = { email: string; showsCodeField: boolean; notice?: string; problem?: string };

const tooMany = "Too many attempts. Please wait ten minutes and try again.";

export const sentences = {
  asked: "If this address has access to the desk, we have sent it a code, which works for ten minutes.",
  "too many": "Too many codes were requested. Please wait an hour, or sign in with a passkey.",
  "no mail":
    "This site does not send mail. An administrator can get a code on the server with: npm run staff -- code EMAIL",
  "mail is away":
    "The mail server cannot be reached, so no code was sent. Try again in a moment, or ask an administrator to get one on the server with: npm run staff -- code EMAIL",
  wrong: "This code is wrong, already used or older than ten minutes. Request a new one.",
  "no passkey": "We do not know this passkey, or it took too long. Try again, or sign in with a code.",
};

const statuses = { asked: 200, "no mail": 200, "too many": 429, "mail is away": 503 };

export const signInActs: Acts = {
  "send code": {
    role: "anyone",
    async run(args: ActArgs) {
      const email = emailIn(args);
      const outcome = await args.desk.signIn.askForCode(email, placeOf(args));
      const [sentence, status] = [sentences[outcome], statuses[outcome]];
      if (status !== 200) return refused(args, status, sentence, outcome === "mail is away");
      return answered(
        args,
        200,
        { outcome: "code sent", sentence },
        { email, showsCodeField: true, notice: sentence },
      );
    },
  },

  /** For people with a code from an administrator, which requesting another would invalidate. */
  "have code": {
    role: "anyone",
    run: (args: ActArgs): SignInState => ({ email: emailIn(args), showsCodeField: true }),
  },

  "sign in": {
    role: "anyone",
    async run(args: ActArgs) {
      const { desk, form } = args;
      const email = emailIn(args);
      if (!(await desk.signIn.allowed("try a code", placeOf(args), email)))
        return refused(args, 429, tooMany, true);
      const person = await desk.codes.use(email, String(form.get("code") ?? ""));
      return person ? signedIn(args, person, "with a code") : refused(args, 422, sentences.wrong, true);
    },
  },

  "passkey options": {
    role: "anyone",
    forScript: true,
    async run(args: ActArgs) {
      const { desk } = args;
      if (!(await desk.signIn.allowed("ask for a challenge", placeOf(args))))
        return refused(args, 429, tooMany, false);
      const options = await desk.passkeys.optionsToSignIn(originOf(args));
      return Response.json({ outcome: "options", options } satisfies Answer);
    },
  },

  passkey: {
    role: "anyone",
    async run(args: ActArgs) {
      const response = parsedJson(args.form.get("response"));
      if (!isPasskeyId("id" in response && response.id))
        return refused(args, 400, sentences["no passkey"], false);
      const person = await args.desk.passkeys.use(originOf(args), response as never);
      return person
        ? signedIn(args, person, "with a passkey")
        : refused(args, 422, sentences["no passkey"], false);
    },
  },
};

/** Browsers send it as base64url. */
const isPasskeyId = (id: unknown) => typeof id === "string" && /^[\w-]{1,2000}$/.test(id);

const placeOf = ({ address, maybeSession: session }: ActArgs) => ({ address, session });
const emailIn = ({ form }: ActArgs) => String(form.get("email") ?? "");
const originOf = ({ site, url }: ActArgs) => deskOrigin(site.settings.siteUrl, url);

/** Replaces this browser's session with a new one. */
export async function signedIn(
  args: ActArgs,
  person: Person,
  how: Parameters<ActArgs["desk"]["signIn"]["begin"]>[1],
  to = nextAddress(String(args.form.get("next") ?? "")),
): Promise<Response> {
  const { site, desk, device, address, maybeSession: session } = args;
  const token = await desk.signIn.begin(person, how, { device, address, origin: originOf(args), session });
  const headers = withSession(token, site.settings.siteUrl);
  if (!wantsJson(args)) return redirect(to, { headers });
  return Response.json({ outcome: "signed in", next: to } satisfies Answer, { headers });
}

function refused(args: ActArgs, status: number, problem: string, showsCodeField: boolean) {
  const page = { email: emailIn(args), showsCodeField, problem };
  return answered(args, status, { outcome: "refused", sentence: problem }, page);
}

function answered(args: ActArgs, status: number, answer: Answer, page: SignInState) {
  return wantsJson(args) ? Response.json(answer, { status }) : data(page, { status });
}

/** The editor and the refusal page sign in without leaving the page. */
const wantsJson = ({ request }: ActArgs) => request.headers.get("accept") === "application/json";

/** Where to go after signing in: only to an address of the desk, because anyone can write the link. */
export function nextAddress(requested: string | null): string {
  const isDesk = requested && /^\/desk(?:[/?][^\\\s]*)?$/.test(requested);
  return isDesk && !/^\/desk\/(?:sign-|begin|join)/.test(requested) ? requested : "/desk";
}

/** An empty object if the posted text is not a JSON object. */
export function parsedJson(text: unknown): object {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
