import * as z from 'zod';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { coins } from '#domain/money/coin';
import { person } from '../account/person-shape';
import { defineRoute } from '../route-contract';
import { adjustmentFields, reasonFields } from './fields';
import { next, page, transaction } from './ledger-shapes';

export const player = z.string().min(1).max(64);
const line = transaction
  .extend({ actor: z.string().optional().meta({ description: 'The admin who made the correction.' }) })
  .meta({ id: 'AdminTransaction' });
export const { reason } = reasonFields;

export const listPlayerTransactions = defineRoute({
  method: 'get',
  path: '/admin/players/{player}/transactions',
  operationId: 'listPlayerTransactions',
  summary: 'List the transactions of a player, newest first.',
  parameters: z.strictObject({ player }),
  query: page.extend({
    kind: z.enum(transactionKinds).optional(),
    gameId: z.string().min(1).max(64).optional().meta({ description: 'Only rounds of this game.' }),
    coin: z.enum(coins).optional().meta({
      description: 'Only transactions that move this coin. Pages may be short.',
    }),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
  }),
  answer: z.object({
    items: z.array(line),
    next,
    people: z.array(person).meta({ description: 'The admins who made corrections on this page.' }),
  }),
  refusals: ['session/forbidden', 'player/unknown-player'],
});

export const adjustment = z.strictObject(adjustmentFields);

export const adjustBalance = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/adjustments',
  operationId: 'adjustBalance',
  needsRecentSignIn: true,
  summary:
    'Correct a balance of a player. Corrections above the daily limit for Sweeps Coins require an approval request. SUPERADMINS only.',
  parameters: z.strictObject({ player }),
  body: adjustment,
  idempotent: true,
  answer: z.object({ transaction: line }),
  refusals: ['session/forbidden', 'player/unknown-player', 'wallet/insufficient-funds', 'approvals/required'],
});

export const reverseTransaction = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/transactions/{transaction}/reversal',
  operationId: 'reverseTransaction',
  needsRecentSignIn: true,
  summary:
    'Reverse a transaction of a player, once and permanently. Repeating the request returns the first reversal. Sweeps Coins that it gives back count toward the daily limit of corrections. SUPERADMINS only.',
  parameters: z.strictObject({ player, transaction: z.string().min(1).max(64) }),
  body: z.strictObject({ reason }),
  answer: z.object({ transaction: line }),
  refusals: [
    'session/forbidden',
    'player/unknown-player',
    'wallet/unknown-transaction',
    'wallet/not-reversible',
    'wallet/insufficient-funds',
    'approvals/required',
  ],
});

export const liftFreeze = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/sweeps-freeze/lifts',
  operationId: 'liftFreeze',
  needsRecentSignIn: true,
  summary: "Release a player's Sweeps Coins that a refund or a dispute froze. SUPERADMINS only.",
  parameters: z.strictObject({ player }),
  body: z.strictObject({ note: reason }),
  idempotent: true,
  answer: z.object({ transaction: line }),
  refusals: ['session/forbidden', 'player/unknown-player', 'player/not-frozen'],
});

export const adminWalletContracts = [listPlayerTransactions, adjustBalance, reverseTransaction, liftFreeze];
