/** Lambda's report of a function's error: the payload that the caller receives. */
export interface FunctionError {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** Result of an invocation: the JSON text that the handler returned, or its error. */
export type Outcome = { readonly payload: string } | { readonly error: FunctionError };

export interface Call {
  readonly requestId: string;
  /** The event as JSON text, so that caller and function share no object. */
  readonly event: string;
  readonly onLog: (text: string) => void;
}

/** Settings of a new worker thread, including the identity fields of the handler's context. */
export interface Boot {
  readonly taskRoot: string;
  /** Whether the folder may be removed at any time, so that nothing is written beside it. */
  readonly isTemporary?: true;
  /** File and export, such as `index.handler`. */
  readonly handler: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMegabytes: number;
}

/** What a thread starts with. */
export interface WorkerData {
  readonly boot: Boot;
  /** Counts the invocations that began, in memory that the host reads even when the thread has ended. */
  readonly begun: Int32Array;
}

/** Host to worker. */
export interface Request {
  readonly requestId: string;
  readonly event: string;
  readonly timeoutMs: number;
}

/** Worker to host. */
export type Report =
  /** The handler is loaded, and the first invocation begins. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'settled'; readonly outcome: Outcome }
  /** The thread is about to end; this error answers the invocation in progress, if any. */
  | { readonly kind: 'dying'; readonly outcome: Outcome };
