import { themes } from "../../../server/publishing/previews/preview.ts";
import { writableEditionIn } from "../editions/find-edition.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";

export const role: Access = "translator";

/** The public page itself, for the frames of the preview. */
export async function loader(args: DeskArgs) {
  const chosen = args.url.searchParams.get("theme");
  const theme = themes.find((name) => name === chosen) ?? "light";
  const { signal } = args.request;
  return args.showPreview(await writableEditionIn(args), { theme }, { signal });
}
