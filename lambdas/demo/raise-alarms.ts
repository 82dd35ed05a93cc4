import type { AlarmChange } from '#lambdas/alarms/stores/alarm-store';
import type { World } from './world';

type DemoAlarm = Pick<AlarmChange, 'name' | 'meaning'>;

const recovered: DemoAlarm = {
  name: 'Demo alarm: slow stream reader',
  meaning:
    'Demo data: no reader was slow. In AWS, a stream reader is at least ten minutes behind: find the cause in its log.',
};
const active: DemoAlarm = {
  name: 'Demo alarm: dead letter',
  meaning:
    'Demo data: no message failed. In AWS, a message failed five times: fix the cause, then return it to its queue.',
};

/** Records an active alarm and one that recovered on the evening of a day: the offline host has no metrics and raises none itself. */
export async function raiseDemoAlarms({ product, chance }: World, midnight: Date): Promise<void> {
  const record = (alarm: DemoAlarm, state: AlarmChange['state'], hour: number, minute: number) => {
    const at = new Date(midnight.getTime() + (hour * 60 + minute) * 60_000);
    return product.alarms.record({ ...alarm, fullName: alarm.name, state, at, messageId: chance.hex(16) });
  };
  await record(recovered, 'ALARM', 21, 40);
  await record(recovered, 'OK', 22, 5);
  await record(active, 'ALARM', 23, 10);
}
