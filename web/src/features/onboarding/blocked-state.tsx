import { Notice } from '#components/ui/notice';
import { defaultRules } from '#domain/play-limits/rules';
import { stateNames } from '#web/lib/state-names';
import type { Account } from './steps';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

/** Explains to a player in a blocked state why only Gold Coins are available, and since when; renders nothing for others. */
export function BlockedState({ residency: { state, sweepsRefusedAs } }: { residency: Account['residency'] }) {
  if (sweepsRefusedAs !== 'player/state-blocked' || state === null) return null;
  const since = defaultRules.blockedStates.find((each) => each.state === state)?.since;
  const name = stateNames[state] ?? state;
  return (
    <Notice tone="info">
      <p className="font-bold">{`In ${name} you play with Gold Coins.`}</p>
      <p>
        {`The law of ${name} does not allow play with Sweeps Coins${since ? `, here since ${dayFormat.format(new Date(since))}` : ''}. All games are open to you with Gold Coins. If you move, tell us in your profile.`}
      </p>
    </Notice>
  );
}
