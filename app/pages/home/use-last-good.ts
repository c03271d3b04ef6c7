import { useState } from "react";

/** The latest value there was: what failed to load stays as it was. */
export function useLastGood<T>(value: T | undefined): T | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
