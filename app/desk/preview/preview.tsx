import { data, useActionData, useLoaderData } from "react-router";
import { fullLabel } from "../../../content/entries.ts";
import { fieldsOf, kindOf } from "../../../content/kinds.ts";
import { fieldNames } from "../../../server/publishing/edition-fields.ts";
import { themes } from "../../../server/publishing/previews/preview.ts";
import { problemSentences } from "../../../server/publishing/problem-sentences.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { listSeparator } from "../../ui/list-separator.ts";
import { Notice } from "../../ui/notice.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import type { DeskWords } from "../../words/translation.ts";
import { addressAndTitle, editionAddress, titleOf } from "../editions/edition-address.ts";
import { editionIn, writableEditionIn } from "../editions/find-edition.ts";
import { fieldsIn, useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { useDesk } from "../rendering/use-desk.ts";
import styles from "./preview.module.css";
import { NewLink, PreviewLinks } from "./preview-links.tsx";

export const role: Access = "translator";
export const title = ({ edition }: Awaited<ReturnType<typeof loader>>, words: DeskWords) =>
  words.preview.heading({ title: titleOf(words, edition) }).join("");

export async function loader(args: DeskArgs) {
  const edition = await writableEditionIn(args);
  const { kind, fields } = edition;
  const editable = fieldNames(edition);
  const mayBeMissing = edition.translationOf !== null && kindOf(kind).fixed;
  const requiredFields = Object.entries(fieldsIn(args.words, fieldsOf(kind, fields))).filter(
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
      return data(
        { problem: problemSentences(made.problems, edition, args)[0]?.sentence ?? "" } satisfies Answer,
        { status: 422 },
      );
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

const widths = ["phone", "desktop"] as const;
const shown = widths.flatMap((width) => themes.map((theme) => ({ id: `${width}-${theme}`, width, theme })));

export default function PreviewPage() {
  const { edition, missing, links } = useLoaderData<typeof loader>();
  const all = useDeskWords();
  const { preview: words, common } = all;
  const { person } = useDesk();
  const { frames } = words;
  const separator = listSeparator(useLanguage());
  const answer = useActionData<Answer>() ?? {};
  const page = `${editionAddress(edition, "preview")}/page`;
  return (
    <>
      <h1>{words.heading({ title: <bdi key="title">{titleOf(all, edition)}</bdi> })}</h1>
      {answer.problem && <Notice tone="error">{answer.problem}</Notice>}
      {answer.address && <NewLink address={answer.address} text={words.links.copyNow} />}
      {missing.length > 0 && <p>{words.missing({ fields: missing.join(separator) })}</p>}
      <p>
        <a href={editionAddress(edition)}>{common.backToWriting}</a>
      </p>
      <nav aria-label={frames.label}>
        <ul className={styles.choice}>
          {shown.map(({ id, width, theme }) => (
            <li key={id}>
              <a href={`#${id}`}>{frames[width][theme]}</a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard. */}
      <section className={styles.frames} aria-label={frames.scrolls} tabIndex={0}>
        {shown.map(({ id, width, theme }) => {
          const name = frames[width][theme];
          return (
            <figure key={id} id={id} className={styles[width]}>
              <figcaption>
                <h2>{name}</h2>
                <a href={`${page}?theme=${theme}`} target="_blank" rel="noreferrer">
                  {frames.open({ name })}
                </a>
              </figcaption>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard. */}
              <section className={styles.scroll} aria-label={frames.frameScrolls({ name })} tabIndex={0}>
                <iframe src={`${page}?theme=${theme}`} title={name} loading="lazy" />
              </section>
            </figure>
          );
        })}
      </section>
      {person && mayActAs(person.role, "writer") && <PreviewLinks links={links} />}
    </>
  );
}
