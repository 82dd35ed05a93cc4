import { type Fraction, fraction, isSameFraction, times } from '../odds/fraction';
import { meanPay, type PayStatistics, payStatistics } from '../odds/pay-statistics';
import { type Share, share } from '../odds/share';
import { featureFrequency } from './feature-frequency';
import type { FreeSpinRules, RespinRules, SlotMachine, TumbleRules } from './machine';
import { payDistribution } from './pay-distribution';
import { freePhase } from './phase';
import { respinFrequency } from './respin-frequency';
import { combinationsOf, type ReturnToPlayer, returnToPlayer } from './return-to-player';
import { tumbleFrequency } from './tumble-frequency';

/** Published figures of a machine besides its data, computed from every possible round. */
export interface SlotsParSheet extends PayStatistics {
  readonly gameId: string;
  readonly version: number;
  readonly family: 'slots';
  /** Number of equally likely outcomes of the base spin. */
  readonly combinations: number;
  /** Share of all stakes that is paid back; the parts add up to the total exactly, their basis points within two. */
  readonly rtp: PublishedReturn;
  /** Null for a machine without free spins. */
  readonly freeSpins: FreeSpinFigures | null;
  /** Absent for a machine without respins. */
  readonly respins?: RespinFigures;
  /** Absent for a machine without tumbles. */
  readonly tumbles?: TumbleFigures;
}

/** `lines`, `ways` or `clusters`, whichever the machine pays by, and `scatter` are those of the base spin. */
export interface PublishedReturn {
  readonly total: Share;
  readonly lines?: Share;
  readonly ways?: Share;
  readonly clusters?: Share;
  readonly scatter: Share;
  /** Share of all free spins; absent on a machine without them. */
  readonly freeSpins?: Share;
  /** Share of all respins; absent on a machine without them. */
  readonly respins?: Share;
  /** Share of ways after tumbles; absent on a machine without them. */
  readonly tumbles?: Share;
}

export interface FreeSpinFigures {
  /** Number of equally likely outcomes of one free spin. */
  readonly combinations: number;
  /** Share of rounds with free spins. */
  readonly triggerRate: Share;
  /** Average number of free spins in such a round, to three decimals, rounded down. */
  readonly spinsPerFeature: number;
}

export interface RespinFigures {
  /** Share of rounds with respins. */
  readonly triggerRate: Share;
  /** Average number of respins in such a round, to three decimals, rounded down. */
  readonly respinsPerFeature: number;
  /** Share of rounds that fill the window. */
  readonly fullRate: Share;
}

export interface TumbleFigures {
  /** Share of rounds with tumbles. */
  readonly triggerRate: Share;
  /** Average number of tumbles in such a round, to three decimals, rounded down. */
  readonly tumblesPerCascade: number;
  /** `reached[n]` is the share of rounds with at least `n + 1` tumbles; the last one is that of the longest cascades. */
  readonly reached: readonly Share[];
}

/**
 * Computes the PAR sheet from the machine's data alone.
 *
 * The return is computed twice, from symbol counts and from the weight of every payout, and both must be the same fraction.
 *
 * @throws Error when they differ (a bug in the engine: such a machine must not be published)
 * @throws RangeError when the base spin or a free spin has more than 2^53 − 1 combinations
 */
export function slotsParSheet(machine: SlotMachine): SlotsParSheet {
  const distribution = payDistribution(machine);
  const rtp = returnToPlayer(machine);
  if (!isSameFraction(rtp.total, meanPay(distribution, machine.stakeParts))) {
    throw new Error(`The two ways to the return of ${machine.id} disagree`);
  }
  return {
    gameId: machine.id,
    version: machine.version,
    family: 'slots',
    combinations: Number(combinationsOf(machine)),
    rtp: publishedReturn(rtp),
    ...payStatistics(distribution, machine.stakeParts),
    freeSpins: machine.freeSpins && freeSpinFigures(machine, machine.freeSpins),
    ...(machine.respins && { respins: respinFigures(machine, machine.respins) }),
    ...(machine.tumbles && { tumbles: tumbleFigures(machine) }),
  };
}

