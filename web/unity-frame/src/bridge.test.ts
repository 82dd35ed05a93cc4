import { expect, it } from 'vitest';
import type { Answer, Host } from '../../frame-games/protocol/connect-to-host';
import { createBridge } from './bridge';

const round = {
  id: 'r-1',
  coin: 'gold',
  stake: 200,
  payout: 400,
  choice: null,
  decisions: [],
  outcome: {},
} as const;
const update = { round, awaits: null } as const;
const table = { coin: 'gold', stake: 200, stakes: [100, 200], most: null } as const;
const settings = { theme: 'dark', locale: 'en', reducedMotion: false, sound: 0 } as const;
const balance = { gold: 1_000, sweeps: 0 };
const limits = { shortestCycleMs: 5_000, waitMs: 0 };

function setup() {
  const calls: [method: string, parameter: string][] = [];
  const wishes: unknown[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const ask = (filter: unknown) => {
    wishes.push(filter);
    return new Promise<Answer>((resolve) => answers.push(resolve));
  };
  const host: Host = {
    welcome: {
      protocol: 'jade-harbour-frame/1',
      type: 'welcome',
      gameId: 'wheel',
      rules: {},
      settings,
      table,
      balance,
      limits,
    },
    ready: () => void wishes.push('ready'),
    stake: ask,
    decide: ask,
    shown: (id) => void wishes.push(`shown ${id}`),
    wantHeight: () => undefined,
  };
  const bridge = createBridge(host, (gameObject, method, parameter) => {
    expect(gameObject).toBe('House');
    calls.push([method, parameter]);
  });
  async function answer(given: Answer) {
    answers.shift()?.(given);
    // What follows from it happens before anything new is heard.
    await new Promise(setImmediate);
  }
  return { bridge, calls, wishes, answer };
}

it('tells the game all that it has to know before the house hears that it is ready', () => {
  const { bridge, calls, wishes } = setup();

  bridge.begin();

  expect(calls.map(([method]) => method)).toEqual(['Settings', 'Table', 'Balance', 'Limits']);
  expect(JSON.parse(calls[1]?.[1] ?? '')).toEqual(table);
  expect(wishes).toEqual(['ready']);
});

it('asks for a round at the stake that the player chose last, and answers with its outcome', async () => {
  const { bridge, calls, wishes, answer } = setup();

  bridge.heard.onTable({ ...table, coin: 'sweeps', stake: 40 });
  bridge.press();
  await answer(update);

  expect(wishes).toEqual([{ coin: 'sweeps', stake: 40, choice: null }]);
  expect(calls.slice(1)).toEqual([
    ['Asked', ''],
    ['Outcome', JSON.stringify(update)],
  ]);
});

it('answers a refused wish by its code, and takes the next one', async () => {
  const { bridge, calls, wishes, answer } = setup();

  bridge.events.Stake('red');
  await answer({ refused: 'busy', message: 'A round is under way.' });
  bridge.events.Stake('');

  expect(calls).toEqual([
    ['Asked', ''],
    ['Refused', 'busy'],
    ['Asked', ''],
  ]);
  expect(wishes).toMatchObject([{ choice: 'red' }, { choice: null }]);
});

it('stakes once however often the button is pressed before the answer', async () => {
  const { bridge, wishes, answer } = setup();

  bridge.press();
  bridge.press();
  bridge.events.Stake('');
  await answer(update);

  expect(wishes).toHaveLength(1);
});

it('passes decisions on, and nothing that is none', () => {
  const { bridge, wishes } = setup();
  const decision = { round: 'r-1', step: 0, decision: 'hit' };

  for (const said of [undefined, 7, 'no JSON', '{}', '{"round":1,"step":0,"decision":"hit"}'])
    bridge.events.Decide(said);
  bridge.events.Decide(JSON.stringify(decision));

  expect(wishes).toEqual([decision]);
});

it('tells the house what was shown, by the id of a round alone', () => {
  const { bridge, wishes } = setup();

  bridge.events.Shown(7);
  bridge.events.Shown('r-1');

  expect(wishes).toEqual(['shown r-1']);
});

it('turns whatever the house tells into a call of the game', () => {
  const { bridge, calls } = setup();
  const { heard } = bridge;

  heard.onSettings(settings);
  heard.onBalance(balance);
  heard.onLimits(limits);
  heard.onResume(update);
  heard.onReplay(round);
  heard.onPause('reality-check');
  heard.onGoOn();

  expect(calls).toEqual([
    ['Settings', JSON.stringify(settings)],
    ['Balance', JSON.stringify(balance)],
    ['Limits', JSON.stringify(limits)],
    ['Resume', JSON.stringify(update)],
    ['Replay', JSON.stringify(update)],
    ['Pause', 'reality-check'],
    ['GoOn', ''],
  ]);
});
