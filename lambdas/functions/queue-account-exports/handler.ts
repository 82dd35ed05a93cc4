import { makeExports } from '#lambdas/account/export/make-exports';
import { productGames } from '#lambdas/play/games';
import { accountExportDependencies } from './dependencies';

export const handler = makeExports({ ...accountExportDependencies(), games: productGames });
