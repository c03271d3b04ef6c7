import { data, redirect, useLoaderData } from "react-router";
import { isOrdered, kindsAtDesk, type OrderedKind } from "../../../content/kinds.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { editionAddress } from "../editions/edition-address.ts";
import { kindName, useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import styles from "./edition-list.module.css";

export const role: Access = "publisher";
export const title = (_: unknown, { order }: DeskWords) => order.title;

function orderedKind({ params }: Pick<DeskArgs, "params">): OrderedKind {
  const kind = kindsAtDesk(`/${params.kind}`).find(isOrdered);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

export async function loader(args: DeskArgs) {
  const kind = orderedKind(args);
  const { searchParams } = args.url;
  return {
    kind,
    list: `/desk/${args.params.kind}`,
    rows: await args.desk.editions.order(kind),
    moved: { id: searchParams.get("moved"), direction: searchParams.get("to") },
  };
}

export const acts: Acts = {
  up: { role: "publisher", run: (args) => move(args, "up") },
  down: { role: "publisher", run: (args) => move(args, "down") },
};

/** Someone else may have moved it to the end meanwhile: the page then shows the new order. */
async function move(args: ActArgs, direction: "up" | "down") {
  const id = String(args.form.get("id"));
  await args.desk.editions.moveByOne(args.session.person, orderedKind(args), id, direction);
  return redirect(`/desk/order/${args.params.kind}?moved=${encodeURIComponent(id)}&to=${direction}`);
}

export default function RecordOrder() {
  const { kind, list, rows, moved } = useLoaderData<typeof loader>();
  const words = useDeskWords();
  const { order } = words;
  return (
    <>
      <h1>{order.heading({ kind: kindName(words, kind) })}</h1>
      <p>{order.help}</p>
      {rows.length === 0 && <EmptyState text={order.none} />}
      <ol className={styles.list} hidden={rows.length === 0}>
        {rows.map(({ id, edition, title, language }, index) => {
          const titleId = `title-${edition}`;
          const possible = { up: index > 0, down: index < rows.length - 1 };
          // Focus follows the record, so that one key moves it several places.
          const [asked, other] =
            moved.direction === "up" ? (["up", "down"] as const) : (["down", "up"] as const);
          const focused = possible[asked] ? asked : other;
          const button = (direction: "up" | "down") => (
            <Button
              act={direction}
              variant="outline"
              aria-describedby={titleId}
              disabled={!possible[direction]}
              autoFocus={moved.id === edition && direction === focused}
            >
              {order[direction]}
            </Button>
          );
          return (
            <li key={edition} className={styles.row}>
              <span className={styles.place}>{order.place({ place: index + 1 })}</span>
              <div className={styles.about}>
                <a
                  id={titleId}
                  href={editionAddress({ kind, slug: id, language, translationOf: null })}
                  dir="auto"
                  lang={language}
                  className={styles.title}
                >
                  {title}
                </a>
              </div>
              <form method="post" className={styles.moves}>
                <input type="hidden" name="id" value={edition} />
                {button("up")}
                {button("down")}
              </form>
            </li>
          );
        })}
      </ol>
      <p>
        <a href={list}>{order.back}</a>
      </p>
    </>
  );
}
