/**
 * Shows the offer of another language as soon as it is parsed, always before the next paint: see language-offer.tsx. The
 * device remembers that it was made; if its storage is blocked, every page would repeat it, so none does. Inline
 * like fit-menu-script.ts; names are short: `e` offer, `p` preferred language.
 */
export const languageOfferScript = `
  if (navigator.language.split("-")[0] != document.documentElement.lang) new MutationObserver((_, o) => {
    let e = document.querySelector("[data-language-offer]");
    if (!e?.nextElementSibling) return;
    o.disconnect();
    try {
      let f = t => e.querySelector("[lang=" + t + "]"),
        p = f(navigator.languages.map(t => t.split("-")[0]).find(t => t == document.documentElement.lang || f(t)));
      if (!p || localStorage.getItem("language")) return;
      localStorage.setItem("language", "offered");
      e.hidden = p.hidden = false;
      e.lastChild.onclick = () => e.remove();
    } catch {}
  }).observe(document, { childList: true, subtree: true });
`;
