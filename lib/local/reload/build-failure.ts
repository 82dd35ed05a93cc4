import type { BuildFailure } from 'esbuild';

/** Says that a source does not build: a line for each error, with file, line and column where esbuild knows them. */
export function describeBuildFailure(source: string, failure: unknown): string {
  const { errors, message } = failure as Error & Partial<BuildFailure>;
  const lines = errors?.map(({ text, location }) =>
    location ? `${location.file}:${location.line}:${location.column + 1}: ${text}` : text,
  );
  return `${source} does not build; the old code is still in use:\n${lines?.join('\n') ?? message}`;
}
