import { useState } from 'react';
import { Button } from '#components/ui/button';
import { isReversible } from '#domain/wallet/reversal';
import { needsSecond } from '#web/lib/api/needs-second';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { BalancePreview } from '../parts/balance-preview';
import { ConfirmActionDialog } from '../parts/confirm-action-dialog';
import { type AdminPlayer, kindLabel, type LedgerLine, type PlayerChanged } from './admin-player';
import { CorrectInstead } from './correct-instead';
import { correctionsInstead, type SuggestedCorrection } from './correction-instead';

/**
 * Reverses a transaction once, after a superadmin has seen the new balances; nothing for a kind that cannot be reversed. Offers corrections
 * when the reversal takes two superadmins.
 */
export function ReverseButton({
  of: { player, balances },
  line: { id, sequence, kind, postings },
  onChange,
  onCorrect,
}: {
  of: AdminPlayer;
  line: LedgerLine;
  onChange: PlayerChanged;
  /** Opens the form for a correction in place of a reversal that takes two superadmins. */
  onCorrect: (correction: SuggestedCorrection) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isRefusedAlone, setRefusedAlone] = useState(false);
  if (!isReversible(kind, postings)) return null;
  const changes = postings.map(({ account, amount }) => ({ account, amount: -amount }));

  function close() {
    setOpen(false);
    setRefusedAlone(false);
  }

  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        Reverse
      </Button>
      <ConfirmActionDialog
        open={isOpen}
        onClose={close}
        title={`Reverse transaction ${sequence}?`}
        submit="Reverse transaction"
        reason={{ label: 'Reason for the reversal (shown to player)' }}
        act={(typed) => {
          setReason(typed);
          return playFabOps.post('/admin/players/{player}/transactions/{transaction}/reversal', {
            path: { player, transaction: id },
            body: { reason: typed },
          });
        }}
        onFailure={(failure) => setRefusedAlone(needsSecond(failure))}
        onDone={({ transaction }) =>
          onChange(`Transaction ${sequence} reversed by transaction ${transaction.sequence}.`, transaction)
        }
        details={
          <>
            <BalancePreview balances={balances} changes={changes} />
            {isRefusedAlone && (
              <CorrectInstead
                corrections={correctionsInstead(changes, reason)}
                onChoose={(correction) => {
                  close();
                  onCorrect(correction);
                }}
              />
            )}
          </>
        }
      >
        {`A new, opposite transaction undoes “${kindLabel(kind)}” permanently. Both stay in the player’s history. A transaction is reversed only once: if it already was, nothing changes.`}
      </ConfirmActionDialog>
    </>
  );
}
