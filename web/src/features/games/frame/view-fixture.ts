import { protocol } from '../../../../frame-games/protocol/messages';
import { exampleRound, type ExampleState, exampleState } from '../rounds/example-round';
import type { FrameSession, TableView } from './frame-session';

/** A page at rest with 100 Gold Coins chosen; `change` overrides it. */
export function exampleView(state: ExampleState = {}, change: Partial<TableView> = {}): TableView {
  return {
    settings: { theme: 'dark', locale: 'en-US', reducedMotion: false, sound: 0 },
    table: { coin: 'gold', stake: 100, stakes: [100, 200], most: null },
    balance: { gold: 10_000, sweeps: 2_000 },
    shortestCycleMs: 5_000,
    numbers: [],
    lastChoice: null,
    lastChip: null,
    rules: { family: 'wheel' },
    pause: null,
    state: exampleState(state),
    ...change,
  };
}

/** The table of a game in which the player lays chips of 100 and 500. */
export const chipTable = { coin: 'gold', stake: null, stakes: [100, 500], most: 2_000 } as const;

/** A session whose game is ready to play. */
export function readySession(state: ExampleState = {}, change: Partial<FrameSession> = {}): FrameSession {
  return { gameId: 'harbour-wheel', stage: 'ready', pending: null, view: exampleView(state), ...change };
}

/** A round of at most two decisions that waits for its first. */
export const waiting = {
  phase: 'deciding',
  awaits: 'decision',
  round: exampleRound({ id: 'round-8', isSettled: false }),
} as const;

export const sendRequest = {
  hello: { protocol, type: 'hello', gameId: 'harbour-wheel' },
  ready: { protocol, type: 'ready' },
  stake: { protocol, type: 'stake', request: 1, coin: 'gold', stake: 100, choice: null },
  decision: { protocol, type: 'decision', request: 2, round: 'round-8', step: 0, decision: 'hit' },
} as const;
