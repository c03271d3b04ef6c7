/** Every style as Vite knows it, so that an edit shows at once. */
import.meta.glob(["../**/*.css", "!../styles/print.css"], { eager: true });
import.meta.hot?.accept();

// The server's copy cannot be hot-reloaded: only the part from app/styles/shared-styles.ts stays.
const style = document.querySelector("head > style");
if (style) style.textContent = style.textContent?.split("/* hot */")[0] ?? "";
