import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { analyzeBundles } from './analyze-bundles';
import { permissionsOf } from './permissions';
import { functionOf, idOf, ofType, renderIntrinsics } from './read-template';
import type { SynthesizedStage } from './synthesize-stage';

/**
 * Finds grants that no code uses, from the sources in a function's bundle, or from those of the site.
 *
 * Precision:
 *
 * - Tables: by action and table, and by action and index. An action counts as used where a store of that table, or a
 *   module that it imports, names the command or the part of a transaction. The methods of a store that a function
 *   calls are not derived, so a grant for a method of another function is not found; conditions on attributes or keys
 *   are not checked.
 * - Files: by action and folder. The bundle must contain the command, and one of its sources the name of the folder;
 *   their connection is not derived. Listing counts as used by a reader of objects that may be missing, for which S3
 *   would otherwise answer 403.
 * - Queues: by action and queue, which the function's environment has to name. Streams and queues that Lambda itself
 *   reads: by the mapping.
 * - Users, secrets and mail: by the action alone.
 * - The identity pool: by call and folder, module by module, in all of the site's sources. The page of a module is
 *   not derived.
 */
export interface Grant {
  readonly action: string;
  readonly resource: string;
  /** The line of the permission, with its conditions. */
  readonly line: string;
}

/** Stores by the variable that passes a table's name to a function. `unused-grants.test.ts` proves the list complete. */
export const storesOfTables: Readonly<Record<string, readonly string[]>> = {
  WALLETS_TABLE: ['wallet-store', 'restricted-players', 'play-states', 'player-zones', 'winner-store'],
  LEDGER_TABLE: ['wallet-store', 'ledger-store', 'ledger-history', 'ledger-rows'],
  PLAYERS_TABLE: [
    'wallet-store',
    'player-store',
    'opened-players',
    'mailbox-store',
    'erasure-store',
    'winner-store',
  ],
  PRODUCTS_TABLE: [
    'product-store',
    'random-prize-rules',
    'product-lists',
    'pictured-products',
    'stock-levels',
  ],
  CARTS_TABLE: ['cart-store', 'erasure-store'],
  ORDERS_TABLE: ['order-store', 'order-lists', 'erasure-store'],
  PURCHASES_TABLE: ['purchase-store', 'sandbox-store'],
  METRICS_TABLE: [
    'metric-store',
    'metric-reads',
    'closed-day-store',
    'order-count-store',
    'win-store',
    'alarm-store',
  ],
  DAILIES_TABLE: ['daily-store', 'quest-store', 'erasure-store'],
  NOTICES_TABLE: ['notice-store', 'mail-log-store', 'reminder-store', 'deletion-store', 'erasure-store'],
  FREE_ENTRIES_TABLE: ['free-entry-store', 'mail-in-counts', 'erasure-store'],
  IDENTITY_CHECKS_TABLE: ['identity-check-store', 'erasure-store'],
  TRAITS_TABLE: ['trait-store'],
  AFFILIATES_TABLE: ['affiliate-store', 'click-store', 'commission-store', 'erasure-store', 'postback-store'],
  REFERRALS_TABLE: ['referral-store', 'referral-checks'],
  NOTES_TABLE: ['note-store', 'erasure-store'],
  TICKETS_TABLE: ['ticket-store', 'triage-store', 'erasure-store'],
  AUDIT_TABLE: ['audit-store'],
  APPROVALS_TABLE: ['approval-store'],
  RANDOM_PRIZES_TABLE: ['odds-store', 'draw-store', 'entry-store'],
  DRAW_SEEDS_TABLE: ['draw-seed-store'],
  GIFT_CODES_TABLE: ['gift-code-store'],
};

