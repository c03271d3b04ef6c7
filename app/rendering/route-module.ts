/** The exports of a file listed in routes.ts. */
import type { ComponentType } from "react";
import type {
  ActionFunction,
  LinkDescriptor,
  LoaderFunction,
  LoaderFunctionArgs,
  MetaDescriptor,
  useLoaderData,
} from "react-router";
import type { Language } from "../../languages.ts";
import type { Navigation } from "../../server/content/navigation.ts";
import type { Organisation } from "../../server/content/organisation.ts";
import type { Words } from "../words/translation.ts";

export type RouteModule = {
  /** The page. Without it, the loader's response is sent as it is. */
  default?: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
  meta?: (page: PageFacts<never>) => MetaDescriptor[];
  links?: (page: PageFacts<never>) => LinkDescriptor[];
  /** The style sheets of the first screen, if the others are to follow it: see later-style.tsx. */
  firstStyles?: readonly string[];
};

export type LoaderArgs = LoaderFunctionArgs;

/** The argument of a page's `meta` and `links`. */
export type PageFacts<LoaderData = unknown> = {
  siteUrl: string;
  language: Language;
  words: Words;
  organisation: Organisation;
  /** The names of pages, and the organisation in one sentence. */
  names: Navigation["names"];
  blurb: string;
  pathname: string;
  loaderData: LoaderData;
};

/** The same for a page with a loader: `meta(page: PageOf<typeof loader>)`. */
export type PageOf<Loader> = PageFacts<ReturnType<typeof useLoaderData<Loader>>>;
