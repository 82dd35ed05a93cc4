/** Waits for a result, but no longer than the given milliseconds. @returns undefined when the time is up; the work goes on */
export async function within<Result>(result: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, limitMs, undefined)));
  const first = await Promise.race([result, timeUp]);
  clearTimeout(timer);
  return first;
}
