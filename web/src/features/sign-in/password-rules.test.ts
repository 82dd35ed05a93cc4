import { describe, expect, it } from 'vitest';
import { isAcceptablePassword, passwordRules } from './password-rules';

const missing = (password: string) =>
  passwordRules.filter((rule) => !rule.isMetBy(password)).map((rule) => rule.id);

describe('password policy >= 10', () => {
  it.each(['Jade-Harbour-1', 'aA1!aA1!aA', 'Abcdefg 12x', 'Ünïcode1!Ab'])('accepts %s', (password) => {
    expect(isAcceptablePassword(password)).toBe(true);
  });

  it.each([
    ['Harbour-1', ['length']],
    ['JADE-HARBOUR-1', ['lowercase']],
    ['jade-harbour-1', ['uppercase']],
    ['Jade-Harbour-x', ['number']],
    ['JadeHarbour1', ['symbol']],
    ['', ['length', 'lowercase', 'uppercase', 'number', 'symbol']],
  ])('names the missing rules of %j', (password, rules) => {
    expect(missing(password)).toEqual(rules);
  });
});

describe('symbol rule', () => {
  it.each([...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-'])('accepts %s', (symbol) => {
    expect(missing(`JadeHarbour1${symbol}`)).toEqual([]);
  });

  it.each([' JadeHarbour1', 'JadeHarbour1 ', 'JadeHarbour1£', 'JadeHarbour1é'])(
    'finds none in %j',
    (password) => {
      expect(missing(password)).toEqual(['symbol']);
    },
  );
});
