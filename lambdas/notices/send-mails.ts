import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type Log, logLines } from '#lambdas/runtime/log';
import { processInOrder } from '#lambdas/runtime/process-in-order';
import { readMailMessage } from './messages';
import { sendMail, type SendMailDependencies } from './send-mail';

export interface SendMailsDependencies extends SendMailDependencies {
  readonly log: Log;
}

/** Sends the mails of a batch. SQS moves a message to the dead-letter queue after five failures; its notice stays in the inbox. */
export function sendMails(dependencies: SendMailsDependencies) {
  return (event: SQSEvent): Promise<SQSBatchResponse> =>
    processInOrder(event, async ({ body, messageId }) => {
      try {
        await sendMail(dependencies, readMailMessage(body));
        return true;
      } catch (error) {
        dependencies.log(logLines.mailFailed, { error: withoutAddress(error), messageId });
        return false;
      }
    });
}

/** SES quotes addresses in its errors, and logs must not contain any. */
function withoutAddress(error: unknown): Error {
  const { name, message, stack } = error as Error;
  const redacted = (text: string) => text.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, 'an address');
  return Object.assign(new Error(redacted(message)), {
    name,
    ...(stack !== undefined && { stack: redacted(stack) }),
  });
}
