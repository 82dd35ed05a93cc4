import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

/** What the user pool knows of a player. */
export interface DirectoryUser {
  readonly email: string;
  readonly isEmailVerified: boolean;
}

export interface UserDirectory {
  /**
   * @returns undefined when the pool has no such user: one who was deleted has a valid token for a while
   * @throws Error when the user has no e-mail, without which nobody can sign up
   */
  find(player: string): Promise<DirectoryUser | undefined>;
}

/** The user pool as a directory. Access tokens carry no e-mail, so it is looked up once, when a wallet is opened. */
export function createUserDirectory(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
): UserDirectory {
  return { find };

  async function find(player: string): Promise<DirectoryUser | undefined> {
    const attributes = await readAttributes(player);
    if (!attributes) return undefined;
    const email = attributes.get('email');
    if (!email) throw new Error('The user pool knows no e-mail of this player');
    return { email, isEmailVerified: attributes.get('email_verified') === 'true' };
  }

  async function readAttributes(player: string) {
    try {
      const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: player });
      const { UserAttributes = [] } = await client.send(command);
      return new Map(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  }
}
