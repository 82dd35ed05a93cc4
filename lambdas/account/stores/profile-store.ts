import {
  AdminCreateUserCommand,
  AdminDisableProviderForUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  InvalidParameterException,
  ListUsersCommand,
  UsernameExistsException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Provider, providers } from '#domain/player/provider';

/** An account with a password of its own, whether or not the owner knows it. */
export interface NativeProfile {
  readonly username: string;
  readonly isEmailVerified: boolean;
  /** Created without a permanent password, because its creation was interrupted. */
  readonly isUnfinished: boolean;
  /** Linked identities, read from an eventually consistent list. */
  readonly linked: readonly ProviderIdentity[];
}

/** An identity at a provider. */
export interface ProviderIdentity {
  readonly provider: Provider;
  readonly id: string;
}

/** Native accounts of one user pool, and their linked identities. */
export interface ProfileStore {
  /** @returns undefined when no native account has the address */
  findNative(email: string): Promise<NativeProfile | undefined>;
  /** Creates an account with a confirmed address. @returns undefined when the address is taken */
  makeNative(email: string): Promise<NativeProfile | undefined>;
  /** Sets a permanent password, so that the owner can choose another by mail. */
  setPassword(username: string, password: string): Promise<void>;
  /** Links an identity to an account. Idempotent. */
  link(username: string, identity: ProviderIdentity): Promise<void>;
  /** Returns the identities that sign in to an account, read consistently. */
  linkedTo(username: string): Promise<readonly ProviderIdentity[]>;
  /** Unlinks an identity. Its next sign-in counts as a first one. */
  unlink(identity: ProviderIdentity): Promise<void>;
  /** Revokes all refresh tokens of an account. Access tokens stay valid until they expire. */
  endSignIns(username: string): Promise<void>;
}

export function createProfileStore(client: CognitoIdentityProviderClient, userPoolId: string): ProfileStore {
  const UserPoolId = userPoolId;

  return {
    async findNative(email) {
      // Filters are case-sensitive, sign-in is not.
      for (const address of new Set([email, email.toLowerCase()])) {
        const found = (await listByEmail(address)).find(
          ({ UserStatus }) => UserStatus !== 'EXTERNAL_PROVIDER',
        );
        if (found) return profileOf(found);
      }
      return undefined;
    },

    async makeNative(email) {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ];
      const user = { UserPoolId, Username: email, UserAttributes, MessageAction: 'SUPPRESS' } as const;
      try {
        const { User } = await client.send(new AdminCreateUserCommand(user));
        if (!User?.Username) throw new Error('Cognito made an account without a name');
        return profileOf(User);
      } catch (error) {
        if (error instanceof UsernameExistsException) return undefined;
        throw error;
      }
    },

    async setPassword(username, password) {
      const user = { UserPoolId, Username: username, Password: password, Permanent: true };
      await client.send(new AdminSetUserPasswordCommand(user));
    },

    async link(username, { provider, id }) {
      const link = {
        UserPoolId,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
        SourceUser: {
          ProviderName: provider,
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: id,
        },
      };
      try {
        await client.send(new AdminLinkProviderForUserCommand(link));
      } catch (error) {
        if (!isLinkedAlready(error)) throw error;
      }
    },

    async linkedTo(username) {
      const { UserAttributes = [] } = await client.send(
        new AdminGetUserCommand({ UserPoolId, Username: username }),
      );
      return linkedOf(UserAttributes.find(({ Name }) => Name === 'identities')?.Value);
    },

    async unlink({ provider, id }) {
      const User = {
        ProviderName: provider,
        ProviderAttributeName: 'Cognito_Subject',
        ProviderAttributeValue: id,
      };
      await client.send(new AdminDisableProviderForUserCommand({ UserPoolId, User }));
    },

    async endSignIns(username) {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: username }));
    },
  };

  async function listByEmail(email: string): Promise<UserType[]> {
    const Filter = `email = "${email.replace(/["\\]/g, '\\$&')}"`;
    const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId, Filter }));
    return Users;
  }
}

function profileOf({ Username = '', UserStatus, Attributes = [] }: UserType): NativeProfile {
  const verified = Attributes.find(({ Name }) => Name === 'email_verified')?.Value;
  return {
    username: Username,
    isEmailVerified: verified === 'true',
    isUnfinished: UserStatus === 'FORCE_CHANGE_PASSWORD',
    linked: linkedOf(Attributes.find(({ Name }) => Name === 'identities')?.Value),
  };
}

/** Cognito lists linked identities in one JSON attribute, which is absent without any. */
function linkedOf(identities = '[]'): ProviderIdentity[] {
  const listed = JSON.parse(identities) as { providerName?: string; userId?: string }[];
  return listed.flatMap(({ providerName, userId }) => {
    const provider = providers.find((known) => known === providerName);
    return provider && userId ? [{ provider, id: userId }] : [];
  });
}

/** Only the message distinguishes it from an invalid parameter. */
function isLinkedAlready(error: unknown): boolean {
  return error instanceof InvalidParameterException && /already linked/i.test(error.message);
}
