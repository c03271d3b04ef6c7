import { isRouteErrorResponse, useLocation } from "react-router";
import { organisation } from "../../../organisation.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import { errors } from "../../words/en/errors.ts";
import styles from "./error-page.module.css";
import { WaysOn } from "./ways-on.tsx";

/** What a visitor sees when a page is missing or fails. It tells nothing of the cause: that is in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const words = missing ? errors.notFound : errors.failed;
  return (
    <>
      <title>{`${words.title} | ${organisation.name}`}</title>
      <meta name="description" content={words.description} />
      <meta name="robots" content="noindex" />
      <PageHeader title={words.title} lead={words.lead} />
      {missing ? <WaysOn /> : <TryAgain />}
    </>
  );
}

function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <Section>
      <div className={styles.actions}>
        <ButtonLink to={pathname + search}>{errors.failed.tryAgain}</ButtonLink>
        <ButtonLink to="/" variant="outline">
          {errors.home}
        </ButtonLink>
      </div>
    </Section>
  );
}
