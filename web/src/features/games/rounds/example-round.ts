import type { Round } from '#contracts/wallet/ledger-shapes';
import { nothingPlayed, type RoundState, type TableRound, type Trouble } from './machine/round-state';
import type { Press } from './press';

/** A round builder for tests: a wheel without a win on 100 Gold Coins; `change` overrides it. */
export function exampleRound(change: Partial<Round> = {}): Round {
  return {
    id: 'round-7',
    sequence: 7,
    at: '2026-11-21T12:00:00.000Z',
    gameId: 'harbour-wheel',
    coin: 'gold',
    firstStake: 100,
    stake: 100,
    payout: 0,
    choice: null,
    decisions: [],
    isSettled: true,
    outcome: { family: 'wheel', segment: 3, multiple: 0, payout: 0 },
    proof: { parHash: 'par', serverSeedHash: 'hash', clientSeed: 'client-seed', nonce: 4 },
    ...change,
  };
}

/** A press builder for tests: a stake of 100 Gold Coins; `change` overrides it. */
export function examplePress(change: Partial<Press> = {}): Press {
  return {
    key: 'key-1',
    player: 'player-1',
    gameId: 'harbour-wheel',
    coin: 'gold',
    stake: 100,
    choice: null,
    decision: null,
    ...change,
  };
}

/** A builder of trouble for tests: a refused press; `change` overrides it. */
export function exampleTrouble(change: Partial<Trouble> = {}): Trouble {
  const failure = new Error('of the test');
  return { press: examplePress(), fate: 'refused', failure, readFailure: null, ...change };
}

/** What a test wants to find on a table; the rest is as at the beginning. */
export interface ExampleState
  extends
    Partial<Pick<RoundState, 'phase' | 'trouble' | 'wait' | 'presentations'>>,
    Partial<Pick<TableRound, 'origin' | 'awaits' | 'presentation'>> {
  readonly round?: Round | null;
}

/** A state builder for tests: an idle, empty table; `change` overrides it. */
export function exampleState({ phase = 'idle', round = null, ...change }: ExampleState = {}): RoundState {
  const { trouble = null, wait = nothingPlayed.wait } = change;
  const {
    presentation = 1,
    origin = 'pressed',
    awaits = null,
    presentations = round ? presentation : 0,
  } = change;
  const shared = { ...nothingPlayed, trouble, wait, presentations };
  const how = { presentation, origin, awaits, stakedBefore: 0, settled: null };
  const table = round && { round, version: null, ...how };
  if (phase === 'idle') return { ...shared, phase, table };
  if (phase === 'requesting')
    return {
      ...shared,
      phase,
      table,
      press: examplePress(),
      isChecked: false,
      isGivenUp: false,
      refusal: null,
    };
  if (!table) throw new Error(`Nothing is on the table to be in "${phase}".`);
  return { ...shared, phase, table };
}
