import { createCipheriv } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Draws, drawsFrom } from '#domain/fairness/draws';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import type { BlackjackOutcome } from '#domain/games/blackjack/outcome';
import { type BlackjackParSheet, blackjackParSheet } from '#domain/games/blackjack/par-sheet';
import { numberOf } from '#domain/games/odds/share';
import { sizes } from '../scale';

/** Fair rounds exceed four standard errors once in 16,000 runs; the seed makes each run the same. */
const standardErrors = 4;

let sheet: BlackjackParSheet;

beforeAll(() => {
  sheet = blackjackParSheet(blackjack.rules);
});

/** Endless deterministic bytes per seed. */
function bytesOf(seed: string): (count: number) => Uint8Array {
  const stream = createCipheriv('aes-256-ctr', seed.padEnd(32).slice(0, 32), Buffer.alloc(16));
  return (count) => stream.update(new Uint8Array(count));
}

type Advise = (hand: { total: number; isSoft: boolean; pair: number | null }, up: number) => string;

/** Reads the strategy from the published sheet; cards are 1 to 10. */
function adviceOn({ strategy }: BlackjackParSheet): Advise {
  const column = (up: number) => (up === 1 ? 9 : up - 2);
  const name = (value: number) => (value === 1 ? 'A' : value === 10 ? 'T' : String(value));
  const adviceOf = (rows: typeof strategy.hard) =>
    new Map(rows.map(({ hand, advice }) => [hand, advice.split(' ')]));
  const hard = adviceOf(strategy.hard);
  const soft = adviceOf(strategy.soft);
  const pairs = adviceOf(strategy.pairs);
  return ({ total, isSoft, pair }, up) => {
    const row = pair === null ? (isSoft ? soft : hard).get(String(total)) : pairs.get(name(pair));
    return row?.[column(up)] ?? 'S';
  };
}

function expectFair(nets: ReadonlyMap<number, number>, rounds: number): void {
  const mean = [...nets].reduce((sum, [net, count]) => sum + net * count, 0) / rounds;
  const standardError = sheet.standardDeviation / Math.sqrt(rounds);

  expect(Math.abs(1 + mean - numberOf(sheet.rtp.total)) / standardError).toBeLessThan(standardErrors);
  for (const { net, share } of sheet.results) {
    const rate = numberOf(share);
    const error = Math.abs((nets.get(net) ?? 0) - rounds * rate) / Math.sqrt(rounds * rate * (1 - rate));

    expect([net, error < standardErrors]).toEqual([net, true]);
  }
  expect([...nets.keys()].filter((net) => !sheet.results.some((result) => result.net === net))).toEqual([]);
}

describe('blackjack with the published strategy', () => {
  it('matches its PAR sheet over rounds of the product', () => {
    const rounds = sizes.blackjackRounds;
    const bytes = bytesOf('blackjack version 2');
    const advise = adviceOn(sheet);
    const nets = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1) {
      const net = playOfProduct(bytes, advise);
      nets.set(net, (nets.get(net) ?? 0) + 1);
    }

    expectFair(nets, rounds);
  });

  it('matches its PAR sheet over an independent simulation of cards', () => {
    const rounds = sizes.simulatedRounds;

    const nets = playFast(rounds, bytesOf('blackjack without its code'), adviceOn(sheet));

    expectFair(nets, rounds);
  });
});

describe('blackjack insurance', () => {
  it('pays as often, and returns as much, as its PAR sheet says', () => {
    const { hitRate, rtp } = sheet.insurance!;
    const bytes = bytesOf('blackjack insurance');
    const [rate, bets] = [numberOf(hitRate), { taken: 0, paid: 0, stake: 0, payout: 0 }];
    for (let round = 0; round < sizes.blackjackRounds; round += 1) {
      const insured = insuranceOf(drawsOf(bytes));
      if (!insured) continue;
      bets.taken += 1;
      bets.paid += Math.sign(insured.payout);
      bets.stake += insured.stake;
      bets.payout += insured.payout;
    }

    const standardError = Math.sqrt((rate * (1 - rate)) / bets.taken);
    expect(bets.taken).toBeGreaterThan(sizes.blackjackRounds / 20);
    expect(Math.abs(bets.paid / bets.taken - rate) / standardError).toBeLessThan(standardErrors);
    expect(bets.payout / bets.stake).toBeCloseTo((bets.paid / bets.taken / rate) * numberOf(rtp), 12);
  });
});

const stake = 20;

/** Draws of one round, the same each time they are requested. */
function drawsOf(bytes: (count: number) => Uint8Array): () => Draws {
  const blocks = [bytes(32)];
  return () =>
    drawsFrom((index) => {
      while (blocks.length <= index) blocks.push(bytes(32));
      return blocks[index] as Uint8Array;
    });
}

