import { WeaveBand } from "../../art/weave-band.tsx";
import { EventMap } from "../../event-map/event-map.tsx";
import { useWords } from "../../rendering/language.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import styles from "./hero.module.css";

export type Coming = { id: string; location: string; place: string; language: string; day: string };

export function Hero({ coming }: { coming: Coming[] }) {
  const { hero } = useWords().home;
  return (
    <>
      <div className={styles.hero}>
        <PageHeader
          kicker={hero.kicker}
          title={
            <>
              {`${hero.firstSlogan} `}
              <span className={styles.second}>{hero.secondSlogan}</span>
            </>
          }
          lead={hero.lead}
        >
          <div className={styles.actions}>
            <ButtonLink to="/about/mission-vision">{hero.mission}</ButtonLink>
            <ButtonLink to="/get-involved" variant="outline">
              {hero.involved}
            </ButtonLink>
            <Link to="/search" className={styles.search}>
              {hero.search}
            </Link>
          </div>
        </PageHeader>
        <div className={styles.map}>
          <EventMap
            heading={hero.coming}
            stops={coming.map(({ id, location, place, language, day }) => ({
              ...{ id, location, place },
              to: `/events/${encodeURIComponent(id)}`,
              name: (
                <>
                  <ForeignText lang={language}>{location}</ForeignText> <LocalDate instant={day} />
                </>
              ),
            }))}
          />
        </div>
      </div>
      <WeaveBand />
    </>
  );
}
