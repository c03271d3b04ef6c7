import type { ComponentProps } from "react";
import { localPath } from "../../languages.ts";
import { useLanguage } from "./page-language.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link within the site that keeps the language of the page. */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={localPath(useLanguage(), to)} />;
}
