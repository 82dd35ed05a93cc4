import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearBalances, newestBalances, setBalances } from './balances';
import { shareBalances } from './shared-balances';

const balances = (gold: number) => ({
  gold,
  sweepsUnplayed: 0,
  sweepsRedeemable: 0,
  goldHeld: 0,
  sweepsHeld: 0,
});

const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
  clearBalances();
});

/** Another tab of the same browser, as visible to this page. */
function openOtherTab(player: string) {
  const channel = new BroadcastChannel(`jade-harbour balances ${player}`);
  const received: unknown[] = [];
  channel.onmessage = ({ data }: MessageEvent) => received.push(data);
  close.push(() => channel.close());
  return {
    received,
    post: (gold: number, sequence: number) => channel.postMessage({ balances: balances(gold), sequence }),
  };
}

describe('shareBalances', () => {
  it('posts each newer balance once to the other tabs', async () => {
    const tab = openOtherTab('p');
    close.push(shareBalances('p'));

    setBalances(balances(700), 7);
    setBalances(balances(700), 7);
    setBalances(balances(600), 6);
    setBalances(balances(800), 8);

    await vi.waitFor(() => expect(tab.received).toHaveLength(2));
    expect(tab.received).toEqual([
      { balances: balances(700), sequence: 7 },
      { balances: balances(800), sequence: 8 },
    ]);
  });

  it('shows what another tab posts and does not post it again', async () => {
    const tab = openOtherTab('p');
    close.push(shareBalances('p'));

    tab.post(900, 9);

    await vi.waitFor(() => expect(newestBalances()).toEqual({ balances: balances(900), sequence: 9 }));
    setBalances(balances(1000), 10);
    await vi.waitFor(() => expect(tab.received).toHaveLength(1));
  });

  it('ignores what another tab posts that is older than an answer already shown', async () => {
    const tab = openOtherTab('p');
    close.push(shareBalances('p'));
    setBalances(balances(900), 9);

    tab.post(500, 5);
    tab.post(1000, 10);

    await vi.waitFor(() => expect(newestBalances()?.sequence).toBe(10));
  });

  it('neither posts to tabs of another player nor after it was stopped', async () => {
    const own = openOtherTab('p');
    const other = openOtherTab('q');
    const stop = shareBalances('p');

    setBalances(balances(700), 7);
    await vi.waitFor(() => expect(own.received).toHaveLength(1));
    stop();
    setBalances(balances(800), 8);
    own.post(1, 9);

    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(other.received).toEqual([]);
    expect(own.received).toHaveLength(1);
    expect(newestBalances()?.sequence).toBe(8);
  });
});
