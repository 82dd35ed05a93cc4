import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearBalances, setBalances } from './balances';
import { rereadWhileIdle } from './reread-while-idle';

const balances = {
  gold: 1,
  sweepsUnplayed: 0,
  sweepsRedeemable: 0,
  goldHeld: 0,
  sweepsHeld: 0,
};

let page: EventTarget & { visibilityState?: string };
const read = vi.fn();
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  read.mockReset();
  stop = rereadWhileIdle(read);
});
afterEach(() => {
  stop();
  clearBalances();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(visibilityState: string): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

describe('rereadWhileIdle', () => {
  it('reads after 30 seconds without a change, then in intervals that double up to 4 minutes', () => {
    vi.advanceTimersByTime(29_999);
    expect(read).not.toHaveBeenCalled();

    const readAt: number[] = [];
    read.mockImplementation(() => readAt.push(Math.round(performance.now() / 1000)));
    const start = Math.round((performance.now() - 29_999) / 1000);
    vi.advanceTimersByTime(15 * 60_000);

    expect(readAt.map((at) => at - start)).toEqual([30, 90, 210, 450, 690]);
  });

  it('reads nothing while balances keep changing, and starts 30 seconds after the last change', () => {
    for (let round = 1; round <= 60; round += 1) {
      vi.advanceTimersByTime(5_000);
      setBalances(balances, round);
    }
    expect(read).not.toHaveBeenCalled();

    vi.advanceTimersByTime(30_000);
    expect(read).toHaveBeenCalledOnce();
  });

  it('keeps its longer interval when an answer has the known balances', () => {
    setBalances(balances, 7);
    read.mockImplementation(() => setBalances(balances, 7));

    vi.advanceTimersByTime(30_000 + 59_999);

    expect(read).toHaveBeenCalledOnce();
  });

  it('reads nothing while the page is hidden, and at once when it becomes visible', () => {
    show('hidden');
    vi.advanceTimersByTime(3_600_000);
    expect(read).not.toHaveBeenCalled();

    show('visible');
    expect(read).toHaveBeenCalledOnce();
  });

  it('reads nothing after it was stopped', () => {
    stop();

    vi.advanceTimersByTime(3_600_000);
    show('visible');

    expect(read).not.toHaveBeenCalled();
  });
});
