/**
 * Closed by default: the desk checks a person's role before it runs any loader or act, whether a browser or a program
 * sent the request.
 */
import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "react-router";
import type { DeskVisitor } from "../../../server/desk/serve-desk.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import type { Session } from "../../../server/staff/sessions.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { deskWordsIn } from "../../words/desk-words.ts";
import type { Access, Acts, DeskArgs, DeskRouteModule } from "./desk-route.ts";

export const deskVisitorContext = createContext<DeskVisitor>();

/** Why a request was refused, for the page in app/desk/errors. */
export type Refusal = { refusal: "signed out" | "role" | "recent sign-in" | "unknown act" | "for script" };

export function guardedLoader({ role, loader }: DeskRouteModule) {
  return (args: LoaderFunctionArgs) => {
    const desk = deskArgs(args);
    const refusal = refusalOf(role, desk.maybeSession);
    if (refusal?.refusal === "signed out" && args.request.method === "GET")
      throw redirect(signInAddress(desk.url));
    // After a refused post the refusal page is shown, without running its loader.
    if (refusal) throw data(refusal, { status: 403 });
    return loader ? loader(desk) : null;
  };
}

export function guardedAction({ acts = {} }: DeskRouteModule) {
  return async (args: ActionFunctionArgs) => {
    const desk = deskArgs(args);
    const form = storableForm(await args.request.formData().catch(() => new FormData()));
    const isScript = args.request.headers.get("accept") === "application/json";
    const act = ownAct(acts, String(form.get("act") ?? "default"));
    if (!act) throw refused(400, { refusal: "unknown act" });
    const refusal = refusalOf(act.role, desk.maybeSession);
    if (refusal?.refusal === "signed out") throw refused(401, { ...refusal, posted: postedFields(form) });
    if (refusal) throw refused(403, refusal);
    if (act.forScript && !isScript) throw refused(400, { refusal: "for script" });
    if (act.recentSignIn && !desk.session.provedRecently)
      throw refused(403, {
        refusal: "recent sign-in",
        posted: postedFields(form),
        email: desk.session.person.email,
      });
    const answer = await act.run({ ...desk, form });
    return isScript ? asJson(answer) : answer;
  };
}

/** Without NUL: PostgreSQL rejects it, even in a query that would find nothing. */
function storableForm(posted: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of posted)
    form.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  return form;
}

/** Gives a script the data that the act would give its page. */
function asJson(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const { data, init } = (isWithInit(answer) ? answer : { data: answer, init: null }) as WithInit;
  return Response.json(data ?? null, init ?? {});
}

/** What `data()` of React Router returns. */
type WithInit = { data: unknown; init: ResponseInit | null };
const isWithInit = (answer: unknown): answer is WithInit =>
  typeof answer === "object" && answer !== null && "type" in answer && answer.type === "DataWithResponseInit";

const refused = (status: number, refusal: Refusal & Partial<Posted>) => data(refusal, { status });

/** Being signed out must not cost anyone their text, so the refusal page offers to send the form again. */
export type Posted = {
  posted: [name: string, value: string][];
  /** The person who has to sign in again, if known. */
  email?: string;
};
const postedFields = (form: FormData): Posted["posted"] =>
  [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));

function refusalOf(access: Access, session: Session | undefined): Refusal | undefined {
  if (access === "anyone") return undefined;
  if (!session) return { refusal: "signed out" };
  return mayActAs(session.person.role, access) ? undefined : { refusal: "role" };
}

/** Own properties only: "constructor" is not an act. */
const ownAct = (acts: Acts, name: string) => (Object.hasOwn(acts, name) ? acts[name] : undefined);

function signInAddress({ pathname, search }: URL): string {
  return `/desk/sign-in?next=${encodeURIComponent(pathname + search)}`;
}

function deskArgs({ context, request, params }: LoaderFunctionArgs): DeskArgs {
  const site = context.get(siteContext);
  const { session, ...visitor } = context.get(deskVisitorContext);
  return {
    ...{ site, desk: site.desk, request, params, url: new URL(request.url), ...visitor },
    words: deskWordsIn(visitor.language),
    session: session as Session,
    maybeSession: session,
  };
}
