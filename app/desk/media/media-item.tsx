import { useActionData, useLoaderData } from "react-router";
import { mediaLimits } from "../../../server/media/media-limits.ts";
import { isRefusal } from "../../../server/media/refusals.ts";
import type { MediaUse } from "../../../server/publishing/media-uses.ts";
import { Field } from "../../ui/field.tsx";
import { listSeparator } from "../../ui/list-separator.ts";
import { Notice } from "../../ui/notice.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import type { DeskWords } from "../../words/translation.ts";
import { DeskIsland } from "../islands/desk-island.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { FocalPoint } from "../uploader/focal-point.tsx";
import styles from "./media.module.css";
import { itemActs, itemIn } from "./media-item-acts.ts";
import { shownState, UseLink } from "./media-row.tsx";
import { Replacement, VersionList } from "./media-versions.tsx";
import { PictureDescription } from "./picture-description.tsx";
import { TagFields } from "./tag-fields.tsx";
import { imageOf, toLibraryItem } from "./to-library-item.ts";

export const role: Access = "writer";
export const title = ({ item }: Awaited<ReturnType<typeof loader>>) => item.name;
export const acts = itemActs;

export async function loader(args: DeskArgs) {
  const item = await itemIn(args);
  const uses = (await args.site.media.usesOf([item.id])).get(item.id) ?? [];
  const query = args.url.searchParams;
  const locked = await args.site.media.onlyForPublishers(args.session.person, [item.id]);
  return {
    isLocked: locked.has(item.id),
    ...{ item, shown: toLibraryItem(item, args.language), image: imageOf(item, 960), uses },
    tags: (await args.site.media.tagsOf([item.id])).get(item.id) ?? [],
    knownTags: await args.site.media.tagsInUse(),
    versions: await args.site.media.versionsOf(item.id),
    kept: mediaLimits.versions,
    isDeleting: query.get("ask") === "delete",
    done: doneSentence(args.words.media, query.get("done")),
    // From the form that replaces it: see server/media/serve-upload-form.ts.
    refused: refusedSentence(args.words, query.get("refused")),
  };
}

function doneSentence(words: DeskWords["media"], done: string | null): string | undefined {
  if (done === "saved") return words.saved;
  if (done === "replaced") return words.replace.done;
  return done === "restored" ? words.versions.done : undefined;
}

function refusedSentence({ uploadRefusals }: DeskWords, code: string | null): string | undefined {
  return code && isRefusal(code) ? uploadRefusals[code] : undefined;
}

export default function Item() {
  const loaded = useLoaderData<typeof loader>();
  const { item, shown, image, uses, isLocked, isDeleting, done, refused, versions, kept } = loaded;
  const { tags, knownTags } = loaded;
  const problem = useActionData<{ problem: string }>()?.problem;
  const { media: words, common } = useDeskWords();
  const separator = listSeparator(useLanguage());
  const state = shownState(words, shown);
  return (
    <>
      <h1 dir="auto">{item.name}</h1>
      {done && !problem && <Notice tone="success">{done}</Notice>}
      {(problem ?? refused) && <Notice tone="error">{problem ?? refused}</Notice>}
      {state && (
        <Notice tone={item.state === "failed" ? "error" : "success"}>
          {item.state === "failed" ? state : words.reloadSoon({ state })}
        </Notice>
      )}
      {item.state === "failed" && (
        <form method="post">
          <Button act="try again" variant="outline">
            {words.tryAgain}
          </Button>
        </form>
      )}
      <p className={styles.facts}>
        <span>{shown.facts}</span>
        <span>
          <bdi>{item.uploadedBy.name}</bdi>
          {separator}
          <Moment instant={item.createdAt} />
        </span>
        <span>
          {words.address({
            address: (
              <code key="address" dir="ltr">
                {shown.address}
              </code>
            ),
          })}
        </span>
        {item.kind === "file" && <a href={shown.address}>{words.open}</a>}
      </p>
      <form method="post" className={styles.form}>
        {isLocked && <p>{words.locked}</p>}
        {image && !isLocked && (
          <DeskIsland
            name="focal-point"
            component={FocalPoint}
            props={{ image, width: item.width ?? 0, height: item.height ?? 0, ...item.focus }}
          />
        )}
        {item.kind === "picture" && <PictureDescription item={item} isLocked={isLocked} />}
        <Field
          id="name"
          label={common.name}
          name="name"
          defaultValue={item.name}
          maxLength={100}
          readOnly={isLocked}
        />
        <TagFields {...{ tags, knownTags, isLocked }} />
        <div className={styles.buttons}>
          {!isLocked && <Button act="save">{common.save}</Button>}
          <a href="/desk/media">{words.toAll}</a>
        </div>
        <Used uses={uses} />
        {uses.length === 0 && <Deletion isDeleting={isDeleting} id={item.id} />}
      </form>
      {!isLocked && <Replacement {...item} error={refused} />}
      {versions.length > 0 && <VersionList {...{ ...item, versions, isLocked, kept }} />}
      <TimesNote />
    </>
  );
}

function Used({ uses }: { uses: MediaUse[] }) {
  const words = useDeskWords().media.uses;
  return (
    <section>
      <h2>{words.heading}</h2>
      {uses.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <ul>
            {uses.map((use) => (
              <li key={use.editionId}>
                <UseLink {...use} />
              </li>
            ))}
          </ul>
          <p>{words.removeFirst}</p>
        </>
      )}
    </section>
  );
}

function Deletion({ isDeleting, id }: { isDeleting: boolean; id: string }) {
  const { media: words, common } = useDeskWords();
  if (!isDeleting)
    return (
      <p>
        <Button act="delete" variant="outline">
          {words.delete}
        </Button>
      </p>
    );
  return (
    <div id="ask" className={styles.ask}>
      <p>{words.askDelete}</p>
      <div className={styles.buttons}>
        <Button act="delete now">{words.delete}</Button>
        <a href={`/desk/media/${id}`}>{common.cancel}</a>
      </div>
    </div>
  );
}
