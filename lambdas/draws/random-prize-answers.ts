import type * as z from 'zod';
import type {
  draw,
  odds,
  orderEntries,
  prizeDraw,
  runDraw,
  worthWithoutApproval,
} from '#contracts/draws/random-prize-shapes';
import type { Draw } from '#domain/rewards/draws/draw';
import type { OrderEntries } from '#domain/rewards/draws/entry-number';
import type { GivenPrize, PrizeDraw } from '#domain/rewards/mystery/draw-prizes';
import { expectedWorth, mostWorthPercent } from '#domain/rewards/mystery/odds';
import type { PlayerName } from '#lambdas/account/stores/player-store';
import type { HashedOdds } from '#lambdas/runtime/fingerprints/odds';
import type { PublishOddsDependencies } from './publish-odds';
import type { Gate } from './stores/entry-store';

/** Returns what one admin may publish without approval. */
export function worthWithoutApprovalOf({
  leastWorthPercent: least,
}: Pick<PublishOddsDependencies, 'leastWorthPercent'>): z.input<typeof worthWithoutApproval> {
  return { least, most: mostWorthPercent };
}

/** Maps odds to the API response; the fields of an outcome follow the order of the canonical text. */
export function oddsAnswer({
  product,
  version,
  hash,
  outcomes,
  publishedAt,
}: HashedOdds): z.input<typeof odds> {
  const { numerator, denominator } = expectedWorth(outcomes);
  return {
    product,
    version,
    hash,
    publishedAt: publishedAt.toISOString(),
    outcomes: outcomes.map((each) => {
      const { kind, weight } = each;
      if (kind === 'gold') return { kind, gold: each.gold, weight };
      if (kind === 'sweeps') return { kind, sweeps: each.sweeps, weight };
      const { product: won, name, worth, substitute } = each;
      return { kind, product: won, name, worth, substitute, weight };
    }),
    expectedWorth: Number(numerator) / Number(denominator),
  };
}

/** Maps the prize draw of an order. */
export function prizeDrawAnswer({ proof, odds: drawnBy, pieces }: PrizeDraw): z.input<typeof prizeDraw> {
  const { serverSeedHash, clientSeed, nonce } = proof;
  return {
    proof: { serverSeedHash, clientSeed, nonce },
    odds: drawnBy.map(({ product, version, hash }) => ({ product, version, hash })),
    pieces: pieces.map(({ product, outcome, given }) => ({ product, outcome, given: givenAnswer(given) })),
  };
}

/** Maps an order's entries into a draw. */
export function entriesAnswer({
  product,
  draw: id,
  first,
  quantity,
}: OrderEntries): z.input<typeof orderEntries> {
  return { product, draw: id, first, quantity };
}

/** Maps a draw to its public response, which contains only the numbers of winners. */
export function drawAnswer(each: Draw, gates: readonly Gate[]): z.input<typeof draw> {
  return { ...fieldsOf(each, gates), winning: each.result?.winners.map(({ number }) => number) ?? [] };
}

/**
 * Maps a draw to its admin response.
 *
 * @param names  of its winners
 */
export function runDrawAnswer(
  each: Draw,
  gates: readonly Gate[],
  names: ReadonlyMap<string, PlayerName>,
): z.input<typeof runDraw> {
  const winners = each.result?.winners ?? [];
  return {
    ...fieldsOf(each, gates),
    winning: winners.map(({ number, player, order, confirmedAt }) => ({
      number,
      player,
      playerEmail: names.get(player)?.email ?? null,
      playerName: names.get(player)?.displayName ?? null,
      order,
      confirmedAt: confirmedAt?.toISOString() ?? null,
    })),
    settled: each.isSettled,
  };
}

function fieldsOf(each: Draw, gates: readonly Gate[]) {
  const { id, product, productName, prize, winners, state, openedAt, closesAt, seedHash, list } = each;
  const { result, cancellation } = each;
  return {
    id,
    product,
    productName,
    prize,
    winners,
    state,
    seedHash,
    openedAt: openedAt.toISOString(),
    closesAt: closesAt.toISOString(),
    entries: list?.entries ?? gates.reduce((sum, { taken }) => sum + taken, 0),
    listHash: list?.hash ?? null,
    serverSeed: result?.serverSeed ?? null,
    drawnAt: result?.drawnAt.toISOString() ?? null,
    canceled: cancellation && { at: cancellation.at.toISOString(), reason: cancellation.reason },
  };
}

function givenAnswer(given: GivenPrize): GivenPrize {
  if (given.kind === 'gold') return { kind: 'gold', gold: given.gold };
  if (given.kind === 'sweeps') return { kind: 'sweeps', sweeps: given.sweeps };
  const { product, name } = given;
  return given.kind === 'product'
    ? { kind: 'product', product, name }
    : { kind: 'substitute', product, name, gold: given.gold };
}
