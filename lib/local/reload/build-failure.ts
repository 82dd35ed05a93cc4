import type { BuildFailure } from 'esbuild';

/** Describes a failed build: a line for each error, with file, line and column where esbuild knows them. */
export function describeBuildFailure(failure: Error | BuildFailure): string {
  if (!('errors' in failure)) return failure.message;
  return failure.errors
    .map(({ text, location }) =>
      location ? `${location.file}:${location.line}:${location.column + 1}: ${text}` : text,
    )
    .join('\n');
}
