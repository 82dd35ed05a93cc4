import type { PublishedGame } from '#contracts/play/public-routes';
import { countLabel, oneInLabel, percentLabel } from '#web/lib/format/numbers';
import { shareOf } from '../guide/share-odds';
import type { OfFamily } from '../published-game';
import { PublishedTable } from './published-table';

type Sheet = OfFamily<PublishedGame, 'originals'>['parSheet'];

/** Return, frequency of payouts, and highest payout with its odds of each published choice of an original. */
export function OriginalChoices({ sheet }: { sheet: Sheet }) {
  const rows = sheet.choices.map(({ choice, rtp, hitRate, maximumWin }) => [
    choice,
    percentLabel(rtp.basisPoints),
    oneInLabel(1 / shareOf(hitRate)),
    `${countLabel(maximumWin.multiple)} ×, ${oneInLabel(maximumWin.oneIn)}`,
  ]);
  return <PublishedTable head={['Choice', 'Return', 'Pays', 'At most']} rows={rows} note={sheet.strategy} />;
}
