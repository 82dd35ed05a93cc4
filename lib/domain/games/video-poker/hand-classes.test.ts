import { describe, expect, it } from 'vitest';
import { cardText } from './deck';
import { eachHandClass } from './hand-classes';
import { handCount } from './hands';

const relabelings = [...'cdhs']
  .flatMap((c) =>
    [...'cdhs'].flatMap((d) => [...'cdhs'].flatMap((h) => [...'cdhs'].map((s) => ({ c, d, h, s })))),
  )
  .filter(({ c, d, h, s }) => new Set([c, d, h, s]).size === 4);

/** Every hand that results from this one by permuting the suits. */
function relabeled(cards: readonly string[]): Set<string> {
  return new Set(
    relabelings.map((suits) =>
      cards
        .map((card) => card.charAt(0) + suits[card.charAt(1) as keyof typeof suits])
        .sort()
        .join(' '),
    ),
  );
}

describe('eachHandClass', () => {
  const classes = new Map<string, number>();
  eachHandClass((hand, size) => void classes.set(hand.map(cardText).sort().join(' '), size));

  it('covers every hand of the deck', () => {
    expect(classes.size).toBe(134_459);
    expect([...classes.values()].reduce((sum, size) => sum + size)).toBe(handCount);
  });

  it('visits one hand per class and passes the size of the class', () => {
    const alike = [
      'As Ks Qs Js Ts',
      '2c 2d 2h 2s 3c',
      '4c 9d 9h 4s Kc',
      'Ac Kd Qh Js Tc',
      '2c 7c 9c Td Jd',
      '5h 5s 8d 8c Ah',
    ];
    for (const cards of alike) {
      const hands = [...relabeled(cards.split(' '))];
      const visited = hands.filter((hand) => classes.has(hand));

      expect(visited).toHaveLength(1);
      expect(classes.get(visited[0]!)).toBe(hands.length);
    }
  });
});
