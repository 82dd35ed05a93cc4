import { accountDeletionDependencies } from '../dependencies/account-deletion';
import { deleteAccounts } from './delete-accounts';

export const handler = deleteAccounts(accountDeletionDependencies());
