import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The command line of a check. */
export interface CheckArguments {
  readonly folder: string;
  /** Id of the game whose mathematics applies, if the folder has another name. */
  readonly gameId: string | undefined;
  /** Whether the report is JSON. */
  readonly isJson: boolean;
}

/**
 * Parses `<folder> [<gameId>] [--json]`.
 *
 * @returns a sentence about the command line if it is not understood
 */
export function readCheckArguments(given: readonly string[]): CheckArguments | string {
  const known = new Set(['--json']);
  const unknown = given.find((each) => each.startsWith('-') && !known.has(each));
  if (unknown !== undefined) return `There is no option ${unknown}.`;
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder, gameId] = positionals;
  if (folder === undefined) return 'Name a folder.';
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return `There is no folder ${folder}.`;
  if (!found.isDirectory()) return `${folder} is a file: name the folder of the game.`;
  return { folder, gameId, isJson: values.json };
}
