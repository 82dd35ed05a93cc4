import type { RequestListener } from 'node:http';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { serve } from '#lambdas/runtime/stand-in-service';
import { ses } from './ses';

/** Sends a mail to a service that refuses the first requests. */
async function sendAfter(refusals: number, refuse: RequestListener) {
  let requests = 0;
  await serve((request, response) => {
    requests += 1;
    if (requests <= refusals) refuse(request, response);
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"MessageId":"m"}');
  });
  const client = ses({ limits: { connectMs: 100, answerMs: 100 }, firstPauseMs: 1 });
  const sent = await client.send(new SendEmailCommand({ Content: {} })).then(
    ({ MessageId }) => MessageId,
    (error: Error) => error.name,
  );
  return { sent, requests };
}

/** https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html */
const tooFast: RequestListener = (_request, response) => {
  const headers = { 'x-amzn-errortype': 'TooManyRequestsException', 'Content-Type': 'application/json' };
  response.writeHead(429, headers).end('{"message":"Maximum sending rate exceeded."}');
};

describe('ses', () => {
  it('sends a mail again that SES refused above the sending rate', async () => {
    expect(await sendAfter(4, tooFast)).toEqual({ sent: 'm', requests: 5 });
  });

  it('gives a mail back after five attempts above the sending rate', async () => {
    expect(await sendAfter(9, tooFast)).toEqual({ sent: 'TooManyRequestsException', requests: 5 });
  });

  it.each<[string, string, RequestListener]>([
    ['whose response is lost', 'TimeoutError', () => undefined],
    [
      'that fails in SES',
      'InternalFailure',
      (_request, response) => {
        response.writeHead(500, { 'x-amzn-errortype': 'InternalFailure' }).end('{}');
      },
    ],
    [
      'that SES rejects',
      'MessageRejected',
      (_request, response) => {
        response.writeHead(400, { 'x-amzn-errortype': 'MessageRejected' }).end('{}');
      },
    ],
  ])('sends a mail %s no second time, since the first may arrive', async (_which, error, refuse) => {
    expect(await sendAfter(1, refuse)).toEqual({ sent: error, requests: 1 });
  });
});