/** The insurance of a round whose player always takes it; undefined where it is not offered. */
function insuranceOf(draws: () => Draws) {
  const round = blackjack.play(draws(), { stake, choice: null, decisions: ['insurance'] });
  return 'code' in round ? undefined : round.outcome.insurance;
}

function playOfProduct(bytes: (count: number) => Uint8Array, advise: Advise): number {
  const draws = drawsOf(bytes);
  const decisions: string[] = [];
  for (;;) {
    const round = blackjack.play(draws(), { stake, choice: null, decisions });
    if ('code' in round) throw new Error(`${decisions.join(' ')}: ${round.code}`);
    if (round.payout !== null) return (round.payout - round.staked) / stake;
    decisions.push(decisionFor(round.outcome, advise));
  }
}

function decisionFor({ hands, active, dealer, options }: BlackjackOutcome, advise: Advise): string {
  const { cards, total, isSoft } = hands[active as number]!;
  const value = (card: string) => Math.min(10, 'A23456789TJQK'.indexOf(card.charAt(0)) + 1);
  const pair = options.includes('split') ? value(cards[0] as string) : null;
  const word = advise({ total, isSoft, pair }, value(dealer.cards[0] as string));
  if (options.includes('no-insurance')) return 'no-insurance';
  if (word === 'P') return 'split';
  if (word === 'S') return 'stand';
  if (options.includes('double') && word !== 'H') return 'double';
  return word === 'Ds' ? 'stand' : 'hit';
}

/** Plays with plain numbers: a hand is its sum with aces as 1, and whether it has an ace. */
function playFast(rounds: number, bytes: (count: number) => Uint8Array, advise: Advise): Map<number, number> {
  const table = adviceTable(advise);
  let [buffer, next] = [bytes(65_536), 0];
  function draw(): number {
    for (;;) {
      if (next === buffer.length) [buffer, next] = [bytes(65_536), 0];
      const byte = buffer[next++] as number;
      if (byte < 247) return Math.min(10, (byte % 13) + 1);
    }
  }
  const best = (sum: number, hasAce: boolean) => (hasAce && sum < 12 ? sum + 10 : sum);

  /** Final total of a hand: above 21 when bust, plus 100 when doubled. */
  function playHand(first: number, second: number, up: number): number {
    let [sum, hasAce, cards] = [first + second, first === 1 || second === 1, 2];
    for (;;) {
      const total = best(sum, hasAce);
      if (total >= 21) return total;
      const word = table[(hasAce && total > sum ? 32 : 0) + total]![up] as number;
      if (word === 0 || (word === 3 && cards > 2)) return total;
      const card = draw();
      sum += card;
      hasAce ||= card === 1;
      if (word >= 2 && cards === 2) return best(sum, hasAce) + 100;
      cards += 1;
    }
  }

  function playRound(): number {
    const first = draw();
    const up = draw();
    const second = draw();
    const hole = draw();
    const natural = best(first + second, first === 1 || second === 1) === 21;
    const dealerNatural = best(up + hole, up === 1 || hole === 1) === 21;
    if (dealerNatural) return natural ? 0 : -1;
    if (natural) return 1.5;
    const isSplit = first === second && table[64 + first]![up] === 4;
    const ends: number[] = [];
    if (!isSplit) ends.push(playHand(first, second, up));
    else if (first === 1) ends.push(best(1 + draw(), true), best(1 + draw(), true));
    else ends.push(playHand(first, draw(), up), playHand(first, draw(), up));

    let [sum, hasAce] = [up + hole, up === 1 || hole === 1];
    while (best(sum, hasAce) < 17) {
      const card = draw();
      sum += card;
      hasAce ||= card === 1;
    }
    const dealer = best(sum, hasAce) > 21 ? 0 : best(sum, hasAce);
    return ends.reduce((net, end) => {
      const total = end % 100;
      const won = total > 21 ? -1 : Math.sign(total - dealer);
      return net + won * (end >= 100 ? 2 : 1);
    }, 0);
  }

  const nets = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const net = playRound();
    nets.set(net, (nets.get(net) ?? 0) + 1);
  }
  return nets;
}

/** The strategy as numbers: 0 stand, 1 hit, 2 double or hit, 3 double or stand, 4 split; soft totals from 32, pairs from 64. */
function adviceTable(advise: Advise): number[][] {
  const codes = ['S', 'H', 'D', 'Ds', 'P'];
  const row = (isSoft: boolean, total: number, pair: number | null) =>
    Array.from({ length: 11 }, (_, up) =>
      up === 0 ? 0 : codes.indexOf(advise({ total, isSoft, pair }, up)),
    );
  return Array.from({ length: 75 }, (_, index) => {
    if (index > 64) return row(false, 0, index - 64);
    return row(index >= 32, index % 32, null);
  });
}
