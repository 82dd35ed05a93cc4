/** How Lambda reports an error of a function: what its caller gets as the payload. */
export interface FunctionError {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** What came of an invocation: the JSON text that the handler returned, or its error. */
export type Outcome = { readonly payload: string } | { readonly error: FunctionError };

/** One invocation on its way to a worker. */
export interface Call {
  readonly requestId: string;
  /** The event as JSON text, so that no object is shared between caller and function. */
  readonly event: string;
  readonly onLog: (text: string) => void;
}

/** What a worker thread is told when it starts; the identity parts of the handler's context among it. */
export interface Boot {
  readonly taskRoot: string;
  /** Where the compiled code of this bundle is kept between threads and starts. @default compiled by each thread */
  readonly codeCacheFile?: string;
  /** File and export, `index.handler`. */
  readonly handler: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMegabytes: number;
  readonly logGroupName: string;
}

/** Host to worker. */
export interface Request {
  readonly requestId: string;
  readonly event: string;
  readonly timeoutMs: number;
}

/** Worker to host. */
export type Report =
  | { readonly kind: 'started' }
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'settled'; readonly outcome: Outcome }
  /** The thread is about to end; the answer to the invocation under way, if any, is this error. */
  | { readonly kind: 'dying'; readonly outcome: Outcome };
