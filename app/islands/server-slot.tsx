import type { ComponentProps, ReactNode } from "react";

type Tag = "div" | "ul";
type ServerSlotProps<Name extends Tag> = ComponentProps<Name> & { as: Name; children?: ReactNode };

/** Markup inside an island that hydration leaves untouched, so that its props need not be sent to the browser. */
export function ServerSlot<Name extends Tag>({ as, children, ...rest }: ServerSlotProps<Name>) {
  const Element = as as "div";
  const attributes = rest as ComponentProps<"div">;
  if (import.meta.env.SSR) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}

const untouched = { __html: "" };
