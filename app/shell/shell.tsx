import type { ReactNode } from "react";
import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { ApprovalAnswer, ApprovalIntro } from "./approval.tsx";
import floating from "./floating.module.css";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { Letterhead } from "./letterhead.tsx";
import { Pending } from "./pending.tsx";
import styles from "./shell.module.css";
import { SiteNotice } from "./site-notice.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const contentId = "content";

export function Shell({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  const { preview, packed } = useSite();
  return (
    <>
      <Letterhead />
      <a href={`#${contentId}`} className={styles.skip}>
        {shell.skipToContent}
      </a>
      {!preview && !packed && <LanguageOffer />}
      <ApprovalIntro />
      <SiteNotice />
      <Header />
      <main id={contentId} tabIndex={-1}>
        {children}
        <ApprovalAnswer />
      </main>
      <Footer />
      <Pending />
      <div className={floating.floating}>
        <ThemeToggle />
      </div>
    </>
  );
}
