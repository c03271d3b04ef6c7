// First, because the order of the cascade layers is said there.
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/print.css";
import "./styles/forced-colours.css";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { wantsLowData } from "../server/http/low-data.ts";
import type { Route } from "./+types/root";
import { ErrorPage } from "./pages/errors/error-page.tsx";
import { Shell } from "./shell/shell.tsx";
import { themeScript } from "./shell/theme-script.ts";
import { siteContext } from "./site.ts";
import { headingFontRules } from "./styles/heading-font.ts";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icons/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
];

export function loader({ context, request: { headers } }: Route.LoaderArgs) {
  const lowData = wantsLowData({
    saveData: headers.get("save-data") ?? undefined,
    cookie: headers.get("cookie") ?? undefined,
  });
  return { siteUrl: context.get(siteContext).settings.siteUrl, lowData };
}

/** The browser has them in the page: React leaves them as they are, and its own copy would be sent for nothing. */
const inHead = import.meta.env.SSR
  ? { fonts: headingFontRules(), script: themeScript }
  : { fonts: "", script: "" };

/** Neither changes while a visitor moves from page to page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  // Absent where the root's own loader failed.
  const site = useRouteLoaderData<typeof loader>("root");
  const lowData = site?.lowData ?? false;
  return (
    // The theme script adds classes before React arrives.
    <html lang="en" dir="ltr" data-low-data={lowData || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* Constants of ours, here and below: React would escape them as text, and code must not be escaped. */}
        {!lowData && <style dangerouslySetInnerHTML={{ __html: inHead.fonts }} suppressHydrationWarning />}
        <Links />
        <script dangerouslySetInnerHTML={{ __html: inHead.script }} suppressHydrationWarning />
      </head>
      <body id="top">
        <Shell>{children}</Shell>
        {!lowData && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
