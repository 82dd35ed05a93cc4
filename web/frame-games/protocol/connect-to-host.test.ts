import { expect, it } from 'vitest';
import { connectToHost, type Listeners } from './connect-to-host';
import { type MessageToGame, type MessageToHost, protocol } from './messages';
import { readFromGame, write } from './read-message';

const round = {
  id: 'round-1',
  coin: 'gold' as const,
  stake: 100,
  payout: 200,
  choice: null,
  decisions: [],
  outcome: { family: 'wheel' },
} as const;
const welcome: MessageToGame = {
  protocol,
  type: 'welcome',
  gameId: 'harbour-wheel',
  rules: {},
  settings: { theme: 'dark', locale: 'en', reducedMotion: false, sound: 0 },
  table: { coin: 'gold', stake: 100, stakes: [100], most: null },
  balance: { gold: 1_000, sweeps: 0 },
  limits: { shortestCycleMs: 5_000, waitMs: 0 },
};

/** A house that writes down what it is told, and says what the test wants. */
function setup(listeners: Listeners = {}) {
  const told: MessageToHost[] = [];
  let handleMessage: (event: MessageEvent) => void = () => undefined;
  const parent = {
    postMessage: (text: string, to: string) => {
      const read = readFromGame(text);
      if (!('message' in read) || to !== '*') throw new Error(`The house cannot read ${text}`);
      told.push(read.message);
    },
  };
  const own = {
    parent,
    addEventListener: (_type: 'message', listener: typeof handleMessage) => void (handleMessage = listener),
  };
  const connecting = connectToHost('harbour-wheel', listeners, own);
  const say = (message: MessageToGame | string, source: unknown = parent) =>
    handleMessage({ source, data: typeof message === 'string' ? message : write(message) } as MessageEvent);
  return { told, say, connecting };
}

async function connected(listeners?: Listeners) {
  const { connecting, ...rest } = setup(listeners);
  rest.say(welcome);
  return { ...rest, host: await connecting };
}

it('says hello first, and has the welcome once the house answers', async () => {
  const { told, host } = await connected();

  expect(told).toEqual([{ protocol, type: 'hello', gameId: 'harbour-wheel' }]);
  expect(host.welcome).toEqual(welcome);
});

it('gives each wish its own answer, in whatever order they come', async () => {
  const { told, say, host } = await connected();
  const stake = host.stake({ coin: 'gold', stake: 100, choice: null });
  const decision = host.decide({ round: 'round-1', step: 0, decision: 'hit' });

  say({ protocol, type: 'error', request: 2, code: 'busy', message: 'not yet' });
  say({ protocol, type: 'outcome', request: 1, round, awaits: null });

  expect(told.slice(1)).toEqual([
    { protocol, type: 'stake', request: 1, coin: 'gold', stake: 100, choice: null },
    { protocol, type: 'decision', request: 2, round: 'round-1', step: 0, decision: 'hit' },
  ]);
  expect(await stake).toEqual({ round, awaits: null });
  expect(await decision).toEqual({ refused: 'busy', message: 'not yet' });
});

it('tells a game what the house tells by itself', async () => {
  const heard: unknown[] = [];
  const { say } = await connected({
    onTable: (table) => heard.push(table),
    onResume: (update) => heard.push(update),
    onPause: (because) => heard.push(because),
    onGoOn: () => heard.push('go on'),
  });
  const { table } = welcome as { table: object };

  say(JSON.stringify({ protocol, type: 'table', table }));
  say({ protocol, type: 'resume', round, awaits: 'decision' });
  say({ protocol, type: 'replay', round });
  say({ protocol, type: 'pause', because: 'hidden' });
  say({ protocol, type: 'go-on' });

  expect(heard).toEqual([table, { round, awaits: 'decision' }, { round, awaits: null }, 'hidden', 'go on']);
});

it('passes over what it does not know, and what others say', async () => {
  const heard: unknown[] = [];
  const { say } = await connected({ onPause: (because) => heard.push(because) });
  const pause: MessageToGame = { protocol, type: 'pause', because: 'hidden' };

  say(pause, {});
  say('{');
  say(JSON.stringify({ protocol, type: 'confetti' }));
  say(write(pause).replace('/1', '/2'));

  expect(heard).toEqual([]);
});

it('says whole pixels, as the protocol wants them', async () => {
  const { told, host } = await connected();

  host.ready();
  host.wantHeight(511.2);
  host.shown('round-1');

  expect(told.slice(1)).toEqual([
    { protocol, type: 'ready' },
    { protocol, type: 'height', pixels: 512 },
    { protocol, type: 'shown', round: 'round-1' },
  ]);
});
