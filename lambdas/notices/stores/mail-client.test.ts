import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createMailClient } from './mail-client';

const mail = { subject: 'Receipt: $9.99', text: 'You paid $9.99.', html: '<p>You paid $9.99.</p>' };
const service = mockClient(SESv2Client);
afterAll(() => service.restore());
beforeEach(() => service.reset());

it('createMailClient sends one mail to one address, in the name of the house', async () => {
  service.on(SendEmailCommand).resolves({ MessageId: 'm' });

  await createMailClient(new SESv2Client({ region: 'us-east-1' }), 'harbour@jade.test').send(
    'mei@jade.test',
    mail,
  );

  const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
  expect(service.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)).toEqual([
    {
      FromEmailAddress: '"Jade Harbour" <harbour@jade.test>',
      Destination: { ToAddresses: ['mei@jade.test'] },
      Content: {
        Simple: {
          Subject: content(mail.subject),
          Body: { Text: content(mail.text), Html: content(mail.html) },
        },
      },
    },
  ]);
});

it('createMailClient throws when SES rejects a mail', async () => {
  service.on(SendEmailCommand).rejects(new Error('rejected'));

  await expect(
    createMailClient(new SESv2Client({ region: 'us-east-1' }), 'harbour@jade.test').send(
      'mei@jade.test',
      mail,
    ),
  ).rejects.toThrow('rejected');
});
