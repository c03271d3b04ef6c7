import { useActionData, useLoaderData } from "react-router";
import type { MediaUse } from "../../../server/publishing/media-uses.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DeskIsland } from "../islands/island.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { FocalPoint } from "../uploader/focal-point.tsx";
import { lockedSentence, stateOf } from "../uploader/item.ts";
import { itemActs, itemIn } from "./item-acts.ts";
import { UseLink } from "./item-row.tsx";
import styles from "./media.module.css";
import { imageOf, shownItem } from "./shown-item.ts";

export const role: Access = "writer";
export const title = ({ item }: Awaited<ReturnType<typeof loader>>) => item.name;
export const acts = itemActs;

export async function loader(args: DeskArgs) {
  const item = await itemIn(args);
  const uses = (await args.site.media.usesOf([item.id])).get(item.id) ?? [];
  const asked = args.url.searchParams;
  const locked = await args.site.media.onlyForPublishers(args.session.person, [item.id]);
  return {
    isLocked: locked.has(item.id),
    ...{ item, shown: shownItem(item), image: imageOf(item, 960), uses },
    isAsked: asked.get("ask") === "delete",
    isSaved: asked.get("done") === "saved",
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export default function Item() {
  const { item, shown, image, uses, isLocked, isAsked, isSaved } = useLoaderData<typeof loader>();
  const problem = useActionData<{ problem: string }>()?.problem;
  const state = stateOf(item);
  return (
    <>
      <h1 dir="auto">{item.name}</h1>
      {isSaved && !problem && <Notice tone="success">Saved. Visitors see it from now on.</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      {state && (
        <Notice tone={item.state === "failed" ? "error" : "success"}>
          {item.state === "failed" ? state : `${state}. Open this page again in a moment to see it.`}
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
          Address: <code>{shown.address}</code>
        </span>
        {item.kind === "file" && <a href={shown.address}>Open it</a>}
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
        {item.kind === "picture" && <Said item={item} isLocked={isLocked} />}
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
        {uses.length === 0 && <Deletion isAsked={isAsked} id={item.id} />}
      </form>
      <TimesNote />
    </>
  );
}

function Said({ item: { alt, decorative, caption, credit }, isLocked }: Pick<Loaded, "item" | "isLocked">) {
  const locked = { readOnly: isLocked };
  return (
    <>
      <Field
        id="alt"
        label="Alternative text"
        name="alt"
        hint="What the picture shows, for whoever does not see it."
        defaultValue={alt}
        maxLength={500}
        {...locked}
      />
      <label className={styles.check}>
        <input type="checkbox" name="decorative" defaultChecked={decorative} disabled={isLocked} />
        Decorative: it says nothing that the text does not
      </label>
      <Field
        id="caption"
        label="Caption"
        name="caption"
        hint="Shown below it."
        defaultValue={caption}
        maxLength={500}
        {...locked}
      />
      <Field
        id="credit"
        label="Credit"
        name="credit"
        hint="Who took it: their name is shown with it."
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
        <p>Nothing uses it.</p>
      ) : (
        <>
          <ul>
            {uses.map((use) => (
              <li key={use.editionId}>
                <UseLink {...use} />
              </li>
            ))}
          </ul>
          <p>What is used cannot be deleted. Take it out there first.</p>
        </>
      )}
    </section>
  );
}

/** Asks once. */
function Deletion({ isAsked, id }: { isAsked: boolean; id: string }) {
  if (!isAsked)
    return (
      <p>
        <Button act="delete" variant="outline">
          Delete
        </Button>
      </p>
    );
  return (
    <div id="ask" className={styles.ask}>
      <p>Delete this? It cannot be brought back.</p>
      <div className={styles.buttons}>
        <Button act="delete now">Delete</Button>
        <a href={`/desk/media/${id}`}>No, leave it as it is</a>
      </div>
    </div>
  );
}
