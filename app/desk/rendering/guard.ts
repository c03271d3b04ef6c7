/**
 * Closed by default: nothing of a page of the desk runs before it is known that whoever asks may open it, and no act
 * before it is known that they may do it, whether a browser or a program posts it.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { mayActAs } from "../../../server/staff/roles.ts";
import type { Session } from "../../../server/staff/sessions.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { deskVisitorContext } from "./desk-context.ts";
import type { Access, Acts, DeskArgs, DeskRouteModule } from "./desk-route.ts";

/** Why nothing was done, for the page that says so: see app/desk/errors. */
export type Refusal = { refusal: "signed out" | "role" | "recent sign-in" | "unknown act" | "for script" };

export function guardedLoader({ role, loader }: DeskRouteModule) {
  return (args: LoaderFunctionArgs) => {
    const desk = deskArgs(args);
    const refusal = refusalOf(role, desk.maybeSession);
    if (refusal?.refusal === "signed out" && args.request.method === "GET")
      throw redirect(signInAddress(desk.url));
    // A post that is refused is answered by the page of the refusal; its loader is not asked.
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

/** Without NUL, which PostgreSQL does not take, not even to say that nothing is there. */
function storableForm(posted: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of posted)
    form.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  return form;
}

/** What an act says to its page, for script that posts to it all the same. */
function asJson(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const { data, init } = (isWithInit(answer) ? answer : { data: answer, init: null }) as WithInit;
  return Response.json(data ?? null, init ?? {});
}

/** What `data()` of React Router returns. */
type WithInit = { data: unknown; init: ResponseInit | null };
const isWithInit = (answer: unknown): answer is WithInit =>
  typeof answer === "object" && answer !== null && "type" in answer && answer.type === "DataWithResponseInit";

/** Script that posts gets the same as JSON. */
const refused = (status: number, refusal: Refusal & Partial<Posted>) => data(refusal, { status });

/** What somebody typed is not lost because they were signed out meanwhile: the page offers to send it again. */
export type Posted = {
  posted: [name: string, value: string][];
  /** Who is to sign in again, if that is known: the page of a refusal is told nothing else. */
  email?: string;
};
const postedFields = (form: FormData): Posted["posted"] =>
  [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));

function refusalOf(access: Access, session: Session | undefined): Refusal | undefined {
  if (access === "anyone") return undefined;
  if (!session) return { refusal: "signed out" };
  return mayActAs(session.person.role, access) ? undefined : { refusal: "role" };
}

/** Not what every object has, such as "constructor". */
const ownAct = (acts: Acts, name: string) => (Object.hasOwn(acts, name) ? acts[name] : undefined);

function signInAddress({ pathname, search }: URL): string {
  return `/desk/sign-in?next=${encodeURIComponent(pathname + search)}`;
}

function deskArgs({ context, request, params }: LoaderFunctionArgs): DeskArgs {
  const site = context.get(siteContext);
  const { session, ...visitor } = context.get(deskVisitorContext);
  return {
    ...{ site, desk: site.desk, request, params, url: new URL(request.url), ...visitor },
    session: session as Session,
    maybeSession: session,
  };
}
