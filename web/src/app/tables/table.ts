import type { ReactNode } from 'react';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { GameSeat } from '../../features/games/game-seat';

/** What any table can be given: slot machines show a round on the machine that it was played on, others need nothing else. */
export type AnyVersion = SlotMachine | null;

/** A game at which somebody sits, whatever its kind. */
export type Table = (props: { seat: GameSeat<PublishedGame, AnyVersion> }) => ReactNode;
