/** What `npm run dev` starts instead of start.ts: hot islands and hot styles. */
import "@vitejs/plugin-react/preamble";
import "./hot-styles.ts";
import "./start.ts";
