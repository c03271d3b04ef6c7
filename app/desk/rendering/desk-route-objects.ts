import type { RouteObject } from "react-router";
import { mayActAs } from "../../../server/staff/roles.ts";
import { rootId } from "../../rendering/root-data.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { DeskRoot, DeskRootError } from "../root.tsx";
import { type DeskRouteFile, deskRoutes } from "../routes.ts";
import type { DeskRouteModule } from "./desk-route.ts";
import { deskVisitorContext, guardedAction, guardedLoader } from "./guard.ts";
import type { DeskRootData } from "./use-desk.ts";

export type DeskRouteModules = Record<DeskRouteFile, DeskRouteModule>;

/** The desk's routes for React Router: each has its path as its id, and its guard in front. */
export function deskRouteObjects(modules: DeskRouteModules): RouteObject[] {
  const children = deskRoutes.map(({ path, file }): RouteObject => {
    const module = modules[file];
    return {
      id: path,
      path,
      handle: module,
      loader: guardedLoader(module),
      ...(module.default && { Component: module.default }),
      ...(module.acts && { action: guardedAction(module) }),
    };
  });
  return [{ id: rootId, loader: rootLoader, Component: DeskRoot, ErrorBoundary: DeskRootError, children }];
}

async function rootLoader({
  context,
}: {
  context: Parameters<NonNullable<RouteObject["loader"] & object>>[0]["context"];
}) {
  const { session, timeZone } = context.get(deskVisitorContext);
  const { settings, desk } = context.get(siteContext);
  return {
    ...{ siteUrl: settings.siteUrl, offline: settings.offline, person: session?.person, timeZone },
    ...(session && mayActAs(session.person.role, "writer") && { messages: await desk.inbox.waiting() }),
  } satisfies DeskRootData;
}
