import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bundleFunction, bundleResolver } from '../../lib/bundling';
import { startHost } from '../../lib/local/host';
import { openFunctions } from '../../lib/local/lambda/functions';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';
import { rebundleOnChange } from '../../lib/local/reload/rebundle';
import { findSources, reloadGraphql } from '../../lib/local/reload/reload-graphql';
import { reportFailures } from '../../lib/local/reload/report-failures';
import { reportStackChanges } from '../../lib/local/reload/report-stack-changes';
import { type Casino, openCasino } from '../api/casino';
import { freePort } from '../free-port';
import { makeTemporaryFolder } from '../temporary-folder';
import { writeStack } from './fixture-stack';

/** Saves as many editors do: a new file replaces the old one. */
function saveByRename(file: string, text: string): void {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}

/** Time limit for a change to go live. */
const soon = { timeout: 2_000, interval: 20 };

describe('a change below graphql/', () => {
  const project = makeTemporaryFolder();
  const folder = join(project, 'graphql');
  const rules = join(project, 'lib/domain');
  const resolver = 'resolvers/Query.getRewardProduct.ts';
  const schema = 'schema.graphql';
  /** Start of the resolver's response handler. */
  const start = /(export function response\([^{]*\{\n)/;
  const failing = (type: string) => `$1  tell.error('${type}', '${type}');\n`;
  const withUtil = "import { util as tell } from '@aws-appsync/utils';\n";
  const lines: string[] = [];
  let casino: Casino;
  let token: string;
  let stopWatching: () => void;
  beforeAll(async () => {
    for (const part of ['graphql', 'lib/domain', 'package.json'])
      cpSync(join(projectRoot, part), join(project, part), { recursive: true });
    casino = await openCasino();
    token = await casino.signInNewPlayer('developer@jade.test');
    const { graphqlApis } = casino.host;
    stopWatching = reloadGraphql({
      graphqlApis,
      folder,
      included: [rules],
      bundle: bundleResolver,
      log: (line) => lines.push(line),
    });
  });
  afterEach(async () => {
    for (const file of [resolver, schema])
      write(file, readFileSync(join(projectRoot, 'graphql', file), 'utf8'));
    await vi.waitUntil(
      async () => (await product()) === nothing && !(await fields()).includes('weather'),
      soon,
    );
  });
  afterAll(async () => {
    stopWatching();
    await casino.close();
  });
  const source = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => {
    lines.length = 0;
    writeFileSync(join(folder, file), text);
  };
  const callApi = async (query: string) => {
    const { endpoint } = casino.config.amplify.API.GraphQL;
    const headers = { authorization: token, 'content-type': 'application/json' };
    const response = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return response.text();
  };
  const nothing = '{"data":{"getRewardProduct":null}}';
  const fields = () => callApi('{ __type(name: "Query") { fields { name } } }');
  const product = () => callApi('{ getRewardProduct(id: "none") { id } }');
  const untilLogged = (...parts: string[]) =>
    vi.waitUntil(() => parts.every((word) => lines.join('\n').includes(word)), soon);

  it('to a resolver is live within two seconds', async () => {
    const changedAt = performance.now();

    write(resolver, withUtil + source(resolver).replace(start, failing('Live')));
    await vi.waitUntil(async () => (await product()).includes('"errorType":"Live"'), soon);

    console.log(`a resolver is live after ${Math.round(performance.now() - changedAt)} ms`);
    expect(lines).toEqual([`graphql/${resolver} changed and was reloaded.`]);
  });

  it('to a resolver is live after each of two saves by rename and one in place', async () => {
    const original = source(resolver);
    const live = (type: string) =>
      vi.waitUntil(async () => (await product()).includes(`"errorType":"${type}"`), soon);
    const textOf = (type: string) => withUtil + original.replace(start, failing(type));

    saveByRename(join(folder, resolver), textOf('First'));
    await live('First');
    saveByRename(join(folder, resolver), textOf('Second'));
    await live('Second');
    write(resolver, textOf('Third'));
    await live('Third');

    expect(lines).toEqual([`graphql/${resolver} changed and was reloaded.`]);
  });

  it('to a rule of the domain that resolvers include is live', async () => {
    const rule = join(rules, 'rewards/listing.ts');
    const text = readFileSync(rule, 'utf8');
    lines.length = 0;

    writeFileSync(rule, text.replace("listing = 'products'", "listing = 'prizes'"));

    await untilLogged('graphql/functions/create-product.ts', 'graphql/functions/write-product.ts');
    writeFileSync(rule, text);
    await vi.waitUntil(() => lines.length === 2, soon);
  });

  it('to the schema is live within two seconds', async () => {
    const changedAt = performance.now();

    write(schema, source(schema).replace('type Query {', 'type Query {\n  weather: String'));
    await vi.waitUntil(async () => (await fields()).includes('"weather"'), soon);

    console.log(`a schema is live after ${Math.round(performance.now() - changedAt)} ms`);
  });

  it('that does not build is reported with file and line, and is live once repaired', async () => {
    const original = source(resolver);
    const line = original.slice(0, original.search(start)).split('\n').length + 1;

    write(resolver, original.replace(start, '$1  (;\n'));
    await untilLogged(`graphql/${resolver} does not build`, `${resolver}:${line}:4: Unexpected ";"`);
    const whileBroken = await product();
    write(resolver, withUtil + original.replace(start, failing('Repaired')));

    await vi.waitUntil(async () => (await product()).includes('"errorType":"Repaired"'), soon);
    expect(whileBroken).toBe(nothing);
  });

  it.each([
    [resolver, start, '$1  for (;;) {}\n', 'APPSYNC_JS has no'],
    [schema, 'getRewardProduct(', 'getPrize(', 'the schema has no such field'],
  ])('that AppSync would refuse is reported and not applied: %s', async (file, from, to, message) => {
    write(file, source(file).replace(from, to));

    await untilLogged(`graphql/${file}: AppSync would refuse it`, message);
    expect(await product()).toBe(nothing);
  });

  it('is detected for every resolver, function and schema of the template', async () => {
    const texts = casino.host.graphqlApis.texts();

    const sources = findSources(texts, folder, bundleResolver);

    expect(texts.filter(({ logicalId }) => !sources.has(logicalId))).toEqual([]);
  });
});

describe('a change below lambdas/', () => {
  const setup = async (code: string) => {
    const sources = makeTemporaryFolder();
    const entry = join(sources, 'handler.ts');
    const write = (text: string) => writeFileSync(entry, text);
    write(code);
    const assets = join(makeTemporaryFolder(), 'asset');
    bundleFunction(entry, assets);
    const functions = openFunctions(() => new Date());
    functions.define({
      logicalId: 'Changing',
      arn: 'arn:changing',
      entry,
      timeoutMs: 5_000,
      environment: {},
      boot: {
        taskRoot: assets,
        handler: 'index.handler',
        functionName: 'Changing',
        functionArn: 'arn:changing',
        memoryMegabytes: 128,
      },
    });
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    reportFailures({ root: projectRoot, functions, bundle: bundleFunction, log });
    const stop = rebundleOnChange({ functions, folders: [sources], bundle: bundleFunction, log });
    onTestFinished(async () => {
      stop();
      await functions.close();
    });
    const answer = () => functions.run('Changing', {});
    const answers = (text: string) =>
      vi.waitUntil(async () => JSON.stringify(await answer()).includes(text), soon);
    return { lines, sources, entry, write, answer, answers };
  };
  const answering = (text: string) => `export const handler = async () => '${text}';`;

  it('is live within two seconds', async () => {
    const { write, answer } = await setup(answering('old'));
    const changedAt = performance.now();

    write(answering('new'));
    await vi.waitUntil(async () => JSON.stringify(await answer()).includes('new'), soon);

    console.log(`a function is live after ${Math.round(performance.now() - changedAt)} ms`);
  });

  it('is live after each of two saves by rename and one in place', async () => {
    const { entry, write, answers } = await setup(answering('old'));

    saveByRename(entry, answering('first'));
    await answers('first');
    saveByRename(entry, answering('second'));
    await answers('second');
    write(answering('third'));

    await answers('third');
  });

  it('is live in a new folder, and in one that was removed and recreated', async () => {
    const { sources, write, answers } = await setup(answering('old'));
    const folder = join(sources, 'parts', 'deep');
    const part = (text: string) => {
      mkdirSync(folder, { recursive: true });
      saveByRename(join(folder, 'part.ts'), `export const part = '${text}';`);
    };
    part('first');
    write("import { part } from './parts/deep/part';\nexport const handler = async () => part;");
    await answers('first');

    part('second');
    await answers('second');
    rmSync(join(sources, 'parts'), { recursive: true });
    part('third');
    await answers('third');
    part('fourth');

    await answers('fourth');
  });

  it('that does not build keeps the old code, and is live once repaired', async () => {
    const { lines, write, answer } = await setup(answering('old'));

    write('export const handler = async () => {\n  return (;\n};');
    await vi.waitUntil(() => lines.length > 0, soon);
    const whileBroken = await answer();
    write(answering('repaired'));
    await vi.waitUntil(async () => JSON.stringify(await answer()).includes('repaired'), soon);

    expect(lines[0]).toMatch(/handler\.ts:2:11: Unexpected ";"/);
    expect(whileBroken).toEqual({ payload: '"old"' });
  });

  it.each([
    ['while it loads', "throw new Error('of mine');"],
    ['when it is called', "const fail = () => { throw new Error('of mine'); };\n\nfail();"],
  ])('that fails %s is reported with file and line, and is live once repaired', async (_when, failing) => {
    const { lines, write, answer } = await setup(answering('old'));
    const inCall = failing.includes('fail()');

    write(
      inCall
        ? `\nexport const handler = async () => {\n  ${failing}\n};`
        : `const first: number = 1;\n\n${failing}\nexport const handler = () => first;`,
    );
    await vi.waitUntil(async () => JSON.stringify(await answer()).includes('of mine'), soon);
    write(answering('repaired'));

    await vi.waitUntil(async () => JSON.stringify(await answer()).includes('repaired'), soon);
    expect(lines.filter((line) => line.includes('failed'))).toEqual([
      expect.stringMatching(/ failed at .*handler\.ts:3: Error: of mine$/),
    ]);
  });

  it('that imports another source lazily is live, and its failure is reported with file and line', async () => {
    const { lines, sources, write, answers } = await setup(answering('old'));
    const part = (text: string) =>
      writeFileSync(join(sources, 'part.ts'), `export const part = () => {\n  ${text}\n};`);
    part("return 'lazy';");
    write("export const handler = async () => (await import('./part')).part();");
    await answers('lazy');

    part("throw new Error('of the part');");
    await answers('of the part');

    expect(lines.filter((line) => line.includes('failed'))).toEqual([
      expect.stringMatching(/ failed at .*part\.ts:2: Error: of the part$/),
    ]);
  });
});

describe('a change of the stack', () => {
  const setup = () => {
    const root = makeTemporaryFolder();
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      saveByRename(join(root, path), text);
    };
    for (const path of ['cdk.json', 'lib/stage.ts', 'lib/domain/order.ts', 'lib/constructs/api/routes.ts'])
      write(path, 'old');
    const lines: string[] = [];
    onTestFinished(reportStackChanges({ root, log: (line) => lines.push(line) }));
    return { write, lines };
  };

  it.each(['cdk.json', 'lib/stage.ts', 'lib/constructs/api/routes.ts', 'lib/constructs/new.ts'])(
    'of %s is reported, since it needs a restart',
    async (path) => {
      const { write, lines } = setup();

      write(path, 'new');
      await vi.waitUntil(() => lines.length > 0, soon);

      expect(lines).toEqual([`${path} changed; restart to apply.`]);
    },
  );

  it('is not reported for sources of functions, tests and other files of the project', async () => {
    const { write, lines } = setup();

    for (const path of ['knip.ts', 'lib/constructs/README.md', 'lib/stage.test.ts', 'lib/domain/order.ts'])
      write(path, 'new');
    write('cdk.json', 'new');
    await vi.waitUntil(() => lines.length > 0, soon);

    expect(lines).toEqual(['cdk.json changed; restart to apply.']);
  });
});

describe('ten consecutive starts', () => {
  it('leave neither temporary files nor a growing state', async () => {
    const state = makeTemporaryFolder();
    const temporary = makeTemporaryFolder();
    const sources = makeTemporaryFolder();
    const templateFolder = writeStack(
      {
        Table: {
          Type: 'AWS::DynamoDB::Table',
          Properties: {
            KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
            AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
            BillingMode: 'PAY_PER_REQUEST',
          },
        },
        Bucket: { Type: 'AWS::S3::Bucket' },
        Queue: { Type: 'AWS::SQS::Queue' },
      },
      { Echo: { code: 'exports.handler = async (event) => event;' } },
    );
    vi.stubEnv('TMPDIR', temporary);
    const sizes: number[] = [];

    for (let start = 0; start < 10; start += 1) {
      const ports = { site: null, services: 0 };
      const host = await startHost({ templateFolder, ports, stateFolder: state, log: () => undefined });
      const folders = [sources];
      const stop = rebundleOnChange({
        functions: host.functions,
        folders,
        bundle: bundleFunction,
        log: () => 0,
      });
      await host.functions.invoke('Echo', {});
      stop();
      await host.close();
      sizes.push(bytesIn(state));
    }

    expect(readdirSync(temporary)).toEqual([]);
    expect(sizes.at(-1)).toBeLessThanOrEqual((sizes[2] ?? 0) + 2_000);
    vi.unstubAllEnvs();
  });
});

/** Running processes of a process group, without zombies. */
function processesOf(group: number | undefined): string[] {
  return execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid, state = '']) => Number(pgid) === group && !state.startsWith('Z'))
    .map((parts) => parts.join(' '));
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

