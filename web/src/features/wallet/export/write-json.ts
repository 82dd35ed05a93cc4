import { queriesOf } from '../history/filters';
import type { Writer } from './export-run';

/** One object: export time, filters and the transactions as the API returns them, one per line. */
export const jsonWriter: Writer = {
  type: 'application/json',
  head({ filters, startedAt }) {
    const request = JSON.stringify({ what: filters.what, queries: queriesOf(filters) });
    return `{"exportedAt":"${startedAt.toISOString()}","filters":${request},"transactions":[\n`;
  },
  lines: (transactions, isFirst) =>
    (isFirst ? '' : ',\n') + transactions.map((each) => JSON.stringify(each)).join(',\n'),
  foot: '\n]}\n',
};
