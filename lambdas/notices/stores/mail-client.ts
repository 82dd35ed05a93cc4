import { SendEmailCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import type { NoticeMail } from '#domain/notices/mail';
import { brand } from '#domain/operator/brand';

export interface MailClient {
  /**
   * Sends a mail. A retry after an error may send it twice.
   *
   * @param to one address
   */
  send(to: string, mail: NoticeMail): Promise<void>;
}

/**
 * Sends mail through SES. SES itself suppresses addresses that bounced or complained, by the suppression list of the AWS account.
 *
 * @param from an address of a domain that SES has verified
 */
export function createMailClient(client: SESv2Client, from: string): MailClient {
  return {
    async send(to, { subject, text, html }) {
      const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: `"${brand.name}" <${from}>`,
          Destination: { ToAddresses: [to] },
          Content: {
            Simple: { Subject: content(subject), Body: { Text: content(text), Html: content(html) } },
          },
        }),
      );
    },
  };
}
