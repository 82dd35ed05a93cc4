import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundleEveryFunction } from '../../lib/bundling';
import { makeTemporaryFolder } from '../temporary-folder';
import { permissionsOf } from './permissions';
import { functionOf, idOf, ofType, worded } from './read-template';
import type { SynthesizedStage } from './synthesize-stage';

/**
 * Finds grants that no code uses, from the sources that esbuild put into a function's bundle, or from those of the site.
 *
 * How fine it looks:
 *
 * - Tables: by action and table, and by action and index. An action counts as used where a store of that table, or a module that it
 *   imports, names the command or the part of a transaction. Which of a store's methods the function calls is not derived, so a grant
 *   for a method that another function alone calls is not found; nor are conditions on attributes or keys looked at.
 * - Files: by action and folder. A command has to be in the bundle, and the folder's name in a source of it; that the one is used in the
 *   other is not derived. Listing counts as used by whoever reads objects that may be missing, which S3 would call forbidden otherwise.
 * - Queues: by action and queue, which the function has to be told of. Streams and queues that Lambda itself reads: by the mapping.
 * - Users, secrets and mail: by the action alone.
 * - The identity pool: by call and folder, module by module, in all of the site's sources. Whose page a module is on is not derived.
 */
export interface Grant {
  readonly action: string;
  readonly resource: string;
  /** As the template has it, with its conditions. */
  readonly line: string;
}

/** Which stores keep what in a table, by the variable that tells a function its name. `unused-grants.test.ts` proves it complete. */
export const storesOfTables: Readonly<Record<string, readonly string[]>> = {
  WALLETS_TABLE: ['wallet-store', 'play-states', 'player-zones'],
  LEDGER_TABLE: ['wallet-store', 'ledger-store', 'ledger-history', 'ledger-rows'],
  PLAYERS_TABLE: ['wallet-store', 'player-store', 'mailbox-store', 'erasure-store'],
  PRODUCTS_TABLE: ['product-store', 'random-prize-rules', 'product-lists', 'pictured-products'],
  CARTS_TABLE: ['cart-store', 'erasure-store'],
  RESERVATIONS_TABLE: ['reservation-store', 'erasure-store'],
  ORDERS_TABLE: ['order-store', 'erasure-store'],
  PURCHASES_TABLE: ['purchase-store', 'sandbox-store'],
  METRICS_TABLE: ['metric-store', 'metric-reads', 'order-count-store'],
  DAILIES_TABLE: ['daily-store', 'quest-store', 'erasure-store'],
  NOTICES_TABLE: ['notice-store', 'mail-log-store', 'reminder-store', 'deletion-store', 'erasure-store'],
  FREE_ENTRIES_TABLE: ['free-entry-store', 'erasure-store'],
  IDENTITY_CHECKS_TABLE: ['identity-check-store', 'erasure-store'],
  TRAITS_TABLE: ['trait-store'],
  AFFILIATES_TABLE: ['affiliate-store', 'click-store', 'commission-store', 'erasure-store'],
  REFERRALS_TABLE: ['referral-store', 'referral-checks'],
  TICKETS_TABLE: ['ticket-store', 'erasure-store'],
  AUDIT_TABLE: ['audit-store'],
  APPROVALS_TABLE: ['approval-store'],
  RANDOM_PRIZES_TABLE: ['odds-store', 'draw-store', 'entry-store'],
  DRAW_SEEDS_TABLE: ['draw-seed-store'],
  GIFT_CODES_TABLE: ['gift-code-store'],
};

