/**
 * Time zones as tables of UTC offsets: an oracle for local days that shares no code with the product and does not depend on the runtime.
 * Each row is an instant and the offset in minutes from then on; the first instant is the start of the table's validity.
 */
export const clocks = {
  UTC: [['2011-01-01T00:00Z', 0]],
  'Asia/Hong_Kong': [['2011-01-01T00:00Z', 480]],
  'Pacific/Midway': [['2011-01-01T00:00Z', -660]],
  'Pacific/Kiritimati': [['2011-01-01T00:00Z', 840]],
  'America/New_York': [
    ['2025-11-02T06:00Z', -300],
    ['2026-03-08T07:00Z', -240],
    ['2026-11-01T06:00Z', -300],
    ['2027-03-14T07:00Z', -240],
  ],
  'America/Los_Angeles': [
    ['2025-11-02T09:00Z', -480],
    ['2026-03-08T10:00Z', -420],
    ['2026-11-01T09:00Z', -480],
    ['2027-03-14T10:00Z', -420],
  ],
  // Its daylight saving time shifts clocks by half an hour.
  'Australia/Lord_Howe': [
    ['2025-10-04T15:30Z', 660],
    ['2026-04-04T15:00Z', 630],
    ['2026-10-03T15:30Z', 660],
    ['2027-04-03T15:00Z', 630],
  ],
  // Its clocks change at midnight, as in Santiago, so that day begins at one o'clock.
  'Asia/Beirut': [
    ['2025-10-25T21:00Z', 120],
    ['2026-03-28T22:00Z', 180],
    ['2026-10-24T21:00Z', 120],
    ['2027-03-27T22:00Z', 180],
  ],
  // It crossed the date line: 30 December 2011 does not exist there.
  'Pacific/Apia': [
    ['2011-09-24T14:00Z', -600],
    ['2011-12-30T10:00Z', 840],
    ['2012-03-31T14:00Z', 780],
  ],
  'America/Chicago': [
    ['2025-11-02T07:00Z', -360],
    ['2026-03-08T08:00Z', -300],
    ['2026-11-01T07:00Z', -360],
    ['2027-03-14T08:00Z', -300],
  ],
  'America/Denver': [
    ['2025-11-02T08:00Z', -420],
    ['2026-03-08T09:00Z', -360],
    ['2026-11-01T08:00Z', -420],
    ['2027-03-14T09:00Z', -360],
  ],
  'America/Phoenix': [['2011-01-01T00:00Z', -420]],
  'America/Anchorage': [
    ['2025-11-02T10:00Z', -540],
    ['2026-03-08T11:00Z', -480],
    ['2026-11-01T10:00Z', -540],
    ['2027-03-14T11:00Z', -480],
  ],
  'Pacific/Honolulu': [['2011-01-01T00:00Z', -600]],
  'America/Halifax': [
    ['2025-11-02T05:00Z', -240],
    ['2026-03-08T06:00Z', -180],
    ['2026-11-01T05:00Z', -240],
    ['2027-03-14T06:00Z', -180],
  ],
  'America/St_Johns': [
    ['2025-11-02T04:30Z', -210],
    ['2026-03-08T05:30Z', -150],
    ['2026-11-01T04:30Z', -210],
    ['2027-03-14T05:30Z', -150],
  ],
  'America/Puerto_Rico': [['2011-01-01T00:00Z', -240]],
  'America/Argentina/Buenos_Aires': [['2011-01-01T00:00Z', -180]],
  'America/Santiago': [
    ['2025-09-07T04:00Z', -180],
    ['2026-04-05T03:00Z', -240],
    ['2026-09-06T04:00Z', -180],
    ['2027-04-04T03:00Z', -240],
  ],
  'Atlantic/Azores': [
    ['2025-10-26T01:00Z', -60],
    ['2026-03-29T01:00Z', 0],
    ['2026-10-25T01:00Z', -60],
    ['2027-03-28T01:00Z', 0],
  ],
  'Europe/London': [
    ['2025-10-26T01:00Z', 0],
    ['2026-03-29T01:00Z', 60],
    ['2026-10-25T01:00Z', 0],
    ['2027-03-28T01:00Z', 60],
  ],
  'Europe/Berlin': [
    ['2025-10-26T01:00Z', 60],
    ['2026-03-29T01:00Z', 120],
    ['2026-10-25T01:00Z', 60],
    ['2027-03-28T01:00Z', 120],
  ],
  'Asia/Dubai': [['2011-01-01T00:00Z', 240]],
  'Asia/Kolkata': [['2011-01-01T00:00Z', 330]],
  'Asia/Kathmandu': [['2011-01-01T00:00Z', 345]],
  'Asia/Tokyo': [['2011-01-01T00:00Z', 540]],
  'Australia/Brisbane': [['2011-01-01T00:00Z', 600]],
  'Australia/Adelaide': [
    ['2025-10-04T16:30Z', 630],
    ['2026-04-04T16:30Z', 570],
    ['2026-10-03T16:30Z', 630],
    ['2027-04-03T16:30Z', 570],
  ],
  'Pacific/Auckland': [
    ['2025-09-27T14:00Z', 780],
    ['2026-04-04T14:00Z', 720],
    ['2026-09-26T14:00Z', 780],
    ['2027-04-03T14:00Z', 720],
  ],
  'Pacific/Chatham': [
    ['2025-09-27T14:00Z', 825],
    ['2026-04-04T14:00Z', 765],
    ['2026-09-26T14:00Z', 825],
    ['2027-04-03T14:00Z', 765],
  ],
  'Pacific/Marquesas': [['2011-01-01T00:00Z', -570]],
} as const satisfies Record<string, readonly (readonly [from: string, minutesAhead: number])[]>;
