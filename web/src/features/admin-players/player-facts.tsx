import { Amount } from '#components/ui/amount';
import { Panel } from '#components/ui/panel';
import { coinNames, formatAmount } from '#web/lib/coins';
import { type AdminPlayer, dollarsOf, instantLabel, kindLabel } from './admin-player';

type Fact = readonly [name: string, value: string];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="desk-facts">
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
          ['E-mail', `${of.email ?? 'none'}${of.emailVerified ? '' : ' (not confirmed)'}`],
          ['Display name', of.displayName ?? 'none'],
          ['Born on', bornOn ?? 'not told'],
          ['Lives in', state ?? 'not told'],
          ['Time zone', timeZone],
          ['Here since', of.openedAt ? instantLabel(of.openedAt) : '–'],
          ['Sign-in', of.signIn ?? 'none any more'],
          ['Groups', of.groups.join(', ') || 'none'],
          ['Identity', kindLabel(of.identity.state)],
          ['Terms', of.acceptedTerms ? `Version ${of.acceptedTerms.version}` : 'not accepted'],
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
      <div className="desk-balances">
        <p>
          <Amount coin="gold" value={balances.gold} />
        </p>
        <p>
          <Amount coin="sweeps" value={balances.sweepsRedeemable} />{' '}
          <span className="found-more">to redeem</span>
        </p>
        <p>
          <Amount coin="sweeps" value={balances.sweepsUnplayed} />{' '}
          <span className="found-more">to be played</span>
        </p>
      </div>
      <Facts
        facts={[
          ['Set aside', inCoins({ gold: balances.goldHeld, sweeps: balances.sweepsHeld })],
          ['Rounds', `${totals.rounds.gold} for GC, ${totals.rounds.sweeps} for SC`],
          ['Staked', inCoins(totals.staked)],
          ['Paid', inCoins(totals.paid)],
          [
            'Bought',
            `${dollarsOf(totals.purchasedCents)}, ${dollarsOf(totals.refundedCents)} of it refunded`,
          ],
          ['Redeemed', `${formatAmount('sweeps', totals.redeemedSweeps)} SC`],
          ['Frozen', frozenBy.length > 0 ? frozenBy.join(', ') : 'no'],
        ]}
      />
    </Panel>
  );
}

/** Limits that the player has set; admins cannot change them. */
export function LimitFacts({ of: { limits, deletion } }: { of: AdminPlayer }) {
  const set = limits.limits.filter(({ most, next }) => most !== null || next !== null);
  const { timeOut } = limits;
  const until = timeOut?.until ? `until ${instantLabel(timeOut.until)}` : 'for good';
  return (
    <Panel title="Limits and breaks">
      <Facts
        facts={[
          ['Break or exclusion', timeOut ? `${kindLabel(timeOut.kind)} ${until}` : 'none'],
          ['Reality check', `every ${limits.realityCheckMinutes} minutes`],
          ...set.map(({ thing, period, most, counted }): Fact => [
            `${kindLabel(thing)} a ${period}`,
            `${counted} of ${most ?? 'no limit'}`,
          ]),
          ['Deletion', deletion ? `asked for, from ${instantLabel(deletion.eraseAt)}` : 'not asked for'],
        ]}
      />
    </Panel>
  );
}
