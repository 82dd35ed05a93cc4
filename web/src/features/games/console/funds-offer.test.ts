import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FundsOffer } from './funds-offer';

function setup({ isDemo, stakes }: { isDemo: boolean; stakes: readonly number[] }): string {
  const balances = { gold: 60, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };
  const addCoins = isDemo ? () => undefined : null;
  const offer = { coin: 'gold', stake: 100, stakes, balances, addCoins, onChoose: () => undefined } as const;
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(FundsOffer, offer)));
}

describe('FundsOffer', () => {
  it('offers the highest stake that the balance covers, and coins where they are played for', () => {
    expect(setup({ isDemo: false, stakes: [20, 50, 100] })).toMatch(/Stake 50 GC.*Get coins/);
  });

  it('offers more pretend coins in a demo, also where the balance covers no stake', () => {
    expect(setup({ isDemo: true, stakes: [20, 50, 100] })).toMatch(/Stake 50 GC.*Add demo coins/);
    expect(setup({ isDemo: true, stakes: [100] })).toContain('Add demo coins');
    expect(setup({ isDemo: true, stakes: [] })).not.toContain('Get coins');
  });
});
