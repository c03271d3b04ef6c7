import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import buttons from "../../ui/button.module.css";
import styles from "./uploader.module.css";

/** Without HEIC: iPhones then hand over a JPEG. */
const pictures = "image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml";
const files = ".pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.mp4,.webm,.mp3,.m4a,.ogg,.opus";

/** The files that the browser offers. The server decides by content. */
export const acceptedTypes = { picture: pictures, file: files, any: `${pictures},${files}` };

type Props = {
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  variant?: "primary" | "outline";
  /** The accessible name, if the visible words say too little. */
  label?: string;
  /** The id of what tells it apart from another one on the page. */
  describedBy?: string;
  children: ReactNode;
};

/** Phones also offer the camera. Belongs to no form, so that the file is not sent twice. */
export function UploadButton({
  accept,
  multiple = false,
  onFiles,
  variant = "outline",
  label,
  describedBy,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const handOver = () => {
    const files = [...(input.current?.files ?? [])];
    // So that the same file can be chosen again.
    if (input.current) input.current.value = "";
    if (files.length > 0) onFiles(files);
  };
  const handOverEarly = useEffectEvent(handOver);
  // Files chosen before this script loaded.
  useEffect(() => handOverEarly(), []);
  return (
    <label className={`${buttons.button} ${buttons[variant]} ${styles.upload}`}>
      {children}
      <input
        {...{ ref: input, type: "file", form: "no-form", accept, multiple, onChange: handOver }}
        aria-label={label}
        aria-describedby={describedBy}
      />
    </label>
  );
}
