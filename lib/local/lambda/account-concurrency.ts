/** Lambda refused an invocation before the function ran: status 429. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequestsException';

  constructor() {
    super('Rate Exceeded.');
  }
}

/**
 * Limit of concurrent invocations in an account. Further invocations are refused, not queued.
 * https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html
 *
 * @param most  undefined for no limit
 */
export function openAccountConcurrency(most = Infinity) {
  let underWay = 0;
  return {
    /** @throws TooManyRequests at the limit */
    async invoke<Result>(run: () => Promise<Result>): Promise<Result> {
      if (underWay >= most) throw new TooManyRequests();
      underWay += 1;
      try {
        return await run();
      } finally {
        underWay -= 1;
      }
    },
  };
}
