import type { Trait } from '#domain/player/shared-trait';

/** A postal address as entered. */
export interface WrittenAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** USPS abbreviations and common variants, mapped to one spelling each. */
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

/** Unit designators, which are omitted so that the same unit is equal under each of them. */
const unitDesignators = new Set([
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
 * Normalizes all spellings of an address to one text: uppercase, no punctuation, USPS abbreviations, five-digit ZIP code. City and state
 * are omitted, because the ZIP code implies them and cities are spelled in many ways.
 */
export function normalizedAddress({ line1, line2 = '', postalCode }: WrittenAddress): string {
  const words = wordsOf(`${line1} ${line2}`).map((word) => spellings[word] ?? word);
  const significant = words.filter((word) => !unitDesignators.has(word));
  return [...significant, postalCode.slice(0, 5)].join(' ');
}

/**
 * Builds the home trait of an address: house number and five-digit ZIP code, regardless of street and unit. The number is the first that
 * does not follow a unit designator, else the last one, else the text of the first line.
 */
export function homeTrait({
  line1,
  line2 = '',
  postalCode,
}: Pick<WrittenAddress, 'line1' | 'line2' | 'postalCode'>): Trait {
  // A number sign introduces a unit, like `apt`.
  const words = wordsOf(`${line1} ${line2}`.replaceAll('#', ' APT '));
  const isNumber = (word: string) => /^\d/.test(word);
  const ofHouse = words.find((word, index) => isNumber(word) && !unitDesignators.has(words[index - 1] ?? ''));
  const number = ofHouse ?? words.findLast(isNumber);
  const house = number === undefined ? wordsOf(line1).join(' ') : String(Number.parseInt(number, 10));
  return { kind: 'home', text: `${house} ${postalCode.slice(0, 5)}` };
}

/** Removes accents and joins abbreviations such as `P.O.`; any other punctuation separates words. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
