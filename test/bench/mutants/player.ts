import { faultsOf } from './mutant';

/** Mutants of play eligibility and of the start of local days. */
export const playerMutants = [
  ...faultsOf('player/age', [
    [
      'day.slice(5) >= bornOn.slice(5)',
      'day.slice(5) > bornOn.slice(5)',
      'nobody is a year older on their birthday',
    ],
    ['years : years - 1', 'years : years', 'everybody is a year older at New Year'],
  ]),
  ...faultsOf('player/residency', [
    ['< minimumAge', '<= minimumAge', 'who is just old enough may not play'],
    ['bornOn !== null && ', 'bornOn === null || ', 'who has not told their age may not play at all'],
    [
      'bornOn === null || state === null',
      'bornOn === null && state === null',
      'an unknown state blocks nothing',
    ],
    ['  if (refused) return refused;\n', '', 'minors play with Sweeps Coins'],
    [
      "return blocked ? { code: 'player/state-blocked', state, ",
      "return !blocked ? { code: 'player/state-blocked', state, ",
      'Sweeps Coins are played in blocked states',
    ],
  ]),
  ...faultsOf('player/viewer-region', [
    ['last.at >= signedInAt', 'last.at > signedInAt', 'a sign-in of the second of a record replaces it'],
    ["country !== 'US' || ", '', 'a region of Australia is taken for Washington'],
    ['check?.state === state && ', 'check && ', 'one confirmation covers every blocked state'],
    ['< confirmationMs', '< Infinity', 'a confirmation covers every later sign-in'],
    ['return check?.confirmedAt ? check : null;', 'return null;', 'a commuter confirms at each sign-in'],
    ['check.confirmedAt || ', '', 'a confirmation is of no use'],
  ]),
  ...faultsOf('player/states', [
    ['each.since <= day', 'each.since < day', 'a state is blocked a day late'],
    ['each.since <= day', 'each.since !== day', 'a state is blocked before its day'],
    ['each.state === state && ', '', 'one blocked state blocks all'],
  ]),
  ...faultsOf('player/local-day', [
    [
      'return next && next.from <= now ? next.name : name;',
      'return next && next.from < now ? next.name : name;',
      'a move is a millisecond late',
    ],
    ['const current = zoneAt(zone, now);', 'const current = zone.name;', 'a second move forgets the first'],
    ['  if (name === current) return timeZone(current);\n', '', 'a move cannot be taken back'],
    ['Math.max(...midnights)', 'Math.min(...midnights)', 'a move gives a day twice'],
    ['addDays(dayIn(each, now), 1)', 'addDays(dayIn(each, now), 0)', 'a move counts at once'],
    [
      'if (!zone.next || inCurrent < zone.next.from)',
      'if (!zone.next)',
      'a period is said to end by the clocks of before',
    ],
    [
      'Math.max(zone.next.from.getTime(), startOfDay(zone.next.name, day).getTime())',
      'startOfDay(zone.next.name, day)',
      'a period is said to end before it does',
    ],
    ['getUTCDay() + 6', 'getUTCDay() + 5', 'weeks begin on Tuesday'],
    ['firstOfMonth(day), 31', 'firstOfMonth(day), 30', 'long months never end'],
    ['>= day) from = middle', '> day) from = middle', 'a day begins at its end'],
    ['midnight - minutesOfDay', 'midnight', 'days of the east begin at midnight in Greenwich'],
    ['midnight + minutesOfDay]', 'midnight + 1]', 'days of the west begin at midnight in Greenwich'],
    [' && new Date(instant).toISOString().startsWith(text)', '', '29 February is a day of every year'],
    ['    return Boolean(formatOf(name));\n', '    return true;\n', 'any text is a time zone'],
    ['  if (formats.size >= mostFormats) formats.clear();\n', '', 'spellings of zones fill the memory'],
  ]),
];
