import { makeExports } from '#lambdas/account/export/make-exports';
import { accountExportDependencies } from './dependencies';

export const handler = makeExports(accountExportDependencies());
