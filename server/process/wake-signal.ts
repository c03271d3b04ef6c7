/** A pause that `wake` ends early. A `wake` before the pause is remembered. */
export function wakeSignal() {
  let isAwake = false;
  let endPause = () => {};
  return {
    wake: () => {
      isAwake = true;
      endPause();
    },
    pause: async (longest: number) => {
      await new Promise<void>((resolve) => {
        if (isAwake) return resolve();
        const timer = setTimeout(resolve, longest);
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      isAwake = false;
    },
  };
}
