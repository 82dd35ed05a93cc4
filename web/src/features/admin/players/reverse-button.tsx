import { isReversible } from '#domain/wallet/reversal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { BalancePreview } from '../parts/balance-preview';
import { ConfirmButton } from '../parts/confirm-button';
import { type AdminPlayer, kindLabel, type LedgerLine, type PlayerChanged } from './admin-player';

/** Reverses a transaction once, after a superadmin has seen the new balances; nothing for a kind that cannot be reversed. */
export function ReverseButton({
  of: { player, balances },
  line: { id, kind, sequence, postings },
  onChange,
}: {
  of: AdminPlayer;
  line: LedgerLine;
  onChange: PlayerChanged;
}) {
  if (!isReversible(kind, postings)) return null;
  const changes = postings.map(({ account, amount }) => ({ account, amount: -amount }));
  return (
    <ConfirmButton
      label="Reverse"
      opener="link"
      title={`Reverse transaction ${sequence}?`}
      submit="Reverse transaction"
      reason={{ label: 'Reason for the reversal (shown to player)', least: 3, most: 200 }}
      act={(reason) =>
        playFabOps.post('/admin/players/{player}/transactions/{transaction}/reversal', {
          path: { player, transaction: id },
          body: { reason },
        })
      }
      onDone={({ transaction }) =>
        onChange(`Transaction ${sequence} reversed by transaction ${transaction.sequence}.`, transaction)
      }
      details={<BalancePreview balances={balances} changes={changes} />}
    >
      {`A new, opposite transaction undoes “${kindLabel(kind)}” permanently. Both stay in the player’s history. A transaction is reversed only once: if it already was, nothing changes.`}
    </ConfirmButton>
  );
}
