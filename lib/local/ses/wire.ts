import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { parseJson } from '../http/parse-json';
import type { Handle } from '../http/services-server';
import type { Authorize } from '../iam/authorize';
import { callerOf } from '../iam/caller';
import { localArn } from '../template/account';
import type { Outbox } from './state';

/** The operations by method and path. */
export const sesOperations = { SendEmail: 'POST /v2/email/outbound-emails' };

const content = z.strictObject({ Data: z.string(), Charset: z.literal('UTF-8').optional() });
const address = z.string().regex(/^[!-?A-~]+@[\w.-]+$/, 'is not an email address');

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html; only one recipient and a simple message are emulated. */
const email = z.strictObject({
  FromEmailAddress: z
    .string()
    .regex(/^("[^"]*" <[^<>\s]+@[\w.-]+>|[^<>\s]+@[\w.-]+)$/, 'is not an email address'),
  Destination: z.strictObject({ ToAddresses: z.tuple([address]) }),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: content,
      Body: z.strictObject({ Text: content, Html: content.optional() }),
    }),
  }),
});

type Answer = { status: 200; body: object } | { status: 400 | 403 | 404; error: string; message: string };

/**
 * Creates the endpoint of SES, version 2, which delivers all mail to the local mailbox. Any domain counts as
 * verified; the policies of the caller's role decide whether it may send.
 */
export function createSesEndpoint(outbox: Outbox, authorize: Authorize): Handle {
  return async (request, response, body) => {
    const answer = await answerTo(request, body);
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'x-amzn-requestid': randomUUID(),
      // https://smithy.io/2.0/aws/protocols/aws-restjson1-protocol.html#operation-error-serialization
      ...('error' in answer && { 'x-amzn-errortype': answer.error }),
    });
    response.end(JSON.stringify('error' in answer ? { message: answer.message } : answer.body));
  };

  async function answerTo(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const operation = `${request.method} ${(request.url ?? '').split('?', 1)[0]}`;
    if (operation !== sesOperations.SendEmail)
      return refused(404, 'NotFoundException', `The offline host does not emulate ${operation}`);
    // Pages may not send mail: because the host does not check signatures, a page of another site could act as the
    // operator.
    if (request.headers.origin !== undefined)
      return refused(403, 'AccessDeniedException', 'The offline host takes no mail from a page');
    const input = parseJson(body.toString());
    const resource = localArn('ses', `identity/${senderDomainOf(input)}`);
    const denied = await authorize(callerOf(request), [{ action: 'ses:SendEmail', resource }]);
    if (denied) return refused(403, denied.type, denied.message);
    const parsed = email.safeParse(input);
    if (!parsed.success) return refused(400, 'BadRequestException', z.prettifyError(parsed.error));
    const { Destination, Content } = parsed.data;
    const { Subject, Body } = Content.Simple;
    const [to] = Destination.ToAddresses;
    outbox.send({ to, subject: Subject.Data, body: Body.Text.Data, code: '' });
    return { status: 200, body: { MessageId: randomUUID() } };
  }
}

/** Domain of the sender, which is the identity that a policy has to name. */
function senderDomainOf(input: unknown): string {
  const { FromEmailAddress } = (input ?? {}) as { FromEmailAddress?: unknown };
  return /@([\w.-]+)>?$/.exec(String(FromEmailAddress))?.[1]?.toLowerCase() ?? 'none';
}

function refused(status: 400 | 403 | 404, error: string, message: string): Answer {
  return { status, error, message };
}
