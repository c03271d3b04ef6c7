/**
 * Runs in the head of every page of the desk: sets the stored theme before the first paint, and changes it. Its hash is
 * in the Content-Security-Policy.
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
