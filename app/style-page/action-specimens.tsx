import { BackLink } from "../ui/back-link.tsx";
import { Badge } from "../ui/badge.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Link } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import { ShareButton } from "../ui/share-button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import styles from "./style-page.module.css";

export function ActionSpecimens() {
  return (
    <>
      <Section heading="Actions" aside={<Link to="/news">A link beside a heading</Link>}>
        <div className={styles.stack}>
          <div className={styles.row}>
            <ButtonLink to="/style">Primary</ButtonLink>
            <ButtonLink to="/style" variant="outline">
              Outline
            </ButtonLink>
            <ExternalLink href="https://example.org" newTab="(opens in a new tab)">
              Elsewhere
            </ExternalLink>
            <SubmitButton busyText="Sending...">Send message</SubmitButton>
            <SubmitButton busy busyText="Sending...">
              Send message
            </SubmitButton>
          </div>
          <ShareButton label="Share this page" copied="Address copied" />
          <BackLink to="/news">Back to the list</BackLink>
          <div className={styles.row}>
            <Badge kind="news">News</Badge>
            <Badge kind="event">Event</Badge>
            <Badge kind="resource">Resource</Badge>
            <Spinner label="Loading" />
          </div>
        </div>
      </Section>
      <CallToAction heading="A call to action" text="What the reader can do next, in a sentence.">
        <ButtonLink to="/style">Do it</ButtonLink>
        <ButtonLink to="/style" variant="outline">
          Do something else
        </ButtonLink>
      </CallToAction>
    </>
  );
}
