import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { createBalancesStore } from '#web/lib/live/balances';
import { createStore } from '#web/lib/state/store';
import { createMemory } from '../demo/memory';
import { createRounds, type Opening } from './create-rounds';
import { exampleRound } from './example-round';
import type { Awaits, GameBackend, LastStake, RoundAnswer } from './game-backend';
import { ledgerBackend } from './ledger-backend';
import type { LeftOpen } from './left-open';

const choice = { coin: 'gold', stake: 100 } as const;
const before = { gold: 500, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };
const paid = { ...before, gold: 900 };
const lost = new TypeError('Load failed');

type Response = RoundAnswer | Error;

function answer(awaits: Awaits = null, round = exampleRound({ gameId: 'blackjack' })): RoundAnswer {
  return { round, awaits, balances: paid, sequence: 8 };
}

/** A page on a backend whose responses arrive when the test sends them. */
function setup({
  open = null as LeftOpen | null,
  isBlackjackOpen = true,
  memory = createMemory() as GameBackend['memory'],
} = {}) {
  const sent: { what: string; key: string; respond: (response: Response) => Promise<void> }[] = [];
  const confirmed: string[] = [];
  const store = createBalancesStore();
  store.set(before, 7);
  let names = 0;
  const checked: string[] = [];
  const now = { ms: 10_000, isOnline: true, isConfirmed: true, found: null as RoundAnswer | Error | null };

  function request(what: string, key: string): Promise<RoundAnswer> {
    return new Promise((resolve, reject) => {
      async function respond(response: Response) {
        if (response instanceof Error) reject(response);
        else resolve(response);
        await settled();
      }
      sent.push({ what, key, respond });
    });
  }

  const backend: GameBackend = {
    isDemo: false,
    isReachable: () => now.isOnline,
    memory,
    deviceMemory: createMemory(),
    balances: { ...store, useBalances: () => store.read() },
    lastStake: createStore<LastStake | null>(null),
    addCoins: null,
    play: ({ coin, stake }, key) => request(`${coin} ${stake}`, key),
    decide: (_round, { decision, step }, key) => request(`${decision} ${step}`, key),
    findAnswer(_game, key) {
      checked.push(key);
      if (!now.isOnline) return Promise.reject(lost);
      return now.found instanceof Error ? Promise.reject(now.found) : Promise.resolve(now.found);
    },
    seen: ({ id }) => (now.isConfirmed ? Promise.resolve(void confirmed.push(id)) : Promise.reject(lost)),
    readOpen: () =>
      Promise.resolve(
        isBlackjackOpen
          ? { round: exampleRound({ id: 'left', gameId: 'blackjack' }), awaits: 'decision' }
          : { round: null, awaits: null },
      ),
    rounds: () => Promise.resolve({ items: [], next: null }),
  };
  const clock = { nowMs: () => now.ms, createKey: () => `key-${(names += 1)}` };
  const start = (
    prepare: Opening<unknown>['prepare'] = () => Promise.resolve(null),
    { player = 'player-1', gameId = 'blackjack', cycleMs = 5_000 } = {},
  ) => {
    const rounds = createRounds({ backend, player, gameId, cycleMs, clock });
    return { rounds, close: rounds.open({ leftOpen: open, prepare }) };
  };
  const startOther = (other: { player?: string; gameId?: string; cycleMs?: number }) =>
    start(undefined, { gameId: 'hk-slots', cycleMs: 2_500, ...other }).rounds;
  return { ...start(), start, startOther, sent, checked, confirmed, store, now, memory };
}

/** Lets all promises that can settle do so. */
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

