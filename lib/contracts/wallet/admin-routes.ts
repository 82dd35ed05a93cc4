import * as z from 'zod';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { spendableAccounts } from '#domain/wallet/account';
import { defineRoute } from '../route-contract';
import { next, page, transaction } from './ledger-shapes';

export const player = z.string().min(1).max(64);
const line = transaction
  .extend({ actor: z.string().optional().meta({ description: 'Whose sign-in a correction was made with.' }) })
  .meta({ id: 'AdminTransaction' });
export const reason = z
  .string()
  .trim()
  .min(3)
  .max(200)
  .meta({ description: 'In words that the player can be shown.' });

export const listPlayerTransactions = defineRoute({
  method: 'get',
  path: '/admin/players/{player}/transactions',
  operationId: 'listPlayerTransactions',
  summary: 'The ledger of a player, newest first.',
  parameters: z.strictObject({ player }),
  query: page.extend({
    kind: z.enum(transactionKinds).optional(),
    gameId: z.string().min(1).max(64).optional().meta({ description: 'Rounds of this game only.' }),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
  }),
  answer: z.object({ items: z.array(line), next }),
  refusals: ['session/forbidden', 'player/unknown-player'],
});

export const adjustment = z.strictObject({
  account: z.enum(spendableAccounts),
  amount: z
    .int()
    .min(-1_000_000_000)
    .max(1_000_000_000)
    .refine((units) => units !== 0, 'An adjustment gives or takes something.')
    .meta({ description: 'Gives above zero, takes below, in the smallest unit of the coin.' }),
  reason,
});

export const adjustBalance = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/adjustments',
  operationId: 'adjustBalance',
  needsRecentSignIn: true,
  summary:
    'Corrects a balance of a player. More Sweeps Coins of a player in a day than one superadmin may adjust have to be asked for. SUPERADMINS only.',
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
    'Undoes a transaction of a player by its opposite, once and for good: its id is the key, and who asks again is told of the first time. SUPERADMINS only.',
  parameters: z.strictObject({ player, transaction: z.string().min(1).max(64) }),
  body: z.strictObject({ reason }),
  answer: z.object({ transaction: line }),
  refusals: [
    'session/forbidden',
    'player/unknown-player',
    'wallet/unknown-transaction',
    'wallet/not-reversible',
    'wallet/insufficient-funds',
  ],
});

export const liftFreeze = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/sweeps-freeze/lifts',
  operationId: 'liftFreeze',
  summary: "Frees a player's Sweeps Coins that a refund or a dispute has frozen. SUPERADMINS only.",
  parameters: z.strictObject({ player }),
  body: z.strictObject({ note: reason }),
  idempotent: true,
  answer: z.object({ transaction: line }),
  refusals: ['session/forbidden', 'player/unknown-player', 'player/not-frozen'],
});

export const adminWalletContracts = [listPlayerTransactions, adjustBalance, reverseTransaction, liftFreeze];
