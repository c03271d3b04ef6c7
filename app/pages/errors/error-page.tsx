import { isRouteErrorResponse, useLocation } from "react-router";
import { documentTitle } from "../../metadata/page-meta.ts";
import { ErrorReference } from "../../rendering/error-reference.tsx";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./error-page.module.css";

/**
 * Shown when a page fails or is missing. The cause is only in the log. Its styles are part of every page, so it is
 * short; not-found.tsx offers a search.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const { errors } = useWords();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const { title, description } = missing ? errors.notFound : errors.failed;
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{documentTitle(title, useSite().organisation.name)}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <PageHeader title={title} lead={missing ? description : errors.failed.lead} />
      <Section>
        <div className={styles.actions}>
          {!missing && <ButtonLink to={pathname + search}>{errors.failed.tryAgain}</ButtonLink>}
          <ButtonLink to="/" variant={missing ? "primary" : "outline"}>
            {errors.home}
          </ButtonLink>
        </div>
        {!missing && (
          <p>
            <ErrorReference label={errors.reference} />
          </p>
        )}
      </Section>
    </>
  );
}
