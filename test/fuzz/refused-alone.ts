import type { Casino } from '../api/casino';
import { changesBetween, readRows, readSettledRows, type Rows } from './everything';

/** What became of refused requests that were sent again with none beside them that is let through. */
export interface Verdict {
  /** How many were sent in the wave that counts. */
  readonly judged: number;
  /** What it has written, in words. */
  readonly faults: readonly string[];
}

/** Judges refused requests, one kind after the other, on tables that were at rest before. */
export interface RefusedAlone {
  /**
   * Sends them in one wave. Where one is let through this time, the others are sent once more without it.
   *
   * @param send  answers whether it was refused; told which attempt it is, so that it comes as a new request
   */
  judge<Case>(
    cases: readonly Case[],
    send: (asked: Case, index: number, attempt: number) => Promise<boolean>,
  ): Promise<Verdict>;
}

export function judgeRefused(casino: Casino): RefusedAlone {
  /** As they stood after the last wave; undefined while something may follow from it. */
  let rows: Rows | undefined;
  return {
    async judge(cases, send) {
      let left = cases;
      for (let attempt = 1; left.length > 0; attempt += 1) {
        const before = rows ?? (await readSettledRows(casino));
        rows = undefined;
        const refused = await Promise.all(left.map((asked, index) => send(asked, index, attempt)));
        if (refused.every(Boolean)) {
          rows = await readRows(casino);
          return { judged: left.length, faults: changesBetween(before, rows) };
        }
        left = left.filter((_asked, index) => refused[index]);
      }
      return { judged: 0, faults: [] };
    },
  };
}

/** As many as wanted, of every kind in turn. */
export function someOfEach<Case>(
  cases: readonly Case[],
  kindOf: (asked: Case) => string,
  most: number,
): Case[] {
  const kinds = new Map<string, Case[]>();
  for (const asked of cases) kinds.set(kindOf(asked), [...(kinds.get(kindOf(asked)) ?? []), asked]);
  const inTurn = [...kinds.values()].flatMap((ofKind) => ofKind.map((asked, turn) => ({ asked, turn })));
  return inTurn
    .toSorted((left, right) => left.turn - right.turn)
    .slice(0, most)
    .map(({ asked }) => asked);
}
