import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { closePopoverOf } from '#components/ui/popover';
import type { Coin } from '#domain/money/coin';
import type { Balances } from '#web/lib/live/balances';
import { heldCoins } from './held-coins';

/** The composition of the balances, with a link to all transactions. */
export function BalanceBreakdown({
  balances,
  onShowTransactions,
}: {
  balances: Balances;
  onShowTransactions: () => void;
}) {
  const held = heldCoins(balances);
  return (
    <div className="grid gap-4">
      <dl>
        <Row coin="gold" name="Gold Coins" note="For fun, no cash value" value={balances.gold} />
        <Row
          coin="sweeps"
          name="Sweeps Coins"
          note="Unplayed plus redeemable"
          value={balances.sweepsUnplayed + balances.sweepsRedeemable}
        />
        <Row
          part
          coin="sweeps"
          name="Unplayed"
          note="Used first. Play each one once."
          value={balances.sweepsUnplayed}
        />
        <Row part coin="sweeps" name="Redeemable" note="Won in play" value={balances.sweepsRedeemable} />
        {held.map(({ coin, value, words }) => (
          <Row key={coin} coin={coin} name="On hold" note={words} value={value} />
        ))}
      </dl>
      <Button
        variant="outline"
        onClick={(event) => {
          closePopoverOf(event);
          onShowTransactions();
        }}
      >
        All transactions
      </Button>
    </div>
  );
}

function Row(row: { coin: Coin; name: string; note: string; value: number; part?: boolean }) {
  return (
    <div className="breakdown-row" data-part={row.part || undefined}>
      <dt>
        {row.name}
        <span className="block text-xs font-medium text-muted">{row.note}</span>
      </dt>
      <dd>
        <Amount coin={row.coin} value={row.value} />
      </dd>
    </div>
  );
}
