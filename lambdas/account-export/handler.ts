import { accountExportDependencies } from '../dependencies';
import { productGames } from '../games';
import { makeExports } from './make-exports';

export const handler = makeExports({ ...accountExportDependencies(), games: productGames });
