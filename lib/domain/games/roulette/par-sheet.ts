import { meanPay, type PayDistribution, type PayStatistics, payStatistics } from '../odds/pay-statistics';
import { type Share, share } from '../odds/share';
import type { Field, FieldKind } from './fields';
import { multipleOf, type RouletteRules } from './rules';

/**
 * What is published of roulette. The figures are those of a chip on a single number, which swings widest; every table swings less, and
 * returns the same.
 */
export interface RouletteParSheet extends PayStatistics {
  readonly gameId: string;
  readonly version: number;
  readonly family: 'roulette';
  readonly rtp: { readonly total: Share };
  /** Each kind of field by itself, from one pocket to eighteen. */
  readonly fields: readonly FieldFigures[];
}

export interface FieldFigures {
  readonly kind: FieldKind;
  /** Fields of the kind on the table. */
  readonly count: number;
  readonly pockets: number;
  /** What a chip that wins pays, times its own value and that value included. */
  readonly multiple: number;
  readonly rtp: Share;
  readonly hitRate: Share;
  readonly standardDeviation: number;
}

/**
 * Computes the PAR sheet from the rules alone. What a field pays is a number by the pockets that it covers, so every field returns the
 * same.
 *
 * @throws RangeError if that is no whole multiple for some field
 */
export function rouletteParSheet(rules: RouletteRules): RouletteParSheet {
  const kinds = [...new Set(rules.fields.map(({ kind }) => kind))];
  const figures = kinds.map((kind) => metricsOf(rules, kind));
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

function metricsOf(rules: RouletteRules, kind: FieldKind): FieldFigures {
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

/** What one chip on the field pays, pocket by pocket. */
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