/** What a source has to say for an action to count as used. A transaction is granted by what it does to each item. */
const signs: Readonly<Record<string, RegExp>> = {
  'dynamodb:GetItem': /\bnew GetCommand\(/,
  'dynamodb:BatchGetItem': /\bnew BatchGetCommand\(/,
  'dynamodb:Query': /\bnew QueryCommand\(/,
  'dynamodb:Scan': /\bnew ScanCommand\(|\bpaginateScan\(/,
  'dynamodb:PutItem': /\bnew PutCommand\(|\bPut: |\bputNew\(/,
  'dynamodb:UpdateItem': /\bnew UpdateCommand\(|\bUpdate: /,
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

/** What Lambda asks for to hand a function what a stream or a queue holds. */
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

/** What each of Amplify's calls asks S3 for. Pictures are drawn small: none comes to the 5 MB from which it uploads in parts. */
const storageCalls: Readonly<Record<string, RegExp>> = {
  's3:GetObject': /\b(getUrl|downloadData|getProperties|copy)\(/,
  's3:PutObject': /\b(uploadData|copy)\(/,
  's3:DeleteObject': /\bremove\(/,
  's3:ListBucket': /\blist\(/,
};

/** Sources of a bundle, by their path in the repository. */
type Sources = ReadonlyMap<string, string>;

let metafile: Metafile | undefined;

/** Bundles all functions once a process. */
export function bundles(): Metafile {
  metafile ??= bundleEveryFunction(makeTemporaryFolder());
  return metafile;
}

/** What the role of a function allows and nothing in its bundle uses. */
export function unusedByFunction(stage: SynthesizedStage, entry: string): string[] {
  const [id, { Properties }] = functionOf(stage, entry);
  const sources = sourcesOf(entry);
  const told = JSON.stringify(Properties['Environment'] ?? {});
  const mappings = ofType(stage, 'AWS::Lambda::EventSourceMapping')
    .map(([, mapping]) => mapping.Properties)
    .filter(({ FunctionName }) => idOf(FunctionName) === id);
  return grantsOf(stage, idOf(Properties['Role']))
    .filter(({ action }) => !action.startsWith('logs:'))
    .filter((grant) => !isMapped(grant, mappings) && !isUsed(grant, { sources, told, Properties }))
    .map(({ line }) => line);
}

/** What a role of the identity pool allows and no call of the site uses. */
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

/** Of streams and queues that Lambda reads for the function, and of where it leaves what no retry helped. */
function isMapped({ action, resource }: Grant, mappings: readonly Record<string, unknown>[]): boolean {
  if (reading.includes(action))
    return mappings.some(
      ({ EventSourceArn }) => action === 'dynamodb:ListStreams' || worded(EventSourceArn) === resource,
    );
  const places = mappings.map(({ DestinationConfig }) => JSON.stringify(worded(DestinationConfig) ?? ''));
  return action.startsWith('s3:') && places.some((place) => place.includes(resource.replace('/*', '')));
}

interface Surroundings {
  readonly sources: Sources;
  /** The function's environment, as text. */
  readonly told: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

function isUsed({ action, resource }: Grant, { sources, told, Properties }: Surroundings): boolean {
  const texts = [...sources.values()];
  const [service = '', operation = ''] = action.split(':');
  if (service === 'dynamodb') return isUsedOnTable(action, resource, { sources, Properties });
  if (service === 'cognito-idp') return texts.some((text) => text.includes(`new ${operation}Command(`));
  if (service === 'appsync') return texts.some((text) => text.includes(resource.split('/').at(-1) ?? ''));
  if (!texts.some((text) => signs[action]?.test(text))) return false;
  if (service === 'sqs') return told.includes(`"${idOf(resource)}"`);
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

/** The text of a store in the bundle and of what it imports for itself; other stores speak for themselves. */
function withHelpers(store: string, sources: Sources): string[] {
  const text = sources.get(store);
  if (text === undefined) return [];
  const helpers = importsOf(store).filter(
    (path) => isStoreFile(path) && !path.endsWith('/atomic-write.ts') && !isStore(path),
  );
  return [text, ...helpers.flatMap((helper) => withHelpers(helper, sources))];
}

/** Every file that talks to AWS, as a path. */
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
  return bundles().inputs[path]?.imports.map((imported) => imported.path) ?? [];
}

function sourcesOf(entry: string): Sources {
  const output = Object.values(bundles().outputs).find(({ entryPoint }) => entryPoint === entry);
  if (!output) throw new Error(`No bundle was made of ${entry}`);
  const inputs = Object.entries(output.inputs)
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && !path.includes('node_modules/'))
    .map(([path]) => path);
  return new Map(inputs.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** The part of a resource's keys that is plain text: `media/` of `…/media/*`. */
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
