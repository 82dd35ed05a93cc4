import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { buttonClass } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { Sums } from '#components/ui/sums';
import type { Balances } from '#web/lib/live/balances';
import { paths } from '#web/lib/paths';

/** The player's balances and links to use them. */
export function BalancesCard({ balances }: { balances: Balances }) {
  const { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld } = balances;
  return (
    <Panel title="Your coins">
      <Sums
        sums={[
          { name: 'Gold Coins', value: <Amount coin="gold" value={gold} /> },
          { name: 'Sweeps Coins to play through', value: <Amount coin="sweeps" value={sweepsUnplayed} /> },
          { name: 'Sweeps Coins to redeem', value: <Amount coin="sweeps" value={sweepsRedeemable} /> },
          ...(goldHeld > 0
            ? [{ name: 'Gold Coins on hold', value: <Amount coin="gold" value={goldHeld} /> }]
            : []),
          ...(sweepsHeld > 0
            ? [{ name: 'Sweeps Coins on hold', value: <Amount coin="sweeps" value={sweepsHeld} /> }]
            : []),
        ]}
      />
      <Row>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.coins}>
          Get Coins
        </Link>
        <Link className={buttonClass({ variant: 'outline' })} to={paths.store}>
          Redeem
        </Link>
      </Row>
    </Panel>
  );
}
