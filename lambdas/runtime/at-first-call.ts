/** An object whose methods all return promises. */
type Asynchronous<Service> = {
  readonly [Method in keyof Service]: (...parameters: never[]) => Promise<unknown>;
};

/** Memoizes an asynchronous result; a failure is not kept. */
export function once<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= act().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

/**
 * Stands in for a service that is opened by the first call of a method, so that a cold start loads no code that few requests use. When
 * opening fails, the call rejects with that error and the next call tries again.
 *
 * @param open  imports the code and creates the service
 */
export function atFirstCall<Service extends Asynchronous<Service>>(open: () => Promise<Service>): Service {
  const opened = once(open);
  return new Proxy({} as Service, {
    get(_standIn, name) {
      // With `then`, an asynchronous function that returns the stand-in would call it as a promise.
      if (name === 'then') return undefined;
      return async (...parameters: never[]) => (await opened())[name as keyof Service](...parameters);
    },
  });
}
