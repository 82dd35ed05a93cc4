import { deleteAccounts } from '#lambdas/account/deletion/delete-accounts';
import { endOrphanedAccounts } from '#lambdas/account/deletion/end-orphaned-accounts';
import { accountDeletionDependencies } from './dependencies';

const dependencies = accountDeletionDependencies();
const runDue = deleteAccounts(dependencies);
const endOrphans = endOrphanedAccounts(dependencies);

/** The daily rule names its task; the frequent rule sends its event unchanged. */
export const handler = ({ task }: { readonly task?: string }) =>
  task === 'end-orphaned-accounts' ? endOrphans() : runDue();
