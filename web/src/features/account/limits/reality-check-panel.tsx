import { FailureNotice } from '#components/feedback/failure-notice';
import { Panel } from '#components/ui/panel';
import { realityCheckMinutes } from '#domain/play-limits/session';
import { playFabOps } from '#web/lib/play-fab-ops';
import { useAttempt } from '#web/lib/use-attempt';
import { ChoiceRow } from './choice-row';
import type { PlayLimits } from './play-limits';

const choices = realityCheckMinutes.map((minutes) => ({ value: minutes, label: `${minutes} min` }));

/** Sets the interval after which a game pauses and shows the player's totals. */
export function RealityCheckPanel({
  limits,
  onChanged,
}: {
  limits: PlayLimits;
  onChanged: (limits: PlayLimits, message: string) => void;
}) {
  const { send, failure, newIdempotencyKey } = useAttempt();
  return (
    <Panel title="Reality check">
      <p className="account-note">
        After this long at play the game pauses and shows what you staked, what it paid and for how long you
        have been here. Going on is your choice.
      </p>
      <ChoiceRow
        label="Every"
        choices={choices}
        chosen={limits.realityCheckMinutes}
        onChoose={(minutes) => {
          newIdempotencyKey();
          void send(
            (idempotencyKey) =>
              playFabOps.put('/play-limits/reality-check', { body: { minutes }, idempotencyKey }),
            (answer) => onChanged(answer, `Reality check every ${minutes} minutes from now on.`),
          );
        }}
      />
      {failure !== null && <FailureNotice failure={failure} />}
    </Panel>
  );
}
