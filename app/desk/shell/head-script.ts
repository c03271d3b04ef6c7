/**
 * Runs in the head of every desk page: applies the stored theme before the first paint, and handles the theme button.
 * The Content-Security-Policy allows it by its hash.
 */
export const headScript = `{
let l=document.documentElement.classList,
s=()=>{try{l.toggle("dark",localStorage.getItem("theme")=="dark")}catch{}};
l.add("scripted");
s();
addEventListener("storage",s);
addEventListener("click",e=>{
if(!e.target.closest?.("[data-theme-toggle]"))return;
let d=l.toggle("dark");
try{localStorage.setItem("theme",d?"dark":"light")}catch{}
})
}`
  .replace(/\n\s*/g, " ")
  .trim();
