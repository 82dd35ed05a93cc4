import type { User } from './pool-state';

/** What administrators are told of a user beside the attributes. Instants travel as seconds since 1970. */
export function userStatus(user: User): object {
  return {
    Enabled: true,
    UserStatus: user.status,
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.changedAt / 1000,
  };
}
