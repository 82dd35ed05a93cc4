import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AliasExistsException,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  paginateListUsers,
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
  /**
   * Sends a code to another address, which takes the place of the user's once they entered it.
   *
   * @param pass  for the function of the pool that lets the code go out
   * @returns whether it went out: another user may have the address
   */
  sendCodeTo(username: string, email: string, pass: string): Promise<boolean>;
  /** Gives a user the address back that was theirs, as one that they proved, and forgets another that waits. @returns whether it is free */
  restoreEmail(username: string, email: string): Promise<boolean>;
  /** What the pool calls the player of this `sub`, be it another provider's name; undefined for whoever is not there. */
  usernameOf(player: string): Promise<string | undefined>;
  /** The `sub` of every user, in pages. A user of the last seconds may be missing. */
  players(): AsyncIterable<readonly string[]>;
  /** Deletes a user with every sign-in that was linked to it. Nobody is left to delete where the pool has no such user. */
  remove(username: string): Promise<void>;
}

/** The user pool as a directory. Access tokens carry no e-mail, so it is looked up, when a wallet is opened and for the account page. */
export function createUserDirectory(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
): UserDirectory {
  return { find, endSignIns, sendCodeTo, restoreEmail, usernameOf, players, remove };

  async function find(username: string): Promise<DirectoryUser | undefined> {
    const attributes = await readAttributes(username);
    if (!attributes) return undefined;
    const email = attributes.get('email');
    if (!email) throw new Error('The user pool knows no e-mail of this player');
    return { email, isEmailVerified: attributes.get('email_verified') === 'true' };
  }

  async function endSignIns(username: string): Promise<void> {
    const command = new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: username });
    await client.send(command).catch(unlessNotFound);
  }

  function sendCodeTo(username: string, email: string, pass: string): Promise<boolean> {
    return update(username, { email }, { pass });
  }

  function restoreEmail(username: string, email: string): Promise<boolean> {
    return update(username, { email, email_verified: 'true' });
  }

  async function update(
    username: string,
    attributes: Readonly<Record<string, string>>,
    ClientMetadata?: Record<string, string>,
  ): Promise<boolean> {
    const command = new AdminUpdateUserAttributesCommand({
      UserPoolId: userPoolId,
      Username: username,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      ClientMetadata,
    });
    try {
      await client.send(command);
      return true;
    } catch (error) {
      if (error instanceof AliasExistsException) return false;
      throw error;
    }
  }

  async function usernameOf(player: string): Promise<string | undefined> {
    const Filter = `sub = "${player.replace(/["\\]/g, '\\$&')}"`;
    const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter }));
    return Users[0]?.Username;
  }

  async function* players(): AsyncGenerator<readonly string[]> {
    const pages = paginateListUsers({ client }, { UserPoolId: userPoolId, AttributesToGet: ['sub'] });
    for await (const { Users = [] } of pages)
      yield Users.flatMap(({ Attributes = [] }) => Attributes.map(({ Value = '' }) => Value));
  }

  async function remove(username: string): Promise<void> {
    const command = new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username });
    await client.send(command).catch(unlessNotFound);
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

function unlessNotFound(error: unknown): void {
  if (!(error instanceof UserNotFoundException)) throw error;
}
