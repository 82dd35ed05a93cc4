import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseJson } from '../http/parse-json';
import type { Handle } from '../http/services-server';
import type { Authorize } from '../iam/authorize';
import { callerOf } from '../iam/caller';
import { localArn } from '../template/account';
import { SesRefusal } from './refusal';
import { sendEmail, senderDomainOf } from './send-email';
import type { Outbox } from './state';

export interface SesSettings {
  readonly outbox: Outbox;
  readonly authorize: Authorize;
}

/** The operations by method and path. */
export const sesOperations: Readonly<Record<string, string>> = {
  SendEmail: 'POST /v2/email/outbound-emails',
};

/**
 * Creates the endpoint of SES, version 2, which delivers all mail to the local mailbox. Any domain counts as
 * verified; the policies of the caller's role decide whether it may send.
 */
export function createSesEndpoint({ outbox, authorize }: SesSettings): Handle {
  return async (request, response, body) => {
    const answer = await answerTo(request, body);
    const refusal = answer instanceof SesRefusal ? answer : undefined;
    response.writeHead(refusal?.status ?? 200, {
      'content-type': 'application/json',
      'x-amzn-requestid': randomUUID(),
      // https://smithy.io/2.0/aws/protocols/aws-restjson1-protocol.html#operation-error-serialization
      ...(refusal && { 'x-amzn-errortype': refusal.name }),
    });
    response.end(JSON.stringify(refusal ? { message: refusal.message } : answer));
  };

  async function answerTo(request: IncomingMessage, body: Buffer): Promise<object> {
    const operation = `${request.method} ${(request.url ?? '').split('?', 1)[0]}`;
    if (operation !== sesOperations['SendEmail'])
      return new SesRefusal(404, 'NotFoundException', `The offline host does not emulate ${operation}`);
    // Pages may not send mail: because the host does not check signatures, a page of another site could act as the
    // operator.
    if (request.headers.origin !== undefined)
      return new SesRefusal(403, 'AccessDeniedException', 'The offline host takes no mail from a page');
    const email = parseJson(body.toString());
    const resource = localArn('ses', `identity/${senderDomainOf(email)}`);
    const denied = await authorize(callerOf(request), [{ action: 'ses:SendEmail', resource }]);
    if (denied) return new SesRefusal(403, denied.type, denied.message);
    return sendEmail(email, { outbox, messageId: randomUUID() });
  }
}
