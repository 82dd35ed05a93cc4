import { describe, expect, it } from 'vitest';
import { readOptions, usage } from './options';

describe('readOptions', () => {
  it.each([
    [
      'nothing',
      [],
      { port: 5173, reset: false, empty: false, memory: false, built: false, viewer: undefined },
    ],
    [
      'a port',
      ['--port', '8080'],
      { port: 8080, reset: false, empty: false, memory: false, built: false, viewer: undefined },
    ],
    [
      'a port with an equals sign',
      ['--port=8080'],
      { port: 8080, reset: false, empty: false, memory: false, built: false, viewer: undefined },
    ],
    [
      'all switches',
      ['--reset', '--empty', '--memory', '--built'],
      { port: 5173, reset: true, empty: true, memory: true, built: true, viewer: undefined },
    ],
    [
      'a place of visitors',
      ['--viewer', 'US-WA'],
      {
        port: 5173,
        reset: false,
        empty: false,
        memory: false,
        built: false,
        viewer: { country: 'US', region: 'WA' },
      },
    ],
    ['a cry for help', ['--help'], { help: usage }],
  ])('reads %s', (_case, argv, expected) => {
    expect(readOptions(argv)).toEqual(expected);
  });

  it.each([
    ['an unknown option', ['--prot', '8080'], /^Unknown option '--prot'\.\n/],
    ['an argument that is no option', ['8080'], /^Unexpected argument '8080'\.\n/],
    [
      'a port that is no number',
      ['--port', 'http'],
      /^--port must be a number from 1 to 65534, not "http"\./,
    ],
    ['a port without one after it', ['--port', '65535'], /^--port must be .*, not "65535"\./],
    ['a place that is none', ['--viewer', 'Washington'], /^--viewer must be .* US-WA, not "Washington"\./],
    ['a value for a switch', ['--reset=yes'], /^Option '--reset' does not take an argument\.\n/],
  ])('rejects %s', (_case, argv, message) => {
    expect(readOptions(argv)).toEqual({ wrong: expect.stringMatching(message) });
  });
});
