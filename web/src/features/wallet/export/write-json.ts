import { queriesOf } from '../history/filters';
import type { Writer } from './export-run';

/** One object: when it was exported, what was asked for, and the transactions exactly as the API answers them, one a line. */
export const jsonWriter: Writer = {
  type: 'application/json',
  head({ filters, startedAt }) {
    const asked = JSON.stringify({ what: filters.what, queries: queriesOf(filters) });
    return `{"exportedAt":"${startedAt.toISOString()}","filters":${asked},"transactions":[\n`;
  },
  lines: (transactions, isFirst) =>
    (isFirst ? '' : ',\n') + transactions.map((each) => JSON.stringify(each)).join(',\n'),
  foot: '\n]}\n',
};
