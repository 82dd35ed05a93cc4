import { expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { noCoins } from '#domain/wallet/balances';
import { transfer } from '#domain/wallet/posting';
import { productGames } from '../../games';
import { listTransactions } from './contracts';
import { transactionAnswer } from './ledger-answers';

it('shows an order by its id, with what was paid and credited', () => {
  const house = 'house:redemptions';
  const postings = [
    ...transfer({ player: 'player:sweeps-redeemable', house, amount: amount(-1000) }),
    ...transfer({ player: 'player:gold', house, amount: amount(100_000) }),
  ];

  const answer = transactionAnswer(productGames, {
    ...{ id: 't', player: 'p', sequence: 3, at: new Date(0), postings, balances: noCoins },
    detail: { kind: 'order', order: '2026-11-21-071203123-3f9a1c' },
  });

  expect(answer).toMatchObject({ kind: 'order', order: { id: '2026-11-21-071203123-3f9a1c' }, postings });
  expect(listTransactions.answer.safeParse({ items: [answer], next: null }).success).toBe(true);
});
