/**
 * Tab stops only at the cards of a carousel that are in view; screen readers and find-in-page still reach the others.
 * Computed when Tab is pressed, because scrolling and filters change the row.
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
