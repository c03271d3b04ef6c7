import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/forced-colours.css";
import type { ReactNode } from "react";
import { Outlet, useMatches, useRouteError } from "react-router";
import { useAssets } from "../rendering/assets.ts";
import { RefusalPage } from "./errors/refusal-page.tsx";
import type { DeskRouteModule } from "./rendering/desk-route.ts";
import { headScript } from "./shell/head-script.ts";
import { DeskShell } from "./shell/shell.tsx";

export function DeskRoot() {
  const page = useMatches().at(-1);
  const { title } = (page?.handle ?? {}) as DeskRouteModule;
  const name = typeof title === "function" ? title(page?.loaderData as never) : title;
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
  return (
    <html lang="en" dir="ltr" data-islands={islands}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {title && <title>{`${title} | Desk`}</title>}
        {/* Our own constants: React would escape them as text, which breaks code. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* Not deferred on slow connections, unlike on the public site: the editor needs it. */}
        <script type="module" src={start} />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <DeskShell>{children}</DeskShell>
      </body>
    </html>
  );
}
