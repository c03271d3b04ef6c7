import type { ComponentType } from "react";

/** A part of a page that the browser hydrates: see island-registry.ts. Its props are sent as JSON. */
export function DeskIsland<Props extends object>(island: {
  name: string;
  component: ComponentType<Props>;
  props: Props;
}) {
  const { name, component: Component, props } = island;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
