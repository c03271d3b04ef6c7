import { data, useActionData, useLoaderData } from "react-router";
import { fullLabel } from "../../../content/entries.ts";
import { fieldsOf, kindOf } from "../../../content/kinds.ts";
import { fieldNames } from "../../../server/publishing/edition-fields.ts";
import { themes } from "../../../server/publishing/previews/preview.ts";
import { Notice } from "../../ui/notice.tsx";
import { addressAndTitle, editionAddress, titleOf } from "../editions/edition-address.ts";
import { editionIn } from "../editions/find-edition.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import styles from "./preview.module.css";
import { PreviewLinks } from "./preview-links.tsx";

export const role: Access = "writer";
export const title = ({ edition }: Awaited<ReturnType<typeof loader>>) => `Preview of ${titleOf(edition)}`;

export async function loader(args: DeskArgs) {
  const edition = await editionIn(args);
  const { kind, fields } = edition;
  const editable = fieldNames(edition);
  const mayBeMissing = edition.translationOf !== null && kindOf(kind).fixed;
  const requiredFields = Object.entries(fieldsOf(kind, fields)).filter(
    ([name, { required }]) => required && editable.includes(name) && !mayBeMissing,
  );
  return {
    edition: addressAndTitle(edition),
    missing: requiredFields.filter(([name]) => !fields[name]?.trim()).map(([, field]) => fullLabel(field)),
    links: await args.desk.editions.previews(edition.id),
  };
}

/** `address`: the new link, which is only shown once. */
type Answer = { address?: string; problem?: string };

export const acts: Acts = {
  "make link": {
    role: "writer",
    async run(args: ActArgs) {
      const edition = await editionIn(args);
      const made = await args.desk.editions.previewLink(args.session.person, edition.id);
      if ("token" in made) return { address: `${args.url.origin}/preview/${made.token}` } satisfies Answer;
      return data({ problem: made.problems[0]?.sentence ?? "" } satisfies Answer, { status: 422 });
    },
  },
  revoke: {
    role: "writer",
    async run(args: ActArgs): Promise<Answer> {
      const edition = await editionIn(args);
      const link = String(args.form.get("link"));
      const own = await args.desk.editions.previews(edition.id);
      if (own.some(({ id }) => id === link))
        await args.desk.editions.revokePreview(args.session.person, link);
      return {};
    },
  },
};

const widths = { phone: "Phone", desktop: "Desktop" } as const;
const shown = Object.entries(widths).flatMap(([width, name]) =>
  themes.map((theme) => ({ id: `${width}-${theme}`, label: `${name}, ${theme}`, width, theme })),
);

export default function PreviewPage() {
  const { edition, missing, links } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>() ?? {};
  const page = `${editionAddress(edition, "preview")}/page`;
  return (
    <>
      <h1>
        Preview of <bdi>{titleOf(edition)}</bdi>
      </h1>
      {answer.problem && <Notice tone="error">{answer.problem}</Notice>}
      {missing.length > 0 && (
        <p>Still missing (left out or filled with examples below): {missing.join(", ")}.</p>
      )}
      <p>
        <a href={editionAddress(edition)}>Back to writing</a>
      </p>
      <PreviewLinks links={links} made={answer.address} />
      <nav aria-label="Previews">
        <ul className={styles.choice}>
          {shown.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard. */}
      <section className={styles.frames} aria-label="One preview at a time, scrolls" tabIndex={0}>
        {shown.map(({ id, label, width, theme }) => (
          <figure key={id} id={id} className={styles[width]}>
            <figcaption>
              <h2>{label}</h2>
              <a href={`${page}?theme=${theme}`} target="_blank" rel="noreferrer">
                Open {label.toLowerCase()} in a new tab
              </a>
            </figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard. */}
            <section className={styles.scroll} aria-label={`${label}, scrolls`} tabIndex={0}>
              <iframe src={`${page}?theme=${theme}`} title={label} loading="lazy" />
            </section>
          </figure>
        ))}
      </section>
    </>
  );
}
