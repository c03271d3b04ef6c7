/** Only pages with a waiting message have it; the Content-Security-Policy allows a sheet that a script constructs. */
export function panelStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
[data-outbox-panel] {
  position: fixed;
  inset: auto 12px 12px;
  z-index: 10;
  max-width: 720px;
  max-height: 50vh;
  overflow: auto;
  margin-inline: auto;
  padding: 12px 18px;
  border: 1px solid var(--line);
  border-inline-start: 6px solid var(--teal);
  border-radius: var(--corner);
  background: var(--card);
  color: var(--ink);
  box-shadow: 0 4px 24px rgb(0 0 0 / 25%);

  & > div + div { margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line); }
  & [data-state=held] strong { color: var(--clay); }
  & div > div { display: flex; flex-wrap: wrap; gap: 0 24px; }
  & button {
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    color: var(--teal);
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  & button[hidden] { display: none; }
  & button:disabled { color: var(--mute); text-decoration: none; cursor: default; }
}
[data-waiting-messages]:has([data-outbox-panel]) > p { display: none; }
[data-waiting-messages] > [data-outbox-panel] { position: static; max-height: none; margin: 0; box-shadow: none; }
body:has(> [data-outbox-panel]) [data-theme-toggle] { visibility: hidden; }
@media print { [data-outbox-panel] { display: none; } }
`);
  return sheet;
}
