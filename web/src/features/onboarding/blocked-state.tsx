import { Notice } from '#components/ui/notice';
import { defaultRules } from '#domain/play-limits/rules';
import { longDayLabel } from '#web/lib/format/dates';
import { stateNames } from '#web/lib/player/state-names';
import type { Account } from './steps';

/** Explains to a player in a blocked state why only Gold Coins are available, and since when; renders nothing for others. */
export function BlockedState({ residency: { state, sweepsRefusedAs } }: { residency: Account['residency'] }) {
  if (sweepsRefusedAs !== 'player/state-blocked' || state === null) return null;
  const since = defaultRules.blockedStates.find((each) => each.state === state)?.since;
  const name = stateNames[state] ?? state;
  return (
    <Notice tone="info">
      <p className="font-bold">{`You can play with Gold Coins in ${name}.`}</p>
      <p>
        {`${name} law does not allow play with Sweeps Coins${since ? `, so we have not offered it there since ${longDayLabel(since, { timeZone: 'UTC' })}` : ''}. You can play all games with Gold Coins. If you move, update your state in your profile.`}
      </p>
    </Notice>
  );
}
