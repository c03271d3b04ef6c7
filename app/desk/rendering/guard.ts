/**
 * Closed by default: nothing of a page of the desk runs before it is known that whoever asks may open it, and no act
 * before it is known that they may do it, whether a browser or a program posts it.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { mayActAs } from "../../../server/desk/roles.ts";
import type { Session } from "../../../server/desk/sessions.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { deskVisitorContext } from "./desk-context.ts";
import type { Access, Acts, DeskArgs, DeskRouteModule } from "./desk-route.ts";

/** Why nothing was done, for the page that says so: see app/desk/errors. */
export type Refusal = { refusal: "signed out" | "role" | "recent sign-in" | "unknown act" };

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
    const form = await args.request.formData().catch(() => new FormData());
    const act = ownAct(acts, String(form.get("act") ?? "default"));
    if (!act) throw refused(400, { refusal: "unknown act" });
    const refusal = refusalOf(act.role, desk.maybeSession);
    if (refusal?.refusal === "signed out") throw refused(401, { ...refusal, posted: postedFields(form) });
    if (refusal) throw refused(403, refusal);
    if (act.recentSignIn && !desk.session.provedRecently)
      throw refused(403, {
        refusal: "recent sign-in",
        posted: postedFields(form),
        email: desk.session.person.email,
      });
    return act.run({ ...desk, form });
  };
}

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
