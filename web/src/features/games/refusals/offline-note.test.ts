import { describe, expect, it } from 'vitest';
import { exampleTrouble } from '../rounds/example-round';
import { offlineRefusal } from '../rounds/refused-press';
import { offlineNote } from './offline-note';

describe('offlineNote', () => {
  it('says that nothing was staked by a press that was made offline', () => {
    expect(offlineNote(exampleTrouble({ failure: offlineRefusal() }))).toBe('Offline. Nothing was staked.');
  });

  it('is null after any other press', () => {
    expect(offlineNote(exampleTrouble())).toBeNull();
    expect(offlineNote(null)).toBeNull();
  });
});
