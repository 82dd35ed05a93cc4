import * as z from 'zod';
import { SesRefusal } from './refusal';
import type { Outbox } from './state';

const content = z.strictObject({ Data: z.string(), Charset: z.literal('UTF-8').optional() });
const address = z.string().regex(/^[!-?A-~]+@[\w.-]+$/, 'is not an email address');

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html; only one recipient and a simple message are emulated. */
const input = z.strictObject({
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

/** Domain of the sender, which is the identity that a policy has to name. */
export function senderDomainOf(body: unknown): string {
  const { FromEmailAddress } = (body ?? {}) as { FromEmailAddress?: unknown };
  return /@([\w.-]+)>?$/.exec(String(FromEmailAddress))?.[1]?.toLowerCase() ?? 'none';
}

/**
 * Puts a mail into the mailbox.
 *
 * @param messageId  id in the answer
 */
export function sendEmail(
  body: unknown,
  { outbox, messageId }: { outbox: Outbox; messageId: string },
): { MessageId: string } | SesRefusal {
  const parsed = input.safeParse(body);
  if (!parsed.success) return new SesRefusal(400, 'BadRequestException', z.prettifyError(parsed.error));
  const { Destination, Content } = parsed.data;
  const { Subject, Body } = Content.Simple;
  const [to] = Destination.ToAddresses;
  outbox.send({ to, subject: Subject.Data, body: Body.Text.Data, code: '' });
  return { MessageId: messageId };
}
