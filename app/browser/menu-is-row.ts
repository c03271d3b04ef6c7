/** Whether the menu lies open in a row of the header: see app/shell/fit-menu-script.ts. */
export function menuIsRow(): boolean {
  const { classList } = document.documentElement;
  return window.matchMedia("(width >= 768px)").matches && !classList.contains("stacked");
}
