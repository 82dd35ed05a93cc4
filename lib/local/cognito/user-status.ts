import type { User } from './state';

/** Status fields that administrators receive beside the attributes. Instants are seconds since 1970. */
export function userStatus(user: User): object {
  return {
    Enabled: true,
    UserStatus: user.status,
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.changedAt / 1000,
  };
}
