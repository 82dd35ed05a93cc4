import { ChevronDown, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Popover } from '#components/ui/popover';
import { Skeleton } from '#components/ui/skeleton';
import type { Balances } from '#web/lib/live/balances';
import { BalanceBreakdown } from './balance-breakdown';
import { TransactionsDrawer } from './transactions-drawer';
import { useLiveBalances } from './use-live-balances';
import { useWallet } from './use-wallet';
import './wallet.css';

/**
 * Both balances; a press opens their composition.
 *
 * @param shown  false where the page itself shows the balances; a failure to read them is shown in any case
 */
export function WalletBalances({ shown }: { shown: boolean }) {
  const { balances, failed, retry } = useWallet();
  useLiveBalances();

  if (failed) {
    return (
      <Button variant="outline" onClick={retry}>
        <RefreshCw aria-hidden="true" size={18} />
        Show balances
      </Button>
    );
  }
  if (!shown) return null;
  if (!balances) return <Skeleton className="h-11 w-44 max-[30rem]:w-24" />;
  return <ShownBalances balances={balances} />;
}

function ShownBalances({ balances }: { balances: Balances }) {
  const [isOpen, setOpen] = useState(false);
  const sweeps = balances.sweepsUnplayed + balances.sweepsRedeemable;
  return (
    <>
      <Popover
        className="balances panel"
        label="Balances"
        trigger={
          <>
            <Amount coin="gold" value={balances.gold} compact data-balance="gold" />
            <Amount coin="sweeps" value={sweeps} compact data-balance="sweeps" />
            <ChevronDown className="text-muted max-lg:hidden" aria-hidden="true" size={16} />
          </>
        }
      >
        <BalanceBreakdown balances={balances} onShowTransactions={() => setOpen(true)} />
      </Popover>
      <TransactionsDrawer open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