/**
 * Serializes the machine as the text whose SHA-256 is the PAR hash of its rounds.
 *
 * JSON without white space, fields in the order below, pay table in the order of `symbols`: anyone can rebuild it from the published data.
 * `stakeParts` is omitted when it equals the number of lines, `wildsExpand` when they do not, and `clusterSizes`, `freeSpins`, `respins` and
 * `tumbles` when there are none, so that the texts of machines from before these fields stay unchanged.
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
    ...(machine.stakeParts === machine.lines.length ? {} : { stakeParts: machine.stakeParts }),
    ...(machine.clusterSizes ? { clusterSizes: machine.clusterSizes } : {}),
    ...(machine.wildsExpand ? { wildsExpand: true } : {}),
    ...(machine.freeSpins === null ? {} : { freeSpins: canonicalFreeSpins(machine.freeSpins) }),
    ...(machine.respins ? { respins: canonicalRespins(machine.respins) } : {}),
    ...(machine.tumbles ? { tumbles: canonicalTumbles(machine.tumbles) } : {}),
    stakes: { gold: machine.stakes.gold, sweeps: machine.stakes.sweeps },
  });
}

function canonicalFreeSpins({ awards, retriggers, most, multiplier, reels }: FreeSpinRules): FreeSpinRules {
  return { awards, retriggers, most, multiplier, reels };
}

function canonicalRespins({ symbol, from, count, hits, outOf, values, grand }: RespinRules): RespinRules {
  const ordered = values.map(({ multiple, weight }) => ({ multiple, weight }));
  return { symbol, from, count, hits, outOf, values: ordered, grand };
}

function canonicalTumbles({ multipliers, most }: TumbleRules): TumbleRules {
  return { multipliers, most };
}

function publishedReturn({
  total,
  lines,
  ways,
  clusters,
  scatter,
  freeSpins,
  respins,
  tumbles,
}: ReturnToPlayer): PublishedReturn {
  return {
    total: share(total),
    ...(lines && { lines: share(lines) }),
    ...(ways && { ways: share(ways) }),
    ...(clusters && { clusters: share(clusters) }),
    scatter: share(scatter),
    ...(freeSpins && { freeSpins: share(freeSpins) }),
    ...(respins && { respins: share(respins) }),
    ...(tumbles && { tumbles: share(tumbles) }),
  };
}

function freeSpinFigures(machine: SlotMachine, rules: FreeSpinRules): FreeSpinFigures {
  const { triggerRate, spinsPerRound } = featureFrequency(machine, rules);
  return {
    combinations: Number(combinationsOf(freePhase(rules))),
    triggerRate: share(triggerRate),
    spinsPerFeature: perFeature(spinsPerRound, triggerRate),
  };
}

function respinFigures(machine: SlotMachine, rules: RespinRules): RespinFigures {
  const { triggerRate, respinsPerRound, fullRate } = respinFrequency(machine, rules);
  return {
    triggerRate: share(triggerRate),
    respinsPerFeature: perFeature(respinsPerRound, triggerRate),
    fullRate: share(fullRate),
  };
}

function tumbleFigures(machine: SlotMachine): TumbleFigures {
  const { reached, tumblesPerRound } = tumbleFrequency(machine);
  const [triggerRate = fraction(0n, 1n)] = reached;
  return {
    triggerRate: share(triggerRate),
    tumblesPerCascade: perFeature(tumblesPerRound, triggerRate),
    reached: reached.map(share),
  };
}

/** The average over rounds with the feature, to three decimals, rounded down; 0 where none has it. */
function perFeature(perRound: Fraction, triggerRate: Fraction): number {
  if (triggerRate.numerator === 0n) return 0;
  const { numerator, denominator } = times(perRound, inverseOf(triggerRate));
  return Number((numerator * 1000n) / denominator) / 1000;
}

function inverseOf({ numerator, denominator }: Fraction): Fraction {
  return { numerator: denominator, denominator: numerator };
}
