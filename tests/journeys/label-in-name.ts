/** WCAG 2.5.3: a control's name contains its visible label, so that voice users can say what they see. */
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

const controls = new Set(
  "link button textbox searchbox combobox listbox checkbox radio switch slider spinbutton tab menuitem DisclosureTriangle".split(
    " ",
  ),
);

/** Checks every control on the page, with the name the browser computes. */
export async function expectLabelsInNames(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const wrong: string[] = [];
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || !controls.has(role?.value) || backendDOMNodeId === undefined) continue;
    const { object } = await session.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId });
    const { result } = await session.send("Runtime.callFunctionOn", {
      ...{ objectId: object.objectId ?? "", returnByValue: true },
      functionDeclaration: String(visibleText),
    });
    const [seen, said] = [plain(result.value), plain(name?.value ?? "")];
    if (seen.length > 1 && !` ${said} `.includes(` ${seen} `))
      wrong.push(`${role?.value} “${name?.value}” shows “${result.value}”`);
  }
  // Keep the session open: closing it would also remove the page's virtual authenticator.
  expect(wrong, `labels in names at ${page.url()}`).toEqual([]);
}

/** Drops case and symbols, which are not spoken. Callers skip single letters, such as the B for Bold. */
const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");

/** Runs in the page: the visible text of an element, or of its label if it is a field. */
function visibleText(this: HTMLElement): string {
  // Skip the browser's own parts, such as those of a date field.
  if (this.getRootNode() !== document) return "";
  // What a writer typed is not a label.
  if (this.isContentEditable) return "";
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
