import {
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

/** What the user pool knows of a player. */
export interface DirectoryUser {
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** Players by what the user pool calls them: their `sub`, or of those who come by another provider alone, that provider's name. */
export interface UserDirectory {
  /**
   * @returns undefined when the pool has no such user: one who was deleted has a valid token for a while
   * @throws Error when the user has no e-mail, without which nobody can sign up
   */
  find(username: string): Promise<DirectoryUser | undefined>;
  /**
   * Ends every sign-in of a user: none is renewed any more. Access tokens that are out go on being valid until they expire, which a
   * wallet knows better. Nobody is left to sign out where the pool has no such user.
   */
  endSignIns(username: string): Promise<void>;
}

/** The user pool as a directory. Access tokens carry no e-mail, so it is looked up, when a wallet is opened and for the account page. */
export function createUserDirectory(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
): UserDirectory {
  return { find, endSignIns };

  async function find(username: string): Promise<DirectoryUser | undefined> {
    const attributes = await readAttributes(username);
    if (!attributes) return undefined;
    const email = attributes.get('email');
    if (!email) throw new Error('The user pool knows no e-mail of this player');
    return { email, isEmailVerified: attributes.get('email_verified') === 'true' };
  }

  async function endSignIns(username: string): Promise<void> {
    try {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: username }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  }

  async function readAttributes(username: string) {
    try {
      const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: username });
      const { UserAttributes = [] } = await client.send(command);
      return new Map(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  }
}
