import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PortTaken } from '../http/loopback-server';
import { inPlainText } from './error-text';
import { SynthesisError } from './synthesis/synthesize';

const folder = mkdtempSync(join(tmpdir(), 'plain-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

function failureOf(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

describe('inPlainText', () => {
  it('explains a port that is taken and suggests another', () => {
    expect(inPlainText(new PortTaken(5173))).toMatch(/^Port 5173 is in use\..*--port 5180$/);
  });

  it('explains which file cannot be written', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');

    const message = inPlainText(failureOf(() => writeFileSync(join(file, 'below'), '')));

    expect(message).toBe(
      `${join(file, 'below')} cannot be written (ENOTDIR). Make it writable, or start with --memory.`,
    );
  });

  it.runIf(process.platform === 'linux')(
    'explains that the disk is full when the failing file is unknown',
    () => {
      const full = openSync('/dev/full', 'w');

      const message = inPlainText(failureOf(() => writeSync(full, 'x')));

      expect(message).toBe('The disk is full. Free some space, then start again.');
      closeSync(full);
    },
  );

  it('names the file whose write found the disk full, when it is known', () => {
    const error = Object.assign(new Error('no space'), { code: 'ENOSPC', path: '/state/mail.json' });

    expect(inPlainText(error)).toBe(
      'The disk is full: /state/mail.json cannot be written. Free some space, then start again.',
    );
  });

  it('returns the message of an error that refuses a start', () => {
    expect(inPlainText(new SynthesisError('no stage'))).toBe('no stage');
    expect(inPlainText(new Error('Table: unknown property'))).toBe('Table: unknown property');
  });

  it.each([new TypeError('a bug'), failureOf(() => closeSync(-1))])(
    'returns undefined for a bug: %s',
    (error) => {
      expect(inPlainText(error)).toBeUndefined();
    },
  );
});
