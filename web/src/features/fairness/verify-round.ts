import type { Round } from '#contracts/wallet/ledger-shapes';
import { roundMessage } from '#domain/fairness/commitment';
import { precomputedBlocks } from '#domain/fairness/draws';
import type { AnyGame } from '#domain/games/games';
import { type RoundCheck, verifyRound as compareRound } from '#domain/games/verify-round';
import { hex, hmacSha256, sha256Hex } from './web-crypto';

export interface Verification {
  readonly checks: readonly RoundCheck[];
  /** The input of the first hash of the round, and that hash in hex. */
  readonly draw: { readonly message: string; readonly block: string };
  readonly holds: boolean;
}

/**
 * Recomputes a round from the revealed seed in the browser, and compares the result with the recorded round by the rules of the server.
 *
 * @param serverSeed  the revealed seed, 64 hex characters
 * @param game        the published version on which the round was played
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
