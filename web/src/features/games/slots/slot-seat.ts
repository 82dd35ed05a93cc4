import type { SlotMachine } from '#domain/games/slots/machine';
import type { GameSeat } from '../game-seat';
import type { PublishedSlotGame } from './published-slot-game';

/** A seat at a slot machine. */
export type SlotSeat = GameSeat<PublishedSlotGame, SlotMachine | null>;
