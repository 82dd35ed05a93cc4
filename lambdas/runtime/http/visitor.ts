import type { LambdaEvent } from 'hono/aws-lambda';

/** A possibly anonymous visitor, as known from the request. */
export interface Visitor {
  readonly address: string;
  /** The User-Agent header; empty when missing. */
  readonly userAgent: string;
  /** Returns a header, case-insensitively. Only headers set by the gateway or the distribution can be trusted. */
  readonly header: (name: string) => string | undefined;
}

/** Reads the values that API Gateway observed, so that no header can forge the address. */
export function visitorOf(event: LambdaEvent | undefined, header: Visitor['header']): Visitor {
  const context = event?.requestContext;
  const { sourceIp, userAgent } = (context && 'identity' in context ? context.identity : {}) as {
    sourceIp?: string | null;
    userAgent?: string | null;
  };
  return { address: sourceIp ?? '', userAgent: userAgent ?? '', header };
}
