import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunction, bundleResolver } from '../../bundling';
import { startHost } from '../host';
import { rebundleOnChange } from '../reload/rebundle';
import { reloadGraphql } from '../reload/reload-graphql';
import { reportFailures } from '../reload/report-failures';
import { reportStackChanges } from '../reload/report-stack-changes';
import { inPlainText } from './error-text';
import { startHistory } from './history/start-history';
import { readOptions, type StartOptions } from './options';
import { readSeedAccounts, seedAccountsInto } from './seed/seed-accounts';
import { seedFunction } from './seed/seed-function';
import { productSite } from './site/product-site';
import { buildLocalSite } from './site/site-build';
import { projectRoot, synthesize } from './synthesis/synthesize';

/** Folders that function bundles are built from. */
const sourceFolders = ['lambdas', 'lib', 'content'];
/** The schema and the sources of resolvers. */
const graphqlFolder = 'graphql';
/** Rules that resolvers include. */
const rulesFolder = 'lib/domain';

export interface RunSettings {
  readonly argv: readonly string[];
  /** File of accounts that exist at every start, relative to the project. */
  readonly seedFile: string;
  /** Source of the function that receives those accounts. */
  readonly accountsEntry: string;
  /** Source that writes the demo history, relative to the project. */
  readonly historyScript: string;
  /**
   * Further data that exists at every start. In this order, as data may refer to earlier data, each function receives
   * the JSON of a file under a name, and must be idempotent.
   */
  readonly seeds: readonly {
    /** Source of the function, relative to the project. */
    readonly entry: string;
    /** Relative to the project. */
    readonly file: string;
    /** Field of the event that holds the data. */
    readonly field: string;
  }[];
}

/** Runs the offline host until it is stopped, and prints a plain message when it cannot start. */
export async function runHost({ argv, ...settings }: RunSettings): Promise<void> {
  const options = readOptions(argv);
  if ('help' in options) return console.log(options.help);
  if ('wrong' in options) return giveUp(options.wrong, 2);
  const stopping = waitForStop();
  try {
    const stop = await Promise.race([start(options, settings), stopping]);
    await stopping;
    console.log('\nStopping…');
    await stop?.();
  } catch (error) {
    const message = inPlainText(error);
    if (message === undefined) throw error;
    giveUp(message, 1);
  }
  process.exit();
}

/** @returns stops the host */
async function start(
  options: StartOptions,
  settings: Omit<RunSettings, 'argv'>,
): Promise<() => Promise<void>> {
  const folder = join(projectRoot, '.local');
  if (options.reset) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const accounts = readSeedAccounts(readJson(settings.seedFile));

  const loadHistory = startHistory(folder, options, settings.historyScript);
  const templateFolder = options.built ? await synthesizeBuilt(folder) : await synthesizeForSources(folder);
  console.log('Starting tables, users, functions, and the site…');
  const { log } = console;
  const host = await startHost({
    templateFolder,
    ports: { site: options.port, services: options.port + 1 },
    stateFolder: options.memory ? null : folder,
    site: productSite,
    built: options.built,
    locateViewer: () => options.viewer,
    log,
  });

  const { functions, graphqlApis } = host;
  const { amplify } = host.config as { amplify: { Auth: { Cognito: { userPoolId: string } } } };
  const { userPoolId } = amplify.Auth.Cognito;
  const target = { ...host, userPoolId, accountsEntry: settings.accountsEntry };
  // The history holds an earlier state of what the functions create: an affiliate, and products with fewer items in stock.
  await seedAccountsInto(target, accounts, () => loadHistory(target));
  for (const { entry, file, field } of settings.seeds)
    await seedFunction(functions, entry, { [field]: readJson(file) });

  const folders = sourceFolders.map((name) => join(projectRoot, name));
  const stopWatching = rebundleOnChange({ functions, folders, bundle: bundleFunction, log });
  reportFailures({ root: projectRoot, functions, bundle: bundleFunction, log });
  const stopReloading = reloadGraphql({
    graphqlApis,
    folder: join(projectRoot, graphqlFolder),
    included: [join(projectRoot, rulesFolder)],
    bundle: bundleResolver,
    log,
  });
  const stopReporting = reportStackChanges({ root: projectRoot, log });

  log(`\nReady: ${host.siteUrl}`);
  for (const { email, password } of accounts) log(`  sign in as ${email} with ${password}`);
  log(`  mail, tables, and invocations: ${host.siteUrl}/_local/\nPress Ctrl-C to stop.`);
  return async () => {
    for (const stop of [stopWatching, stopReloading, stopReporting]) stop();
    await host.close();
  };
}

/** @returns the folder of the template */
async function synthesizeForSources(folder: string): Promise<string> {
  console.log('Synthesizing the stack of stage local…');
  const templateFolder = join(folder, 'cdk.out');
  // Synthesis runs in a process of its own; Vite, the slowest module, loads in parallel.
  await Promise.all([synthesize('local', templateFolder), import('./site/vite-site')]);
  return templateFolder;
}

/** @returns the folder of a template that also publishes the built site */
async function synthesizeBuilt(folder: string): Promise<string> {
  console.log('Building the site and synthesizing the stack of stage local…');
  const siteFolder = join(folder, 'site');
  const templateFolder = join(folder, 'cdk.out-built');
  // The template contains a copy of the build, which its fingerprint does not cover.
  await buildLocalSite(siteFolder, () => rmSync(join(templateFolder, 'fingerprint'), { force: true }));
  process.env['SITE_BUILD'] = siteFolder;
  await synthesize('local', templateFolder);
  return templateFolder;
}

/** @param file  relative to the project */
function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
}

/**
 * Resolves at the first Ctrl-C or SIGTERM; a second one ends the process at once. npm forwards a Ctrl-C that the
 * process already received from the terminal, so a signal within half a second counts as the same one.
 */
function waitForStop(): Promise<undefined> {
  return new Promise((stop) => {
    let stoppingAt: number | undefined;
    const onSignal = () => {
      if (stoppingAt !== undefined && performance.now() - stoppingAt > 500) process.exit(130);
      stoppingAt ??= performance.now();
      stop(undefined);
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}

function giveUp(message: string, exitCode: number): void {
  console.error(message);
  process.exitCode = exitCode;
}
