import { describe, expect, it } from 'vitest';
import { readSoundSettings, silent, writeSoundSettings } from './sound-settings';

describe('sound settings', () => {
  it('are silent by default', () => {
    expect(readSoundSettings(null)).toEqual(silent);
    expect(silent.on).toBe(false);
  });

  it.each([
    { on: true, volume: 0.35 },
    { on: false, volume: 1 },
    { on: true, volume: 0 },
  ])('round-trip through storage: %o', (settings) => {
    expect(readSoundSettings(writeSoundSettings(settings))).toEqual(settings);
  });

  it.each(['loud 1', 'on', 'on x', 'on 7', 'on -1'])('are silent when storage holds "%s"', (stored) => {
    expect(readSoundSettings(stored)).toEqual(silent);
  });
});
