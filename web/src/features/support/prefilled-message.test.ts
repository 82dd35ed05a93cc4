import { describe, expect, it } from 'vitest';
import { paths } from '#web/lib/paths';
import { prefilledFaults, prefilledMessage } from './prefilled-message';

const searchOf = (path: string) => new URL(path, 'https://jade.test').search;

describe('prefilledMessage', () => {
  it('begins a request to correct the date of birth', () => {
    expect(prefilledMessage(searchOf(paths.writeAboutBirthday))).toEqual({
      topic: 'account',
      text: 'I mistyped my date of birth. The correct date is: ',
    });
  });

  it('selects the topic of an attached subject, and writes nothing', () => {
    const path = paths.writeAbout({ kind: 'order', id: 'o-1' });

    expect(prefilledMessage(searchOf(path))).toEqual({ topic: 'order', text: '' });
  });

  it('is empty without a known subject', () => {
    expect(prefilledMessage('')).toEqual({ topic: '', text: '' });
    expect(prefilledMessage('?about=weather&id=1')).toEqual({ topic: '', text: '' });
  });
});

describe('prefilledFaults', () => {
  const { text } = prefilledMessage(searchOf(paths.writeAboutBirthday));

  it('refuses a request to correct the date of birth that has no date', () => {
    expect(prefilledFaults({ text: text.trim() })).toEqual([
      { field: 'text', message: 'Add your correct date of birth, such as January 31, 1990.' },
    ]);
  });

  it.each([`${text}January 31, 1990`, `${text}1/31/90`, 'My package is late.'])('accepts %j', (written) => {
    expect(prefilledFaults({ text: written })).toEqual([]);
  });
});
