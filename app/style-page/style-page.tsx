import { data, useLoaderData } from "react-router";
import { HeroArt } from "../art/hero-art.tsx";
import { missingMeta } from "../metadata/page-meta.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { SectionHeader } from "../ui/section-header.tsx";
import { ActionSpecimens } from "./action-specimens.tsx";
import { ArtSpecimens } from "./art-specimens.tsx";
import { Colours } from "./colours.tsx";
import { FormSpecimens } from "./form-specimens.tsx";
import { ListSpecimens } from "./list-specimens.tsx";
import { PictureSpecimens } from "./picture-specimens.tsx";
import { RecordSpecimens } from "./record-specimens.tsx";
import { StorySpecimens } from "./story-specimens.tsx";
import { colourTokens } from "./tokens.server.ts";
import { TypeSpecimens } from "./type-specimens.tsx";

/**
 * Every building block in its states, for people who work on the site. Visitors never see it: it is not served in
 * production, not on the sitemap, and not translated.
 */
export async function loader({ context }: LoaderArgs) {
  const { settings, pictures } = context.get(siteContext);
  if (!settings.stylePage) throw data(null, { status: 404 });
  return { colours: colourTokens(), picture: (await pictures.offer("/icons/icon-512.png")) ?? null };
}

export const meta = () => missingMeta("Style", "Every building block in its states.");

export default function StylePage() {
  const loaderData = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader
        art={<HeroArt name="loom" />}
        kicker="For people who work on the site"
        title="Style"
        lead="Every token and every building block in its states. The button at the bottom right shows the other theme."
      />
      <Colours tokens={loaderData.colours} />
      <TypeSpecimens />
      <ArtSpecimens />
      <ActionSpecimens />
      <PictureSpecimens found={loaderData.picture} />
      <RecordSpecimens />
      <ListSpecimens />
      <FormSpecimens />
      <StorySpecimens />
    </>
  );
}
