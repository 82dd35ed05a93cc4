import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { LimitRow } from './limit-row';
import { limitedThings } from './limited-things';
import type { PlayLimit, PlayLimits } from './play-limits';

/** The limits with the most effect: money and time. */
const offered = [
  { thing: 'purchase', period: 'week' },
  { thing: 'loss-sweeps', period: 'week' },
  { thing: 'time', period: 'day' },
] as const satisfies readonly Pick<PlayLimit, 'thing' | 'period'>[];

/** Suggests a few limits during onboarding; all are optional. */
export function FirstLimits({ loaded, onDone }: { loaded: PlayLimits; onDone: () => void }) {
  const [{ limits, residency }, setLimits] = useState(loaded);
  const [message, setMessage] = useState('');
  const isAnySet = limits.some(({ most }) => most !== null);
  return (
    <div className="grid gap-4">
      {offered.map(({ thing, period }) => {
        const limit = limits.find((each) => each.thing === thing && each.period === period);
        return (
          limit && (
            <section key={thing} aria-label={`Limit on ${limitedThings[thing].name}`}>
              <h2 className="mbe-1 text-md">{titleOf(thing)}</h2>
              <ul className="grid">
                <LimitRow
                  limit={limit}
                  timeZone={residency.timeZone}
                  onChanged={(changed, text) => {
                    setLimits(changed);
                    setMessage(text);
                  }}
                />
              </ul>
            </section>
          )
        );
      })}
      <Note role="status">{message}</Note>
      <Button variant={isAnySet ? 'primary' : 'outline'} large onClick={onDone}>
        {isAnySet ? 'Continue' : 'Skip for now'}
      </Button>
    </div>
  );
}

function titleOf(thing: PlayLimit['thing']): string {
  const { name } = limitedThings[thing];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
