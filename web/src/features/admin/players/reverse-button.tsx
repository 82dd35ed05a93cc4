import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { isReversible } from '#domain/wallet/reversal';
import type { AdminPlayer, LedgerLine, PlayerChanged } from './admin-player';
import type { SuggestedCorrection } from './correction-instead';
import { ReverseForm } from './reverse-form';

/** Reverses a transaction once, after a superadmin has seen the new balances; nothing for a kind that cannot be reversed. */
export function ReverseButton({
  of,
  line,
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
  const close = () => setOpen(false);
  if (!isReversible(line.kind, line.postings)) return null;
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        Reverse
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Reverse transaction ${line.sequence}?`}>
        <ReverseForm
          of={of}
          line={line}
          onKeep={close}
          onReversed={(reversal) => {
            close();
            onChange(`Transaction ${line.sequence} reversed by transaction ${reversal.sequence}.`, reversal);
          }}
          onCorrect={(correction) => {
            close();
            onCorrect(correction);
          }}
        />
      </Dialog>
    </>
  );
}
