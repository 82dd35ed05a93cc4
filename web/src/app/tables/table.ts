import type { ReactNode } from 'react';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { GameSeat } from '../../features/games/game-seat';

/** Data that a table may receive: slot machines show a round on the machine version on which it was played; other games need nothing. */
export type AnyVersion = SlotMachine | null;

/** The table of a game, whatever its kind. */
export type Table = (props: { seat: GameSeat<PublishedGame, AnyVersion> }) => ReactNode;
