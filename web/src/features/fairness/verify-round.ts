import type { Round } from '#contracts/wallet/ledger-shapes';
import { roundMessage } from '#domain/fairness/commitment';
import { precomputedBlocks } from '#domain/fairness/draws';
import type { AnyGame } from '#domain/games/games';
import { type RoundCheck, verifyRound as compareRound } from '#domain/games/verify-round';
import { hex, hmacSha256, sha256Hex } from './web-crypto';

export interface Verification {
  readonly checks: readonly RoundCheck[];
  /** What went into the first hash that the round was drawn from, and that hash in hex characters. */
  readonly draw: { readonly message: string; readonly block: string };
  readonly holds: boolean;
}

/**
 * Recomputes a round to its end from the revealed seed, without asking anybody: this browser hashes, and the rules that the house
 * plays by compare the result with what the house recorded.
 *
 * @param serverSeed  the revealed seed, 64 hex characters
 * @param game        the version that the round was played on, as the house publishes it
 */
export async function verifyRound(round: Round, serverSeed: string, game: AnyGame): Promise<Verification> {
  const { clientSeed, nonce } = round.proof;
  const messages = Array.from({ length: game.blocks }, (_, block) => roundMessage(clientSeed, nonce, block));
  const blocks = await Promise.all(messages.map((message) => hmacSha256(serverSeed, message)));
  const checks = compareRound(game, round, {
    serverSeedHash: await sha256Hex(serverSeed),
    parHash: await sha256Hex(game.canonicalText),
    block: precomputedBlocks(blocks),
  });
  const draw = { message: messages[0] ?? '', block: hex(blocks[0] ?? new Uint8Array()) };
  return { checks, draw, holds: checks.every(({ holds }) => holds) };
}
