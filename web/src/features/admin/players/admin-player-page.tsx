import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { buttonClass } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { paths } from '#web/lib/paths';
import { StatusMessage } from '../parts/status-message';
import { AdjustForm } from './adjust-form';
import type { AdminPlayer } from './admin-player';
import { BirthdayPanel } from './birthday-panel';
import { GroupsPanel } from './groups-panel';
import { LimitFacts, ProfileFacts, WalletFacts } from './player-facts';
import { PlayerLedger } from './player-ledger';
import { PlayerLists } from './player-lists';
import { SuspensionForm } from './suspension-form';

/** A player as admins see them, with the available actions. */
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
  const changed = (next: string) => {
    setMessage(next);
    onChange();
  };
  return (
    <>
      <header className="admin-head flex flex-wrap items-center gap-3">
        <div>
          <h1 className="page-title">{of.displayName ?? of.email ?? 'Player'}</h1>
          <p className="found-more">{of.player}</p>
        </div>
        {of.suspension && <Badge tone="warning">Suspended</Badge>}
        {of.closed && <Badge>Closed</Badge>}
        <Link
          className={buttonClass({ variant: 'outline' })}
          to={`${paths.dashboardAudit}?${new URLSearchParams({ player: of.player }).toString()}`}
        >
          Admin activity
        </Link>
      </header>
      <StatusMessage>{message}</StatusMessage>
      <div className="grid grid-cols-2 items-start gap-5 max-md:grid-cols-1">
        <ProfileFacts of={of} />
        <WalletFacts of={of} />
        {!of.closed && <SuspensionForm key={String(of.suspension?.since)} of={of} onChange={changed} />}
        {!of.closed && of.limits.residency.bornOn !== null && <BirthdayPanel of={of} onChange={changed} />}
        <LimitFacts of={of} />
        {!of.closed && (isSuperadmin ? <Powers of={of} onChange={changed} /> : <NotYours />)}
        <PlayerLists of={of} />
        <PlayerLedger player={of.player} sequence={of.sequence} />
      </div>
    </>
  );
}

function Powers({ of, onChange }: { of: AdminPlayer; onChange: (message: string) => void }) {
  return (
    <>
      <AdjustForm player={of.player} onChange={onChange} />
      <GroupsPanel of={of} onChange={onChange} />
    </>
  );
}

function NotYours() {
  return (
    <Panel title="Balances and groups">
      <Notice tone="info">
        Only superadmins can correct balances and change groups. Ask a superadmin; the audit log records who
        made each change and why.
      </Notice>
    </Panel>
  );
}
