import { createUserList, type UserList } from '#lambdas/account/stores/user-list';
import { cognito } from '../../aws/cognito';

export function openUserList(userPoolId: string): UserList {
  return createUserList(cognito(), userPoolId);
}
