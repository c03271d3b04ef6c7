/**
 * From 768 px on the menu is a row, or `stacked` behind its button if the row would wrap: with larger text, a wider font
 * or longer words. Only the browser can measure that. It does so as soon as the menu and its styles are parsed and
 * whenever the bar or the brand changes size, always before the next paint. Both have the same size in both forms, so
 * switching does not trigger another measurement. `large` marks text larger than the default, which makes the bar higher
 * and keeps names whole. Inline, so that it waits for no file; names are short because it is in every page: `m` menu, `b`
 * bar, `n` brand.
 */
export const fitMenuScript = `{
  let w = matchMedia("(width >= 768px)"),
  t = (_, o) => {
    if (!document.querySelector("header + main:not([data-later-style] *), #later-style ~ *")) return;
    o.disconnect();
    let m = document.getElementById("site-menu"), b = m.parentElement, n = b.firstElementChild,
      c = document.documentElement.classList,
      f = () => {
        c.remove("stacked");
        if (!w.matches) return;
        c.toggle("large", b.clientHeight > 63);
        m.hidePopover();
        c.toggle("stacked", m.offsetTop > n.offsetTop);
      };
    if (!m.hidePopover) return;
    f();
    o = new ResizeObserver(f);
    o.observe(b);
    o.observe(n);
  },
  u = () => {
    let o = new MutationObserver(t);
    o.observe(document, { childList: true, subtree: true });
    t(0, o);
  };
  w.matches ? u() : w.addEventListener("change", u, { once: true });
}`;
