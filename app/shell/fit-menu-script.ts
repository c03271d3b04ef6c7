/**
 * The menu stands in a row from 768 px on, and behind its button where that row would wrap: with larger text, a wider
 * font or longer words. Only the browser can measure that: it does so as soon as the menu is parsed, and whenever the
 * bar or the brand changes its size, always before the next paint. These two have the same size in both forms, so that
 * changing the form does not trigger another measurement. Text larger than by default, with which the bar is
 * higher, is not cut to short names. The script is inline: it waits for no other file.
 */
export const fitMenuScript = `
  new MutationObserver((changes, arriving) => {
    if (!document.querySelector("header + main")) return;
    arriving.disconnect();
    const menu = document.getElementById("site-menu");
    if (!menu.hidePopover) return;
    const bar = menu.parentElement;
    const brand = bar.firstElementChild;
    const { classList } = document.documentElement;
    const atLeast768 = matchMedia("(width >= 768px)");
    const fit = () => {
      classList.remove("stacked");
      if (!atLeast768.matches) return;
      classList.toggle("large", bar.clientHeight > 63);
      menu.hidePopover();
      const wraps = menu.getBoundingClientRect().top >= brand.getBoundingClientRect().bottom;
      classList.toggle("stacked", wraps);
    };
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(bar);
    sizes.observe(brand);
  }).observe(document, { childList: true, subtree: true });
`;
