export interface SourceAnswer {
  readonly result: unknown;
  readonly error?: { readonly message: string; readonly type: string };
}

export type DataSource = (request: unknown) => Promise<SourceAnswer>;

/** Returns the payload: https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-none-js.html */
export const noneSource: DataSource = async (request) => ({
  result: (request as { payload?: unknown } | null)?.payload ?? null,
});
