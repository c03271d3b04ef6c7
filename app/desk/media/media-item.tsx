import { useActionData, useLoaderData } from "react-router";
import type { MediaUse } from "../../../server/publishing/media-uses.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DeskIsland } from "../islands/desk-island.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { FocalPoint } from "../uploader/focal-point.tsx";
import { lockedSentence, stateOf } from "../uploader/library-item.ts";
import styles from "./media.module.css";
import { itemActs, itemIn } from "./media-item-acts.ts";
import { UseLink } from "./media-row.tsx";
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
    ...{ item, shown: toLibraryItem(item), image: imageOf(item, 960), uses },
    isDeleting: query.get("ask") === "delete",
    isSaved: query.get("done") === "saved",
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export default function Item() {
  const { item, shown, image, uses, isLocked, isDeleting, isSaved } = useLoaderData<typeof loader>();
  const problem = useActionData<{ problem: string }>()?.problem;
  const state = stateOf(item);
  return (
    <>
      <h1 dir="auto">{item.name}</h1>
      {isSaved && !problem && <Notice tone="success">Saved. Visitors see the change now.</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      {state && (
        <Notice tone={item.state === "failed" ? "error" : "success"}>
          {item.state === "failed" ? state : `${state}. Reload this page in a moment to see it.`}
        </Notice>
      )}
      {item.state === "failed" && (
        <form method="post">
          <Button act="try again" variant="outline">
            Try again
          </Button>
        </form>
      )}
      <p className={styles.facts}>
        <span>{shown.facts}</span>
        <span>
          <bdi>{item.uploadedBy.name}</bdi>, <Moment instant={item.createdAt} />
        </span>
        <span>
          Web address: <code>{shown.address}</code>
        </span>
        {item.kind === "file" && <a href={shown.address}>Open</a>}
      </p>
      <form method="post" className={styles.form}>
        {isLocked && <p>{lockedSentence}</p>}
        {image && !isLocked && (
          <DeskIsland
            name="focal-point"
            component={FocalPoint}
            props={{ image, width: item.width ?? 0, height: item.height ?? 0, ...item.focus }}
          />
        )}
        {item.kind === "picture" && <Description item={item} isLocked={isLocked} />}
        <Field
          id="name"
          label="Name"
          name="name"
          defaultValue={item.name}
          maxLength={100}
          readOnly={isLocked}
        />
        <div className={styles.buttons}>
          {!isLocked && <Button act="save">Save</Button>}
          <a href="/desk/media">All pictures and files</a>
        </div>
        <Used uses={uses} />
        {uses.length === 0 && <Deletion isDeleting={isDeleting} id={item.id} />}
      </form>
      <TimesNote />
    </>
  );
}

function Description({
  item: { alt, decorative, caption, credit },
  isLocked,
}: Pick<Loaded, "item" | "isLocked">) {
  const locked = { readOnly: isLocked };
  return (
    <>
      <Field
        id="alt"
        label="Alternative text"
        name="alt"
        hint="Describe the picture for people who cannot see it."
        defaultValue={alt}
        maxLength={500}
        {...locked}
      />
      <label className={styles.check}>
        <input type="checkbox" name="decorative" defaultChecked={decorative} disabled={isLocked} />
        Decorative: it adds nothing to the text
      </label>
      <Field
        id="caption"
        label="Caption"
        name="caption"
        hint="Shown below the picture."
        defaultValue={caption}
        maxLength={500}
        {...locked}
      />
      <Field
        id="credit"
        label="Credit"
        name="credit"
        hint="The photographer, shown with the picture."
        defaultValue={credit}
        maxLength={200}
        {...locked}
      />
    </>
  );
}

function Used({ uses }: { uses: MediaUse[] }) {
  return (
    <section>
      <h2>Used in</h2>
      {uses.length === 0 ? (
        <p>Not used anywhere.</p>
      ) : (
        <>
          <ul>
            {uses.map((use) => (
              <li key={use.editionId}>
                <UseLink {...use} />
              </li>
            ))}
          </ul>
          <p>To delete it, remove it from these pages first.</p>
        </>
      )}
    </section>
  );
}

function Deletion({ isDeleting, id }: { isDeleting: boolean; id: string }) {
  if (!isDeleting)
    return (
      <p>
        <Button act="delete" variant="outline">
          Delete
        </Button>
      </p>
    );
  return (
    <div id="ask" className={styles.ask}>
      <p>Delete this? You cannot undo this.</p>
      <div className={styles.buttons}>
        <Button act="delete now">Delete</Button>
        <a href={`/desk/media/${id}`}>Cancel</a>
      </div>
    </div>
  );
}
