/**
 * The menu stands in a row from 768 px on, and behind its button where that row would wrap: with larger text, a wider
 * font or longer words. Only the browser can measure that: it does so as soon as the menu is parsed, and whenever the
 * bar or the brand changes its size, always before the next paint. These two have the same size in both forms, so that
 * changing the form does not trigger another measurement. Text larger than by default, with which the bar is
 * higher, is not cut to short names. The script is inline: it waits for no other file. `m` is the menu, `b` the bar, `n`
 * the brand, whose names are short because they are in every page.
 */
export const fitMenuScript = `
  new MutationObserver((_, o) => {
    if (!document.querySelector("header + main")) return;
    o.disconnect();
    let m = document.getElementById("site-menu"), b = m.parentElement, n = b.firstElementChild,
      c = document.documentElement.classList,
      f = () => {
        c.remove("stacked");
        if (!matchMedia("(width >= 768px)").matches) return;
        c.toggle("large", b.clientHeight > 63);
        m.hidePopover();
        c.toggle("stacked", m.offsetTop > n.offsetTop);
      };
    if (!m.hidePopover) return;
    f();
    o = new ResizeObserver(f);
    o.observe(b);
    o.observe(n);
  }).observe(document, { childList: true, subtree: true });
`;
