/** The part of it that the resolver runtime provides; lines go to the log of the API. */
declare const console: {
  log(...values: unknown[]): void;
  error(...values: unknown[]): void;
};
