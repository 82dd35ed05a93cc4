import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unityFrameHeadersByName } from '../../lib/constructs/site-headers';
import { checkUnityFolder } from '../../web/unity-builds/check/check-unity-folder';
import { findHeadlessChromium } from '../browser/chromium';
import { itInFullRun } from '../full-run';

const folder = join(import.meta.dirname, '../../web/unity-builds/harbour-wheel');

describe('checkUnityFolder', () => {
  itInFullRun(
    'plays a round of a valid build under its deployed policy, and finds no violation',
    async () => {
      const report = await checkUnityFolder(folder, unityFrameHeadersByName(), {
        browser: findHeadlessChromium(),
      });

      expect(report.rules.filter(({ status }) => status !== 'passed')).toEqual([]);
      expect(report.facts.join()).toMatch(/Rounds begun: \d+, ended: [1-9]/);
      expect(report.verdict).toBe('ready');
    },
  );

  it('names what was not checked without a browser or a game', async () => {
    const without = (options: Parameters<typeof checkUnityFolder>[2]) =>
      checkUnityFolder(folder, unityFrameHeadersByName(), options);

    const [noBrowser, noGame] = await Promise.all([
      without({ browser: null }),
      without({ gameId: 'another-wheel' }),
    ]);

    expect([noBrowser.verdict, noGame.verdict]).toEqual(['incomplete', 'incomplete']);
    const reason = ({ rules }: typeof noGame) => rules.find(({ id }) => id === 'protocol/round')?.reason;
    expect(reason(noBrowser)).toContain('CHROMIUM_PATH');
    expect(reason(noGame)).toBe('No game is called another-wheel: name the game as the second argument.');
  });
});
