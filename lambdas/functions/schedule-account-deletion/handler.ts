import { deleteAccounts } from '#lambdas/account/deletion/delete-accounts';
import { endOrphanedAccounts } from '#lambdas/account/deletion/end-orphaned-accounts';
import { logFailedRuns } from '#lambdas/runtime/log-failed-runs';
import { accountDeletionDependencies } from './dependencies';

const dependencies = accountDeletionDependencies();
const runDue = logFailedRuns(dependencies.log, deleteAccounts(dependencies));
const endOrphans = logFailedRuns(dependencies.log, endOrphanedAccounts(dependencies));

/** The daily rule names its task; the frequent rule sends its event unchanged. */
export const handler = ({ task }: { readonly task?: string }) =>
  task === 'end-orphaned-accounts' ? endOrphans() : runDue();
