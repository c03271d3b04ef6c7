import { uploadRefusals } from "../../app/words/en/desk/upload-refusals.ts";

/** Why an upload is refused. The desk says it in the reader's language. */
export type Refusal = keyof typeof uploadRefusals;

export function isRefusal(code: string): code is Refusal {
  return Object.hasOwn(uploadRefusals, code);
}

/** Thrown when a file is not accepted. */
export class RefusedUpload extends Error {
  readonly code: Refusal;

  constructor(code: Refusal, options?: ErrorOptions) {
    super(uploadRefusals[code], options);
    this.code = code;
  }
}

export const refusedAs = (code: Refusal) => ({ outcome: "refused" as const, code });
