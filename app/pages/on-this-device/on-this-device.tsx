import { data } from "react-router";
import { missingMeta } from "../../metadata/page-meta.ts";
import { WaitingMessages } from "../../offline/waiting-messages.tsx";
import { useAssets } from "../../rendering/assets.ts";
import { useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageFacts } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import buttons from "../../ui/button.module.css";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./on-this-device.module.css";

export const meta = ({ words: { onThisDevice } }: PageFacts) =>
  missingMeta(onThisDevice.title, onThisDevice.description);

export function loader({ context }: LoaderArgs) {
  if (!context.get(siteContext).settings.offline) throw data(null, { status: 404 });
  return null;
}

/** What the visitor's browser keeps. The server does not know it: app/offline/on-this-device.ts fills the lists. */
export default function OnThisDevice() {
  const { onThisDevice: words, packs } = useWords();
  const script = useAssets().scriptAt("app/offline/on-this-device.ts");
  const placeholders = { size: "{size}", date: "{date}", name: "{name}" };
  return (
    <div
      id="on-this-device"
      className={styles.page}
      data-about={words.about(placeholders)}
      data-total={words.total(placeholders)}
      data-remove={words.removeNamed(placeholders)}
      data-removed={words.removed}
      data-not-removed={words.notRemoved}
      data-unsupported={words.unsupported}
      data-document={packs.asFile}
    >
      <PageHeader title={words.title} lead={words.lead}>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
        <p role="status" className={styles.status}>
          {words.reading}
        </p>
        <p className={styles.forgets} hidden>
          {packs.forgets}
        </p>
      </PageHeader>
      <Kept id="kept-packs" heading={words.packs} none={words.noPacks} removeAll={words.removeAllPacks} />
      <Kept id="kept-pages" heading={words.pages} none={words.noPages} removeAll={words.removeAllPages} />
      <WaitingMessages />
      <template>
        <li>
          <div>
            <a href="/" dir="auto">
              {words.title}
            </a>
            <p />
            <a href="/" download hidden>
              {packs.asFile}
            </a>
          </div>
          <button type="button" className={`${buttons.button} ${buttons.outline}`}>
            {words.remove}
          </button>
        </li>
      </template>
      <script type="module" src={script} />
    </div>
  );
}

type KeptProps = { id: string; heading: string; none: string; removeAll: string };

/** Hidden until the script knows what there is. */
function Kept({ id, heading, none, removeAll }: KeptProps) {
  return (
    <div id={id} hidden>
      <Section heading={heading}>
        <p data-none="">{none}</p>
        <ul className={styles.list} />
        <p className={styles.all} hidden>
          <span />
          <button type="button" className={`${buttons.button} ${buttons.outline}`}>
            {removeAll}
          </button>
        </p>
      </Section>
    </div>
  );
}