/** Pattern in a source by which an action counts as used. A transaction is granted by its action on each item. */
const signs: Readonly<Record<string, RegExp>> = {
  'dynamodb:GetItem': /\bnew GetCommand\(|\bgetItem[<(]/,
  'dynamodb:BatchGetItem': /\bnew BatchGetCommand\(/,
  'dynamodb:Query': /\bnew QueryCommand\(/,
  'dynamodb:Scan': /\bnew ScanCommand\(|\bpaginateScan\(/,
  'dynamodb:PutItem': /\bnew PutCommand\(|\bPut: |\b(putNew|putIf|atomicPut)\(/,
  'dynamodb:UpdateItem': /\bnew UpdateCommand\(|\bUpdate: |\b(updateIf|atomicUpdate)\(/,
  'dynamodb:DeleteItem': /\bnew DeleteCommand\(|\bDelete: /,
  'dynamodb:ConditionCheckItem': /\bConditionCheck: /,
  's3:GetObject': /\bnew GetObjectCommand\(/,
  's3:PutObject': /\bnew PutObjectCommand\(|\bcreatePresignedPost\(/,
  's3:DeleteObject': /\bnew DeleteObjectCommand\(/,
  's3:ListBucket': /\bnew ListObjectsV2Command\(|\bNoSuchKey\b/,
  'sqs:SendMessage': /\bnew SendMessage(Batch)?Command\(/,
  'ses:SendEmail': /\bnew SendEmailCommand\(/,
  'secretsmanager:GetSecretValue': /\bsecretsmanager\.GetSecretValue\b/,
};

/** Permissions that Lambda needs to read a stream or a queue for a function. */
const reading = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
  'sqs:ChangeMessageVisibility',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
  'sqs:ReceiveMessage',
];

/** S3 actions of each of Amplify's calls. Pictures are scaled down below the 5 MB from which Amplify uploads in parts. */
const storageCalls: Readonly<Record<string, RegExp>> = {
  's3:GetObject': /\b(getUrl|downloadData|getProperties|copy)\(/,
  's3:PutObject': /\b(uploadData|copy)\(/,
  's3:DeleteObject': /\bremove\(/,
  's3:ListBucket': /\blist\(/,
};

/** Sources of a bundle, by their path in the repository. */
type Sources = ReadonlyMap<string, string>;

/** Permissions of a function's role that nothing in its bundle uses. */
export function unusedByFunction(stage: SynthesizedStage, entry: string): string[] {
  const [id, { Properties }] = functionOf(stage, entry);
  const sources = sourcesOf(entry);
  const environment = JSON.stringify(Properties['Environment'] ?? {});
  const mappings = ofType(stage, 'AWS::Lambda::EventSourceMapping')
    .map(([, mapping]) => mapping.Properties)
    .filter(({ FunctionName }) => idOf(FunctionName) === id);
  return grantsOf(stage, idOf(Properties['Role']))
    .filter(({ action }) => !action.startsWith('logs:'))
    .filter((grant) => !isMapped(grant, mappings) && !isUsed(grant, { sources, environment, Properties }))
    .map(({ line }) => line);
}

/** Permissions of a role of the identity pool that no call of the site uses. */
export function unusedByBrowsers(stage: SynthesizedStage, roleId: string): string[] {
  const modules = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(`web/src/${path}`, 'utf8'))
    .filter((source) => source.includes("'aws-amplify/storage'"));
  return grantsOf(stage, roleId)
    .filter(({ action, resource, line }) => {
      const prefixes = action === 's3:ListBucket' ? prefixesOf(line) : [folderOf(resource)];
      return !modules.some(
        (source) => storageCalls[action]?.test(source) && prefixes.some((prefix) => names(source, prefix)),
      );
    })
    .map(({ line }) => line);
}

function grantsOf(stage: SynthesizedStage, roleId: string): Grant[] {
  return permissionsOf(stage, roleId).map((line) => {
    const [action = '', resource = ''] = line.split(' ').slice(-2);
    return { action, resource, line };
  });
}

/** Permissions for streams and queues that Lambda reads for the function, and for the destination of failed batches. */
function isMapped({ action, resource }: Grant, mappings: readonly Record<string, unknown>[]): boolean {
  if (reading.includes(action))
    return mappings.some(
      ({ EventSourceArn }) =>
        action === 'dynamodb:ListStreams' || renderIntrinsics(EventSourceArn) === resource,
    );
  const places = mappings.map(({ DestinationConfig }) =>
    JSON.stringify(renderIntrinsics(DestinationConfig) ?? ''),
  );
  return action.startsWith('s3:') && places.some((place) => place.includes(resource.replace('/*', '')));
}

interface Surroundings {
  readonly sources: Sources;
  /** The function's environment, as text. */
  readonly environment: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

function isUsed({ action, resource }: Grant, { sources, environment, Properties }: Surroundings): boolean {
  const texts = [...sources.values()];
  const [service = '', operation = ''] = action.split(':');
  if (service === 'dynamodb') return isUsedOnTable(action, resource, { sources, Properties });
  if (service === 'cognito-idp') return texts.some((text) => text.includes(`new ${operation}Command(`));
  if (service === 'appsync') return texts.some((text) => text.includes(resource.split('/').at(-1) ?? ''));
  if (!texts.some((text) => signs[action]?.test(text))) return false;
  if (service === 'sqs') return environment.includes(`"${idOf(resource)}"`);
  if (service !== 's3' || action === 's3:ListBucket') return true;
  return texts.some((text) => names(text, folderOf(resource)));
}

function isUsedOnTable(
  action: string,
  resource: string,
  { sources, Properties }: Pick<Surroundings, 'sources' | 'Properties'>,
): boolean {
  const [table = '', index] = resource.split('/index/');
  const { Variables = {} } = (Properties['Environment'] ?? {}) as { Variables?: Record<string, unknown> };
  const stores = Object.entries(Variables)
    .filter(([name, value]) => name in storesOfTables && idOf(value) === idOf(table))
    .flatMap(([name]) => storesOfTables[name] ?? []);
  const texts = stores.flatMap((store) => withHelpers(pathOfStore(store), sources));
  const asking = texts.filter((text) => signs[action]?.test(text));
  return asking.length > 0 && (index === undefined || texts.some((text) => text.includes(`'${index}'`)));
}

/** Modules that build commands for stores, which `signs` finds where a store calls them. */
const commandBuilders = ['atomic-write.ts', 'conditional-write.ts', 'get-item.ts'];

/** The text of a store in the bundle and of its own imports; other stores are checked separately. */
function withHelpers(store: string, sources: Sources): string[] {
  const text = sources.get(store);
  if (text === undefined) return [];
  const helpers = importsOf(store).filter(
    (path) => isStoreFile(path) && !commandBuilders.includes(basename(path)) && !isStore(path),
  );
  return [text, ...helpers.flatMap((helper) => withHelpers(helper, sources))];
}

/** Paths of all files that call AWS. */
export const storeFiles: readonly string[] = readdirSync('lambdas', { recursive: true, encoding: 'utf8' })
  .map((file) => `lambdas/${file.replaceAll('\\', '/')}`)
  .filter((path) => isStoreFile(path) && /\/[\w-]+\.ts$/.test(path) && !path.endsWith('fixture.ts'));

function isStoreFile(path: string): boolean {
  return /^lambdas\/([\w/-]+\/stores|runtime\/aws)\//.test(path);
}

function pathOfStore(name: string): string {
  const found = storeFiles.find((path) => basename(path, '.ts') === name);
  if (!found) throw new Error(`No store is called ${name}`);
  return found;
}

const allStores = new Set(Object.values(storesOfTables).flat());

function isStore(path: string): boolean {
  // Reads of metrics are a store of their own, and part of the one that writes them.
  return allStores.has(basename(path, '.ts')) && !path.endsWith('/metric-reads.ts');
}

function importsOf(path: string): string[] {
  return analyzeBundles().inputs[path]?.imports.map((imported) => imported.path) ?? [];
}

function sourcesOf(entry: string): Sources {
  const output = Object.values(analyzeBundles().outputs).find(({ entryPoint }) => entryPoint === entry);
  if (!output) throw new Error(`No bundle was made of ${entry}`);
  const inputs = Object.entries(output.inputs)
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && !path.includes('node_modules/'))
    .map(([path]) => path);
  return new Map(inputs.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** The plain text part of a resource's keys: `media/` of `…/media/*`. */
function folderOf(resource: string): string {
  return resource.replace(/^\$\{\w+\.Arn\}\//, '').replace(/(\*|\$\{).*$/, '');
}

function prefixesOf(line: string): string[] {
  const [, listed = ''] = /"s3:prefix":\[([^\]]*)\]/.exec(line) ?? [];
  return listed.split(',').map((prefix) => prefix.replaceAll('"', '').replace(/(\*|\$\{).*$/, ''));
}

/** Whether a source names a folder, or one below it, in a literal. */
function names(source: string, folder: string): boolean {
  return [
    `'${folder}`,
    `\`${folder}`,
    `"${folder}`,
    `^${folder.replaceAll('/', '\\/')}`,
    `'${folder.replace(/\/$/, '')}'`,
  ].some((literal) => source.includes(literal));
}
