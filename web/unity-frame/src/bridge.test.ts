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
  const requests: unknown[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const runAlone = (request: unknown) => {
    requests.push(request);
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
    ready: () => void requests.push('ready'),
    stake: runAlone,
    decide: runAlone,
    shown: (id) => void requests.push(`shown ${id}`),
    wantHeight: () => undefined,
    keepChip: () => undefined,
  };
  const bridge = createBridge(host, (gameObject, method, parameter) => {
    expect(gameObject).toBe('House');
    calls.push([method, parameter]);
  });
  async function answer(given: Answer) {
    answers.shift()?.(given);
    // Lets pending promise callbacks run first.
    await new Promise(setImmediate);
  }
  return { bridge, calls, requests, answer };
}

it('sends the initial state to the game before it reports ready to the host', () => {
  const { bridge, calls, requests } = setup();

  bridge.begin();

  expect(calls.map(([method]) => method)).toEqual(['Settings', 'Table', 'Balance', 'Limits']);
  expect(JSON.parse(calls[1]?.[1] ?? '')).toEqual(table);
  expect(requests).toEqual(['ready']);
});

it('requests a round at the latest stake, and forwards its outcome', async () => {
  const { bridge, calls, requests, answer } = setup();

  bridge.received.onTable({ ...table, coin: 'sweeps', stake: 40 });
  bridge.press();
  await answer(update);

  expect(requests).toEqual([{ coin: 'sweeps', stake: 40, choice: null }]);
  expect(calls.slice(1)).toEqual([
    ['Pending', ''],
    ['Outcome', JSON.stringify(update)],
  ]);
});

it('forwards a refusal by its code, and accepts the next request', async () => {
  const { bridge, calls, requests, answer } = setup();

  bridge.events.Stake('red');
  await answer({ refused: 'busy', message: 'A round is under way.' });
  bridge.events.Stake('');

  expect(calls).toEqual([
    ['Pending', ''],
    ['Refused', 'busy'],
    ['Pending', ''],
  ]);
  expect(requests).toMatchObject([{ choice: 'red' }, { choice: null }]);
});

it('stakes once however often the button is pressed before the answer', async () => {
  const { bridge, requests, answer } = setup();

  bridge.press();
  bridge.press();
  bridge.events.Stake('');
  await answer(update);

  expect(requests).toHaveLength(1);
});

it('forwards decisions and ignores invalid ones', () => {
  const { bridge, requests } = setup();
  const decision = { round: 'r-1', step: 0, decision: 'hit' };

  for (const input of [undefined, 7, 'no JSON', '{}', '{"round":1,"step":0,"decision":"hit"}'])
    bridge.events.Decide(input);
  bridge.events.Decide(JSON.stringify(decision));

  expect(requests).toEqual([decision]);
});

it('reports a shown round only for a valid id', () => {
  const { bridge, requests } = setup();

  bridge.events.Shown(7);
  bridge.events.Shown('r-1');

  expect(requests).toEqual(['shown r-1']);
});

it('forwards every host message as a method call', () => {
  const { bridge, calls } = setup();
  const { received } = bridge;

  received.onSettings(settings);
  received.onBalance(balance);
  received.onLimits(limits);
  received.onResume(update);
  received.onReplay(round);
  received.onPause('reality-check');
  received.onGoOn();

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
