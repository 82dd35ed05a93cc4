import { describe, expect, it } from 'vitest';
import { paths } from '#web/lib/paths';
import { prefilledMessage } from './prefilled-message';

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
