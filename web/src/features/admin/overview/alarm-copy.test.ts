import { describe, expect, it } from 'vitest';
import { type Alarm, alarmLabel, alarmTile, alarmTimes } from './alarm-copy';

const active: Alarm = {
  name: 'ErrorLines',
  meaning: 'A function logged an error.',
  raisedAt: '2026-11-26T09:30:27.123Z',
  recoveredAt: null,
  timesRaised: 1,
};
const recovered: Alarm = { ...active, name: 'RelayBehind', recoveredAt: '2026-11-26T10:00:00.000Z' };

describe('alarmLabel', () => {
  it.each([
    ['ErrorLines', 'Error lines'],
    ['RestServerErrors', 'REST server errors'],
    ['GraphqlServerErrors', 'GraphQL server errors'],
    ['AccountExportsQueueDeadLetters', 'Account exports queue dead letters'],
    ['Added by hand', 'Added by hand'],
    ['my-alarm', 'my-alarm'],
  ])('writes %s as "%s"', (name, label) => {
    expect(alarmLabel(name)).toBe(label);
  });
});

describe('alarmTimes', () => {
  it('say since when an alarm is active', () => {
    expect(alarmTimes(active)).toMatch(/^Since Nov 26, 2026, \S+ [AP]M\.$/);
  });

  it('say when an alarm recovered, and how often it was raised', () => {
    expect(alarmTimes({ ...recovered, timesRaised: 3 })).toMatch(
      /^Raised Nov 26, 2026, \S+ [AP]M\. Recovered Nov 26, 2026, \S+ [AP]M\. Raised 3 times in 24 hours\.$/,
    );
  });
});

describe('alarmTile', () => {
  it('counts active alarms, and marks them', () => {
    expect(alarmTile([active, recovered])).toEqual({
      value: '1',
      isWaiting: true,
      note: '1 recovered in the last 24 hours',
    });
  });

  it('says that none was raised', () => {
    expect(alarmTile([])).toEqual({ value: '0', isWaiting: false, note: 'None in the last 24 hours' });
  });
});
