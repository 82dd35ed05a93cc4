import { basisPointsDown, fraction, isSameFraction, type Fraction } from '../fraction';
import type { SlotMachine } from './machine';
import { payDistribution, type PayFrequency } from './pay-distribution';
import { combinationsOf, returnToPlayer } from './return-to-player';

/** An exact share in lowest terms, as decimal text so that it survives JSON, and in basis points rounded down. */
export interface Share {
  readonly numerator: string;
  readonly denominator: string;
  readonly basisPoints: number;
}

/** What is published of a machine besides its data: figures computed from every one of its combinations. */
export interface ParSheet {
  readonly gameId: string;
  readonly version: number;
  /** Equally likely outcomes of a spin. */
  readonly combinations: number;
  /** Share of all stakes that is paid back; the parts add up to the total exactly, their basis points within one. */
  readonly rtp: { readonly total: Share; readonly lines: Share; readonly scatter: Share };
  /** Share of spins that pay anything. */
  readonly hitRate: Share;
  /** Share of spins that pay more than their stake. */
  readonly aboveStakeRate: Share;
  /** Of the payout of one spin, in stakes, to the nearest thousandth. */
  readonly standardDeviation: number;
  /** `multiple` of the stake, to the nearest hundredth; `oneIn` spins on average, rounded up. */
  readonly maximumWin: { readonly multiple: number; readonly combinations: number; readonly oneIn: number };
}

/**
 * Computes the PAR sheet from the machine's data alone, by visiting every combination.
 *
 * The return is computed twice, from symbol counts and from the visited combinations, and both must be the same fraction.
 *
 * @throws Error if they differ (a bug in the engine: such a machine must not be published)
 * @throws RangeError if the machine has more than 2^53 − 1 combinations
 */
export function parSheet(machine: SlotMachine): ParSheet {
  const combinations = Number(combinationsOf(machine));
  if (!Number.isSafeInteger(combinations))
    throw new RangeError(`${machine.id} is too large to count exactly`);
  const distribution = payDistribution(machine);
  const lines = machine.lines.length;
  const rtp = returnToPlayer(machine);
  const paid = distribution.reduce(
    (total, pay) => total + BigInt(pay.lineStakes) * BigInt(pay.combinations),
    0n,
  );
  if (!isSameFraction(rtp.total, fraction(paid, BigInt(combinations) * BigInt(lines)))) {
    throw new Error(`The two ways to the return of ${machine.id} disagree`);
  }

  const shareAbove = (lineStakes: number) => share(fractionAbove(distribution, lineStakes, combinations));
  return {
    gameId: machine.id,
    version: machine.version,
    combinations,
    rtp: { total: share(rtp.total), lines: share(rtp.lines), scatter: share(rtp.scatter) },
    hitRate: shareAbove(0),
    aboveStakeRate: shareAbove(lines),
    standardDeviation: standardDeviation(distribution, combinations, lines),
    maximumWin: maximumWin(distribution, combinations, lines),
  };
}

/**
 * Words the machine as the one text whose SHA-256 is the PAR hash of its rounds.
 *
 * JSON without white space, fields in the order below, pay table in the order of `symbols`: anyone can rebuild it from
 * the published data.
 */
export function canonicalMachine(machine: SlotMachine): string {
  return JSON.stringify({
    id: machine.id,
    version: machine.version,
    symbols: machine.symbols,
    wild: machine.wild,
    scatter: { symbol: machine.scatter.symbol, pays: machine.scatter.pays },
    rows: machine.rows,
    reels: machine.reels,
    lines: machine.lines,
    payTable: machine.symbols
      .filter((symbol) => symbol in machine.payTable)
      .map((symbol) => [symbol, machine.payTable[symbol]]),
    stakes: { gold: machine.stakes.gold, sweeps: machine.stakes.sweeps },
  });
}

function share(exact: Fraction): Share {
  return {
    numerator: String(exact.numerator),
    denominator: String(exact.denominator),
    basisPoints: basisPointsDown(exact),
  };
}

function fractionAbove(
  distribution: readonly PayFrequency[],
  lineStakes: number,
  combinations: number,
): Fraction {
  const above = distribution.filter((pay) => pay.lineStakes > lineStakes);
  return fraction(BigInt(above.reduce((total, pay) => total + pay.combinations, 0)), BigInt(combinations));
}

function standardDeviation(
  distribution: readonly PayFrequency[],
  combinations: number,
  lines: number,
): number {
  let paid = 0n;
  let squares = 0n;
  for (const pay of distribution) {
    paid += BigInt(pay.lineStakes) * BigInt(pay.combinations);
    squares += BigInt(pay.lineStakes) ** 2n * BigInt(pay.combinations);
  }
  const variance = squares * BigInt(combinations) - paid ** 2n;
  return toDecimals(Math.sqrt(Number(variance)) / (combinations * lines), 3);
}

function maximumWin(
  distribution: readonly PayFrequency[],
  combinations: number,
  lines: number,
): ParSheet['maximumWin'] {
  const highest = distribution.at(-1) as PayFrequency;
  return {
    multiple: toDecimals(highest.lineStakes / lines, 2),
    combinations: highest.combinations,
    oneIn: Math.ceil(combinations / highest.combinations),
  };
}

function toDecimals(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
