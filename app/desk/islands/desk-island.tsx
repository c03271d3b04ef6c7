import type { ComponentType, ReactNode } from "react";
import { useIslandWords, wordsOfIslands } from "./island-words.ts";

/**
 * A part of a page that the browser hydrates: see island-registry.ts. Its props and words are sent as JSON; its slots
 * only the server renders.
 */
export function DeskIsland<Props extends object, Slots extends Record<string, ReactNode>>(island: {
  name: string;
  component: ComponentType<Props & Slots>;
  props: Props;
  slots?: Slots;
}) {
  const { name, component: Component, props, slots } = island;
  const words = useIslandWords();
  const sent = wordsOfIslands[name as keyof typeof wordsOfIslands]?.map((group) => [group, words[group]]);
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-words={sent && JSON.stringify(Object.fromEntries(sent))}
    >
      <Component {...props} {...(slots as Slots)} />
    </div>
  );
}
