import { useWords } from "../rendering/language.ts";
import styles from "./attendance-code.module.css";
import { qrCode } from "./qr-code.ts";

/** Scanners need an empty edge of this many squares. */
const edge = 4;

/** The code that a person shows at the door, as text and as a QR code. */
export function AttendanceCode({ code }: { code: string }) {
  const { code: words } = useWords().ownRegistration;
  const rows = qrCode(code);
  const size = rows.length + 2 * edge;
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + edge} ${y + edge}h1v1h-1z` : [])),
  );
  return (
    <div className={styles.code}>
      {/* Black on white in the dark theme, too: most scanners expect it. */}
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.picture({ code })}>
        <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
        <path fill="#000" d={squares.join("")} shapeRendering="crispEdges" />
      </svg>
      <p>
        <bdi className={styles.letters}>{code}</bdi>
        <br />
        {words.text}
      </p>
    </div>
  );
}
