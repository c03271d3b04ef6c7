import type { ComponentType } from "react";
import type { islands } from "../island-registry.ts";

type Islands = typeof islands;
type PropsOf<Name extends keyof Islands> = React.ComponentProps<Islands[Name]>;

type IslandProps<Name extends keyof Islands, ServerOnly extends keyof PropsOf<Name>> = {
  name: Name;
  component: Islands[Name];
  /** Sent to the browser as JSON: the few props that hydration needs. */
  props: Omit<PropsOf<Name>, ServerOnly>;
  /** Props that only the server renders; hydration leaves their markup as it is. */
  serverOnly: Pick<PropsOf<Name>, ServerOnly>;
};

/**
 * A part of a page that the browser hydrates when the visitor approaches it: see app/browser/hydrate-islands.ts. It is
 * hydrated without the page, so it must not use the router, contexts or `useId`, which counts from the root.
 */
export function Island<Name extends keyof Islands, ServerOnly extends keyof PropsOf<Name> = never>(
  island: IslandProps<Name, ServerOnly>,
) {
  const { name, props, serverOnly } = island;
  const Component = island.component as ComponentType<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} {...serverOnly} />
    </div>
  );
}
