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

/** A player as the user pool knows them. */
export interface DirectoryUser {
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** The user pool's players by username: their `sub`, or the provider's name for accounts of another provider only. */
export interface UserDirectory {
  /**
   * @returns undefined when the pool has no such user; the token of a deleted user stays valid for a while
   * @throws Error when the user has no email, which sign-up requires
   */
  find(username: string): Promise<DirectoryUser | undefined>;
  /**
   * Revokes the refresh tokens of a user. Access tokens stay valid until they expire, so the wallet checks them. Succeeds if the user does
   * not exist.
   */
  endSignIns(username: string): Promise<void>;
  /**
   * Sends a code to another address, which replaces the user's once they enter the code.
   *
   * @param pass lets the code pass the pool's custom-message trigger
   * @returns false if another user has the address
   */
  sendCodeTo(username: string, email: string, pass: string): Promise<boolean>;
  /** Restores an earlier address as verified, and drops a pending one. @returns false if another user has the address */
  restoreEmail(username: string, email: string): Promise<boolean>;
  /** The username of a player's `sub`; undefined for an unknown player. */
  usernameOf(player: string): Promise<string | undefined>;
  /** The `sub` of every user, in pages. Eventually consistent. */
  players(): AsyncIterable<readonly string[]>;
  /** Deletes a user with every linked sign-in. Succeeds if the user does not exist. */
  remove(username: string): Promise<void>;
}

/** Reads users from the user pool. Access tokens carry no email, so it is looked up when a wallet is opened and for the account page. */
export function createUserDirectory(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
): UserDirectory {
  return { find, endSignIns, sendCodeTo, restoreEmail, usernameOf, players, remove };

  async function find(username: string): Promise<DirectoryUser | undefined> {
    const attributes = await readAttributes(username);
    if (!attributes) return undefined;
    const email = attributes.get('email');
    if (!email) throw new Error('The user pool has no email of this player');
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
