import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/forced-colours.css";
import type { ReactNode } from "react";
import { Outlet, useMatches, useRouteError } from "react-router";
import { languageOf } from "../../languages.ts";
import { useAssets } from "../rendering/assets.ts";
import { useLanguage } from "../ui/page-language.ts";
import { RefusalPage } from "./errors/refusal-page.tsx";
import { IslandWordsContext } from "./islands/island-words.ts";
import { browserWordsIn, islandWordsIn, useDeskWords } from "./rendering/desk-language.ts";
import type { DeskRouteModule } from "./rendering/desk-route.ts";
import { useDesk } from "./rendering/use-desk.ts";
import { headScript } from "./shell/head-script.ts";
import { DeskShell } from "./shell/shell.tsx";
import { PageSettingsContext } from "./ui/page-settings.ts";

export function DeskRoot() {
  const words = useDeskWords();
  const page = useMatches().at(-1);
  const { title } = (page?.handle ?? {}) as DeskRouteModule;
  const name = typeof title === "function" ? title(page?.loaderData as never, words) : title;
  return (
    <Document title={name}>
      <Outlet />
    </Document>
  );
}

export function DeskRootError() {
  return (
    <Document title={undefined}>
      <RefusalPage error={useRouteError()} />
    </Document>
  );
}

function Document({ title, children }: { title: string | undefined; children: ReactNode }) {
  const { style, start, islands } = useAssets();
  const language = useLanguage();
  const { timeZone, offline } = useDesk();
  const deskWords = useDeskWords();
  const words = browserWordsIn(deskWords);
  return (
    <html
      lang={language}
      dir={languageOf(language).direction}
      data-islands={islands}
      data-time-zone={timeZone}
      data-words={JSON.stringify(words)}
      data-offline={offline || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {title && <title>{`${title} | ${deskWords.common.desk}`}</title>}
        {/* Our own constants: React would escape them as text, which breaks code. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* Not deferred on slow connections, unlike on the public site: the editor needs it. */}
        <script type="module" src={start} />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <PageSettingsContext value={{ language, timeZone, words }}>
          <IslandWordsContext value={islandWordsIn(deskWords)}>
            <DeskShell>{children}</DeskShell>
          </IslandWordsContext>
        </PageSettingsContext>
      </body>
    </html>
  );
}
