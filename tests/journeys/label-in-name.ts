/** WCAG 2.5.3: someone who says what they see reaches the control, so its name has the words that are in sight. */
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

const controls = new Set(
  "link button textbox searchbox combobox listbox checkbox radio switch slider spinbutton tab menuitem DisclosureTriangle".split(
    " ",
  ),
);

/** Of every control of a page, as the browser itself reckons its name. */
export async function expectLabelsInNames(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const wrong: string[] = [];
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || !controls.has(role?.value) || backendDOMNodeId === undefined) continue;
    const { object } = await session.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId });
    const { result } = await session.send("Runtime.callFunctionOn", {
      ...{ objectId: object.objectId ?? "", returnByValue: true },
      functionDeclaration: String(wordsInSight),
    });
    const [seen, said] = [plain(result.value), plain(name?.value ?? "")];
    if (seen.length > 1 && !` ${said} `.includes(` ${seen} `))
      wrong.push(`${role?.value} “${name?.value}” shows “${result.value}”`);
  }
  // The session stays: to end it would end a virtual authenticator of the page too.
  expect(wrong, `labels in names at ${page.url()}`).toEqual([]);
}

/** Neither the case nor the signs are spoken; a single letter, such as the B of Bold, is a sign. */
const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");

/** Runs in the page, for an element: what it shows itself, or what its label does. */
function wordsInSight(this: HTMLElement): string {
  // What the browser builds of its own, such as the parts of a date.
  if (this.getRootNode() !== document) return "";
  const isField = this.matches("input, select, textarea");
  const button = this.matches("input[type=submit], input[type=button]");
  if (button) return (this as HTMLInputElement).value;
  const shown: HTMLElement[] = isField ? [...((this as HTMLInputElement).labels ?? [])] : [this];
  const isSeen = (node: Node) => {
    const element = node.parentElement;
    const box = element?.getBoundingClientRect();
    const isWithinField = element?.closest("select, textarea");
    return Boolean(element?.checkVisibility() && box && box.width > 1 && box.height > 1 && !isWithinField);
  };
  return shown
    .flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (isSeen(node)) texts.push(node.textContent ?? "");
      return texts;
    })
    .join(" ");
}