describe('press', () => {
  it('is sent once, under one key, however often it is pressed until it is answered', async () => {
    const { rounds, sent } = setup();

    const [first, second] = [rounds.stake(choice), rounds.stake(choice)];
    await sent[0]!.respond(answer());

    expect([first, second]).toEqual([true, false]);
    expect(sent).toMatchObject([{ what: 'gold 100', key: 'key-1' }]);
    expect(rounds.read()).toMatchObject({ phase: 'showing', table: { origin: 'pressed', settled: paid } });
  });

  it('that is made offline is refused at once, and not sent later', async () => {
    const { rounds, sent, now, start } = setup();
    now.isOnline = false;

    rounds.stake(choice);
    const { trouble } = rounds.read();
    now.isOnline = true;
    rounds.reconnected();
    start();
    await settled();

    expect(trouble).toMatchObject({ fate: 'refused', failure: { code: 'request/offline' } });
    expect([rounds.read().trouble, sent]).toEqual([null, []]);
  });

  it('is checked, not sent again, once the device is online after a lost response', async () => {
    const { rounds, sent, checked, now } = setup();
    now.found = answer();

    rounds.stake(choice);
    await sent[0]!.respond(lost);
    rounds.reconnected();
    await settled();

    expect([sent.map(({ key }) => key), checked]).toEqual([['key-1'], ['key-1']]);
    expect(rounds.read()).toMatchObject({ phase: 'showing', table: { origin: 'repeated', settled: null } });
  });

  it('is checked after a reload, unless it was answered', async () => {
    const { rounds, sent, checked, start, now } = setup();
    now.found = answer();

    rounds.stake(choice);
    const { rounds: reloaded } = start();
    await settled();
    start();
    await settled();

    expect([sent.map(({ key }) => key), checked]).toEqual([['key-1'], ['key-1']]);
    expect(reloaded.read().table?.origin).toBe('repeated');
  });

  it.each(['QuotaExceededError', 'SecurityError'])(
    'is answered, shown and forgotten where the storage of the tab throws %s',
    async (name) => {
      const refuse = () => {
        throw new DOMException('refused', name);
      };
      vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
      const { rounds, sent, start, checked } = setup({ memory: ledgerBackend.memory });
      const rendered: string[] = [];
      rounds.subscribe(() => rendered.push(rounds.read().phase));

      rounds.stake(choice);
      await sent[0]!.respond(answer());
      rounds.shown();
      start();
      await settled();

      expect(rendered).toEqual(['requesting', 'showing', 'idle']);
      expect([sent.length, checked]).toEqual([1, []]);
    },
  );

  it('that never reached the server is sent again by its player alone, under its key', async () => {
    const { rounds, sent, start } = setup({ isBlackjackOpen: false });

    rounds.stake(choice);
    await sent[0]!.respond(lost);
    rounds.reconnected();
    await settled();
    const { rounds: reloaded } = start();
    await settled();

    expect(reloaded.read()).toMatchObject({ phase: 'idle', trouble: { fate: 'unplayed' } });
    expect(sent).toHaveLength(1);
    reloaded.repeat();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('is given up by its player for good, once another check has not found it either', async () => {
    const { rounds, sent, start, checked } = setup({ isBlackjackOpen: false });
    rounds.stake(choice);
    await sent[0]!.respond(lost);
    rounds.repeat();
    await settled();

    rounds.drop();
    await settled();
    start();
    await settled();

    expect([sent.length, checked.length]).toEqual([1, 2]);
  });

  it.each([404, 403])('is kept when its check is refused with %i, and checked again', async (status) => {
    const { rounds, sent, checked, start, now } = setup();
    now.found = new ApiRefusal({ status, code: 'any/code', message: 'No.' });
    rounds.stake(choice);
    await sent[0]!.respond(lost);
    rounds.repeat();
    await settled();
    expect(rounds.read()).toMatchObject({ phase: 'idle', trouble: { fate: 'unanswered' } });

    now.found = answer();
    const { rounds: reloaded } = start();
    await settled();

    expect(checked).toEqual(['key-1', 'key-1']);
    expect(reloaded.read().table?.origin).toBe('repeated');
  });

  it('stays unanswered while its round cannot be prepared', async () => {
    const { start, sent } = setup();
    const { rounds } = start(() => Promise.reject(lost));

    rounds.stake(choice);
    await sent[0]!.respond(answer());

    expect(rounds.read()).toMatchObject({ phase: 'idle', trouble: { fate: 'unanswered' } });
  });

  it('decides about the round that waits for it, with the step of the decision', async () => {
    const round = exampleRound({ gameId: 'blackjack', decisions: ['hit'], isSettled: false });
    const { rounds, sent } = setup({ open: { played: { round, version: null }, awaits: 'decision' } });
    rounds.shown();

    rounds.decide('stand');
    rounds.decide('stand');

    expect(sent).toMatchObject([{ what: 'stand 1', key: 'key-1' }]);
  });
});

describe('round on show', () => {
  it('is remembered for a reload until it was shown', async () => {
    const { rounds, sent, memory } = setup();

    rounds.stake(choice);
    await sent[0]!.respond(answer());
    expect(memory.getItem('jade-harbour.unshown.blackjack')).toBe(
      JSON.stringify({ player: 'player-1', id: 'round-7' }),
    );
    rounds.shown();

    expect(memory.getItem('jade-harbour.unshown.blackjack')).toBeNull();
  });
});

describe('open round', () => {
  it('that blocked a press is read and resumed', async () => {
    const { rounds, sent } = setup();

    rounds.stake(choice);
    await sent[0]!.respond(new ApiRefusal({ status: 409, code: 'games/round-open', message: 'No.' }));

    expect(rounds.read()).toMatchObject({
      phase: 'showing',
      table: { round: { id: 'left' }, origin: 'resumed', awaits: 'decision' },
    });
  });

  it('is confirmed once it was shown, and again after a failure', async () => {
    const { rounds, sent, confirmed, now } = setup();
    now.isConfirmed = false;
    rounds.stake(choice);
    await sent[0]!.respond(answer('seeing'));

    rounds.shown();
    await settled();
    expect(rounds.read().open?.failure).toBe(lost);
    now.isConfirmed = true;
    rounds.seeAgain();
    await settled();

    expect(confirmed).toEqual(['round-7']);
    expect(rounds.read().open).toBeNull();
  });
});

describe('balances on show', () => {
  it('stay as they were at the press, until the caller releases them', async () => {
    const { rounds, sent, store } = setup();

    rounds.stake(choice);
    await sent[0]!.respond(answer());

    expect(store.read()).toEqual(before);
    expect(store.newest()?.balances).toEqual(paid);
  });

  it('are released when the press fails', async () => {
    const { rounds, sent, store } = setup();

    rounds.stake(choice);
    store.set(paid, 9);
    await sent[0]!.respond(lost);

    expect(store.read()).toEqual(paid);
  });

  it('are released when the game is left, and not held by a late answer', async () => {
    const { rounds, close, sent, store } = setup();

    rounds.stake(choice);
    close();
    await sent[0]!.respond(answer());

    expect(store.read()).toEqual(paid);
  });

  it('stay as the next game keeps them when this one is closed after its opening', () => {
    const { rounds, close, store } = setup();
    const withoutPayout = { ...before, gold: 450 };

    rounds.stake(choice);
    store.keep(withoutPayout);
    close();

    expect(store.read()).toEqual(withoutPayout);
  });

  it('stay as the next game keeps them when a press of this one fails before it is closed', async () => {
    const { rounds, sent, store } = setup();
    const withoutPayout = { ...before, gold: 450 };

    rounds.stake(choice);
    store.keep(withoutPayout);
    await sent[0]!.respond(lost);

    expect(store.read()).toEqual(withoutPayout);
  });
});

it('notifies subscribers of each new state', async () => {
  const { rounds, sent } = setup();
  const phases: string[] = [];
  const unsubscribe = rounds.subscribe(() => phases.push(rounds.read().phase));

  rounds.stake(choice);
  rounds.stake(choice);
  await sent[0]!.respond(answer());
  rounds.shown();
  unsubscribe();
  rounds.dismiss();

  expect(phases).toEqual(['requesting', 'showing', 'idle']);
});

describe('the shortest cycle across games', () => {
  it('delays a game that is opened after a stake in another one by its own cycle', async () => {
    const { rounds, close, sent, now, startOther } = setup();
    rounds.stake(choice);
    await sent[0]!.respond(answer());
    close();
    now.ms = 11_000;

    const slots = startOther({});

    expect(slots.read().wait).toEqual({ fromMs: 11_000, untilMs: 12_500 });
    expect(slots.stake(choice)).toBe(false);
    now.ms = 12_500;
    expect(slots.stake(choice)).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('delays a game on show when the answer to a stake in another one arrives late', async () => {
    const { rounds, close, sent, now, startOther } = setup();
    rounds.stake(choice);
    close();
    const roulette = startOther({ gameId: 'roulette', cycleMs: 5_000 });

    now.ms = 10_400;
    await sent[0]!.respond(answer());

    expect(roulette.read().wait).toEqual({ fromMs: 10_400, untilMs: 15_400 });
  });

  it('delays by the time of the stake behind a too-fast refusal', async () => {
    const { rounds, sent, startOther } = setup();
    rounds.stake(choice);
    const details = { retryAfterMs: 4_000 };
    await sent[0]!.respond(
      new ApiRefusal({ status: 409, code: 'play-limits/too-fast', message: 'No.', details }),
    );

    expect(startOther({}).read().wait.untilMs).toBe(11_500);
  });

  it('delays neither after a decision, nor after a refused stake, nor another player', async () => {
    const round = exampleRound({ gameId: 'blackjack', decisions: [] });
    const deciding = setup({ open: { played: { round, version: null }, awaits: 'decision' } });
    deciding.rounds.shown();
    deciding.rounds.decide('hit');
    await deciding.sent[0]!.respond(answer());
    const refused = setup();
    refused.rounds.stake(choice);
    await refused.sent[0]!.respond(new ApiRefusal({ status: 409, code: 'any/code', message: 'No.' }));
    const played = setup();
    played.rounds.stake(choice);
    await played.sent[0]!.respond(answer());

    expect(deciding.startOther({}).read().wait.untilMs).toBe(0);
    expect(refused.startOther({}).read().wait.untilMs).toBe(0);
    expect(played.startOther({ player: 'player-2' }).read().wait.untilMs).toBe(0);
  });
});
