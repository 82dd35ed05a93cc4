import fc from 'fast-check';

/** An object parsed from JSON with an own `__proto__` property. */
const withPrototypeKey = JSON.parse(
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
) as object;

/** Texts without internals that responses must not contain, because stored texts appear in responses to other callers. */
const oddTexts = [
  '',
  ' ',
  '\t',
  '\u0000',
  'a\u0000b',
  '\u001b[31m',
  '\u202e',
  '\ufeff',
  '\ud800',
  '💰'.repeat(20),
  'nan',
  'Infinity',
  '-1',
  '-0',
  '1e3',
  '0x10',
  '1.0',
  '+1',
  ' 1',
  '٣',
  '1,2',
  '9007199254740993',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'true',
  '..',
  '../..',
  '%2e%2e',
  '%00',
  '/',
  '\\',
  'a/b',
  'a#b',
  '#',
  '$',
  ':',
  '*',
  ';',
  '?x=1',
  '{{7*7}}',
  "' OR 1=1 --",
  '<script>',
  '${jndi:ldap://x}',
  'x'.repeat(65),
  'x'.repeat(300),
];

const oddNumbers = [0, -1, 1.5, 0.1 + 0.2, 1e21, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 53), 1e-7];

const surrogates = { first: 0xd800, count: 0x800 };

/** Any character, like the unit `binary` of fast-check, which maps all million of them back to their numbers in advance. */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: 0x10_ffff - surrogates.count }).map(
  (number) => String.fromCodePoint(number < surrogates.first ? number : number + surrogates.count),
  (character) => {
    const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== character) throw new Error('Not one character');
    return code < surrogates.first ? code : code - surrogates.count;
  },
);

/** Texts that commonly break parsers, and random ones. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** JSON of any type. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, [], {}, [[]], [null], withPrototypeKey, 'x'.repeat(10_000)),
  fc.constantFrom(...oddNumbers),
  hostileText,
  fc.integer({ min: 20, max: 400 }).map(nested),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Forbidden field names. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'player', 'sub', 'isAdmin', 'price', 'total', '', '$where'),
  hostileText,
);

function nested(depth: number): unknown {
  return JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`);
}
