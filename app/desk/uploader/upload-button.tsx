import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import buttons from "../../ui/button.module.css";
import styles from "./uploader.module.css";

type Props = {
  accept: string;
  multiple?: boolean;
  take: (files: File[]) => void;
  variant?: "primary" | "outline";
  children: ReactNode;
};

/** Phones offer the camera too. It belongs to no form, so that none sends the file a second time. */
export function UploadButton({ accept, multiple = false, take, variant = "outline", children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const takeAll = () => {
    const files = [...(input.current?.files ?? [])];
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
    if (files.length > 0) take(files);
  };
  const takeEarly = useEffectEvent(takeAll);
  // What was chosen before this script came.
  useEffect(() => takeEarly(), []);
  return (
    <label className={`${buttons.button} ${buttons[variant]} ${styles.upload}`}>
      {children}
      <input ref={input} type="file" form="no-form" accept={accept} multiple={multiple} onChange={takeAll} />
    </label>
  );
}
