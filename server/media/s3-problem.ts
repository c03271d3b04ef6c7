import { StoreProblem } from "./store.ts";

export const away = (cause: unknown) =>
  new StoreProblem("The storage of pictures and files does not answer. Try again in a few minutes.", {
    cause,
  });

/** What an answer that is no success means. The code is S3's own: "NoSuchBucket". */
export function refusal(method: string, status: number, code: string): StoreProblem {
  const cause = new Error(`The storage of MEDIA_URL answered ${method} with ${status} ${code}`.trim());
  if (status === 507 || /full|quota|insufficient/i.test(code)) {
    return new StoreProblem("The storage of pictures and files is full.", { cause });
  }
  if (mayPass(status)) return away(cause);
  return new StoreProblem(
    "The storage of pictures and files refuses what we ask. Whoever runs this site finds the reason in its log.",
    { cause },
  );
}

/** Too busy, restarting, or a proxy that waits for it. */
export const mayPass = (status: number) => [408, 429, 500, 502, 503, 504].includes(status);
