import { useLoaderData } from "react-router";
import { fillPlaceholders } from "../../../content/placeholders.ts";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { Mark } from "../../art/mark.tsx";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { siteValues } from "../../rendering/site-values.ts";
import buttons from "../../ui/button.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import panel from "../../ui/panel.module.css";
import { RenderedProse } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./press.module.css";

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData.words);

export async function loader(args: LoaderArgs) {
  const site = args.context.get(siteContext);
  const { boilerplate = "" } = await site.content.organisation();
  return {
    words: await readPage(args, "press"),
    about: renderMarkdown(fillPlaceholders(boilerplate, await siteValues(site))),
  };
}

export default function Press() {
  const { words, about } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.contact.heading} layout="beside">
        <div className={styles.stack}>
          <p>{words.contact.text}</p>
          <Addresses />
          <p>
            <ButtonLink to={words.contact.form.to}>{words.contact.form.label}</ButtonLink>
          </p>
        </div>
      </Section>
      <Section heading={words.logo.heading} layout="beside" tone="tint">
        <div className={styles.logo}>
          <div className={styles.sheet}>
            <Mark className={styles.mark} />
          </div>
          <div className={styles.stack}>
            <p>{words.logo.text}</p>
            <ul className={styles.files}>
              <li>
                <a href="/icons/logo.svg" download className={`${buttons.button} ${buttons.outline}`}>
                  {words.logo.svg}
                </a>
              </li>
              <li>
                <a href="/icons/logo-1024.png" download className={`${buttons.button} ${buttons.outline}`}>
                  {words.logo.png}
                </a>
              </li>
            </ul>
          </div>
        </div>
      </Section>
      {about && (
        <Section heading={words.about.heading}>
          <div className={`${panel.panel} ${styles.quote}`}>
            <RenderedProse html={about} />
          </div>
        </Section>
      )}
    </>
  );
}

/** Those for journalists, or else those for everyone. Unset ones are left out. */
function Addresses() {
  const { details: labels } = useWords().contact;
  const { organisation } = useSite();
  const email = organisation.pressEmail ?? organisation.email;
  const phone = organisation.pressPhone ?? organisation.phone;
  if (!email && !phone) return null;
  return (
    <dl className={styles.addresses}>
      {email && (
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
              {phone}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
