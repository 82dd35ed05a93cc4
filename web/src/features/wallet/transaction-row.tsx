import {
  CreditCard,
  Dices,
  DoorClosed,
  DoorOpen,
  Eye,
  FerrisWheel,
  Gift,
  Hourglass,
  KeyRound,
  LockKeyhole,
  LockKeyholeOpen,
  LogOut,
  type LucideIcon,
  Package,
  PackageX,
  Scale,
  ShieldCheck,
  Snowflake,
  Spade,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { timeLabel } from '#web/lib/format/dates';
import { gameNameOf } from '#web/lib/games/game-names';
import { paths } from '#web/lib/paths';
import { describeTransaction } from './transaction-copy';
import { TransactionPostings } from './transaction-postings';

const icons: Record<Transaction['kind'], LucideIcon> = {
  adjustment: Scale,
  expiry: Hourglass,
  grant: Gift,
  hold: LockKeyhole,
  order: Package,
  'order-undone': PackageX,
  'play-limits': ShieldCheck,
  purchase: CreditCard,
  'purchase-begun': CreditCard,
  'purchase-ended': CreditCard,
  refund: CreditCard,
  release: LockKeyholeOpen,
  reversal: Undo2,
  round: Dices,
  'round-open': Spade,
  'round-seen': Eye,
  'seed-rotation': KeyRound,
  'sign-out': LogOut,
  'account-change': DoorOpen,
  'account-closed': DoorClosed,
  'sweeps-freeze': Snowflake,
  'wheel-spin': FerrisWheel,
};

/** One transaction with its changes; opened, it shows every posting and the balances after it. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { title, detail, changes, aside } = describeTransaction(transaction, { gameName: gameNameOf });
  const Icon = icons[transaction.kind];
  return (
    <li>
      {/* A viewed round moves no coins, so its line is less prominent. */}
      <details className="transaction" data-quiet={transaction.kind === 'round-seen' || undefined}>
        <summary className="transaction-summary">
          <span className="grid flex-none place-items-center inline-9 block-9 text-muted bg-panel rounded-sm">
            <Icon aria-hidden="true" size={20} />
          </span>
          <span className="transaction-title">
            {title}
            <span className="transaction-detail text-sm font-medium text-muted">
              <time dateTime={transaction.at}>{timeLabel(transaction.at)}</time>
              {detail && ` · ${detail}`}
            </span>
          </span>
          <span className="grid justify-items-end">
            {changes.map(({ coin, amount }) => (
              <Amount key={coin} coin={coin} value={amount} signed />
            ))}
            {aside.map(({ coin, amount }) => (
              <Amount key={coin} className="font-medium" coin={coin} value={amount} />
            ))}
          </span>
        </summary>
        <TransactionPostings transaction={transaction} />
        {transaction.order && (
          <Link className="text-link" to={paths.order(transaction.order.id)}>
            See this order
          </Link>
        )}
        {(transaction.round ?? transaction.purchase) && transaction.kind !== 'purchase-ended' && (
          <Link
            className="text-link"
            to={paths.writeAbout({
              kind: transaction.round ? 'round' : 'purchase',
              id: subjectId(transaction),
            })}
          >
            {`Something wrong with this ${transaction.round ? 'round' : 'purchase'}?`}
          </Link>
        )}
      </details>
    </li>
  );
}

/** Id of the subject for the support form. */
function subjectId({ id, purchase }: Transaction): string {
  return purchase?.id ?? id;
}
