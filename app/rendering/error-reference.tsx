import { useContext } from "react";
import { RequestIdContext } from "./request-id.ts";

/** A reference that the visitor can quote; the log has it with the cause. `label`: the word before it. */
export function ErrorReference({ label }: { label: string }) {
  const id = useContext(RequestIdContext);
  return (
    id && (
      <small>
        {label} <bdi>{id}</bdi>
      </small>
    )
  );
}
