import type { Trait } from '#domain/player/shared-trait';

/** Where somebody writes from, as they write it. */
export interface WrittenAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** Words that the US post knows in more than one spelling, each with the one that is used here. */
const spellings: Readonly<Record<string, string>> = {
  ALLEY: 'ALY',
  AVENUE: 'AVE',
  AV: 'AVE',
  AVEN: 'AVE',
  BOULEVARD: 'BLVD',
  BOUL: 'BLVD',
  CIRCLE: 'CIR',
  COURT: 'CT',
  COVE: 'CV',
  CREEK: 'CRK',
  CROSSING: 'XING',
  DRIVE: 'DR',
  DRV: 'DR',
  EXPRESSWAY: 'EXPY',
  FREEWAY: 'FWY',
  HEIGHTS: 'HTS',
  HIGHWAY: 'HWY',
  HIWAY: 'HWY',
  JUNCTION: 'JCT',
  LANE: 'LN',
  LOOPS: 'LOOP',
  MOUNT: 'MT',
  MOUNTAIN: 'MTN',
  PARKWAY: 'PKWY',
  PKY: 'PKWY',
  PLACE: 'PL',
  PLAZA: 'PLZ',
  POINT: 'PT',
  RIDGE: 'RDG',
  ROAD: 'RD',
  ROUTE: 'RTE',
  SAINT: 'ST',
  SQUARE: 'SQ',
  STREET: 'ST',
  STR: 'ST',
  TERRACE: 'TER',
  TERR: 'TER',
  TRAIL: 'TRL',
  TURNPIKE: 'TPKE',
  VALLEY: 'VLY',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
  FORT: 'FT',
};

/** What tells a home from others at its number; a home is the same whichever of them it is called. */
const unitLabel = new Set([
  'APT',
  'APARTMENT',
  'UNIT',
  'STE',
  'SUITE',
  'RM',
  'ROOM',
  'NO',
  'NUMBER',
  'FL',
  'FLOOR',
  'BLDG',
  'BUILDING',
  'LOT',
  'TRLR',
  'TRAILER',
]);

/**
 * One text for all spellings of an address: capitals, no punctuation, the post's short forms, five digits of the ZIP. City and state are
 * left out, since the ZIP tells them and people spell cities in many ways.
 */
export function normalizedAddress({ line1, line2 = '', postalCode }: WrittenAddress): string {
  const words = wordsOf(`${line1} ${line2}`).map((word) => spellings[word] ?? word);
  const told = words.filter((word) => !unitLabel.has(word));
  return [...told, postalCode.slice(0, 5)].join(' ');
}

/**
 * The home of an address: the number of the house and five digits of the ZIP, whatever street and flat are written. The number is the first that is not
 * of a flat, else the last, else the first line as it is.
 */
export function homeTrait({
  line1,
  line2 = '',
  postalCode,
}: Pick<WrittenAddress, 'line1' | 'line2' | 'postalCode'>): Trait {
  // A sign before a number is a flat's, as `apt` is.
  const words = wordsOf(`${line1} ${line2}`.replaceAll('#', ' APT '));
  const isNumber = (word: string) => /^\d/.test(word);
  const ofHouse = words.find((word, index) => isNumber(word) && !unitLabel.has(words[index - 1] ?? ''));
  const number = ofHouse ?? words.findLast(isNumber);
  const house = number === undefined ? wordsOf(line1).join(' ') : String(Number.parseInt(number, 10));
  return { kind: 'home', text: `${house} ${postalCode.slice(0, 5)}` };
}

/** Accents go, as labels are printed without; a point within a word joins it (`P.O.`), anything else parts words. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
