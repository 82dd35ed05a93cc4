import { Badge } from '#components/ui/badge';
import { Note } from '#components/ui/note';
import { StatTile } from '../parts/stat-tile';
import { type Alarm, alarmLabel, alarmTile, alarmTimes } from './alarm-copy';

/** The active alarms and those of the last 24 hours, each with what it means and where to look. */
export function AlarmsPanel({ alarms }: { alarms: readonly Alarm[] }) {
  return (
    <section aria-labelledby="overview-alarms" className="grid gap-3">
      <h2 id="overview-alarms" className="panel-title">
        Alarms
      </h2>
      <div className="grid grid-fill-42 gap-3">
        <StatTile name="Active alarms" {...alarmTile(alarms)} />
      </div>
      {alarms.length > 0 && (
        <ul aria-labelledby="overview-alarms" className="grid gap-3 md:grid-cols-2">
          {alarms.map((alarm) => (
            <AlarmCard key={`${alarm.name} ${alarm.raisedAt}`} alarm={alarm} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AlarmCard({ alarm }: { alarm: Alarm }) {
  const isActive = alarm.recoveredAt === null;
  return (
    <li className="panel grid content-start gap-2 rounded-md p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{alarmLabel(alarm.name)}</h3>
        <Badge tone={isActive ? 'error' : 'success'}>{isActive ? 'Active' : 'Recovered'}</Badge>
      </div>
      {alarm.meaning !== '' && <p>{alarm.meaning}</p>}
      <Note>{alarmTimes(alarm)}</Note>
    </li>
  );
}
