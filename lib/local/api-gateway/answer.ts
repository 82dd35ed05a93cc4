import type { ServerResponse } from 'node:http';

/** An HTTP answer of the gateway. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | string;
}

/** Facts of a request that answers and logs may quote, by the names that mapping templates use. */
export type RequestContext = Readonly<Record<string, string>>;

/** Sends an answer; `requestId` is in it as API Gateway would have it. */
export function sendAnswer(response: ServerResponse, answer: Answer, requestId: string): void {
  const body = Buffer.from(answer.body);
  response.statusCode = answer.status;
  response.setHeader('x-amzn-RequestId', requestId);
  for (const [name, value] of Object.entries(answer.headers))
    response.setHeader(name, typeof value === 'string' ? value : [...value]);
  if (body.length > 0 || ![204, 304].includes(answer.status))
    response.setHeader('Content-Length', body.length);
  response.end(body);
}
