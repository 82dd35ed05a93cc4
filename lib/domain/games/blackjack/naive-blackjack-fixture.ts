/**
 * An independent computation of blackjack from the rules as players know them. It shares no code with the product: hands are lists of
 * ranks, probabilities are floating-point numbers, and every rank is one of thirteen.
 */
const thirteenRanks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];

type Ranks = readonly number[];

export interface NaiveChoice {
  readonly decision: string;
  readonly value: number;
}

function count(ranks: Ranks): { total: number; soft: boolean } {
  let total = 0;
  for (const rank of ranks) total += rank;
  const soft = ranks.includes(1) && total < 12;
  return { total: soft ? total + 10 : total, soft };
}

function remembered<Key, Value>(
  compute: (key: Key) => Value,
  name: (key: Key) => string,
): (key: Key) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const of = name(key);
    if (!known.has(of)) known.set(of, compute(key));
    return known.get(of) as Value;
  };
}

const inAnyOrder = (ranks: Ranks) => ranks.toSorted((left, right) => left - right).join(' ');

/** Probabilities of the dealer's totals 17 to 21, and of bust as 22, for a hand that continues to draw. */
const dealerChances = remembered((ranks: Ranks): number[] => {
  const chances = Array<number>(23).fill(0);
  const { total } = count(ranks);
  if (total >= 17) {
    chances[Math.min(total, 22)] = 1;
    return chances;
  }
  for (const rank of thirteenRanks) {
    dealerChances([...ranks, rank]).forEach((chance, end) => (chances[end]! += chance / 13));
  }
  return chances;
}, inAnyOrder);

function chancesWithoutBlackjack(up: number): number[] {
  const holes = thirteenRanks.filter((hole) => count([up, hole]).total !== 21);
  const chances = Array<number>(23).fill(0);
  for (const hole of holes) {
    dealerChances([up, hole]).forEach((chance, end) => (chances[end]! += chance / holes.length));
  }
  return chances;
}

/** The value of best play of every hand against a face-up card, when the dealer has no blackjack. */
export function naivePlay(up: number) {
  const dealer = chancesWithoutBlackjack(up);

  function standValue(ranks: Ranks): number {
    const { total } = count(ranks);
    if (total > 21) return -1;
    return dealer.reduce((sum, chance, end) => {
      if (end > 21 || end < total) return sum + chance;
      return end > total ? sum - chance : sum;
    }, 0);
  }

  const average = (ranks: Ranks, worth: (ranks: Ranks) => number) =>
    thirteenRanks.reduce((sum, rank) => sum + worth([...ranks, rank]) / 13, 0);

  const hitValue = (ranks: Ranks): number => average(ranks, (drawn) => later(drawn).value);
  const doubleValue = (ranks: Ranks): number => 2 * average(ranks, standValue);
  const splitValue = (rank: number): number =>
    2 * average([rank], (hand) => (rank === 1 ? standValue(hand) : firstTwo(hand).value));

  const later = remembered((ranks: Ranks): NaiveChoice => {
    const stand = { decision: 'stand', value: standValue(ranks) };
    if (count(ranks).total >= 21) return stand;
    const hit = { decision: 'hit', value: hitValue(ranks) };
    return hit.value > stand.value ? hit : stand;
  }, inAnyOrder);

  function firstTwo(ranks: Ranks): NaiveChoice {
    const without = later(ranks);
    if (count(ranks).total >= 21) return without;
    const double = { decision: 'double', value: doubleValue(ranks) };
    return double.value > without.value ? double : without;
  }

  function dealt(first: number, second: number): NaiveChoice {
    const whole = firstTwo([first, second]);
    if (first !== second) return whole;
    const split = splitValue(first);
    return split > whole.value ? { decision: 'split', value: split } : whole;
  }

  /** The value of each decision for a hand below 21, in any order of its ranks. */
  const values: Readonly<Record<string, (ranks: Ranks) => number>> = {
    stand: standValue,
    hit: hitValue,
    double: doubleValue,
    split: ([rank]) => splitValue(rank as number),
  };

  return { later, firstTwo, dealt, values };
}

/**
 * The average win or loss of a round under an ace, insured for a part of the stake or not, over all hidden cards one by one.
 *
 * @param insured  in first stakes; pays 2 to 1
 */
export function naiveUnderAce(first: number, second: number, insured: number): number {
  const play = naivePlay(1);
  const playerHas = count([first, second]).total === 21;
  return thirteenRanks.reduce((sum, hole) => {
    const dealerHas = hole === 10;
    const hand = dealerHas ? (playerHas ? 0 : -1) : playerHas ? 1.5 : play.dealt(first, second).value;
    return sum + (hand + (dealerHas ? 2 * insured : -insured)) / 13;
  }, 0);
}

/** The average win or loss of a round, in first stakes, over all deals one by one. */
export function naiveEdge(): number {
  let sum = 0;
  for (const up of thirteenRanks) {
    const play = naivePlay(up);
    for (const hole of thirteenRanks) {
      const dealerHas = count([up, hole]).total === 21;
      for (const first of thirteenRanks) {
        for (const second of thirteenRanks) {
          const playerHas = count([first, second]).total === 21;
          if (dealerHas) sum += playerHas ? 0 : -1;
          else sum += playerHas ? 1.5 : play.dealt(first, second).value;
        }
      }
    }
  }
  return sum / 13 ** 4;
}
