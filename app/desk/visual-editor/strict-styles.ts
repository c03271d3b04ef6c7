/**
 * CodeMirror would write a <style> element, which the Content-Security-Policy forbids. Style sheets made by script are
 * not subject to it.
 */
import { StyleModule } from "style-mod";

const mounted = new Set<StyleModule>();

export function mountConstructedSheets(): void {
  StyleModule.mount = (_, modules) => {
    for (const module of [modules].flat()) {
      if (mounted.has(module)) continue;
      mounted.add(module);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(module.getRules());
      document.adoptedStyleSheets.push(sheet);
    }
  };
}
