import type { RouteObject } from "react-router";
import { Root, RootError } from "../root.tsx";
import type { RouteFile, Routes } from "../routes.ts";
import { rootId, rootLoader } from "./root-data.ts";
import type { RouteModule } from "./route-module.ts";

export type RouteModules = Record<RouteFile, RouteModule>;

/** The route table for React Router. The id of a route is its path; its handle has the exports of its file. */
export function routeObjects(modules: RouteModules, table: Routes): RouteObject[] {
  const children = table.map(({ path, file }): RouteObject => {
    const { default: Component, loader, action } = modules[file];
    return {
      id: path,
      path,
      handle: modules[file],
      ...(Component && { Component }),
      ...(loader && { loader }),
      ...(action && { action }),
    };
  });
  return [{ id: rootId, loader: rootLoader, Component: Root, ErrorBoundary: RootError, children }];
}
