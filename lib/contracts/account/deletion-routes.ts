import * as z from 'zod';
import { erasedData, blockerKinds, retainedData } from '#domain/player/deletion';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

const kept = retainedData.map(({ thing }) => thing);

const deletion = z
  .object({
    requested: z.object({ requestedAt: instant, eraseAt: instant }).nullable().meta({
      description: 'Time of the request, and earliest time of the deletion; null without a request.',
    }),
    waitingDays: count,
    signInWithinMinutes: count.meta({
      description: 'Maximum age of the sign-in that requests the deletion.',
    }),
    blockers: z.array(z.object({ kind: z.enum(blockerKinds), name: z.string().nullable() })).meta({
      description: 'What must be settled first, each with the id of its order, purchase, or game.',
    }),
    lost: z.object({ gold: count, sweepsUnplayed: count, sweepsRedeemable: count }).meta({
      description: 'Coins that the player would lose if the account were closed now.',
    }),
    erased: z.array(z.enum(erasedData)),
    kept: z.array(z.object({ thing: z.enum(kept), years: count.nullable() })).meta({
      description: 'Data that is kept without a name, and for how many years; null means permanently.',
    }),
  })
  .meta({
    id: 'AccountDeletion',
    description: 'Consequences of deleting the account, and the current request.',
  });
export type AccountDeletion = z.output<typeof deletion>;

export const readDeletion = defineRoute({
  method: 'get',
  path: '/account/deletion',
  operationId: 'readDeletion',
  summary: 'Get what a deletion of the account erases and keeps, what blocks it, and any pending request.',
  answer: deletion,
  refusals: [],
});

export const requestDeletion = defineRoute({
  method: 'post',
  path: '/account/deletion',
  operationId: 'requestDeletion',
  summary:
    'Request the deletion of the account after a waiting period. Until then, the player cannot play, buy, or receive coins, but can order prizes. Repeating a pending request changes nothing.',
  idempotent: true,
  answer: deletion,
  refusals: ['session/not-recent', 'account/deletion-blocked'],
});

export const keepAccount = defineRoute({
  method: 'delete',
  path: '/account/deletion',
  operationId: 'keepAccount',
  summary: 'Withdraw a deletion request.',
  answer: deletion,
  refusals: ['account/deletion-not-requested'],
});

export const deletionContracts = [readDeletion, requestDeletion, keepAccount];
