import { Line } from 'react-chartjs-2';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { settingOf, token } from '#web/lib/page/chart-setting';

const colors: Record<Coin, string> = { gold: '--secondary', sweeps: '--primary' };

/** A line chart of one coin's balance, in the coin's color. */
export default function BalanceChart({
  coin,
  days,
  amounts,
  label,
}: {
  coin: Coin;
  days: readonly string[];
  /** In the coin's smallest unit, one value per day. */
  amounts: readonly number[];
  label: string;
}) {
  return (
    <div className="relative block-56 inline-full">
      <Line
        role="img"
        aria-label={label}
        options={settingOf<'line'>((units) => formatAmount(coin, units, { compact: true }))}
        data={{
          labels: [...days],
          datasets: [
            {
              label: coinNames[coin].name,
              data: [...amounts],
              borderColor: token(colors[coin]),
              pointBackgroundColor: token(colors[coin]),
              backgroundColor: (context) => `${token(colors[coin])(context)}22`,
              fill: true,
              borderWidth: 2,
              pointRadius: amounts.length > 14 ? 0 : 3,
              pointHitRadius: 16,
              tension: 0,
            },
          ],
        }}
      />
    </div>
  );
}
