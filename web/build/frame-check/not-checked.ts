import { type FrameRuleId, frameRules } from './frame-rules';
import type { PlayedGame } from './observe-game';

/** Rules that a folder without a page violates or meets. */
const ofFolder = /^(files\/index$|game\/)/;
/** Rules on files, which need neither a browser nor the mathematics of the game. */
const ofFiles = /^(files|page|game)\//;
/** Rules that a game is checked against before it becomes ready. */
const ofStart = /^(protocol\/hello|browser\/errors)$/;

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
  const because = (reason: string, leftOut: RegExp) =>
    Object.fromEntries(frameRules.filter(({ id }) => !leftOut.test(id)).map(({ id }) => [id, reason]));
  if (!hasPage) return because('There is no page to check.', ofFolder);
  if (!hasGame) return because('The game has no mathematics to play with.', ofFiles);
  if (!hasBrowser)
    return because('No browser was found: install Chromium, or name one in CHROMIUM_PATH.', ofFiles);
  if (!observation?.played)
    return because('The game never became ready.', new RegExp(`${ofFiles.source}|${ofStart.source}`));
  if (observation.played.workMsPerFrame === null)
    return {
      'performance/frames':
        'The browser drew no frame while the buttons were pressed: run the check again where nothing else uses the processor; if it stays so, keep the main thread free.',
    };
  return {};
}
