import { accountExportDependencies } from '../dependencies/account-export';
import { productGames } from '../games';
import { makeExports } from './make-exports';

export const handler = makeExports({ ...accountExportDependencies(), games: productGames });
