import { type ReactNode, Suspense } from "react";
import { shell } from "../words/en/shell.ts";
import { Arrival } from "./arrival.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LowDataSwitch } from "./low-data-switch.tsx";
import { Pending } from "./pending.tsx";
import styles from "./shell.module.css";
import { ThemeProvider } from "./theme.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useHeadingFont } from "./use-heading-font.ts";

const contentId = "content";

export function Shell({ children }: { children: ReactNode }) {
  useHeadingFont();
  return (
    <ThemeProvider>
      <a href={`#${contentId}`} className={styles.skip}>
        {shell.skipToContent}
      </a>
      <Header />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      {/* Comes to life on its own, as the parts of Home do. */}
      <Suspense>
        <Footer />
      </Suspense>
      <Pending />
      <Arrival contentId={contentId} />
      <div className={styles.floating}>
        <LowDataSwitch />
        <ThemeToggle />
      </div>
    </ThemeProvider>
  );
}
