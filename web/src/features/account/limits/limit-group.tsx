import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { type Tab, Tabs } from '#components/ui/tabs';
import { LimitRow } from './limit-row';
import { limitedThings, type limitGroups } from './limited-things';
import type { LimitedThing, PlayLimits } from './play-limits';

/** A group of related limits: three rows, or three per coin. */
export function LimitGroup({
  group: { title, text, things },
  limits,
  onChanged,
}: {
  group: (typeof limitGroups)[number];
  limits: PlayLimits;
  onChanged: (limits: PlayLimits, message: string) => void;
}) {
  const rows = (thing: LimitedThing) => <LimitRows {...{ thing, limits, onChanged }} />;
  const [first, ...others] = things.map((thing): Tab => ({
    id: thing,
    label: thing.endsWith('gold') ? 'Gold Coins' : 'Sweeps Coins',
    content: rows(thing),
  }));
  return (
    <Panel title={title}>
      <Note>{text}</Note>
      {first && (others.length > 0 ? <Tabs label={title} tabs={[first, ...others]} /> : first.content)}
    </Panel>
  );
}

function LimitRows({
  thing,
  limits: { limits, residency },
  onChanged,
}: {
  thing: LimitedThing;
  limits: PlayLimits;
  onChanged: (limits: PlayLimits, message: string) => void;
}) {
  return (
    <ul className="grid" aria-label={`Limits on ${limitedThings[thing].name}`}>
      {limits
        .filter((limit) => limit.thing === thing)
        .map((limit) => (
          <LimitRow key={limit.period} {...{ limit, onChanged }} timeZone={residency.timeZone} />
        ))}
    </ul>
  );
}
