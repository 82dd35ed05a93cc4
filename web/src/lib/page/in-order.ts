/**
 * Returns a function that runs work at once and hands over its result after the results of all earlier work, whichever ends first. Failed
 * work holds nothing up.
 */
export function inOrder(): <Result>(work: Promise<Result>, use: (result: Result) => void) => Promise<void> {
  let earlier: Promise<unknown> = Promise.resolve();
  return (work, use) => {
    const before = earlier;
    const handedOver = work.then(async (result) => {
      await before;
      use(result);
    });
    earlier = Promise.allSettled([before, handedOver]);
    return handedOver;
  };
}
