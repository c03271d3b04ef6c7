/** The pages that are measured: every page with a fixed address, and a record of each kind. */
import { pages } from "../../tests/pages.ts";

export const measuredPages = pages.filter((path) => !/\/no-such/.test(path));
