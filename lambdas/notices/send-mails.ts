import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type Log, logLines } from '#lambdas/runtime/log';
import { inOrder } from './in-order';
import { readMailMessage } from './messages';
import { sendMail, type SendMailDependencies } from './send-mail';

export interface SendMailsDependencies extends SendMailDependencies {
  readonly log: Log;
}

/** Sends the mails of a batch. What fails five times is set aside by the queue; the notices are in the inbox all the same. */
export function sendMails(dependencies: SendMailsDependencies) {
  return (event: SQSEvent): Promise<SQSBatchResponse> =>
    inOrder(event, async ({ body, messageId }) => {
      try {
        await sendMail(dependencies, readMailMessage(body));
        return true;
      } catch (error) {
        dependencies.log(logLines.mailFailed, { error: withoutAddress(error), messageId });
        return false;
      }
    });
}

/** SES quotes addresses in what it refuses, and no log may hold one. */
function withoutAddress(error: unknown): Error {
  const { name, message, stack } = error as Error;
  const told = (text: string) => text.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, 'an address');
  return Object.assign(new Error(told(message)), {
    name,
    ...(stack !== undefined && { stack: told(stack) }),
  });
}
