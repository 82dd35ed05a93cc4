/** An invocation as the host's pages show it. */
export interface Invocation {
  readonly requestId: string;
  readonly functionName: string;
  readonly startedAt: string;
  /** Undefined while it runs. */
  durationMs: number | undefined;
  /** Message of the error that ended it. */
  error: string | undefined;
  log: string;
}

export interface InvocationLog {
  begin(
    functionName: string,
    requestId: string,
  ): { append: (text: string) => void; end: (error?: string) => void };
  /** Newest first. */
  list(): readonly Readonly<Invocation>[];
}

const mostKept = 200;
const longestLogCharacters = 64_000;

/** Keeps the latest invocations with their output. */
export function openInvocationLog(now: () => Date): InvocationLog {
  const kept: Invocation[] = [];
  return {
    list: () => kept,
    begin(functionName, requestId) {
      const startedAt = now();
      const invocation: Invocation = {
        requestId,
        functionName,
        startedAt: startedAt.toISOString(),
        durationMs: undefined,
        error: undefined,
        log: '',
      };
      kept.unshift(invocation);
      kept.length = Math.min(kept.length, mostKept);
      return {
        append: (text) => (invocation.log = (invocation.log + text).slice(0, longestLogCharacters)),
        end: (error) => {
          invocation.durationMs = now().getTime() - startedAt.getTime();
          invocation.error = error;
        },
      };
    },
  };
}
