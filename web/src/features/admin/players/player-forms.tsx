import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { AdjustForm } from './adjust-form';
import { type AdminPlayer, maySuspend, type PlayerChanged } from './admin-player';
import { BirthdayPanel } from './birthday-panel';
import type { SuggestedCorrection } from './correction-instead';
import { FreezePanel } from './freeze-panel';
import { GroupsPanel } from './groups-panel';
import { IdentityPanel } from './identity-panel';
import { LimitOnBehalf } from './limit-on-behalf';
import { SuspensionForm } from './suspension-form';
import { TimeOutOnBehalf } from './time-out-on-behalf';

/** What an admin can change about a player; balances, freezes and groups take a superadmin. */
export function PlayerForms({
  of,
  isSuperadmin,
  suggested,
  onChange,
}: {
  of: AdminPlayer;
  isSuperadmin: boolean;
  /** Typed into the form for a correction when it changes. */
  suggested: SuggestedCorrection | null;
  onChange: PlayerChanged;
}) {
  return (
    <div className="grid grid-cols-2 items-start gap-5 max-md:grid-cols-1">
      {of.frozen && <FreezePanel of={of} isSuperadmin={isSuperadmin} onChange={onChange} />}
      {maySuspend(of, isSuperadmin) ? (
        <SuspensionForm key={String(of.suspension?.since)} of={of} onChange={onChange} />
      ) : (
        <Panel title="Suspension">
          <Notice tone="info">Only superadmins can suspend an admin or lift the suspension.</Notice>
        </Panel>
      )}
      <TimeOutOnBehalf of={of} onChange={onChange} />
      <LimitOnBehalf of={of} onChange={onChange} />
      {of.identity.state === 'approved' && <IdentityPanel player={of.player} onChange={onChange} />}
      {of.limits.residency.bornOn !== null && <BirthdayPanel of={of} onChange={onChange} />}
      {isSuperadmin ? (
        <>
          <AdjustForm of={of} suggested={suggested} onChange={onChange} />
          <GroupsPanel of={of} onChange={onChange} />
        </>
      ) : (
        <Panel title="Balances and groups">
          <Notice tone="info">
            Only superadmins can correct balances, reverse transactions, refund purchases and change groups.
            Ask a superadmin; the audit log records who made each change and why.
          </Notice>
        </Panel>
      )}
    </div>
  );
}
