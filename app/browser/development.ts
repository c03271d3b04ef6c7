/** What `npm run dev` starts instead of start.ts: hot islands, and every style as Vite knows it. */
import "@vitejs/plugin-react/preamble";
import "vite/client";
import "./start.ts";

import.meta.glob(["../**/*.css", "!../styles/print.css"], { eager: true });
// The server's copy is not hot.
document.querySelector("head > style")?.remove();
