import { FailureNotice } from '#components/feedback/failure-notice';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { realityCheckMinutes } from '#domain/play-limits/session';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
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
  const { send, failure } = useAttempt();
  return (
    <Panel title="Reality check">
      <Note>
        After this much play time, the game pauses and shows how long you have played, what you staked and
        what it paid. You choose whether to continue.
      </Note>
      <ChoiceRow
        label="Every"
        choices={choices}
        chosen={limits.realityCheckMinutes}
        onChoose={(minutes) =>
          void send(
            (idempotencyKey) =>
              playFabOps.put('/play-limits/reality-check', { body: { minutes }, idempotencyKey }),
            (answer) => onChanged(answer, `Saved. You will see a reality check every ${minutes} minutes.`),
            { choice: String(minutes) },
          )
        }
      />
      {failure !== null && <FailureNotice failure={failure} />}
    </Panel>
  );
}
