import { createUserDirectory, type UserDirectory } from '#lambdas/account/stores/user-directory';
import { cognito } from '../../aws/cognito';

export function openUserDirectory(userPoolId: string): UserDirectory {
  return createUserDirectory(cognito(), userPoolId);
}
