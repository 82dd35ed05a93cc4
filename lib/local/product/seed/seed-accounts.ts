import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { localOperator } from '../../iam/caller';
import type { Functions } from '../../lambda/functions';
import { seedFunction } from './seed-function';

const seedAccounts = z.array(
  z.strictObject({
    email: z.email(),
    password: z.string(),
    groups: z.array(z.string()),
    grants: z.array(z.unknown()),
    /** Application of an affiliate, for the function that receives the accounts. */
    affiliate: z.unknown().optional(),
  }),
);

export type SeedAccount = z.infer<typeof seedAccounts>[number];

/**
 * Reads a file of accounts that exist at every start.
 *
 * @throws Error naming the invalid field
 */
export function readSeedAccounts(json: string): SeedAccount[] {
  const parsed = seedAccounts.safeParse(JSON.parse(json));
  if (parsed.success) return parsed.data;
  throw new Error(`The seed accounts are invalid:\n${z.prettifyError(parsed.error)}`);
}

/** A running host to seed, with the ids of the site's configuration. */
export interface SeedTarget {
  readonly servicesUrl: string;
  readonly userPoolId: string;
  readonly functions: Functions;
  /** Source of the function that receives all accounts, relative to the project. */
  readonly accountsEntry: string;
}

/**
 * Creates missing accounts through the administrative actions of the user pool, and passes all accounts with their
 * `sub` to a function of the template, which must be idempotent.
 *
 * @param beforeFunction  runs once the users exist, before the function
 * @throws Error when the template has no such function
 */
export async function seedAccountsInto(
  target: SeedTarget,
  accounts: readonly SeedAccount[],
  beforeFunction: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { userPoolId, functions, accountsEntry } = target;
  const client = openUserPool(target);
  const known = [];
  for (const { email, password, groups, grants, affiliate } of accounts) {
    const player = await ensureUser(client, { userPoolId, email, password });
    for (const group of groups)
      await client.send(
        new AdminAddUserToGroupCommand({ UserPoolId: userPoolId, Username: email, GroupName: group }),
      );
    known.push({ player, email, grants, ...(affiliate !== undefined && { affiliate }) });
  }
  client.destroy();
  await beforeFunction();
  await seedFunction(functions, accountsEntry, { accounts: known });
}

/**
 * Creates missing users without a password, so that sign-in with them is impossible, and finds the `sub` of all users.
 *
 * @param users.players  addresses of the users to create
 * @param users.all      addresses of all users
 * @returns each `sub` by its address
 */
export async function ensurePlayers(
  target: Pick<SeedTarget, 'servicesUrl' | 'userPoolId'>,
  { all, players }: { readonly all: readonly string[]; readonly players: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { userPoolId } = target;
  const client = openUserPool(target);
  const subs = new Map<string, string>();
  for (const email of players) await createUser(client, { UserPoolId: userPoolId, Username: email });
  for (const email of all) {
    const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email });
    subs.set(email, subOf((await client.send(command)).UserAttributes));
  }
  client.destroy();
  return subs;
}

function openUserPool({ servicesUrl }: Pick<SeedTarget, 'servicesUrl'>): CognitoIdentityProviderClient {
  // The warning concerns deployments from this version of Node and would interrupt the output of the start.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
  return new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: `${servicesUrl}/cognito-idp`,
    credentials: { accessKeyId: localOperator, secretAccessKey: 'local' },
  });
}

/** A user with a password keeps it, as it may have been changed since. */
async function ensureUser(
  client: CognitoIdentityProviderClient,
  { userPoolId, email, password }: { userPoolId: string; email: string; password: string },
): Promise<string> {
  const user = { UserPoolId: userPoolId, Username: email };
  await createUser(client, user);
  const { UserStatus, UserAttributes } = await client.send(new AdminGetUserCommand(user));
  if (UserStatus === 'FORCE_CHANGE_PASSWORD')
    await client.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
  return subOf(UserAttributes);
}

async function createUser(
  client: CognitoIdentityProviderClient,
  user: { UserPoolId: string; Username: string },
): Promise<void> {
  const UserAttributes = [
    { Name: 'email', Value: user.Username },
    { Name: 'email_verified', Value: 'true' },
  ];
  try {
    await client.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS', UserAttributes }));
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
}

function subOf(attributes: readonly AttributeType[] = []): string {
  const sub = attributes.find(({ Name }) => Name === 'sub')?.Value;
  if (sub === undefined) throw new Error('A user in the user pool has no sub.');
  return sub;
}
