import { useRef, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { realityCheckMinutes } from '#domain/play-limits/session';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { writeNewest } from '#web/lib/api/write-newest';
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
  const wanted = useRef(limits.realityCheckMinutes);
  /** The choice ahead of its answer; null while there is none. */
  const [ahead, setAhead] = useState<PlayLimits['realityCheckMinutes'] | null>(null);

  /** A choice before the answer counts as well: the request under way is followed by one for the newest choice. */
  function choose(minutes: PlayLimits['realityCheckMinutes']) {
    wanted.current = minutes;
    setAhead(minutes);
    void send(
      () => writeNewest(() => wanted.current, write),
      (answer) => {
        setAhead(null);
        onChanged(answer, `Saved. You will see a reality check every ${answer.realityCheckMinutes} minutes.`);
      },
      { onFailure: () => setAhead(null) },
    );
  }

  return (
    <Panel title="Reality check">
      <Note>
        After this much play time, the game pauses and shows how long you have played, what you staked and
        what it paid. You choose whether to continue.
      </Note>
      <ChoiceRow
        label="Every"
        choices={choices}
        chosen={ahead ?? limits.realityCheckMinutes}
        onChoose={choose}
      />
      {failure !== null && <FailureNotice failure={failure} />}
    </Panel>
  );
}

/** Each write has a key of its own, as a repeat of it changes nothing. */
function write(minutes: PlayLimits['realityCheckMinutes']) {
  return playFabOps.put('/play-limits/reality-check', {
    body: { minutes },
    idempotencyKey: crypto.randomUUID(),
  });
}
