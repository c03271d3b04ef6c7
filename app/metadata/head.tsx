import { type LinkDescriptor, type MetaDescriptor, useLocation, useMatches } from "react-router";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import type { RouteModule } from "../rendering/route-module.ts";
import { documentTitle } from "./page-meta.ts";

/** The page's metadata, for browsers, search engines and messengers. */
export function PageHead() {
  const { pathname } = useLocation();
  const { siteUrl, organisation, names, footer, packed } = useSite();
  const [language, words] = [useLanguage(), useWords()];
  const page = useMatches().at(-1);
  if (!page) return null;
  const { meta, links } = page.handle as RouteModule;
  const facts = {
    ...{ siteUrl, language, words, organisation, names, blurb: footer.blurb, pathname },
    loaderData: page.loaderData as never,
  };
  // Neither search engines nor messengers read the copy in a pack.
  const described = meta?.(facts).filter((descriptor) => !packed || "title" in descriptor);
  return (
    <>
      {described?.map((descriptor) => (
        <Described key={JSON.stringify(descriptor)} descriptor={descriptor} siteName={organisation.name} />
      ))}
      {(packed ? [] : (links?.(facts) ?? [])).map((link) => (
        <Linked key={JSON.stringify(link)} link={link} />
      ))}
    </>
  );
}

function Described({ descriptor, siteName }: { descriptor: MetaDescriptor; siteName: string }) {
  if ("title" in descriptor) return <title>{documentTitle(String(descriptor.title), siteName)}</title>;
  if ("script:ld+json" in descriptor) {
    // Escaped, so that the JSON cannot close the script element.
    const json = JSON.stringify(descriptor["script:ld+json"]).replaceAll("<", "\\u003c");
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  const { tagName: Tag = "meta", ...attributes } = descriptor as { tagName?: "meta" | "link" };
  return <Tag {...attributes} />;
}

function Linked({ link }: { link: LinkDescriptor }) {
  return <link {...(link as React.ComponentProps<"link">)} />;
}
