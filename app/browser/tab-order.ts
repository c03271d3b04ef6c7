/**
 * Tab stops only at those cards of a carousel that are in view. The others stay in reach of screen readers and of a
 * search in the page. Worked out when the key is pressed, so that it holds for whatever has moved or changed the row.
 */
export function tabThroughCardsInView(): void {
  addEventListener("keydown", ({ key }) => {
    if (key !== "Tab") return;
    for (const row of document.querySelectorAll("[data-island=carousel] ul")) {
      const { left, right } = row.getBoundingClientRect();
      for (const card of row.children) {
        const box = card.getBoundingClientRect();
        const middle = (box.left + box.right) / 2;
        const tabIndex = left < middle && middle < right ? 0 : -1;
        for (const link of card.querySelectorAll("a")) link.tabIndex = tabIndex;
      }
    }
  });
}
