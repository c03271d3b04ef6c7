import { useLocation } from "react-router";
import { organisation } from "../../organisation.ts";

/** What part of an address makes it another page: a search does not, a page of a list does. */
const kept = ["category", "page"];

/** Tells search engines and messengers where this page lives and which picture stands for it. */
export function PageAddress({ siteUrl }: { siteUrl: string }) {
  const { pathname, search } = useLocation();
  const url = siteUrl + pathname + keptQuery(search);
  const image = `${siteUrl}/social${pathname === "/" ? "/home" : pathname}.png`;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={organisation.name} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function keptQuery(search: string): string {
  const asked = new URLSearchParams(search);
  const query = new URLSearchParams(
    kept.flatMap((name) => (asked.get(name)?.trim() ? [[name, asked.get(name)?.trim() ?? ""]] : [])),
  );
  if (!/^[1-9]\d{0,5}$/.test(query.get("page") ?? "") || query.get("page") === "1") query.delete("page");
  const text = query.toString();
  return text && `?${text}`;
}
