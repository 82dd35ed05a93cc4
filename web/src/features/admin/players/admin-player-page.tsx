import { useState } from 'react';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { InternalNotes } from '../parts/internal-notes';
import { StatusMessage } from '../parts/status-message';
import type { AdminPlayer, LedgerLine, PlayerChanged } from './admin-player';
import type { SuggestedCorrection } from './correction-instead';
import { LimitFacts, ProfileFacts, WalletFacts } from './player-facts';
import { PlayerForms } from './player-forms';
import { PlayerHead } from './player-head';
import { PlayerLedger } from './player-ledger';
import { PlayerNotices } from './player-notices';
import { PlayerOrders } from './player-orders';
import { PlayerPurchases } from './player-purchases';
import { closedLabel } from './refunds-to-settle';

/** A player as admins see them: first what there is to read, then the available actions. */
export function AdminPlayerPage({
  of,
  isSuperadmin,
  onChange,
}: {
  of: AdminPlayer;
  isSuperadmin: boolean;
  onChange: () => void;
}) {
  const [message, setMessage] = useState('');
  const [written, setWritten] = useState<readonly LedgerLine[]>([]);
  const [suggested, setSuggested] = useState<SuggestedCorrection | null>(null);
  const changed: PlayerChanged = (next, transaction) => {
    setMessage(next);
    if (transaction) setWritten((known) => [...known, { ...transaction, actorName: 'you' }]);
    onChange();
  };
  const action = { of, isSuperadmin, onChange: changed };
  return (
    <>
      <PlayerHead of={of} />
      <StatusMessage>{message}</StatusMessage>
      <div className="grid grid-cols-2 items-start gap-5 max-md:grid-cols-1">
        <ProfileFacts of={of} />
        <WalletFacts of={of} />
        <LimitFacts of={of} />
        <PlayerNotices notices={of.notices} />
        <PlayerOrders orders={of.orders} />
        <PlayerPurchases {...action} />
        <Panel title="Internal notes" className="col-span-full">
          <InternalNotes player={of.player} about={{ kind: 'player', id: of.player }} isOfAll />
        </Panel>
        <PlayerLedger {...action} written={written} onCorrect={setSuggested} />
      </div>
      <h2 className="text-xl" id="actions">
        Actions
      </h2>
      {of.closed ? (
        <Notice tone="info">{closedLabel(of, isSuperadmin)}</Notice>
      ) : (
        <PlayerForms {...action} suggested={suggested} />
      )}
    </>
  );
}
