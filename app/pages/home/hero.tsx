import type { PageWords } from "../../../content/pages/index.ts";
import type { OfferedPicture } from "../../../server/media/pictures/pictures.ts";
import { WeaveBand } from "../../art/weave-band.tsx";
import { LaterStyle } from "../../rendering/later-style.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ComingUp, type UpcomingEvent } from "./coming-up.tsx";
import styles from "./hero.module.css";

/**
 * Phones that know `rel="expect"` paint nothing before this element: header and hero in one frame, not in three. Wider
 * screens wait for the styles that follow it, because they show the menu.
 */
export const HERO_END = "hero-end";

type HeroProps = {
  words: PageWords<"home">["hero"];
  coming: UpcomingEvent[];
  picture: OfferedPicture | null;
};

export function Hero({ words, coming, picture }: HeroProps) {
  return (
    <>
      <div className={styles.hero}>
        <PageHeader
          kicker={words.kicker}
          title={
            <>
              {`${words.firstSlogan} `}
              <span className={styles.second}>{words.secondSlogan}</span>
            </>
          }
          lead={words.lead}
        >
          <div id={HERO_END} className={styles.actions}>
            <ButtonLink to={words.first.to}>{words.first.label}</ButtonLink>
            <ButtonLink to={words.second.to} variant="outline">
              {words.second.label}
            </ButtonLink>
            <Link to={words.third.to} className={styles.third}>
              {words.third.label}
            </Link>
          </div>
        </PageHeader>
        {/* Right after the words: on a slow line they are painted while it arrives, before what follows is laid out. */}
        <LaterStyle />
        <ComingUp heading={words.coming} events={coming} picture={picture} />
      </div>
      <WeaveBand />
    </>
  );
}
