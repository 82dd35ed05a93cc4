import { roundMessage } from '#domain/fairness/commitment';
import { precomputedBlocks } from '#domain/fairness/draws';
import type { RoundCheck } from '#domain/games/verify-round';
import { amount } from '#domain/money/coin';
import { blocksOfPieces, type PrizeDraw, verifyPrizeDraw } from '#domain/rewards/mystery/draw-prizes';
import { canonicalOdds, type MysteryOutcome } from '#domain/rewards/mystery/odds';
import type { MysteryOdds } from './random-prize-views';

/** Dependencies of the check; hashes are computed in the browser, and only the seed and the published odds are requested. */
export interface PrizeTools {
  /** Returns the revealed server seed with this hash; null while it is secret. */
  readonly findSeed: (hash: string) => Promise<string | null>;
  readonly readOdds: (product: string, version: number) => Promise<MysteryOdds>;
  readonly hmacSha256: (key: string, message: string) => Promise<Uint8Array>;
  readonly sha256Hex: (text: string) => Promise<string>;
}

/** Recomputes the pieces of an order from their revealed seed; null while it is secret. */
export async function checkPrizes(draw: PrizeDraw, tools: PrizeTools): Promise<RoundCheck[] | null> {
  const { serverSeedHash, clientSeed, nonce } = draw.proof;
  const serverSeed = await tools.findSeed(serverSeedHash);
  if (serverSeed === null) return null;
  const published = await Promise.all(
    draw.odds.map(({ product, version }) => tools.readOdds(product, version)),
  );
  const odds = published.map((each) => ({ ...each, outcomes: each.outcomes.map(inCoins) }));
  const blocks = await Promise.all(
    Array.from({ length: blocksOfPieces(draw.pieces.length) }, (_each, index) =>
      tools.hmacSha256(serverSeed, roundMessage(clientSeed, nonce, index)),
    ),
  );
  return verifyPrizeDraw(draw, new Map(odds.map((each) => [each.product, each])), {
    serverSeedHash: await tools.sha256Hex(serverSeed),
    hashes: await Promise.all(odds.map((each) => tools.sha256Hex(canonicalOdds(each)))),
    block: precomputedBlocks(blocks),
  });
}

function inCoins(outcome: MysteryOdds['outcomes'][number]): MysteryOutcome {
  if (outcome.kind === 'gold') return { ...outcome, gold: amount(outcome.gold) };
  if (outcome.kind === 'sweeps') return { ...outcome, sweeps: amount(outcome.sweeps) };
  return { ...outcome, worth: amount(outcome.worth), substitute: amount(outcome.substitute) };
}
