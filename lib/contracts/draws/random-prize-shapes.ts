import * as z from 'zod';
import { drawStates } from '#domain/rewards/draws/draw';
import { count, instant } from '../shapes';

/** Shapes of odds, prize outcomes and draws, shared by the routes of several areas. */

const hash = z.string().meta({ description: 'SHA-256 as 64 hex characters.' });
const gold = count.meta({ description: 'In Gold Coins.' });
const sweeps = count.meta({ description: 'Unplayed Sweeps Coins, in hundredths.' });
const weight = count.meta({ description: 'Parts of 10,000.' });

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gold'), gold, weight }),
  z.object({ kind: z.literal('sweeps'), sweeps, weight }),
  z.object({
    kind: z.literal('product'),
    product: z.string(),
    name: z.string(),
    worth: count.meta({ description: 'Price when the odds were published, in hundredths of a Sweeps Coin.' }),
    substitute: gold.meta({
      description: 'Gold Coins given instead if the product is out of stock or no longer available.',
    }),
    weight,
  }),
]);

const percent = z.int().min(1).max(100);

/** What one admin may publish alone. */
export const worthWithoutApproval = z.object({ least: percent, most: percent }).meta({
  id: 'WorthWithoutApproval',
  description:
    'Average value of a mystery prize, in percent of its price, that one admin may publish without the approval of a second superadmin.',
});

/** One version of a mystery prize's odds. */
export const odds = z
  .object({
    product: z.string(),
    version: z.int().min(1),
    hash: hash.meta({
      description: "SHA-256 of the odds' canonical text. Every draw with these odds refers to it.",
    }),
    outcomes: z.array(outcome),
    expectedWorth: z
      .number()
      .meta({ description: 'Average value of one item, in hundredths of a Sweeps Coin.' }),
    publishedAt: instant,
  })
  .meta({ id: 'MysteryOdds' });

const given = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gold'), gold }),
  z.object({ kind: z.literal('sweeps'), sweeps }),
  z.object({ kind: z.literal('product'), product: z.string(), name: z.string() }),
  z.object({ kind: z.literal('substitute'), product: z.string(), name: z.string(), gold }).meta({
    description: 'The published Gold Coins, because the product was out of stock or no longer available.',
  }),
]);

/** The outcomes of an order's mystery prizes. */
export const prizeDraw = z
  .object({
    proof: z.object({ serverSeedHash: hash, clientSeed: z.string(), nonce: count }),
    odds: z.array(z.object({ product: z.string(), version: z.int().min(1), hash })),
    pieces: z.array(
      z.object({
        product: z.string(),
        outcome: count.meta({ description: 'Position in the outcomes of the odds.' }),
        given,
      }),
    ),
  })
  .meta({
    id: 'PrizeDraw',
    description: 'All items are drawn one by one from a single nonce of the player’s seeds.',
  });

/** Entries of an order into a draw. */
export const orderEntries = z
  .object({
    product: z.string(),
    draw: z.string(),
    first: z.int().min(1).meta({ description: 'Number of the first entry; the others follow in order.' }),
    quantity: z.int().min(1),
  })
  .meta({ id: 'OrderEntries' });

const drawFields = z.object({
  id: z.string().meta({ description: 'Ids sort by opening time.' }),
  product: z.string(),
  productName: z.string(),
  prize: z.string(),
  winners: z
    .int()
    .min(1)
    .meta({ description: 'Number of winning entries. If there are fewer entries, all of them win.' }),
  state: z.enum(drawStates),
  openedAt: instant,
  closesAt: instant,
  entries: count.meta({ description: 'Number of entries so far.' }),
  seedHash: hash.meta({ description: 'Commitment: SHA-256 of the server seed’s text.' }),
  listHash: hash.nullable().meta({
    description:
      'SHA-256 of the list of entries, one line each: number, space, owner. Null until the draw closes.',
  }),
  serverSeed: z.string().nullable().meta({ description: 'Revealed with the winners; null before that.' }),
  drawnAt: instant.nullable(),
  canceled: z.object({ at: instant, reason: z.string() }).nullable(),
});

/** A draw as the public sees it. */
export const draw = drawFields
  .extend({
    winning: z.array(z.int()).meta({ description: 'Winning entry numbers, in the order drawn.' }),
  })
  .meta({ id: 'Draw' });

/** A draw as admins see it. */
export const runDraw = drawFields
  .extend({
    winning: z.array(
      z.object({
        number: z.int(),
        player: z.string(),
        playerEmail: z.string().nullable().meta({ description: 'Null for a deleted account.' }),
        playerName: z.string().nullable().meta({ description: 'Display name, if the player chose one.' }),
        order: z.string(),
        confirmedAt: instant.nullable(),
      }),
    ),
    settled: z.boolean().meta({ description: 'Whether winners were notified, or entries refunded.' }),
  })
  .meta({ id: 'RunDraw' });

/** A range of entries in the published list. */
export const listedEntries = z
  .object({
    first: z.int().min(1),
    quantity: z.int().min(1),
    owner: z.string().meta({
      description: 'First 16 hex characters of the SHA-256 of `draw:player`, which only the player knows.',
    }),
  })
  .meta({ id: 'ListedEntries' });
