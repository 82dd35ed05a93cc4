/** What of it exists where resolvers run; lines go to the log of the API. */
declare const console: {
  log(...values: unknown[]): void;
  error(...values: unknown[]): void;
};
