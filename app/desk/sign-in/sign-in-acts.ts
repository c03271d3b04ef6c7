import { data, redirect } from "react-router";
import { deskOrigin } from "../../../server/staff/desk-origin.ts";
import { withSession } from "../../../server/staff/session-cookie.ts";
import type { Person } from "../../../server/staff/staff.ts";
import type { Answer } from "../browser/post.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";

export type SignInState = { email: string; showsCodeField: boolean; notice?: string; problem?: string };

/** What each outcome of asking for a code means, in words. */
const sentences = {
  asked: "asked",
  "too many": "tooManyCodes",
  "no mail": "noMail",
  "mail is away": "mailIsAway",
} as const;

const statuses = { asked: 200, "no mail": 200, "too many": 429, "mail is away": 503 };

export const signInActs: Acts = {
  "send code": {
    role: "anyone",
    async run(args: ActArgs) {
      const email = emailIn(args);
      const outcome = await args.desk.signIn.askForCode(email, placeOf(args));
      const [sentence, status] = [args.words.signIn[sentences[outcome]], statuses[outcome]];
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
        return refused(args, 429, args.words.signIn.tooManyAttempts, true);
      const person = await desk.codes.use(email, String(form.get("code") ?? ""));
      return person
        ? signedIn(args, person, "with a code")
        : refused(args, 422, args.words.signIn.wrongCode, true);
    },
  },

  "passkey options": {
    role: "anyone",
    forScript: true,
    async run(args: ActArgs) {
      const { desk } = args;
      if (!(await desk.signIn.allowed("ask for a challenge", placeOf(args))))
        return refused(args, 429, args.words.signIn.tooManyAttempts, false);
      const options = await desk.passkeys.optionsToSignIn(originOf(args));
      return Response.json({ outcome: "options", options } satisfies Answer);
    },
  },

  passkey: {
    role: "anyone",
    async run(args: ActArgs) {
      const response = parsedJson(args.form.get("response"));
      if (!isPasskeyId("id" in response && response.id))
        return refused(args, 400, args.words.signIn.unknownPasskey, false);
      const person = await args.desk.passkeys.use(originOf(args), response as never);
      return person
        ? signedIn(args, person, "with a passkey")
        : refused(args, 422, args.words.signIn.unknownPasskey, false);
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
