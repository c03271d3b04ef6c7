import { useLoaderData } from "react-router";
import { listAddress, recordAddress } from "../../lists/list-address.ts";
import { listTitle } from "../../lists/list-title.ts";
import { ReadByNative } from "../../lists/read-by-native.tsx";
import { missingMeta, pageMeta } from "../../metadata/page-meta.ts";
import { peoplePath } from "../../metadata/page-paths.ts";
import { personData } from "../../metadata/structured-data/person-data.ts";
import { useNotePictures } from "../../rendering/fetched-files.ts";
import { useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RenderedProse } from "../../ui/prose.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { loadPerson } from "./load-person.ts";
import { MissingPerson } from "./missing-person.tsx";
import styles from "./person.module.css";
import { OpeningPortrait } from "./portrait.tsx";
import { WaysToReach } from "./ways-to-reach.tsx";
import { WrittenWorks } from "./written-works.tsx";

export const loader = (args: LoaderArgs) => loadPerson(args);

export function meta(page: PageOf<typeof loader>) {
  const { found } = page.loaderData;
  const { missing } = page.words.people;
  if (!found) return missingMeta(missing.title, missing.description);
  const { person, written } = found;
  const { picture, profile } = person;
  const image = picture ? `${picture.address}/${picture.widths.at(-1)}.webp` : undefined;
  return pageMeta(page, {
    title: listTitle(page.words, person.name, { q: "", page: written.page }),
    description: person.excerpt,
    address: listAddress(recordAddress(peoplePath, person.id), { page: written.page }),
    below: peoplePath,
    structured: [personData({ ...person, image, profile: profile?.host && profile.address }, page)],
  });
}

export default function Person() {
  const { lists, people: words } = useWords();
  const { found, ...why } = useLoaderData<typeof loader>();
  useNotePictures(found?.person.html ?? "");
  if (!found) return <MissingPerson {...why} />;
  const { person, written, listPage, reading } = found;
  const { id, name, role, picture, html } = person;
  return (
    <article>
      <div className={styles.person}>
        <div className={styles.back}>
          <BackLink to={`${listAddress(peoplePath, { page: listPage })}#${encodeURIComponent(id)}`}>
            {words.back}
          </BackLink>
        </div>
        <PageHeader
          title={
            <bdi>
              <ForeignText>{name}</ForeignText>
            </bdi>
          }
          lead={role && <bdi>{role}</bdi>}
        />
        <div className={styles.aside}>
          <OpeningPortrait {...{ id, name, picture }} />
          <WaysToReach {...person} />
          <ShareButton {...lists.share} />
        </div>
        <div dir="auto">
          <RenderedProse html={html} />
          {reading && <ReadByNative {...reading} />}
        </div>
      </div>
      <WrittenWorks {...written} id={id} />
    </article>
  );
}
