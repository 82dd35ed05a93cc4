import * as z from 'zod';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { suspensionReasons } from '#domain/player/suspension';
import { houseAccounts, playerAccounts } from '#domain/wallet/account';
import { mostPerPage } from '../page-bounds';
import { outcome } from '../play/outcome-shapes';
import { queryNumber } from '../query-number';
import { balances, coin, count, instant } from '../shapes';

/** Shapes of ledger rows, for players and admins. */

const wholeNumber = z.int();
const hash = z.string();

const posting = z
  .object({ account: z.enum([...playerAccounts, ...houseAccounts]), coin, amount: wholeNumber })
  .meta({
    id: 'Posting',
    description: 'One line of a double entry. The postings of a transaction sum to zero.',
  });

export const round = z
  .object({
    id: z.string(),
    sequence: count,
    at: instant,
    gameId: z.string(),
    coin,
    stake: count.meta({ description: 'Total stake, including decisions.' }),
    firstStake: count,
    payout: count.meta({ description: 'Zero while the round awaits a decision.' }),
    isSettled: z.boolean(),
    choice: z
      .string()
      .nullable()
      .meta({ description: 'What the player staked on; null for games without a choice.' }),
    decisions: z.array(z.string()),
    outcome,
    proof: z.object({ parHash: hash, serverSeedHash: hash, clientSeed: z.string(), nonce: count }),
  })
  .meta({ id: 'Round', description: 'A round with everything needed to verify it.' });
export type Round = z.output<typeof round>;

export const revealedSeed = z
  .object({ serverSeed: z.string(), serverSeedHash: hash, clientSeed: z.string(), rounds: count })
  .meta({ id: 'RevealedSeed', description: 'A retired server seed, revealed for verification.' });
export type RevealedSeed = z.output<typeof revealedSeed>;

export const commitment = z
  .object({ serverSeedHash: hash, nextServerSeedHash: hash, clientSeed: z.string(), nonce: count })
  .meta({ id: 'Commitment', description: 'The seed hashes that the operator commits to before a round.' });
export type Commitment = z.output<typeof commitment>;

const grantTerms = z.object({ version: z.string(), playthrough: count, expireAfterDays: count }).meta({
  id: 'GrantTerms',
  description: 'Terms that applied when the coins were granted. They never change for these coins.',
});

const proof = z.object({ parHash: hash, serverSeedHash: hash, clientSeed: z.string(), nonce: count });

/** A spin with everything that is needed to compute it again. */
export const spun = z.object({
  segment: count.meta({ description: "Position in the wheel's list of segments." }),
  sweeps: count,
  proof,
});

const wheelSpin = spun
  .extend({ wheel: z.string(), terms: grantTerms })
  .meta({ id: 'WheelSpin', description: 'A free spin of a wheel.' });

export const transaction = z
  .object({
    id: z.string(),
    sequence: count,
    kind: z.enum(transactionKinds),
    at: instant,
    postings: z.array(posting),
    balances,
    grant: z.object({ reason: z.string(), terms: grantTerms }).optional(),
    round: round.optional(),
    roundSeen: z.object({ gameId: z.string(), round: z.string() }).optional(),
    seedRotation: z.object({ revealed: revealedSeed, current: commitment }).optional(),
    order: z.object({ id: z.string() }).optional(),
    hold: z.object({ id: z.string(), purpose: z.enum(['checkout', 'round']) }).optional(),
    adjustment: z.object({ reason: z.string() }).optional(),
    reversal: z.object({ of: z.string(), reason: z.string() }).optional(),
    wheelSpin: wheelSpin.optional(),
    expiry: z.object({ lastSeenAt: instant }).optional(),
    accountChange: z
      .object({
        step: z.enum([
          'deletion-requested',
          'deletion-withdrawn',
          'returned',
          'email-change-requested',
          'email-changed',
          'email-change-stopped',
          'suspended',
          'suspension-lifted',
          'restricted',
          'birthday-corrected',
          'came-by-link',
          'payout-method-changed',
          'postback-changed',
        ]),
        eraseAt: instant.nullable(),
        reason: z
          .enum(suspensionReasons)
          .nullable()
          .meta({ description: 'Reason of a suspension; null for other changes.' }),
      })
      .optional(),
    playLimits: z
      .object({
        change: z.string(),
        byAdmin: z.literal(true).optional().meta({
          description: 'Present when an admin made the change on the player’s behalf.',
        }),
      })
      .optional(),
    purchase: z
      .object({ id: z.string(), priceCents: count })
      .optional()
      .meta({ description: 'The price is 0 if the purchase ended without a payment.' }),
    refund: z
      .object({
        purchase: z.string(),
        cents: wholeNumber.meta({
          description: 'Negative when the payment provider refused a refund, whose coins are given back.',
        }),
        owed: z.object({ gold: count, sweeps: count }).meta({
          description: 'Coins that were already spent and could not be taken back.',
        }),
      })
      .optional(),
    sweepsFreeze: z
      .object({ isFrozen: z.boolean(), reason: z.enum(['disputed', 'dispute-won', 'settled']) })
      .optional(),
  })
  .meta({ id: 'Transaction', description: 'An immutable entry of the ledger, with the balances after it.' });
export type Transaction = z.output<typeof transaction>;

export const page = z.strictObject({
  limit: queryNumber(z.int().min(1).max(mostPerPage))
    .default(25)
    .meta({ override: { default: 25 } }),
  before: queryNumber(z.int().min(1)).optional(),
});
export const next = count
  .nullable()
  .meta({ description: 'Pass this as `before` to get the next page; null on the last page.' });
