import { expect, it } from 'vitest';
import { everything } from '../history/filters';
import { holdLine, roundLine } from '../transaction-fixture';
import { jsonWriter } from './write-json';

const startedAt = new Date('2026-11-21T12:00:00.000Z');

it('writes one object with the transactions as the API returns them, across pages', () => {
  const lines = [roundLine({ payout: 250 }), holdLine('hold'), holdLine('release')];

  const text =
    jsonWriter.head({ filters: { ...everything, what: 'rounds' }, startedAt }) +
    jsonWriter.lines(lines.slice(0, 1), true) +
    jsonWriter.lines(lines.slice(1), false) +
    jsonWriter.foot;

  expect(JSON.parse(text)).toEqual({
    exportedAt: '2026-11-21T12:00:00.000Z',
    filters: { what: 'rounds', queries: [{ kind: 'round' }] },
    transactions: lines,
  });
});

it('writes valid JSON with one page or none', () => {
  const head = jsonWriter.head({ filters: everything, startedAt });

  expect(JSON.parse(head + jsonWriter.lines([holdLine('hold')], true) + jsonWriter.foot)).toMatchObject({
    transactions: [{ kind: 'hold' }],
  });
  expect(JSON.parse(head + jsonWriter.foot)).toMatchObject({ transactions: [] });
});
