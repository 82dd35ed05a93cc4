import type { Casino } from '../api/casino';
import { changesBetween, readRows, readSettledRows, type Rows } from './table-rows';

/** Result of sending refused requests again without any accepted request beside them. */
export interface RefusalCheck {
  /** Number of requests in the final wave. */
  readonly sent: number;
  /** Rows that it has written, as text. */
  readonly faults: readonly string[];
}

/** Sends refused requests again, one kind after another, on idle tables. */
export interface RefusalChecker {
  /**
   * Sends all cases in one wave. If one is accepted, the others are sent again without it.
   *
   * @param send  returns whether the case was refused; the attempt number makes it a new request
   */
  check<Case>(
    cases: readonly Case[],
    send: (testCase: Case, index: number, attempt: number) => Promise<boolean>,
  ): Promise<RefusalCheck>;
}

export function createRefusalChecker(casino: Casino): RefusalChecker {
  /** Rows after the last wave; undefined while effects may be pending. */
  let rows: Rows | undefined;
  return {
    async check(cases, send) {
      let left = cases;
      for (let attempt = 1; left.length > 0; attempt += 1) {
        const before = rows ?? (await readSettledRows(casino));
        rows = undefined;
        const refused = await Promise.all(left.map((testCase, index) => send(testCase, index, attempt)));
        if (refused.every(Boolean)) {
          rows = await readRows(casino);
          return { sent: left.length, faults: changesBetween(before, rows) };
        }
        left = left.filter((_case, index) => refused[index]);
      }
      return { sent: 0, faults: [] };
    },
  };
}

/** Selects at most `most` cases, taking every kind in turn. */
export function sampleEachKind<Case>(
  cases: readonly Case[],
  kindOf: (testCase: Case) => string,
  most: number,
): Case[] {
  const kinds = new Map<string, Case[]>();
  for (const testCase of cases)
    kinds.set(kindOf(testCase), [...(kinds.get(kindOf(testCase)) ?? []), testCase]);
  const inTurn = [...kinds.values()].flatMap((ofKind) =>
    ofKind.map((testCase, turn) => ({ testCase, turn })),
  );
  return inTurn
    .toSorted((left, right) => left.turn - right.turn)
    .slice(0, most)
    .map(({ testCase }) => testCase);
}
