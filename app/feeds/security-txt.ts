import { securityTxt } from "../metadata/security-txt.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { contentFile } from "./content-file.ts";

export function loader({ request, context }: LoaderArgs) {
  const site = context.get(siteContext);
  return contentFile(request, site, {
    name: "security.txt",
    type: "text/plain; charset=utf-8",
    write: () => securityTxt(site),
  });
}
