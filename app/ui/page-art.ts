import { createContext, type ReactNode } from "react";

/** The drawing beside the header of the page that is rendered: see app/shell/page-art.tsx. */
export const PageArt = createContext<ReactNode>(null);
