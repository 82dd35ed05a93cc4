import type { PublishedGame, PublishedVersion } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { SlotMachine } from '#domain/games/slots/machine';
import { loadVersionOf } from '../load-game';
import { type OfFamily, ofFamily } from '../published-game';

/** A slot game as `GET /public/games/{id}` publishes it. */
export type PublishedSlotGame = OfFamily<PublishedGame, 'slots'>;

/** A round of a slot machine. */
export type SlotRound = Round & { outcome: Extract<Round['outcome'], { family: 'slots' }> };

/** The machine of a published game or version, put together again as the domain knows it. */
export function machineOf(published: PublishedVersion): SlotMachine {
  const { id, rules, parSheet, stakes } = ofFamily(published, 'slots');
  const { family: _, ...machine } = rules;
  return { ...machine, id, version: parSheet.version, stakes };
}

/** The machine of a round where that is not the one that is played now, and null where it is. */
export async function loadRoundMachine(
  game: PublishedGame,
  round: Pick<Round, 'proof'>,
): Promise<SlotMachine | null> {
  return round.proof.parHash === game.parHash ? null : machineOf(await loadVersionOf(game, round));
}

/**
 * The same round, known to be one of a slot machine.
 *
 * @throws Error for a round of another family (our bug)
 */
export function slotRound(round: Round): SlotRound {
  if (round.outcome.family !== 'slots') throw new Error(`Round ${round.id} is none of a slot machine`);
  return round as SlotRound;
}
