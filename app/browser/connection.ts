type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether to load things ahead of need. Browsers that do not report their connection count as fast. */
export function isFastConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "");
}

export function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}
