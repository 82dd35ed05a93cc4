import * as z from 'zod';
import { erasedThings, blockerKinds, keptThings } from '#domain/player/deletion';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

const kept = keptThings.map(({ thing }) => thing);

const deletion = z
  .object({
    asked: z.object({ askedAt: instant, eraseAt: instant }).nullable().meta({
      description: 'Since when it waits, and from when on it is carried out; null where nobody asked for it.',
    }),
    waitingDays: count,
    signInWithinMinutes: count.meta({ description: 'It is asked for with a sign-in that is no older.' }),
    blockers: z.array(z.object({ kind: z.enum(blockerKinds), name: z.string().nullable() })).meta({
      description: 'What has to be settled first, each by the id of its order or purchase, or its game.',
    }),
    lost: z.object({ gold: count, sweepsUnplayed: count, sweepsRedeemable: count }).meta({
      description: 'What there is now and goes to the house when the account is closed.',
    }),
    erased: z.array(z.enum(erasedThings)),
    kept: z.array(z.object({ thing: z.enum(kept), years: count.nullable() })).meta({
      description: 'What stays under a number without a name, and for how many years; null without an end.',
    }),
  })
  .meta({ id: 'AccountDeletion', description: 'What the end of an account means, and how far it has come.' });
export type AccountDeletion = z.output<typeof deletion>;

export const readDeletion = defineRoute({
  method: 'get',
  path: '/account/deletion',
  operationId: 'readDeletion',
  summary: 'What the end of the account would erase and keep, what stands in its way, and whether it waits.',
  answer: deletion,
  refusals: [],
});

export const requestDeletion = defineRoute({
  method: 'post',
  path: '/account/deletion',
  operationId: 'requestDeletion',
  summary:
    'Asks for the end of the account, after a waiting time. Meanwhile nothing is staked, bought or given; prizes can be ordered. A wish that waits goes on as it was.',
  idempotent: true,
  answer: deletion,
  refusals: ['session/not-recent', 'account/deletion-blocked'],
});

export const keepAccount = defineRoute({
  method: 'delete',
  path: '/account/deletion',
  operationId: 'keepAccount',
  summary: 'Keeps the account after all. Where nobody asked for its end, nothing changes.',
  answer: deletion,
  refusals: ['account/deletion-not-requested'],
});

export const deletionContracts = [readDeletion, requestDeletion, keepAccount];
