import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/forced-colours.css";
import "./styles/letters.css";
import type { ReactNode } from "react";
import { Outlet, useRouteError } from "react-router";
import { languageOf, localPath } from "../languages.ts";
import { MARK_CORE, MARK_FRAME } from "./art/mark-paths.ts";
import { PALETTE } from "./art/palette.ts";
import { PageHead, StructuredData } from "./metadata/head.tsx";
import { ErrorPage } from "./pages/errors/error-page.tsx";
import { useAssets } from "./rendering/assets.ts";
import { useFetchedFiles } from "./rendering/fetched-files.ts";
import { useLanguage } from "./rendering/language.ts";
import { LaterStyle } from "./rendering/later-style.tsx";
import { useSite } from "./rendering/root-data.ts";
import { endScript } from "./shell/end-script.ts";
import { framedHeadScripts, headScript } from "./shell/head-script.ts";
import { useMenuForm } from "./shell/menu-row.ts";
import { WithPageArt } from "./shell/page-art.tsx";
import { Shell } from "./shell/shell.tsx";
import { headingFont } from "./styles/heading-font-rules.ts";
import { printStyles } from "./styles/inline-styles.ts";
import printSheet from "./styles/print.css?url";

const { gold, teal } = PALETTE.light;
const inlineIcon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${MARK_FRAME}' fill='${gold}'/><path d='${MARK_CORE}' fill='${teal}'/></svg>`,
)}`;

export function Root() {
  return (
    <Document head={<PageHead />}>
      <WithPageArt>
        <Outlet />
      </WithPageArt>
    </Document>
  );
}

/** Only the error is known of a page that failed, so its head is the error page's. */
export function RootError() {
  return (
    <Document>
      <ErrorPage error={useRouteError()} />
    </Document>
  );
}

function Document({ head, children }: { head?: ReactNode; children: ReactNode }) {
  const { lowData, offline, preview } = useSite();
  const theme = preview?.theme;
  // An estimate, until script measures the menu: see fit-menu-script.ts.
  const isStacked = useMenuForm() === "stacked";
  const classes = [...(theme === "dark" ? ["dark"] : []), ...(isStacked ? ["stacked"] : [])];
  const language = useLanguage();
  const { direction, letters } = languageOf(language);
  const { style, laterStyle, start, islands, scriptAt } = useAssets();
  const { files } = useFetchedFiles();
  if (!lowData) files.add(printSheet);
  return (
    <html
      lang={language}
      dir={direction}
      className={classes.join(" ") || undefined}
      data-low-data={lowData || undefined}
      data-later-style={laterStyle ? true : undefined}
      // The end script loads the start script after the first paint; the start script loads the islands.
      {...(!lowData && { "data-start": start, "data-islands": islands })}
      // The default is not in pages, to save bytes: see app/browser/install-when-idle.ts.
      data-offline={offline ? undefined : "off"}
      data-outbox={scriptAt("app/offline/outbox-panel.ts")}
      data-font={lowData || letters !== "Latin" ? undefined : headingFont}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        {preview && <meta name="robots" content="noindex" />}
        {/* A preview frame shows this page only. */}
        {theme && <base target="_blank" />}
        {/* Our own constants, here and below. React would escape them as text, which breaks code. */}
        {/* Before the styles, so that it runs while they arrive. */}
        <script dangerouslySetInnerHTML={{ __html: theme ? framedHeadScripts[theme] : headScript }} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {!head && <LaterStyle />}
        {lowData ? (
          // Separate requests would cost more than these bytes.
          <>
            <link rel="icon" href={inlineIcon} />
            <style media="print" dangerouslySetInnerHTML={{ __html: printStyles }} />
          </>
        ) : (
          <>
            {/* Browsers without SVG icons request /favicon.ico by themselves. */}
            <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
            <link rel="manifest" href={localPath(language, "/site.webmanifest")} />
            <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
            {/* Browsers fetch it last, without delaying the first paint. */}
            <link rel="stylesheet" href={printSheet} media="print" />
          </>
        )}
      </head>
      <body id="top">
        <Shell>{children}</Shell>
        <script dangerouslySetInnerHTML={{ __html: endScript }} />
        {head && <StructuredData />}
      </body>
    </html>
  );
}
