import { blocksOfSpin, canonicalGiftWheel, dailyWheel, verifyWheelSpin } from '#domain/coins/daily-wheel';
import { roundMessage } from '#domain/fairness/commitment';
import { precomputedBlocks } from '#domain/fairness/draws';
import type { RoundCheck } from '#domain/games/verify-round';
import type { WheelTurn } from '../coins-views';

/** Dependencies of the check; hashes are computed in the browser, and only the seed is requested. */
export interface ProofTools {
  /** Returns the revealed server seed with this hash; null while it is secret. */
  readonly findSeed: (hash: string) => Promise<string | null>;
  readonly hmacSha256: (key: string, message: string) => Promise<Uint8Array>;
  readonly sha256Hex: (text: string) => Promise<string>;
}

export interface CheckedTurn {
  readonly serverSeed: string;
  readonly checks: readonly RoundCheck[];
}

/**
 * Recomputes a turn of the wheel from its revealed seed and compares it with the recorded turn.
 *
 * @returns null while the seed is secret
 */
export async function checkTurn(turn: WheelTurn, tools: ProofTools): Promise<CheckedTurn | null> {
  const { serverSeedHash, clientSeed, nonce } = turn.proof;
  const serverSeed = await tools.findSeed(serverSeedHash);
  if (serverSeed === null) return null;
  const blocks = await Promise.all(
    Array.from({ length: blocksOfSpin(dailyWheel) }, (_, block) =>
      tools.hmacSha256(serverSeed, roundMessage(clientSeed, nonce, block)),
    ),
  );
  const checks = verifyWheelSpin(dailyWheel, turn, {
    serverSeedHash: await tools.sha256Hex(serverSeed),
    parHash: await tools.sha256Hex(canonicalGiftWheel(dailyWheel)),
    block: precomputedBlocks(blocks),
  });
  return { serverSeed, checks };
}
