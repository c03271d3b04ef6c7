import { data, redirect, useLoaderData } from "react-router";
import { localPath } from "../../../languages.ts";
import type { Verified } from "../../../server/certificates/certificates.ts";
import { missingMeta } from "../../metadata/page-meta.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageFacts } from "../../rendering/route-module.ts";
import { siteContext, visitorContext } from "../../rendering/site-context.ts";
import buttons from "../../ui/button.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Field } from "../../ui/field.tsx";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./verify.module.css";

export const meta = ({ words: { certificate }, organisation }: PageFacts) =>
  missingMeta(certificate.page.title, certificate.page.lead({ organisation: organisation.name }));

/** Not cached, not indexed, and the address, which contains a name, is in no referrer. */
const headers = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

const statusOf: Record<Verified["state"], number> = {
  ...{ valid: 200, withdrawn: 200, invalid: 404, "too many": 429 },
};

export async function loader({ request, context, params: { code = "" } }: LoaderArgs) {
  const site = context.get(siteContext);
  const typed = new URL(request.url).searchParams.get("code")?.trim();
  if (typed) throw redirect(`/verify/${encodeURIComponent(typed.slice(0, 1000))}`, { status: 303, headers });
  if (!code) return data(undefined, { headers });
  const found = await site.certificates.verify(code, site.language, context.get(visitorContext));
  return data(found, { status: statusOf[found.state], headers });
}

/** Says whether a certificate of attendance is genuine. Without a code, it asks for one. */
export default function Verify() {
  const found = useLoaderData<typeof loader>();
  const { certificate: words } = useWords();
  const { name: organisation } = useSite().organisation;
  if (!found)
    return (
      <>
        <PageHeader title={words.page.title} lead={words.page.lead({ organisation })} />
        <Section>
          <CodeForm />
        </Section>
      </>
    );
  if (found.state === "valid")
    return (
      <>
        <PageHeader title={words.valid.title} lead={words.valid.lead({ organisation })} />
        <Section>
          <Facts {...found} />
          <ButtonLink to="/verify" variant="outline">
            {words.page.another}
          </ButtonLink>
        </Section>
      </>
    );
  const { title, lead } = {
    withdrawn: { title: words.withdrawn.title, lead: words.withdrawn.lead({ organisation }) },
    invalid: words.invalid,
    "too many": words.tooMany,
  }[found.state];
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Section>
        <CodeForm />
      </Section>
    </>
  );
}

function Facts({ name, event, eventLanguage, day }: Extract<Verified, { state: "valid" }>) {
  const { valid: words } = useWords().certificate;
  return (
    <dl className={styles.facts}>
      <dt>{words.name}</dt>
      <dd dir="auto">{name}</dd>
      <dt>{words.event}</dt>
      <dd>
        <ForeignText lang={eventLanguage}>{event}</ForeignText>
      </dd>
      <dt>{words.day}</dt>
      <dd>
        <LocalDate instant={day} />
      </dd>
    </dl>
  );
}

function CodeForm() {
  const { page: words } = useWords().certificate;
  return (
    <form action={localPath(useLanguage(), "/verify")} className={styles.form}>
      <Field
        id="code"
        name="code"
        label={words.code}
        hint={words.hint}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={1000}
        required
      />
      <p>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          {words.check}
        </button>
      </p>
    </form>
  );
}
