import { fitMenuScript } from "./fit-menu-script.ts";
import { languageOfferScript } from "./language-offer-script.ts";

/**
 * Runs in the head of every page, low-data pages included, and delays its first paint: what can wait is in
 * end-script.ts. It sets the stored theme, so that a dark page never flashes white, and decides the form of the menu.
 *
 * Fonts: it loads the heading font unless the connection is slow, by `fetch`, because a font would delay the load event,
 * and applies it if it is cached or arrives before the first frame; later, app/browser/apply-heading-font.ts does. A page
 * that will not get it is `unbranded`: looking up its fallbacks takes a slow phone 60 ms. The script also finds out whether the device can show a page in Ethiopic or Arabic: missing letters are boxes of the same width.
 *
 * Written short because it is in every page; its hash is in every Content-Security-Policy.
 */
const ownScript = `{
let r=document.documentElement,l=r.classList,
g=k=>{try{return localStorage.getItem(k)}catch{}};
r.theme=()=>l.toggle("dark",g("theme")=="dark");
l.add("scripted");
r.theme();
let f=r.dataset.font,c=navigator.connection,k=f&&g("font")==f,z;
requestAnimationFrame(()=>z=1);
let a=e=>new FontFace("Familjen Grotesk",e,{weight:"500 700",display:"optional"}),
h=e=>document.fonts.add(e);
if(k)h(a("url("+f+")"));
else if(f&&!c?.saveData&&!/[23]g/.test(c?.effectiveType))r.font=fetch(f).then(e=>e.arrayBuffer()).then(e=>a(e).load()).then(e=>{
try{localStorage.setItem("font",f)}catch{}
z||h(e);
return e
}).catch(()=>{});
else l.add("unbranded");
let p={am:"ሀጪ",ar:"اس"}[r.lang];
if(p){
let x=document.createElement("canvas").getContext("2d"),
[i,j]=[...p].map(t=>x.measureText(t).width);
l.toggle("lettered",i!=j)
}
}`;

/** No string in our scripts has white space around these characters. */
export const minified = (script: string) =>
  script.replace(/\s*([=?:(){},;<>&|+!])\s*/g, "$1").replace(/\s+/g, " ");

export const headScript = minified(`${ownScript}${fitMenuScript}${languageOfferScript}`);

/** A preview at the desk has the requested theme, not the staff member's own. */
const framedIn = (theme: string) =>
  headScript.replace('l.toggle("dark",g("theme")=="dark")', `l.toggle("dark",${theme === "dark"})`);
export const framedHeadScripts = { light: framedIn("light"), dark: framedIn("dark") };
