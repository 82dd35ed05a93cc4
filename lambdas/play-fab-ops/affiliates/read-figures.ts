import { dayOf } from '#domain/affiliates/commission';
import { addFigures, type AffiliateFigures } from '#domain/affiliates/figures';
import { type CommissionStanding, commissionStanding } from '#domain/affiliates/settlement';
import type { LocalDay } from '#domain/player/local-day';
import type { AffiliateStore } from '#stores/affiliate-store';
import type { CommissionStore, FigureRow } from '#stores/commission-store';

export interface ReadFiguresDependencies {
  readonly affiliates: Pick<AffiliateStore, 'statementsOf'>;
  readonly commissions: Pick<CommissionStore, 'figuresOf' | 'duesOf'>;
  readonly now: () => Date;
}

/** An affiliate's figures of some days, added up in three ways. */
export interface FiguresRead {
  readonly total: AffiliateFigures;
  readonly days: { day: LocalDay; figures: AffiliateFigures }[];
  readonly links: { link: string; figures: AffiliateFigures }[];
  readonly states: { state: string; figures: AffiliateFigures }[];
  readonly commission: CommissionStanding & { readonly reversedCents: number };
}

/** Reads an affiliate's figures; days on which nothing happened are left out. */
export async function readFigures(
  { affiliates, commissions, now }: ReadFiguresDependencies,
  { affiliate, from, to }: { affiliate: string; from: LocalDay; to: LocalDay },
): Promise<FiguresRead> {
  const [rows, dues, statements] = await Promise.all([
    commissions.figuresOf(affiliate, { from, to }),
    commissions.duesOf(affiliate),
    affiliates.statementsOf(affiliate),
  ]);
  const total = addFigures(...rows.map(({ figures }) => figures));
  return {
    total,
    days: added(rows, ({ day }) => day).map(([day, figures]) => ({ day, figures })),
    links: added(rows, ({ link }) => link).map(([link, figures]) => ({ link, figures })),
    states: added(rows, ({ state }) => state).map(([state, figures]) => ({ state, figures })),
    commission: {
      ...commissionStanding(dues, statements, dayOf(now())),
      reversedCents: total.reversedCents,
    },
  };
}

function added<Name extends string>(
  rows: readonly FigureRow[],
  nameOf: (row: FigureRow) => Name,
): [Name, AffiliateFigures][] {
  const sums = new Map<Name, AffiliateFigures>();
  for (const row of rows) {
    const name = nameOf(row);
    sums.set(name, addFigures(sums.get(name) ?? {}, row.figures));
  }
  return [...sums].sort(([left], [right]) => (left < right ? -1 : 1));
}
