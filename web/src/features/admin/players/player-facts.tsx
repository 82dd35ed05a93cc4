import { Amount } from '#components/ui/amount';
import { Panel } from '#components/ui/panel';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { dayLabel, instantLabel } from '#web/lib/format/dates';
import { dollarsLabel } from '#web/lib/format/numbers';
import { type AdminPlayer, kindLabel } from './admin-player';
import { freezeLabel } from './freeze-label';
import { limitLabel, limitName } from './limit-things';

type Fact = readonly [name: string, value: string];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="admin-facts grid gap-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Profile data that matters to admins. */
export function ProfileFacts({ of }: { of: AdminPlayer }) {
  const { bornOn, state, timeZone } = of.limits.residency;
  return (
    <Panel title="Profile">
      <Facts
        facts={[
          ['Email', `${of.email ?? 'None'}${of.emailVerified ? '' : ' (not verified)'}`],
          ['Display name', of.displayName ?? 'None'],
          ['Date of birth', bornOn ? dayLabel(bornOn, { timeZone: 'UTC' }) : 'Not provided'],
          ['State', state ?? 'Not provided'],
          ['Time zone', timeZone],
          ['Joined', of.openedAt ? instantLabel(of.openedAt) : '–'],
          ['Sign-in', of.signIn ? kindLabel(of.signIn.toLowerCase().replaceAll('_', '-')) : 'Deleted'],
          ['Groups', of.groups.join(', ') || 'None'],
          ['Identity', kindLabel(of.identity.state)],
          ['Terms', of.acceptedTerms ? `Version ${of.acceptedTerms.version}` : 'Not accepted'],
        ]}
      />
    </Panel>
  );
}

/** The player's balances with totals of play and purchases. */
export function WalletFacts({ of: { balances, totals, frozenBy } }: { of: AdminPlayer }) {
  const inCoins = (what: AdminPlayer['totals']['staked']) =>
    `${formatAmount('gold', what.gold)} ${coinNames.gold.short}, ${formatAmount('sweeps', what.sweeps)} ${coinNames.sweeps.short}`;
  return (
    <Panel title="Coins">
      <div className="grid gap-3">
        <p>
          <Amount coin="gold" value={balances.gold} />
        </p>
        <p>
          <Amount coin="sweeps" value={balances.sweepsRedeemable} />{' '}
          <span className="found-more">redeemable</span>
        </p>
        <p>
          <Amount coin="sweeps" value={balances.sweepsUnplayed} />{' '}
          <span className="found-more">unplayed</span>
        </p>
      </div>
      <Facts
        facts={[
          ['On hold', inCoins({ gold: balances.goldHeld, sweeps: balances.sweepsHeld })],
          ['Rounds', `${totals.rounds.gold} with GC, ${totals.rounds.sweeps} with SC`],
          ['Staked', inCoins(totals.staked)],
          ['Paid out', inCoins(totals.paid)],
          [
            'Purchases',
            `${dollarsLabel(totals.purchasedCents)}, of which ${dollarsLabel(totals.refundedCents)} refunded`,
          ],
          ['Redeemed', `${formatAmount('sweeps', totals.redeemedSweeps)} SC`],
          ['Frozen', frozenBy.length > 0 ? frozenBy.map(freezeLabel).join(' ') : 'No'],
        ]}
      />
    </Panel>
  );
}

/** Limits and breaks in force; an admin can make them stricter on the player's behalf. */
export function LimitFacts({ of: { limits, deletion } }: { of: AdminPlayer }) {
  const set = limits.limits.filter(({ most, next }) => most !== null || next !== null);
  const { timeOut } = limits;
  const until = timeOut?.until ? `until ${instantLabel(timeOut.until)}` : '(permanent)';
  return (
    <Panel title="Limits and breaks">
      <Facts
        facts={[
          ['Break or exclusion', timeOut ? `${kindLabel(timeOut.kind)} ${until}` : 'None'],
          ['Reality check', `Every ${limits.realityCheckMinutes} minutes`],
          ...set.map(({ thing, period, most, counted }): Fact => [
            `${limitName(thing)} per ${period}`,
            `${limitLabel(thing, counted)} of ${limitLabel(thing, most)}`,
          ]),
          ['Deletion', deletion ? `Scheduled for ${instantLabel(deletion.eraseAt)}` : 'Not requested'],
        ]}
      />
    </Panel>
  );
}
