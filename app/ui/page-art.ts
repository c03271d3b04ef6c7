import { createContext, type ReactNode } from "react";

/** The drawing beside the page's header: see app/shell/page-art.tsx. Apart from SectionHeader, whose styles not every page needs. */
export const PageArt = createContext<ReactNode>(null);
