import { Dialog } from '#components/ui/dialog';
import { TransactionList } from './transaction-list';

/** Every movement of the player's coins, from the side. */
export function TransactionsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog drawer open={open} onClose={onClose} title="Transactions">
      <TransactionList />
    </Dialog>
  );
}
