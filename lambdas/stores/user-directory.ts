import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

/** What the user pool knows of a player. */
export interface DirectoryUser {
  readonly email: string;
  readonly isEmailVerified: boolean;
}

export interface UserDirectory {
  /** @throws Error when the pool has no such user, which an authorized request rules out */
  find(player: string): Promise<DirectoryUser>;
}

/** The user pool as a directory. Access tokens carry no e-mail, so it is looked up once, when a wallet is opened. */
export function createUserDirectory(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
): UserDirectory {
  return { find };

  async function find(player: string): Promise<DirectoryUser> {
    const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: player });
    const { UserAttributes = [] } = await client.send(command);
    const attributes = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    const email = attributes.get('email');
    if (!email) throw new Error('The user pool knows no e-mail of this player');
    return { email, isEmailVerified: attributes.get('email_verified') === 'true' };
  }
}
