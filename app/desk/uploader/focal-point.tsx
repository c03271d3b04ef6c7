import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIslandWords } from "../islands/island-words.ts";
import styles from "./focal-point.module.css";

type Props = { image: string; width: number; height: number; x: number; y: number };

const hundredths = (part: number) => String(Math.round(Math.min(1, Math.max(0, part)) * 100));

/** The point of a picture that stays visible when it is cropped. The two sliders work without script. */
export function FocalPoint({ image, width, height, x, y }: Props) {
  const words = useIslandWords().focalPoint;
  const [isLive, setLive] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLInputElement>(null);
  // The Content-Security-Policy forbids inline styles in the markup, so script sets them.
  const show = () => {
    area.current?.style.setProperty("--x", `${left.current?.value}%`);
    area.current?.style.setProperty("--y", `${top.current?.value}%`);
  };
  const showFirst = useEffectEvent(show);
  useEffect(() => {
    setLive(true);
    showFirst();
  }, []);
  const point = (event: PointerEvent<HTMLImageElement>) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (!left.current || !top.current) return;
    left.current.value = hundredths((event.clientX - box.left) / box.width);
    top.current.value = hundredths((event.clientY - box.top) / box.height);
    show();
  };
  const range = { type: "range", min: 0, max: 100, onInput: show } as const;
  return (
    <div ref={area} className={styles.focus}>
      <div className={styles.picture}>
        <img
          src={image}
          alt=""
          {...{ width, height, draggable: false }}
          onPointerDown={point}
          onPointerMove={point}
        />
        <span className={styles.mark} hidden={!isLive} />
      </div>
      <div className={styles.beside}>
        <fieldset className={styles.sliders}>
          <legend>{words.legend}</legend>
          <p>
            {words.cropped} {isLive && words.help}
          </p>
          <label>
            {words.left}
            {/* The picture is not mirrored either. */}
            <input {...range} dir="ltr" ref={left} name="focus_x" defaultValue={x} />
          </label>
          <label>
            {words.top}
            <input {...range} ref={top} name="focus_y" defaultValue={y} />
          </label>
        </fieldset>
        {isLive && (
          <div className={styles.crops}>
            <figure>
              <img src={image} alt="" className={styles.wide} />
              <figcaption>16 : 9</figcaption>
            </figure>
            <figure>
              <img src={image} alt="" className={styles.square} />
              <figcaption>{words.square}</figcaption>
            </figure>
          </div>
        )}
      </div>
    </div>
  );
}
