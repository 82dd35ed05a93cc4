import { describe, expect, it } from 'vitest';
import { streamEvent } from '#lambdas/in-memory/stream-event';
import { readStreamRows } from './stream-rows';

const key = { id: 'mug' };
const mug = { id: 'mug', stock: 5, price: 12.5, active: true, image: ['a.webp'], terms: null };

describe('readStreamRows', () => {
  it('returns the old and new image of each row, in stream order', () => {
    const event = streamEvent([
      { key, after: mug },
      { key, before: mug, after: { ...mug, stock: 4 } },
      { key, before: mug },
    ]);

    const rows = readStreamRows(event);

    expect(rows.map(({ change, sequenceNumber }) => [change, sequenceNumber])).toEqual([
      ['INSERT', '1'],
      ['MODIFY', '2'],
      ['REMOVE', '3'],
    ]);
    expect(rows.map(({ before, after }) => [before(), after()])).toEqual([
      [undefined, mug],
      [mug, { ...mug, stock: 4 }],
      [mug, undefined],
    ]);
    expect(rows[0]).toMatchObject({ key, eventId: event.Records[0]?.eventID });
  });

  it('throws only for a row with an unsafe number', () => {
    const event = streamEvent([
      { key, after: mug },
      { key, after: mug },
    ]);
    event.Records[0]!.dynamodb!.NewImage!['stock'] = { N: '9007199254740993' };

    const [faulty, sound] = readStreamRows(event);

    expect(() => faulty?.after()).toThrow(RangeError);
    expect(sound?.after()).toEqual(mug);
  });

  it.each(['eventID', 'eventName', 'dynamodb'] as const)('refuses a record without %s', (name) => {
    const event = streamEvent([{ key, after: mug }]);
    delete event.Records[0]![name];

    expect(() => readStreamRows(event)).toThrow('lacks');
  });
});
