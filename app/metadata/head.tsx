import { type LinkDescriptor, type MetaDescriptor, useLocation, useMatches } from "react-router";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import type { RouteModule } from "../rendering/route-module.ts";
import { documentTitle } from "./page-meta.ts";

/** The page's metadata, for browsers, search engines and messengers. */
export function PageHead() {
  const { organisation } = useSite();
  const { described, links } = useMetadata();
  return (
    <>
      {described
        .filter((descriptor) => !isStructured(descriptor))
        .map((descriptor) => (
          <Described key={JSON.stringify(descriptor)} descriptor={descriptor} siteName={organisation.name} />
        ))}
      {links.map((link) => (
        <Linked key={JSON.stringify(link)} link={link} />
      ))}
    </>
  );
}

/** What search engines read about the page's content. They find it anywhere; at the end it delays no first paint. */
export function StructuredData() {
  const structured = useMetadata().described.find(isStructured);
  if (!structured) return null;
  // Escaped, so that the JSON cannot close the script element.
  const json = JSON.stringify(structured["script:ld+json"]).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const isStructured = (
  descriptor: MetaDescriptor,
): descriptor is Extract<MetaDescriptor, { "script:ld+json": unknown }> => "script:ld+json" in descriptor;

function useMetadata(): { described: MetaDescriptor[]; links: LinkDescriptor[] } {
  const { pathname } = useLocation();
  const { siteUrl, organisation, names, footer, packed } = useSite();
  const [language, words] = [useLanguage(), useWords()];
  const page = useMatches().at(-1);
  if (!page) return { described: [], links: [] };
  const { meta, links } = page.handle as RouteModule;
  const facts = {
    ...{ siteUrl, language, words, organisation, names, blurb: footer.blurb, pathname },
    loaderData: page.loaderData as never,
  };
  const described = meta?.(facts) ?? [];
  // Neither search engines nor messengers read the copy in a pack.
  return packed
    ? { described: described.filter((descriptor) => "title" in descriptor), links: [] }
    : { described, links: links?.(facts) ?? [] };
}

function Described({ descriptor, siteName }: { descriptor: MetaDescriptor; siteName: string }) {
  if ("title" in descriptor) return <title>{documentTitle(String(descriptor.title), siteName)}</title>;
  const { tagName: Tag = "meta", ...attributes } = descriptor as { tagName?: "meta" | "link" };
  return <Tag {...attributes} />;
}

function Linked({ link }: { link: LinkDescriptor }) {
  return <link {...(link as React.ComponentProps<"link">)} />;
}
