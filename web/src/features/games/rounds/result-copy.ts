import type { Round } from '#contracts/wallet/ledger-shapes';
import { coinNames, formatAmount } from '#web/lib/coins';
import { winSize } from './win-size';

/** The result of a round in one plain sentence. */
export function resultMessage(
  { coin, stake, payout }: Pick<Round, 'coin' | 'stake' | 'payout'>,
  locale?: string,
): string {
  const written = (units: number) => formatAmount(coin, units, { locale });
  switch (winSize({ stake, payout })) {
    case 'nothing':
      return `No win. ${written(stake)} played.`;
    case 'return':
      return `Returned ${written(payout)} of ${written(stake)}.`;
    default:
      return `You won ${written(payout)} ${coinNames[coin].short}.`;
  }
}
