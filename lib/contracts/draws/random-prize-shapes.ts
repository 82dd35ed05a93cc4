import * as z from 'zod';
import { drawStates } from '#domain/rewards/draws/draw';
import { count, instant } from '../shapes';

/** Shapes of odds, prize outcomes and draws, shared by the routes of several areas. */

const hash = z.string().meta({ description: 'SHA-256 as 64 hex characters.' });
const gold = count.meta({ description: 'In whole Gold Coins.' });
const sweeps = count.meta({ description: 'In hundredths of a Sweeps Coin, to be played once.' });
const weight = count.meta({ description: 'Parts of 10,000.' });

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gold'), gold, weight }),
  z.object({ kind: z.literal('sweeps'), sweeps, weight }),
  z.object({
    kind: z.literal('product'),
    product: z.string(),
    name: z.string(),
    worth: count.meta({ description: 'What it cost when the odds were published, in hundredths.' }),
    substitute: gold.meta({
      description:
        'The Gold Coins that are given instead when no piece of it is left, or it cannot be sent or arranged any more.',
    }),
    weight,
  }),
]);

/** One version of a mystery prize's odds. */
export const odds = z
  .object({
    product: z.string(),
    version: z.int().min(1),
    hash: hash.meta({
      description: "SHA-256 of the odds' canonical text; every draw by them names it.",
    }),
    outcomes: z.array(outcome),
    expectedWorth: z
      .number()
      .meta({ description: 'What a piece is worth on average, in hundredths of a Sweeps Coin.' }),
    publishedAt: instant,
  })
  .meta({ id: 'MysteryOdds' });

const given = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gold'), gold }),
  z.object({ kind: z.literal('sweeps'), sweeps }),
  z.object({ kind: z.literal('product'), product: z.string(), name: z.string() }),
  z.object({ kind: z.literal('substitute'), product: z.string(), name: z.string(), gold }).meta({
    description:
      'Nothing was left of the product, or it cannot be sent or arranged any more: its published Gold Coins.',
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
        outcome: count.meta({ description: 'Position in the list of the odds.' }),
        given,
      }),
    ),
  })
  .meta({ id: 'PrizeDraw', description: 'Drawn from one nonce of the player’s own seeds, piece by piece.' });

/** Entries of an order into a draw. */
export const orderEntries = z
  .object({
    product: z.string(),
    draw: z.string(),
    first: z.int().min(1).meta({ description: 'The number of the first; the others follow it.' }),
    quantity: z.int().min(1),
  })
  .meta({ id: 'OrderEntries' });

const drawFields = z.object({
  id: z.string().meta({ description: 'Sorts by when it was opened.' }),
  product: z.string(),
  productName: z.string(),
  prize: z.string(),
  winners: z.int().min(1).meta({ description: 'How many entries win; all, when there are fewer.' }),
  state: z.enum(drawStates),
  openedAt: instant,
  closesAt: instant,
  entries: count.meta({ description: 'How many there are so far.' }),
  seedHash: hash.meta({ description: 'The commitment: SHA-256 of the server seed’s text.' }),
  listHash: hash.nullable().meta({
    description: 'SHA-256 of the list of entries, a line each: number, space, owner. Null before it closed.',
  }),
  serverSeed: z.string().nullable().meta({ description: 'Revealed with the winners; null before.' }),
  drawnAt: instant.nullable(),
  canceled: z.object({ at: instant, reason: z.string() }).nullable(),
});

/** A draw as the public sees it. */
export const draw = drawFields
  .extend({
    winning: z.array(z.int()).meta({ description: 'Numbers that won, in the order they were drawn.' }),
  })
  .meta({ id: 'Draw' });

/** A draw as admins see it. */
export const runDraw = drawFields
  .extend({
    winning: z.array(
      z.object({
        number: z.int(),
        player: z.string(),
        order: z.string(),
        confirmedAt: instant.nullable(),
      }),
    ),
    settled: z.boolean().meta({ description: 'Whether winners were told, or coins went back.' }),
  })
  .meta({ id: 'RunDraw' });

/** A range of entries in the published list. */
export const listedEntries = z
  .object({
    first: z.int().min(1),
    quantity: z.int().min(1),
    owner: z.string().meta({
      description: 'The first 16 hex characters of SHA-256 of `draw:player`: only the player knows it.',
    }),
  })
  .meta({ id: 'ListedEntries' });
