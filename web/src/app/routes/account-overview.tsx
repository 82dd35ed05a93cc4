import { useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { setBalances, useBalances } from '#web/lib/live/balances';
import { paths } from '#web/lib/paths';
import { Avatar } from '../../features/account/avatar/avatar';
import { useAvatarPicture } from '../../features/account/avatar/use-avatar-picture';
import { readCostLines } from '../../features/account/charts/read-cost-lines';
import { currentTimeOut, describeTimeOut } from '../../features/account/limits/time-out-copy';
import { BalancesCard } from '../../features/account/overview/balances-card';
import { Checklist } from '../../features/account/overview/checklist';
import { checksOf } from '../../features/account/overview/checklist-rules';
import { CostSummary } from '../../features/account/overview/cost-summary';
import { BlockedState } from '../../features/onboarding/blocked-state';
import { Settings } from '../layouts/settings';
import '../../features/account/overview/overview.css';

export async function load() {
  const [account, limits, wallet, lines] = await Promise.all([
    playFabOps.get('/account'),
    playFabOps.get('/play-limits'),
    playFabOps.get('/wallet'),
    readCostLines(),
  ]);
  setBalances(wallet.balances, wallet.sequence);
  return { account, limits, balances: wallet.balances, lines, now: new Date() };
}

/** Profile, balances, missing steps and cost of play. */
export function Component() {
  const { account, limits, balances, lines, now } = useLoaderData<typeof load>();
  const { url } = useAvatarPicture(account.avatarSetAt);
  const shown = useBalances() ?? balances;
  const { timeZone } = limits.residency;
  const timeOut = currentTimeOut(limits, now);
  const timeOutCopy = timeOut && describeTimeOut(timeOut, { timeZone });
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title="Your account" path={paths.account} description="Your balances, costs and settings." />
      <div className="avatar-row flex items-center gap-4">
        <Avatar url={url} />
        <div>
          <h1 className="page-title">
            {account.displayName ? `Hello, ${account.displayName}` : 'Your account'}
          </h1>
          <p className="mbs-2 break-all text-muted max-inline-prose">{account.email}</p>
        </div>
      </div>
      {timeOutCopy && (
        <Notice tone="info">
          <p className="font-bold">{timeOutCopy.title}</p>
          <p>{timeOutCopy.text}</p>
        </Notice>
      )}
      <BlockedState residency={account.residency} />
      <div className="account-columns">
        <div className="grid grid-cols-1 gap-6">
          <BalancesCard balances={shown} />
          <CostSummary {...{ lines, timeZone, now }} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Checklist checks={checksOf(account, limits)} />
          <Panel title="This device">
            <Settings />
          </Panel>
        </div>
      </div>
    </div>
  );
}
