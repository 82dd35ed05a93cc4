import { describe, expect, it } from 'vitest';
import { newPlayState, type PlayState } from '#domain/play-limits/play-state';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { newWalletItem } from '../wallet-item-fixture';
import { createRestrictedPlayers } from './restricted-players';
import { restrictionKey, restrictionSets } from './restriction-key';

const at = new Date('2026-11-21T12:00:00Z');
const suspension = { since: at, reason: 'unusual-play' } as const;
const timeOut = { kind: 'exclusion', since: at, until: null } as const;

function setup(players: Readonly<Record<string, Partial<PlayState>>>) {
  const tables = createFakeTables();
  for (const [player, change] of Object.entries(players)) {
    const restrictions = restrictionKey({ ...newPlayState(at), ...change });
    tables.put('wallets', { ...newWalletItem(player, at), ...(restrictions && { restrictions }) });
  }
  return createRestrictedPlayers(tables.client, 'wallets');
}

describe('restrictionKey', () => {
  it('names each restriction, and is undefined without any', () => {
    const play = newPlayState(at);

    expect(restrictionKey(play)).toBeUndefined();
    expect(restrictionKey({ ...play, timeOut: { ...timeOut, kind: 'break' } })).toBeUndefined();
    expect(restrictionKey({ timeOut, frozen: ['owed'], suspension })).toBe('excluded+frozen+suspended');
  });
});

describe('restrictionSets', () => {
  it('returns every set with the restriction', () => {
    expect(restrictionSets('frozen')).toEqual([
      'excluded+frozen',
      'excluded+frozen+suspended',
      'frozen',
      'frozen+suspended',
    ]);
  });
});

describe('createRestrictedPlayers', () => {
  it('lists players under a restriction in pages, whatever else restricts them', async () => {
    const restricted = setup({
      free: {},
      a: { suspension },
      b: { suspension, frozen: ['owed'] },
      c: { frozen: ['owed'] },
      d: { suspension, timeOut },
      e: { suspension },
    });

    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await restricted.page('suspended', { limit: 2, after });
      found.push(...page.players);
      after = page.next ?? undefined;
    } while (after !== undefined);

    expect(found.sort()).toEqual(['a', 'b', 'd', 'e']);
    expect((await restricted.page('excluded', { limit: 5 })).players).toEqual(['d']);
  });
});
