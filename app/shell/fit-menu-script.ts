/**
 * The menu stands in a row from 768 px on, and behind its button where that row would wrap: with larger text, a wider
 * font or longer words. Only the browser knows, so it is asked as soon as the menu is there, and whenever the bar or
 * the brand has another size, always before the next paint. These two have the same size in both forms, so that to
 * change the form calls for no further look. The script is part of the page: it waits for no other. Written short
 * because it is in every page: m is the menu, b the bar, f the brand, c the classes of the root.
 */
export const fitMenuScript = `
new MutationObserver((_,o)=>{
if(!document.querySelector("header+main"))return;
o.disconnect();
let m=document.getElementById("site-menu"),b=m.parentElement,f=b.firstElementChild,
c=document.documentElement.classList,
s=new ResizeObserver(_=>{
c.remove("stacked");
if(!matchMedia("(width>=768px)").matches)return;
m.hidePopover();
c.toggle("stacked",m.getBoundingClientRect().top>=f.getBoundingClientRect().bottom)
});
m.hidePopover&&(s.observe(b),s.observe(f))
}).observe(document,{childList:true,subtree:true})`;
