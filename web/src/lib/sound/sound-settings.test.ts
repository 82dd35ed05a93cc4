import { describe, expect, it } from 'vitest';
import { readSoundSettings, silent, writeSoundSettings } from './sound-settings';

describe('sound settings', () => {
  it('are silent until somebody asks for sound', () => {
    expect(readSoundSettings(null)).toEqual(silent);
    expect(silent.on).toBe(false);
  });

  it.each([
    { on: true, volume: 0.35 },
    { on: false, volume: 1 },
    { on: true, volume: 0 },
  ])('are read as they were written: %o', (settings) => {
    expect(readSoundSettings(writeSoundSettings(settings))).toEqual(settings);
  });

  it.each(['loud 1', 'on', 'on x', 'on 7', 'on -1'])('are silent when storage holds "%s"', (stored) => {
    expect(readSoundSettings(stored)).toEqual(silent);
  });
});
