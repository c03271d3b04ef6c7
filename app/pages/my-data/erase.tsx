import { data, redirect, useActionData, useLoaderData } from "react-router";
import { localPath } from "../../../languages.ts";
import { missingMeta } from "../../metadata/page-meta.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { privateHeaders } from "../../rendering/private-headers.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext, visitorContext } from "../../rendering/site-context.ts";
import buttons from "../../ui/button.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import { MissingData } from "./missing-data.tsx";
import styles from "./my-data.module.css";
import { myDataAddress } from "./my-data-address.ts";

export const meta = ({ loaderData, words: { myData }, organisation }: PageOf<typeof loader>) =>
  missingMeta(
    (loaderData ? myData.erase : myData.missing).title,
    myData.description({ organisation: organisation.name }),
  );

export async function loader({ context, params: { token = "" } }: LoaderArgs) {
  const stored = await context.get(siteContext).myData.find(token);
  const found = stored && { token, reference: stored.reference };
  return data(found, { status: stored ? 200 : 404, headers: privateHeaders });
}

export async function action({ context, params: { token = "" } }: LoaderArgs) {
  const outcome = await context.get(siteContext).myData.erase(token, context.get(visitorContext));
  if (outcome === "erased") throw redirect(`${myDataAddress(token)}/erased`, 303);
  return data(outcome, { status: outcome === "tomorrow" ? 429 : 404 });
}

/** Keeps its letters and digits in order on Arabic pages: first strong isolate, and its end. */
const isolated = (reference: string) => `\u2068${reference}\u2069`;

export default function Erase() {
  const { erase: words } = useWords().myData;
  const language = useLanguage();
  const found = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (!found) return <MissingData />;
  const address = myDataAddress(found.token);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead({ reference: isolated(found.reference) })} />
      <Section>
        {outcome === "tomorrow" && <Notice tone="error">{words.tomorrow}</Notice>}
        <form method="post" action={localPath(language, `${address}/erase`)} className={styles.choices}>
          <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
            {words.yes}
          </button>
          <ButtonLink to={address} variant="outline">
            {words.no}
          </ButtonLink>
        </form>
      </Section>
    </>
  );
}
