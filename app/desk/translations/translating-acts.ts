import { data, redirect } from "react-router";
import { editionAddress } from "../editions/edition-address.ts";
import { originalIn } from "../editions/find-edition.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";

/** Where there is none yet. */
const start = (from: "original" | "empty") => async (args: ActArgs) => {
  const { id } = await originalIn(args);
  const { desk, session, params } = args;
  const started = await desk.editions.startTranslation(session.person, id, params.language ?? "", from);
  if (started.outcome !== "done") throw data(null, { status: 404 });
  return redirect(editionAddress(started.edition));
};

export const translatingActs: Acts = {
  "start from the original": { role: "writer", run: start("original") },
  "start empty": { role: "writer", run: start("empty") },
};
