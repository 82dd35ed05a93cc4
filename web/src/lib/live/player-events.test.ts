import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setBalances } from './balances';
import { watchBalances } from './player-events';
import { onPlayerUpdate } from './player-updates';

const service = vi.hoisted(() => ({
  onUpdate: undefined as Subject<object> | undefined,
  wallets: [] as object[],
  listening: undefined as (() => void) | undefined,
}));

vi.mock('../catalog/catalog', () => ({
  catalog: new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => (service.onUpdate = new Subject<object>()) as never),
  }),
}));
vi.mock('../catalog/connection', () => ({
  onListening: (names: string[], reread: () => void) => {
    expect(names).toEqual(['OnPlayerEvent']);
    service.listening = reread;
    return () => (service.listening = undefined);
  },
}));
const notice = vi.hoisted(() => ({ failed: vi.fn(), stop: vi.fn() }));
vi.mock('./live-updates', () => ({ noticeInterruptions: () => notice }));
vi.mock('../api/play-fab-ops', () => ({
  playFabOps: { get: async () => service.wallets.shift() ?? Promise.reject(new Error('unreachable')) },
}));
vi.mock('./balances', () => ({ setBalances: vi.fn() }));
vi.mock('./shared-balances', () => ({ shareBalances: () => sharing.stop }));
vi.mock('./reread-while-idle', () => ({
  rereadWhileIdle: (read: () => void) => {
    sharing.reread = read;
    return sharing.stop;
  },
}));
const sharing = vi.hoisted(() => ({ stop: vi.fn(), reread: undefined as (() => void) | undefined }));

const balances = (gold: number) => ({
  gold,
  sweepsUnplayed: 0,
  sweepsRedeemable: 0,
  goldHeld: 0,
  sweepsHeld: 250,
});
const publish = (gold: number, sequence: number) =>
  service.onUpdate?.next({ data: { onPlayerEvent: { kind: 'balances', ...balances(gold), sequence } } });

/** The used part of the browser's globals. */
let page: EventTarget & { visibilityState?: string };
const reported: unknown[] = [];
beforeEach(() => {
  page = new EventTarget();
  reported.splice(0);
  vi.clearAllMocks();
  vi.stubGlobal('document', page);
  vi.stubGlobal('reportError', (failure: unknown) => reported.push(failure));
});
afterEach(() => vi.unstubAllGlobals());

describe('watchBalances', () => {
  it('shows published balances', async () => {
    const stop = watchBalances('p');

    await vi.waitFor(() => expect(service.onUpdate).toBeDefined());
    publish(700, 7);

    await vi.waitFor(() => expect(setBalances).toHaveBeenCalledWith(balances(700), 7));
    stop();
  });

  it('passes other updates to their subscribers, and reports possibly missed ones', async () => {
    const hearer = { onUpdate: vi.fn(), onMissed: vi.fn() };
    const stopHearing = onPlayerUpdate('notice', hearer);
    const stop = watchBalances('p');
    await vi.waitFor(() => expect(service.onUpdate).toBeDefined());
    const update = { kind: 'notice', topic: 'n-1', text: 'Your limit is set', sequence: 3 };

    service.onUpdate?.next({ data: { onPlayerEvent: update } });
    service.listening?.();

    await vi.waitFor(() => expect(hearer.onUpdate).toHaveBeenCalledWith(update));
    expect(hearer.onMissed).toHaveBeenCalledTimes(1);
    expect(setBalances).not.toHaveBeenCalled();
    stop();
    stopHearing();
  });

  it('reads the balances each time that the subscription becomes active, since earlier changes were missed', async () => {
    service.wallets = [
      { balances: balances(500), sequence: 5 },
      { balances: balances(600), sequence: 6 },
    ];
    const stop = watchBalances('p');

    service.listening?.();
    await vi.waitFor(() => expect(setBalances).toHaveBeenLastCalledWith(balances(500), 5));
    service.listening?.();
    await vi.waitFor(() => expect(setBalances).toHaveBeenLastCalledWith(balances(600), 6));

    stop();
    expect(service.listening).toBeUndefined();
  });

  it('shares the balances with other tabs and rereads them while idle, without affecting other updates', async () => {
    const hearer = { onUpdate: vi.fn(), onMissed: vi.fn() };
    const stopHearing = onPlayerUpdate('notice', hearer);
    service.wallets = [{ balances: balances(500), sequence: 5 }];
    const stop = watchBalances('p');

    sharing.reread?.();

    await vi.waitFor(() => expect(setBalances).toHaveBeenCalledWith(balances(500), 5));
    expect(hearer.onMissed).not.toHaveBeenCalled();
    stop();
    expect(sharing.stop).toHaveBeenCalledTimes(2);
    stopHearing();
  });

  it('reports a refused subscription, and then reads the balances whenever the page becomes visible', async () => {
    const refusal = new Error('Unauthorized');
    service.wallets = [{ balances: balances(800), sequence: 8 }];
    const stop = watchBalances('p');
    await vi.waitFor(() => expect(service.onUpdate?.observed).toBe(true));

    service.onUpdate?.error(refusal);
    await vi.waitFor(() => expect(reported).toHaveLength(1));
    expect(notice.failed).toHaveBeenCalledOnce();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(service.wallets).toHaveLength(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));

    await vi.waitFor(() => expect(setBalances).toHaveBeenCalledWith(balances(800), 8));
    expect(notice.stop).not.toHaveBeenCalled();
    stop();
    expect(notice.stop).toHaveBeenCalledOnce();
    service.wallets = [{ balances: balances(900), sequence: 9 }];
    page.dispatchEvent(new Event('visibilitychange'));
    expect(service.wallets).toHaveLength(1);
  });
});
