import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Product } from '../product';
import {
  beginClosing,
  cancelDraw,
  changeDraw,
  closeDraw,
  confirmWinner,
  type Draw,
  isOpen,
  openDraw,
  revealDraw,
} from './draw';

const at = new Date('2026-11-22T08:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const product: Product = {
  id: 'car',
  name: 'A car',
  image: null,
  terms: null,
  category: 'mega_sweeps',
  stock: 100,
  price: amount(100),
  isActive: true,
};
const plan = { prize: 'A red car', winners: 2, closesAt: later(60) };
const opening = { id: 'd-1', seedHash: 'a'.repeat(64), at, running: null };
const open = openDraw(product, plan, opening) as Draw;
const closed = closeDraw(beginClosing(open), { entries: 2, hash: 'b'.repeat(64) });
const cancellation = { at, reason: 'A mistake', actor: 'an-admin' };
const winner = { number: 7, position: 0, player: 'mei', order: 'o', confirmedAt: null };
const drawn = revealDraw(closed, { serverSeed: 'c'.repeat(64), drawnAt: later(61), winners: [winner] });

describe('prize draw', () => {
  it('moves from open to drawn and increments the revision with each step', () => {
    expect([open, beginClosing(open), closed, drawn].map(({ state, revision }) => [state, revision])).toEqual(
      [
        ['open', 0],
        ['closing', 1],
        ['closed', 2],
        ['drawn', 3],
      ],
    );
  });

  it('accepts entries until just before the closing time', () => {
    expect(isOpen(open, new Date(open.closesAt.getTime() - 1))).toBe(true);
    expect(isOpen(open, open.closesAt)).toBe(false);
    expect(isOpen(beginClosing(open), at)).toBe(false);
  });

  it.each<[string, Partial<Product>, object, string]>([
    ['of merchandise', { category: 'merch' }, {}, 'draws/not-for-draws'],
    ['that closes at once', {}, { closesAt: at }, 'draws/closing-not-possible'],
    ['that closes in two years', {}, { closesAt: later(2 * 366 * 24 * 60) }, 'draws/closing-not-possible'],
  ])('is not opened %s', (_case, change, planned, code) => {
    expect(openDraw({ ...product, ...change }, { ...plan, ...planned }, opening)).toEqual({ code });
  });

  it('is opened only after the previous draw of the product has ended', () => {
    const after = (running: Draw) => openDraw(product, plan, { ...opening, running });
    for (const running of [open, beginClosing(open), closed])
      expect(after(running)).toEqual({ code: 'draws/open-already' });
    expect(after(drawn)).toMatchObject({ state: 'open' });
    expect(after(cancelDraw(open, cancellation) as Draw)).toMatchObject({ state: 'open' });
  });

  it('is changeable only before the first entry and the closing time', () => {
    const change = (entries: number, when = at) => changeDraw(open, { winners: 5 }, { entries, at: when });
    expect(change(0)).toMatchObject({ winners: 5, prize: 'A red car', revision: 1 });
    expect(change(1)).toEqual({ code: 'draws/has-entries' });
    expect(change(0, later(60))).toEqual({ code: 'draws/closed' });
    expect(changeDraw(open, { closesAt: at }, { entries: 0, at })).toEqual({
      code: 'draws/closing-not-possible',
    });
  });

  it('is canceled while open, and refused from closing on', () => {
    expect(cancelDraw(open, cancellation)).toMatchObject({ state: 'canceled', cancellation });
    for (const each of [beginClosing(open), closed, drawn])
      expect(cancelDraw(each, cancellation)).toEqual({ code: 'draws/closed' });
  });

  it('is not canceled after its closing time, even while still open', () => {
    expect(cancelDraw(open, { ...cancellation, at: open.closesAt })).toEqual({ code: 'draws/closed' });
  });

  it('confirms a winner once, by entry number', () => {
    const confirmed = confirmWinner(drawn, 7, at) as Draw;
    expect(confirmed.result?.winners[0]?.confirmedAt).toEqual(at);
    expect(confirmWinner(confirmed, 7, later(5))).toBe(confirmed);
    expect(confirmWinner(drawn, 8, at)).toEqual({ code: 'draws/unknown-entry' });
    expect(confirmWinner(closed, 7, at)).toEqual({ code: 'draws/not-drawn' });
  });
});
