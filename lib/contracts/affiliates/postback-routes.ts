import * as z from 'zod';
import { postbackFaults, postbackKinds, postbackStates } from '#domain/affiliates/postback';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';
import { postbackFields } from './fields';

export const delivery = z
  .object({
    id: z.string().meta({ description: 'Id of the event, sent as `event_id`.' }),
    kind: z.enum(postbackKinds),
    at: instant.meta({ description: 'When the event happened.' }),
    state: z.enum(postbackStates),
    attempts: count,
    nextAt: instant.nullable().meta({ description: 'When it is sent next; null when it ended.' }),
    status: z.int().nullable().meta({ description: 'HTTP status of the last response; null without one.' }),
    fault: z
      .enum(postbackFaults)
      .nullable()
      .meta({ description: 'Why the last attempt got no response, or none was made; null if it did.' }),
  })
  .meta({ id: 'PostbackDelivery' });
export type PostbackDelivery = z.output<typeof delivery>;

const url = z.string().nullable().meta({ description: 'Null while postbacks are off.' });

export const readPostback = defineRoute({
  method: 'get',
  path: '/affiliates/postback',
  operationId: 'readPostback',
  summary: 'Get the URL that receives events of referred players, and the latest deliveries.',
  answer: z.object({ url, since: instant.nullable(), deliveries: z.array(delivery) }),
  refusals: ['affiliates/not-approved'],
});

export const enterPostback = defineRoute({
  method: 'put',
  path: '/affiliates/postback',
  operationId: 'enterPostback',
  needsRecentSignIn: true,
  summary: 'Enter the URL that receives events. Each time, a new signing secret is returned, once.',
  body: z.strictObject(postbackFields),
  answer: z.object({ url: z.string(), secret: z.string() }),
  refusals: ['affiliates/not-approved', 'affiliates/links-suppressed'],
});

export const removePostback = defineRoute({
  method: 'delete',
  path: '/affiliates/postback',
  operationId: 'removePostback',
  needsRecentSignIn: true,
  summary: 'Turn postbacks off. What is due is not sent.',
  answer: z.object({ url }),
  refusals: ['affiliates/not-approved'],
});

export const testPostback = defineRoute({
  method: 'post',
  path: '/affiliates/postback/tests',
  operationId: 'testPostback',
  summary: 'Send a test event within about a minute.',
  idempotent: true,
  answer: z.object({ delivery }),
  refusals: [
    'affiliates/not-approved',
    'affiliates/links-suppressed',
    'affiliates/no-postback',
    'affiliates/test-waiting',
    'affiliates/too-many-tests',
  ],
});

export const postbackContracts = [readPostback, enterPostback, removePostback, testPostback];
