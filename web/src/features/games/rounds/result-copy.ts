import type { Round } from '#contracts/wallet/ledger-shapes';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { winSize } from '../win/win-size';
import type { Origin } from './machine/round-state';

/** The result of a round in one plain sentence. */
export function resultMessage(
  { coin, stake, payout }: Pick<Round, 'coin' | 'stake' | 'payout'>,
  locale?: string,
): string {
  const written = (units: number) => formatAmount(coin, units, { locale });
  switch (winSize({ stake, payout })) {
    case 'nothing':
      return 'No win.';
    case 'return':
      return payout === stake
        ? `You got your ${written(stake)} back.`
        : `You got ${written(payout)} of your ${written(stake)} back.`;
    default:
      return `You won ${written(payout)} ${coinNames[coin].short}.`;
  }
}

/** What precedes the result of a round that was not begun in this visit of the page; empty for others. */
export const originPrefixes: Readonly<Record<Origin, string>> = {
  pressed: '',
  repeated: '',
  resumed: 'While you were away: ',
  replayed: 'Replay: ',
};
