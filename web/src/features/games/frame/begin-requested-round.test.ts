import { expect, it } from 'vitest';
import { beginRequested } from './begin-requested-round';

function page(balance: number) {
  const played: [choice: string | null | undefined, stake: number | undefined][] = [];
  const refused: [request: number, why: string][] = [];
  const rounds = {
    play(choice?: string | null, stake = 0) {
      if (stake > balance) return { reason: 'funds', text: 'You need more.' } as const;
      played.push([choice, stake]);
      return null;
    },
  };
  const sendRequest = (stake: number) =>
    beginRequested(rounds, { type: 'play', request: 4, stake, choice: `red ${stake}` }, (request, why) =>
      refused.push([request, why]),
    );
  return { sendRequest, played, refused };
}

it('begins a round at the requested cost', () => {
  const { sendRequest, played, refused } = page(500);

  sendRequest(300);

  expect([played, refused]).toEqual([[['red 300', 300]], []]);
});

it('refuses a round that exceeds the balance, and checks the next one by its own cost', () => {
  const { sendRequest, played, refused } = page(500);

  expect(sendRequest(700)?.reason).toBe('funds');
  expect(sendRequest(200)).toBeNull();

  expect(refused).toEqual([[4, 'You need more.']]);
  expect(played).toEqual([['red 200', 200]]);
});
