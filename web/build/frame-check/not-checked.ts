import { type FrameRuleId, frameRules } from './frame-rules';
import type { PlayedGame } from './observe-game';

/** Rules that a folder without a page violates or meets. */
const folderRules = /^(files\/index$|game\/)/;
/** Rules on files, which need neither a browser nor the mathematics of the game. */
const fileRules = /^(files|page|game)\//;
/** Rules that a game is checked against before it becomes ready. */
const startRules = /^(protocol\/hello|browser\/errors)$/;

/** Why rules were not checked, by their ids. */
export function notChecked({
  hasPage,
  hasGame,
  hasBrowser,
  observation,
}: {
  hasPage: boolean;
  hasGame: boolean;
  hasBrowser: boolean;
  observation: { readonly played: Pick<PlayedGame, 'workMsPerFrame'> | null } | null;
}): Partial<Record<FrameRuleId, string>> {
  const skipAllBut = (reason: string, exceptions: RegExp) =>
    Object.fromEntries(frameRules.filter(({ id }) => !exceptions.test(id)).map(({ id }) => [id, reason]));
  if (!hasPage) return skipAllBut('There is no page to check.', folderRules);
  if (!hasGame) return skipAllBut('The game has no mathematics to play with.', fileRules);
  if (!hasBrowser)
    return skipAllBut('No browser was found: install Chromium, or name one in CHROMIUM_PATH.', fileRules);
  if (!observation?.played)
    return skipAllBut('The game never became ready.', new RegExp(`${fileRules.source}|${startRules.source}`));
  if (observation.played.workMsPerFrame === null)
    return {
      'performance/frames':
        'The browser drew no frame while the buttons were pressed: run the check again where nothing else uses the processor; if it stays so, keep the main thread free.',
    };
  return {};
}
