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

/** A fake host that records messages, and sends those of the test. */
function setup(listeners: Listeners = {}) {
  const sent: MessageToHost[] = [];
  let handleMessage: (event: MessageEvent) => void = () => undefined;
  const parent = {
    postMessage: (text: string, to: string) => {
      const read = readFromGame(text);
      if (!('message' in read) || to !== '*') throw new Error(`The host cannot read ${text}`);
      sent.push(read.message);
    },
  };
  const own = {
    parent,
    addEventListener: (_type: 'message', listener: typeof handleMessage) => void (handleMessage = listener),
  };
  const connecting = connectToHost('harbour-wheel', listeners, own);
  const deliver = (message: MessageToGame | string, source: unknown = parent) =>
    handleMessage({ source, data: typeof message === 'string' ? message : write(message) } as MessageEvent);
  return { sent, deliver, connecting };
}

async function connected(listeners?: Listeners) {
  const { connecting, ...rest } = setup(listeners);
  rest.deliver(welcome);
  return { ...rest, host: await connecting };
}

it('sends hello first, and resolves with the welcome of the host', async () => {
  const { sent, host } = await connected();

  expect(sent).toEqual([{ protocol, type: 'hello', gameId: 'harbour-wheel' }]);
  expect(host.welcome).toEqual(welcome);
});

it('matches answers to requests in any order', async () => {
  const { sent, deliver, host } = await connected();
  const stake = host.stake({ coin: 'gold', stake: 100, choice: null });
  const decision = host.decide({ round: 'round-1', step: 0, decision: 'hit' });

  deliver({ protocol, type: 'error', request: 2, code: 'busy', message: 'not yet' });
  deliver({ protocol, type: 'outcome', request: 1, round, awaits: null });

  expect(sent.slice(1)).toEqual([
    { protocol, type: 'stake', request: 1, coin: 'gold', stake: 100, choice: null },
    { protocol, type: 'decision', request: 2, round: 'round-1', step: 0, decision: 'hit' },
  ]);
  expect(await stake).toEqual({ round, awaits: null });
  expect(await decision).toEqual({ refused: 'busy', message: 'not yet' });
});

it('passes messages of the host to the listeners', async () => {
  const received: unknown[] = [];
  const { deliver } = await connected({
    onTable: (table) => received.push(table),
    onLastChoice: (choice) => received.push(choice),
    onLastChip: (chip) => received.push(chip),
    onResume: (update) => received.push(update),
    onPause: (because) => received.push(because),
    onGoOn: () => received.push('go on'),
  });
  const { table } = welcome as { table: object };

  deliver(JSON.stringify({ protocol, type: 'table', table }));
  deliver({ protocol, type: 'last-choice', choice: 'red 200' });
  deliver({ protocol, type: 'last-chip', chip: 500 });
  deliver({ protocol, type: 'resume', round, awaits: 'decision' });
  deliver({ protocol, type: 'replay', round });
  deliver({ protocol, type: 'pause', because: 'hidden' });
  deliver({ protocol, type: 'go-on' });

  expect(received).toEqual([
    table,
    'red 200',
    500,
    { round, awaits: 'decision' },
    { round, awaits: null },
    'hidden',
    'go on',
  ]);
});

it('ignores unknown messages, and messages from other windows', async () => {
  const received: unknown[] = [];
  const { deliver } = await connected({ onPause: (because) => received.push(because) });
  const pause: MessageToGame = { protocol, type: 'pause', because: 'hidden' };

  deliver(pause, {});
  deliver('{');
  deliver(JSON.stringify({ protocol, type: 'confetti' }));
  deliver(write(pause).replace('/1', '/2'));

  expect(received).toEqual([]);
});

it('sends whole pixels, as the protocol requires', async () => {
  const { sent, host } = await connected();

  host.ready();
  host.wantHeight(511.2);
  host.shown('round-1');

  expect(sent.slice(1)).toEqual([
    { protocol, type: 'ready' },
    { protocol, type: 'height', pixels: 512 },
    { protocol, type: 'shown', round: 'round-1' },
  ]);
});

it('sends the chosen chip only to a host that remembers chips, since an earlier one would count it as a violation', async () => {
  const { sent, deliver, host } = await connected();

  host.keepChip({ coin: 'gold', chip: 100 });
  deliver({ protocol, type: 'last-chip', chip: null });
  host.keepChip({ coin: 'gold', chip: 500 });

  expect(sent.slice(1)).toEqual([{ protocol, type: 'chip', coin: 'gold', chip: 500 }]);
});