describe('a start of the whole product', () => {
  it('connects only to this machine, and leaves no process and no temporary file behind', async () => {
    const temporary = makeTemporaryFolder();
    const offline = join(makeTemporaryFolder(), 'offline.mjs');
    writeFileSync(offline, refuseNetwork);
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'bin/local.ts', '--memory', '--empty', '--port', String(await freePort())],
      {
        cwd: projectRoot,
        detached: true,
        env: { ...process.env, NODE_OPTIONS: `--import=${offline}`, TMPDIR: temporary },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(child, 'close');
    await vi.waitUntil(() => output.includes('Ready:') || child.exitCode !== null, { timeout: 60_000 });

    child.kill('SIGINT');
    const [code] = (await ended) as [number];

    expect(output).toContain('Ready:');
    expect(output).not.toContain('reaches out');
    expect(code).toBe(0);
    await vi.waitUntil(() => processesOf(child.pid).length === 0, soon);
    // The cache of tsx stays for later starts of any project.
    expect(readdirSync(temporary).filter((name) => !name.startsWith('tsx-'))).toEqual([]);
  });

  it('on an old Node names the required version', () => {
    const old = `data:text/javascript,${encodeURIComponent(
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });",
    )}`;

    const { status, stderr } = spawnSync(process.execPath, ['--import', old, 'bin/run.mjs', 'bin/local.ts'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });

    expect(stderr).toContain('This project needs Node 20.19 or newer');
    expect(status).toBe(1);
  });

  it('refuses to install packages into a linked folder, which another checkout uses', () => {
    const root = makeTemporaryFolder();
    const shared = makeTemporaryFolder();
    const bin = makeTemporaryFolder();
    mkdirSync(join(root, 'bin'));
    cpSync(join(projectRoot, 'bin/run.mjs'), join(root, 'bin/run.mjs'));
    writeFileSync(join(root, 'package-lock.json'), '{}');
    writeFileSync(join(shared, 'package.json'), '{}');
    symlinkSync(shared, join(root, 'node_modules'));
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });

    const { status, stderr, stdout } = spawnSync(process.execPath, ['bin/run.mjs', 'entry.ts'], {
      cwd: root,
      env: { ...process.env, PATH: bin },
      encoding: 'utf8',
    });

    expect(stderr).toMatch(/node_modules is a link to .+ Run `npm start` in the checkout/);
    expect(stdout).toBe('');
    expect(status).toBe(1);
    expect(readdirSync(shared)).toEqual(['package.json']);
  });
});

/** Loaded first: refuses and logs connections to other machines and look-ups of their addresses. */
const refuseNetwork = `
  import dns from 'node:dns';
  import net from 'node:net';
  import { syncBuiltinESMExports } from 'node:module';
  const isHere = (host) => host === undefined || /^(localhost|127\\.|::1$)/.test(host);
  const refuse = (host) => {
    console.error(host + ': somebody reaches out');
    throw new Error('There is no network.');
  };
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...given) {
    const [options] = Array.isArray(given[0]) ? given[0] : given;
    const host = typeof options === 'object' ? options.host : given[1];
    if (typeof host === 'string' && !isHere(host)) refuse(host);
    return connect.apply(this, given);
  };
  const { lookup } = dns;
  dns.lookup = (host, ...rest) => (isHere(host) ? lookup(host, ...rest) : refuse(host));
  syncBuiltinESMExports();
`;
