import type { ServerResponse } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | string;
}

/** Values by the names that mapping templates use. */
export type RequestContext = Readonly<Record<string, string>>;

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
