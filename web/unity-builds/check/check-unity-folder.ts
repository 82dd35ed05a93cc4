import { basename, dirname, relative, resolve } from 'node:path';
import { listGames } from '#domain/games/games';
import { findBrowser } from '../../build/frame-check/find-browser';
import { protocolFindings } from '../../build/frame-check/protocol-findings';
import type { Finding } from '../../build/studio-check/check-rule';
import { createReport, type StudioReport } from '../../build/studio-check/studio-report';
import { buildOf, readBuildOf } from '../read-builds';
import { checkBuild } from './check-build';
import { observeBuild, readyWithinMs } from './observe-build';
import { type UnityRuleId, unityRules } from './unity-rules';

/**
 * Checks a Unity build before it is installed: its files and, if they have no fault and a browser is available, a round with a host.
 *
 * @param folder           the output folder of Unity, its folder `Build`, or the sources of a build that this repository makes
 * @param headers          of the frame that shows builds, as they are deployed
 * @param options.gameId   game whose mathematics the host uses @default the name of the folder
 * @param options.browser  path of the browser; null for none @default the one that `findBrowser` finds
 */
export async function checkUnityFolder(
  folder: string,
  headers: Readonly<Record<string, string>>,
  {
    gameId = nameOf(folder),
    browser = findBrowser() ?? null,
  }: { gameId?: string | undefined; browser?: string | null } = {},
): Promise<StudioReport> {
  const files = await readBuildOf(folder);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const faults = checkBuild(files);
  const game = listGames().find(({ id }) => id === gameId);
  const isLoadable = faults.every(({ kind }) => kind === 'note');
  const run =
    game && isLoadable && browser !== null
      ? await observeBuild(browser, { build: buildOf(gameId, files), game, headers })
      : null;
  return createReport({
    subject: relative(process.cwd(), resolve(folder)) || '.',
    facts: [
      `${files.size} files, ${(bytes / 1_000_000).toFixed(2)} MB.`,
      ...(run
        ? [`It came as far as: ${run.stage}.`, `Rounds begun: ${run.staked}, ended: ${run.finished}.`]
        : []),
    ],
    rules: unityRules,
    findings: [...faults, ...(run ? protocolFindings(run, readyWithinMs) : []).filter(isOfUnity)],
    notChecked: notChecked(
      !game
        ? `No game is called ${gameId}: name the game as the second argument.`
        : !isLoadable
          ? 'The files have faults.'
          : browser === null
            ? 'No browser was found: install Chromium, or name one in CHROMIUM_PATH.'
            : run?.played
              ? null
              : 'The build never ran.',
    ),
  });
}

/** Unity calls the folder of every build `Build`. */
function nameOf(folder: string): string {
  const path = resolve(folder);
  return basename(path) === 'Build' ? basename(dirname(path)) : basename(path);
}

function isOfUnity(finding: Finding): finding is Finding<UnityRuleId> {
  return unityRules.some(({ id }) => id === finding.rule);
}

/** The rules that need a running build, with the reason; none without one. */
function notChecked(reason: string | null): Partial<Record<UnityRuleId, string>> {
  if (reason === null) return {};
  const played = unityRules.filter(({ id }) => /^(game|protocol|browser)\//.test(id));
  return Object.fromEntries(played.map(({ id }) => [id, reason]));
}
