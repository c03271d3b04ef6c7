import { AfricaMap } from "../../art/africa-map.tsx";
import { WeaveBand } from "../../art/weave-band.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { home } from "../../words/en/home.ts";
import styles from "./hero.module.css";

const { hero } = home;

export function Hero() {
  return (
    <>
      <div className={styles.hero}>
        <PageHeader
          kicker={hero.kicker}
          title={
            <>
              {hero.firstSlogan} <span className={styles.second}>{hero.secondSlogan}</span>
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
        <AfricaMap className={styles.map} />
      </div>
      <WeaveBand />
    </>
  );
}
