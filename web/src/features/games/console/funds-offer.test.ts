import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FundsOffer } from './funds-offer';

function setup({ isDemo, stakes }: { isDemo: boolean; stakes: readonly number[] }): string {
  const balances = { gold: 60, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };
  const offer = { coin: 'gold', stake: 100, stakes, balances, isDemo, onChoose: () => undefined } as const;
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(FundsOffer, offer)));
}

describe('FundsOffer', () => {
  it('offers the highest stake that the balance covers, and coins where they are played for', () => {
    expect(setup({ isDemo: false, stakes: [20, 50, 100] })).toMatch(/Stake 50 GC.*Get coins/);
    expect(setup({ isDemo: true, stakes: [20, 50, 100] })).not.toContain('Get coins');
  });

  it('shows nothing in a demo whose table has its own stake controls', () => {
    expect(setup({ isDemo: true, stakes: [] })).toBe('');
  });
});
