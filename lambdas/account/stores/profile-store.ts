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

/** An account with a password of its own, whether or not anybody knows it. */
export interface NativeProfile {
  readonly username: string;
  readonly isEmailVerified: boolean;
  /** Made, but without a password that lasts: its maker was cut off. */
  readonly isUnfinished: boolean;
  /** Who signs in to it by a provider, as far as a list that may lag shows. */
  readonly linked: readonly ProviderIdentity[];
}

/** Somebody at a provider, in the provider's words. */
export interface ProviderIdentity {
  readonly provider: Provider;
  readonly id: string;
}

/** Native accounts of one user pool, and what is linked to them. */
export interface ProfileStore {
  /** @returns undefined when nobody has that address as a native account */
  findNative(email: string): Promise<NativeProfile | undefined>;
  /** Makes an account whose address counts as confirmed. @returns undefined when the address is taken */
  makeNative(email: string): Promise<NativeProfile | undefined>;
  /** Gives an account a password that nobody knows, so that its owner can choose another by mail. */
  setPassword(username: string, password: string): Promise<void>;
  /** From now on the identity signs in to the account; saying it twice is the same as once. */
  link(username: string, identity: ProviderIdentity): Promise<void>;
  /** Returns the identities that sign in to an account, read consistently. */
  linkedTo(username: string): Promise<readonly ProviderIdentity[]>;
  /** Unlinks an identity. Its next sign-in is a first one. */
  unlink(identity: ProviderIdentity): Promise<void>;
  /** Revokes all refresh tokens of an account. Access tokens stay valid until they expire. */
  endSignIns(username: string): Promise<void>;
}

export function createProfileStore(client: CognitoIdentityProviderClient, userPoolId: string): ProfileStore {
  const UserPoolId = userPoolId;

  return {
    async findNative(email) {
      // Filters mind the letter case that an address was signed up in, sign-in does not.
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

/** Cognito lists linked identities as one attribute of JSON; an account that has none goes without it. */
function linkedOf(identities = '[]'): ProviderIdentity[] {
  const listed = JSON.parse(identities) as { providerName?: string; userId?: string }[];
  return listed.flatMap(({ providerName, userId }) => {
    const provider = providers.find((known) => known === providerName);
    return provider && userId ? [{ provider, id: userId }] : [];
  });
}

/** Only the sentence tells it from a parameter that is wrong. */
function isLinkedAlready(error: unknown): boolean {
  return error instanceof InvalidParameterException && /already linked/i.test(error.message);
}
