import { definePage } from "../parts.ts";
import { head } from "./shared-parts.ts";

/** The introduction to the people who agreed to be named, each of whom is a record of their own. */
export const people = definePage({ name: "People", path: "/about/people" }, head);
