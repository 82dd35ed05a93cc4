import type { SlotMachine } from '#domain/games/slots/machine';
import type { Origin } from '../../rounds/machine/round-state';
import { type SlotRound, slotRound } from '../published-slot-game';
import type { Presentation, SlotRoundState } from './presentation';

/** A settled round, and its machine where that is not the current one. */
export interface PlayedRound {
  readonly round: SlotRound;
  readonly machine: SlotMachine | null;
}

/** What a slot machine shows: a round, how it came to the table, and how far its presentation is. */
export interface SlotMoment extends Pick<Presentation, 'phase' | 'feature'> {
  readonly played: PlayedRound | null;
  readonly origin: Origin | null;
}

export function slotMoment({ table }: SlotRoundState, { phase, feature }: Presentation): SlotMoment {
  const played = table && { round: slotRound(table.round), machine: table.version };
  return { phase, feature, played, origin: table?.origin ?? null };
}
