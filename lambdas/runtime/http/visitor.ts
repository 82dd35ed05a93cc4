import type { LambdaEvent } from 'hono/aws-lambda';

/** Somebody of whom nothing is known but what every request tells. */
export interface Visitor {
  readonly address: string;
  /** What the browser says it is; empty where it says nothing. */
  readonly userAgent: string;
  /** A header of the request, in any letter case. Only what the gateway or the distribution sets proves anything. */
  readonly header: (name: string) => string | undefined;
}

/** Reads them as API Gateway saw them: no header of the request can say something else about the address. */
export function visitorOf(event: LambdaEvent | undefined, header: Visitor['header']): Visitor {
  const context = event?.requestContext;
  const { sourceIp, userAgent } = (context && 'identity' in context ? context.identity : {}) as {
    sourceIp?: string | null;
    userAgent?: string | null;
  };
  return { address: sourceIp ?? '', userAgent: userAgent ?? '', header };
}
