type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether bytes may be spent on what the visitor has not asked for. Where the browser does not say, they may. */
export function lineIsGood(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "");
}

export function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}
