import type { ComponentType, ReactNode } from "react";

/**
 * A part of a page that the browser hydrates: see island-registry.ts. Its props are sent as JSON; its slots only the
 * server renders.
 */
export function DeskIsland<Props extends object, Slots extends Record<string, ReactNode>>(island: {
  name: string;
  component: ComponentType<Props & Slots>;
  props: Props;
  slots?: Slots;
}) {
  const { name, component: Component, props, slots } = island;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} {...(slots as Slots)} />
    </div>
  );
}
