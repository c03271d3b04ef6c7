/** The pages that are measured: every page of the specification, and a record of each kind. */
import { pages } from "../../tests/pages.ts";

export const measuredPages = pages.filter((path) => !/\/no-such/.test(path));
