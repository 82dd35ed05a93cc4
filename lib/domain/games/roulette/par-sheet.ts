import { meanPay, type PayDistribution, type PayStatistics, payStatistics } from '../odds/pay-statistics';
import { type Share, share } from '../odds/share';
import type { Field, FieldKind } from './fields';
import { multipleOf, type RouletteRules } from './rules';

/**
 * Published figures of roulette, for a chip on a single number, which has the highest variance; every other bet has a lower one and the
 * same return.
 */
export interface RouletteParSheet extends PayStatistics {
  readonly gameId: string;
  readonly version: number;
  readonly family: 'roulette';
  readonly rtp: { readonly total: Share };
  /** Figures of each kind of field, from one pocket to eighteen. */
  readonly fields: readonly FieldFigures[];
}

export interface FieldFigures {
  readonly kind: FieldKind;
  /** Number of fields of the kind on the table. */
  readonly count: number;
  readonly pockets: number;
  /** Payout of a winning chip, as a multiple of its value, that value included. */
  readonly multiple: number;
  readonly rtp: Share;
  readonly hitRate: Share;
  readonly standardDeviation: number;
}

/**
 * Computes the PAR sheet from the rules alone. A field pays a constant divided by the pockets that it covers, so every field has the same
 * return.
 *
 * @throws RangeError when the multiple of a field is not a whole number
 */
export function rouletteParSheet(rules: RouletteRules): RouletteParSheet {
  const kinds = [...new Set(rules.fields.map(({ kind }) => kind))];
  const figures = kinds.map((kind) => figuresOf(rules, kind));
  const widest = figures.reduce((wide, each) =>
    each.standardDeviation > wide.standardDeviation ? each : wide,
  );
  const field = rules.fields.find(({ kind }) => kind === widest.kind) as Field;
  return {
    gameId: rules.id,
    version: rules.version,
    family: 'roulette',
    rtp: { total: returnOf(rules, field) },
    ...payStatistics(paysOf(rules, field), 1),
    fields: figures,
  };
}

function figuresOf(rules: RouletteRules, kind: FieldKind): FieldFigures {
  const ofKind = rules.fields.filter((field) => field.kind === kind);
  const field = ofKind[0] as Field;
  const { hitRate, standardDeviation } = payStatistics(paysOf(rules, field), 1);
  return {
    kind,
    count: ofKind.length,
    pockets: field.pockets.length,
    multiple: multipleOf(rules, field),
    rtp: returnOf(rules, field),
    hitRate,
    standardDeviation,
  };
}

function returnOf(rules: RouletteRules, field: Field): Share {
  return share(meanPay(paysOf(rules, field), 1));
}

/** Payouts of one chip on the field, by pocket. */
function paysOf(rules: RouletteRules, field: Field): PayDistribution {
  const wins = field.pockets.length;
  return {
    pays: [
      { parts: 0, weight: BigInt(rules.pockets - wins) },
      { parts: multipleOf(rules, field), weight: BigInt(wins) },
    ],
    total: BigInt(rules.pockets),
  };
}
