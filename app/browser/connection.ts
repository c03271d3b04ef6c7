type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the line is good enough to load what the visitor has not asked for. If the browser does not say, it is. */
export function isFastConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "");
}

export function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}
