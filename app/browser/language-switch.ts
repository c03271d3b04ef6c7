/** Keeps the place in the page when the language changes, and offers a language that the browser prefers. */
export function followLanguages(): void {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
    if (link) link.hash = location.hash;
  });
  try {
    offerLanguage();
  } catch (error) {
    // Storage is blocked: without a record of the offer, every page would repeat it.
    console.info(error);
  }
}

function offerLanguage(): void {
  const line = document.querySelector<HTMLElement>("[data-language-offer]");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-offer]")];
  const preferred = navigator.languages
    .map((language) => language.split("-")[0])
    .find((code) => code === document.documentElement.lang || links.some(({ lang }) => lang === code));
  const link = links.find(({ lang }) => lang === preferred);
  if (!line || !link || localStorage.getItem("language")) return;
  localStorage.setItem("language", "offered");
  const [offer, dismiss] = line.children as unknown as [HTMLAnchorElement, HTMLElement];
  const { lang, dir, href, dataset } = link;
  Object.assign(offer, { textContent: dataset.offer, href, hreflang: lang, lang, dir });
  line.hidden = false;
  dismiss.onclick = () => line.remove();
}
