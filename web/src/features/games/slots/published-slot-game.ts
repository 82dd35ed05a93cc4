import type { PublishedGame, PublishedVersion } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { SlotMachine } from '#domain/games/slots/machine';
import { loadVersionOf } from '../load-game';
import { type OfFamily, ofFamily } from '../published-game';

/** A slot game as `GET /public/games/{id}` publishes it. */
export type PublishedSlotGame = OfFamily<PublishedGame, 'slots'>;

/** A round of a slot machine. */
export type SlotRound = Round & { outcome: Extract<Round['outcome'], { family: 'slots' }> };

/** The machine of a published game or version, as the domain model defines it. */
export function machineOf(published: PublishedVersion): SlotMachine {
  const { id, rules, parSheet, stakes } = ofFamily(published, 'slots');
  const { family: _, ...machine } = rules;
  return { ...machine, id, version: parSheet.version, stakes };
}

/** The machine of a round that was played on another version; null for the current one. */
export async function loadRoundMachine(
  game: PublishedGame,
  round: Pick<Round, 'proof'>,
): Promise<SlotMachine | null> {
  return round.proof.parHash === game.parHash ? null : machineOf(await loadVersionOf(game, round));
}

/**
 * Narrows a round to a slot round.
 *
 * @throws Error for a round of another family (programming error)
 */
export function slotRound(round: Round): SlotRound {
  if (round.outcome.family !== 'slots') throw new Error(`Round ${round.id} is none of a slot machine`);
  return round as SlotRound;
}
