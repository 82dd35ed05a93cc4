import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
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
 * Reads accounts that exist at every start.
 *
 * @throws Error naming the invalid field
 */
export function readSeedAccounts(json: unknown): SeedAccount[] {
  const parsed = seedAccounts.safeParse(json);
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
 * `sub` to a function of the template, which must be idempotent. An account with a password keeps it, as it may have
 * been changed since.
 *
 * @param beforeFunction  runs once the users exist, before the function
 * @throws Error when the template has no such function
 */
export async function seedAccountsInto(
  target: SeedTarget,
  accounts: readonly SeedAccount[],
  beforeFunction: () => Promise<void> = async () => undefined,
): Promise<void> {
  const client = openUserPool(target);
  const known = [];
  for (const { email, password, groups, grants, affiliate } of accounts) {
    const user = { UserPoolId: target.userPoolId, Username: email };
    await createUser(client, user);
    const { status, player } = await findUser(client, user);
    if (status === 'FORCE_CHANGE_PASSWORD')
      await client.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
    for (const GroupName of groups) await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
    known.push({ player, email, grants, ...(affiliate !== undefined && { affiliate }) });
  }
  client.destroy();
  await beforeFunction();
  await seedFunction(target.functions, target.accountsEntry, { accounts: known });
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
  const client = openUserPool(target);
  const userOf = (email: string) => ({ UserPoolId: target.userPoolId, Username: email });
  const subs = new Map<string, string>();
  for (const email of players) await createUser(client, userOf(email));
  for (const email of all) subs.set(email, (await findUser(client, userOf(email))).player);
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

interface User {
  readonly UserPoolId: string;
  readonly Username: string;
}

async function createUser(client: CognitoIdentityProviderClient, user: User): Promise<void> {
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

async function findUser(client: CognitoIdentityProviderClient, user: User) {
  const { UserStatus: status, UserAttributes = [] } = await client.send(new AdminGetUserCommand(user));
  const player = UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
  if (player === undefined) throw new Error('A user in the user pool has no sub.');
  return { status, player };
}
