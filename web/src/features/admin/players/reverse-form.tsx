import { useState } from 'react';
import { needsSecond } from '#web/lib/api/needs-second';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { BalancePreview } from '../parts/balance-preview';
import { ConfirmForm } from '../parts/confirm-form';
import { type AdminPlayer, kindLabel, type LedgerLine } from './admin-player';
import { CorrectInstead } from './correct-instead';
import { correctionsInstead, type SuggestedCorrection } from './correction-instead';

type Reversal = PostAnswer<'/admin/players/{player}/transactions/{transaction}/reversal'>['transaction'];

/** Confirms a reversal, and offers corrections when it takes two superadmins. */
export function ReverseForm({
  of: { player, balances },
  line: { id, kind, postings },
  onKeep,
  onReversed,
  onCorrect,
}: {
  of: AdminPlayer;
  line: LedgerLine;
  onKeep: () => void;
  onReversed: (reversal: Reversal) => void;
  onCorrect: (correction: SuggestedCorrection) => void;
}) {
  const [reason, setReason] = useState('');
  const [isRefusedAlone, setRefusedAlone] = useState(false);
  const changes = postings.map(({ account, amount }) => ({ account, amount: -amount }));
  return (
    <ConfirmForm
      submit="Reverse transaction"
      keep={{ label: 'Cancel', onKeep }}
      reason={{ label: 'Reason for the reversal (shown to player)' }}
      act={(typed) => {
        setReason(typed);
        return playFabOps.post('/admin/players/{player}/transactions/{transaction}/reversal', {
          path: { player, transaction: id },
          body: { reason: typed },
        });
      }}
      onFailure={(failure) => setRefusedAlone(needsSecond(failure))}
      onDone={({ transaction }) => onReversed(transaction)}
    >
      <p>
        {`A new, opposite transaction undoes “${kindLabel(kind)}” permanently. Both stay in the player’s history. A transaction is reversed only once: if it already was, nothing changes.`}
      </p>
      <BalancePreview balances={balances} changes={changes} />
      {isRefusedAlone && (
        <CorrectInstead corrections={correctionsInstead(changes, reason)} onChoose={onCorrect} />
      )}
    </ConfirmForm>
  );
}
