import { useLoaderData } from "react-router";
import { kinds } from "../../../content/kinds.ts";
import { recordAddress } from "../../lists/list-address.ts";
import { OpeningPicture } from "../../lists/opening-picture.tsx";
import { RecordArticle } from "../../lists/record-article.tsx";
import { placeWithImage, sharedMeta } from "../../lists/record-meta.ts";
import { missingMeta, pageMeta } from "../../metadata/page-meta.ts";
import { webPage } from "../../metadata/structured-data/record-data.ts";
import { useNotePictures } from "../../rendering/fetched-files.ts";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { loadFreePage } from "./load-free-page.ts";
import { MissingPage } from "./missing-page.tsx";

export const loader = (args: LoaderArgs) => loadFreePage(args);

export function meta(page: PageOf<typeof loader>) {
  const { found } = page.loaderData;
  const { notFound } = page.words.errors;
  if (!found) return missingMeta(notFound.title, notFound.description);
  const { id, title, language, languages, picture } = found;
  const address = recordAddress(kinds.pages.path, id);
  return pageMeta(page, {
    ...{ title, ...sharedMeta(page, found), address, below: "/" },
    languages: [language, ...languages],
    structured: [webPage(found, placeWithImage(page, address, picture))],
  });
}

export default function FreePage() {
  const { lists } = useWords();
  const { names } = useSite();
  const { found, ...why } = useLoaderData<typeof loader>();
  useNotePictures(found?.html ?? "");
  if (!found) return <MissingPage {...why} />;
  const { id, title, lead, language, created_at, updated_at, picture } = found;
  return (
    <article>
      <RecordArticle
        record={found}
        back={<BackLink to="/">{names["/"]}</BackLink>}
        lead={lead && <ForeignText lang={language}>{lead}</ForeignText>}
        facts={[{ term: lists.updated, detail: <LocalDate instant={updated_at ?? created_at} /> }]}
        picture={
          picture && (
            <OpeningPicture
              picture={picture}
              cover={{ kind: "work", subject: id, id }}
              alt={lists.pictureOf({ title })}
            />
          )
        }
      />
    </article>
  );
}
