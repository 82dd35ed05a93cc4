import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../frame-games/protocol/connect-to-host';
import type { FrameRound } from '../../frame-games/protocol/messages';
import { createBridge } from '../../unity-frame/src/bridge';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const script = read('House.cs');
const round: FrameRound = {
  id: 'round-1',
  coin: 'gold',
  stake: 100,
  payout: 0,
  choice: null,
  decisions: [],
  outcome: { family: 'wheel', segment: 3, multiple: 0 },
};
const settings = { theme: 'dark', locale: 'en', reducedMotion: false, sound: 0 } as const;
const table = { coin: 'gold', stake: 100, stakes: [100], most: null } as const;

/** A host that answers the first request with a round, and refuses all others. */
function hostOf(): Host {
  let isFirst = true;
  const answer = () => {
    const given = isFirst ? { round, awaits: null } : ({ refused: 'busy', message: '' } as const);
    isFirst = false;
    return Promise.resolve(given);
  };
  const limits = { shortestCycleMs: 0, waitMs: 0 };
  const balance = { gold: 0, sweeps: 0 };
  return {
    welcome: { protocol: 'jade-harbour-frame/1', type: 'welcome', gameId: 'wheel', settings, table, balance, limits, rules: null },
    ready: () => undefined,
    stake: answer,
    decide: answer,
    shown: () => undefined,
    wantHeight: () => undefined,
    keepChip: () => undefined,
  }; // oxfmt-ignore
}

/** Resolves once the host has answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

/** The events that the library sends, with their values. */
function sentBy(call: (library: Record<string, (value: string) => void>) => void): unknown[][] {
  const library: Record<string, (value: string) => void> = {};
  const sent: unknown[][] = [];
  runInNewContext(read('JadeHarbour.jslib'), {
    LibraryManager: { library },
    mergeInto: Object.assign,
    UTF8ToString: String,
    window: { dispatchReactUnityEvent: (...event: unknown[]) => sent.push(event) },
  });
  call(library);
  return sent;
}

describe('the sample for Unity', () => {
  it('has a method for every message of the page', async () => {
    const methods = new Set<string>();
    const { received, events, begin, press } = createBridge(hostOf(), (_, method) => methods.add(method));
    begin();
    press();
    await answered();
    events.Stake('again');
    await answered();
    received.onResume({ round, awaits: null });
    received.onReplay(round);
    received.onPause('hidden');
    received.onGoOn();

    const present = [...script.matchAll(/public void (\w+)\(string /g)].map(([, name]) => name);
    expect([...methods].filter((method) => !present.includes(method))).toEqual([]);
    expect(methods).toContain('Outcome');
    expect(methods).toContain('Refused');
  });

  it('declares what its library defines, and the library sends the events of the page', () => {
    const declared = [...script.matchAll(/static extern void (\w+)\(string /g)].map(([, name]) => name ?? '');

    const sent = sentBy((library) => declared.forEach((name) => library[name]?.('value')));

    expect(sent).toEqual([
      ['Stake', 'value'],
      ['Decide', 'value'],
      ['Shown', 'value'],
    ]);
    const { events } = createBridge(hostOf(), () => undefined);
    expect(sent.map(([name]) => name)).toEqual(Object.keys(events));
  });
});
