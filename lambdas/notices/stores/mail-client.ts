import { SendEmailCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import type { NoticeMail } from '#domain/notices/mail';

/** Where e-mails go out. */
export interface MailClient {
  /**
   * Hands a mail over, once: whoever sends it again after an error may send it twice.
   *
   * @param to  one address
   */
  send(to: string, mail: NoticeMail): Promise<void>;
}

/**
 * Sends mail through SES. Addresses that bounced or complained are on the suppression list of the AWS account, and SES keeps from
 * sending there by itself.
 *
 * @param from  an address of a domain that SES has verified
 */
export function createMailClient(client: SESv2Client, from: string): MailClient {
  return {
    async send(to, { subject, text, html }) {
      const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: `"Jade Harbour" <${from}>`,
          Destination: { ToAddresses: [to] },
          Content: {
            Simple: { Subject: content(subject), Body: { Text: content(text), Html: content(html) } },
          },
        }),
      );
    },
  };
}
