import { accountDeletionDependencies } from '../dependencies/account-deletion';
import { deleteAccounts } from './delete-accounts';
import { endOrphanedAccounts } from './end-orphaned-accounts';

const dependencies = accountDeletionDependencies();
const runDue = deleteAccounts(dependencies);
const endOrphans = endOrphanedAccounts(dependencies);

/** The daily rule names its task; the frequent one sends the event as it is. */
export const handler = ({ task }: { readonly task?: string }) =>
  task === 'end-orphaned-accounts' ? endOrphans() : runDue();
