import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from "react";

export type Theme = "light" | "dark";
type ThemeChoice = { theme: Theme; toggle: () => void };

const ThemeContext = createContext<ThemeChoice | undefined>(undefined);
const storageKey = "theme";

/** The `dark` class on the root is the one truth; `theme-script.ts` sets it before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => "light" as const);
  const toggle = useCallback(() => choose(currentTheme() === "dark" ? "light" : "dark"), []);
  return <ThemeContext value={{ theme, toggle }}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (!choice) throw new Error("useTheme must be used inside <ThemeProvider>.");
  return choice;
}

function currentTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

function show(theme: Theme): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
}

function choose(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // A browser that forbids storage still changes; it only forgets.
  }
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  const inAnotherTab = (event: StorageEvent) => {
    if (event.key === storageKey) show(event.newValue === "dark" ? "dark" : "light");
  };
  window.addEventListener("storage", inAnotherTab);
  return () => {
    observer.disconnect();
    window.removeEventListener("storage", inAnotherTab);
  };
}
