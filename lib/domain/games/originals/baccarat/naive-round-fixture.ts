import type { ResultWeights } from './result-weights';

/**
 * The third-card chart as casinos print it: by the banker's total of two cards, what the banker does when the player stands, and for each
 * third card of the player from 0 to 9. D draws, S stands.
 */
const chart: Readonly<Record<number, string>> = {
  0: 'D DDDDDDDDDD',
  1: 'D DDDDDDDDDD',
  2: 'D DDDDDDDDDD',
  3: 'D DDDDDDDDSD',
  4: 'D SSDDDDDDSS',
  5: 'D SSSSDDDDSS',
  6: 'S SSSSSSDDSS',
  7: 'S SSSSSSSSSS',
};

/** Plays one order of cards by the chart, given the values of six cards. */
export function naiveResult([a, b, c, d, e, f]: readonly number[]): keyof ResultWeights {
  let player = digit(a, c);
  let banker = digit(b, d);
  if (player < 8 && banker < 8) {
    const stands = player > 5;
    const column = stands ? 0 : 2 + Number(e);
    const draws = chart[banker]?.charAt(column) === 'D';
    if (!stands) player = digit(player, e);
    if (draws) banker = digit(banker, stands ? e : f);
  }
  if (player > banker) return 'player';
  return player < banker ? 'banker' : 'tie';
}

/** Plays every order of six cards of a shoe, one by one. */
export function naiveResultWeights(shoe: readonly number[]): ResultWeights {
  const counts = { player: 0, banker: 0, tie: 0 };
  play(
    shoe.flatMap((count, value) => Array.from({ length: count }, () => value)),
    [],
  );
  return counts;

  function play(left: readonly number[], dealt: readonly number[]): void {
    if (dealt.length === 6) counts[naiveResult(dealt)] += 1;
    else left.forEach((card, at) => play(left.toSpliced(at, 1), [...dealt, card]));
  }
}

function digit(...cards: (number | undefined)[]): number {
  return Number(String(cards.reduce((sum: number, card) => sum + Number(card), 0)).slice(-1));
}
