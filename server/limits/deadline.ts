export class DeadlinePassed extends Error {}

/** The result of the work, or an error after that many milliseconds: the work itself is told by its signal. */
export async function withDeadline<Result>(
  what: string,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlinePassed(`${what} took longer than ${milliseconds} ms.`);
      reject(error);
      controller.abort(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
