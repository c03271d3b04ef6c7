import { fitMenuScript } from "./fit-menu-script.ts";

/**
 * Runs in the head, before the first paint, so that a dark page never flashes white, who has the web font sees it
 * at once, and the menu has its form. It also answers the toggle while the framework has not arrived; once it has,
 * React answers first and prevents the default.
 */
export const themeScript = `(()=>{const r=document.documentElement,s=d=>{r.classList.toggle("dark",d)};r.classList.add("scripted");try{s(localStorage.getItem("theme")==="dark");r.classList.toggle("font",!!localStorage.getItem("font"))}catch{}addEventListener("click",e=>{if(e.defaultPrevented||!e.target.closest?.("[data-theme-toggle]"))return;const d=!r.classList.contains("dark");s(d);try{localStorage.setItem("theme",d?"dark":"light")}catch{}})})();${fitMenuScript}`;
