import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { recentSignInMinutes } from '#domain/player/recent-sign-in';
import { traitKeptDays } from '#domain/player/shared-trait';
import { analyzeBundles } from './analyze-bundles';
import { permissionsOf } from './permissions';
import { functionOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import { domain, type SynthesizedStage, synthesizeStage } from './synthesize-stage';

const page = readFileSync('lib/security-policies.md', 'utf8');

let stages: Readonly<Record<'dev' | 'staging' | 'prod', SynthesizedStage>>;
let prod: SynthesizedStage;
beforeAll(() => {
  stages = {
    dev: synthesizeStage('dev'),
    staging: synthesizeStage('staging'),
    prod: synthesizeStage('prod'),
  };
  ({ prod } = stages);
});

/** The rows of the only table of the page with these headings, without the headings and backticks. */
function tableOf(...headings: readonly string[]): string[][] {
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const lines = page.split('\n');
  const heads = lines.flatMap((line, index) =>
    line.startsWith('|') && cellsOf(line).join() === headings.join() ? [index] : [],
  );
  expect(heads, headings.join()).toHaveLength(1);
  const rows = lines.slice((heads[0] ?? 0) + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map((line) => cellsOf(line).map((cell) => cell.replaceAll('`', '')));
}

const listed = (cell = '') => (cell === '–' ? [] : cell.split(', '));

/** The project's sources in functions, by path, without packages. */
function functionSources(): Map<string, string> {
  const own = Object.keys(analyzeBundles().inputs).filter((path) => !path.includes('node_modules/'));
  return new Map(own.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Sources of the site and of its frames. */
function browserSources(): Map<string, string> {
  const below = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) =>
          /\.(tsx?|js)$/.test(path) && !/\.test\.tsx?$|-fixture\.ts$|^workshop|\bbehaviors\b/.test(path),
      )
      .map((path) => `${folder}/${path}`);
  const paths = ['web/src', 'web/frame-games', 'web/unity-frame/src', 'web/offline', 'web/public'].flatMap(
    below,
  );
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

describe('the sessions on the page', () => {
  it('have the lifetimes of the template and of the domain', () => {
    const [, { Properties }] = onlyOfType(prod, 'AWS::Cognito::UserPoolClient');
    const { RetryGracePeriodSeconds } = Properties['RefreshTokenRotation'] as Record<string, number>;

    const values = Object.fromEntries(
      tableOf('setting', 'value', 'reason').map(([name, value]) => [name, value]),
    );
    expect(values).toEqual({
      'access token': `${String(Properties['AccessTokenValidity'])} minutes`,
      'ID token': `${String(Properties['IdTokenValidity'])} minutes`,
      'refresh token, and so a session': `${Number(Properties['RefreshTokenValidity']) / 24 / 60} days`,
      'grace of a rotated refresh token': `${RetryGracePeriodSeconds} seconds`,
      'recent sign-in, where it is needed': `${recentSignInMinutes} minutes`,
    });
  });
});

describe('the defenses against guessing on the page', () => {
  it('have the limits of the firewall and of the password policy', () => {
    const guarded = synthesizeStage('dev', { settings: { domain, firewall: {} } });
    const rates = Object.fromEntries(
      ofType(guarded, 'AWS::WAFv2::WebACL')
        .flatMap(([, { Properties }]) => Properties['Rules'] as { Name: string; Statement: object }[])
        .map(({ Name, Statement }) => [Name, rateOf(Statement)]),
    );
    const [, pool] = onlyOfType(prod, 'AWS::Cognito::UserPool');
    const { PasswordPolicy } = pool.Properties['Policies'] as { PasswordPolicy: { MinimumLength: number } };
    const [, client] = onlyOfType(prod, 'AWS::Cognito::UserPoolClient');

    const limits = Object.fromEntries(
      tableOf('defense', 'by', 'limit').map(([name, , limit]) => [name, limit]),
    );
    expect(limits).toMatchObject({
      'requests of one network address to the services': rates['RequestsPerAddress'],
      'codes requested from one network address': rates['CodesPerAddress'],
      'length of a password': `${PasswordPolicy.MinimumLength} characters`,
    });
    expect(client.Properties['PreventUserExistenceErrors']).toBe('ENABLED');
  });

  function rateOf(statement: object): string {
    const { Limit, EvaluationWindowSec } = (
      statement as { RateBasedStatement: { Limit: number; EvaluationWindowSec: number } }
    ).RateBasedStatement;
    return `${Limit.toLocaleString('en-US')} in ${EvaluationWindowSec === 300 ? 'five minutes' : `${EvaluationWindowSec} seconds`}`;
  }
});

describe('the classes of data on the page', () => {
  const classes = () => tableOf('class', 'what', 'tables', 'buckets', 'queues');
  const namesOf = (type: string, prefix = '') =>
    ofType(prod, type)
      .map(([id]) => id.replace(/[0-9A-F]{8}$/, '').slice(prefix.length))
      .filter((name) => !name.endsWith('SetAside'))
      .sort();

  it('contain each table, bucket and queue once', () => {
    const columnOf = (index: number) =>
      classes()
        .flatMap((row) => listed(row[index]))
        .sort();

    expect(columnOf(2)).toEqual(namesOf('AWS::DynamoDB::Table', 'Tables'));
    expect(columnOf(3)).toEqual(namesOf('AWS::S3::Bucket').map((name) => name.replace(/Bucket$/, '')));
    expect(columnOf(4)).toEqual(namesOf('AWS::SQS::Queue').map((name) => name.replace(/Queue$/, '')));
  });

  it('are all encrypted at rest', () => {
    for (const [id, { Properties }] of ofType(prod, 'AWS::DynamoDB::Table'))
      expect(Properties['SSESpecification'], id).toEqual({ SSEEnabled: true });
    for (const [id, { Properties }] of ofType(prod, 'AWS::S3::Bucket'))
      expect(JSON.stringify(Properties['BucketEncryption']), id).toContain('AES256');
    for (const [id, { Properties }] of ofType(prod, 'AWS::SQS::Queue'))
      expect(Properties['SqsManagedSseEnabled'], id).toBe(true);
  });

  it('have the retention of the page: personal tables are erased with the account, or expire', () => {
    const [, remover] = functionOf(prod, 'lambdas/functions/schedule-account-deletion/handler.ts');
    const reached = JSON.stringify(remover.Properties['Environment']);
    const expiring = ofType(prod, 'AWS::DynamoDB::Table')
      .filter(([, { Properties }]) => Properties['TimeToLiveSpecification'])
      .map(([id]) => id);
    const personal = listed(classes().find(([name]) => name === 'personal')?.[2]);

    const idOfTable = (name: string) => onlyOfType(prod, 'AWS::DynamoDB::Table', `Tables${name}`)[0];
    const keptTables = personal.filter((name) => !reached.includes(idOfTable(name)));
    expect(personal).toContain('Players');
    expect(keptTables).toEqual(['Traits']);
    expect(expiring).toContain(idOfTable('Traits'));
    expect(Math.max(...Object.values(traitKeptDays))).toBe(2 * 365);
    for (const construct of ['AccessLogsBucket', 'StreamsFailures']) {
      const [, { Properties }] = onlyOfType(prod, 'AWS::S3::Bucket', construct);
      expect(Properties['LifecycleConfiguration']).toMatchObject({ Rules: [{ ExpirationInDays: 90 }] });
    }
  });
});

describe('the cryptography on the page', () => {
  const inventory = () => tableOf('call', 'for', 'key', 'sources');

  it('lists imports of functions from node:crypto with each algorithm, and each source that uses a key', () => {
    const used = new Map<string, string[]>();
    for (const [path, text] of functionSources())
      for (const name of importedFrom('node:crypto', text))
        for (const call of callsOf(name, text, path)) used.set(call, [...(used.get(call) ?? []), path]);

    const rows = inventory().filter(([call = '']) => !call.startsWith('crypto.'));
    expect(rows.map(([call]) => call).sort()).toEqual([...used.keys()].sort());
    for (const [call = '', , , sources] of rows.filter((row) => row[3] !== '–'))
      expect({ call, sources: listed(sources) }).toEqual({ call, sources: used.get(call)?.sort() });
  });

  it('lists calls of pages to the browser’s crypto, and each source that hashes or signs', () => {
    const used = new Map<string, string[]>();
    for (const [path, text] of browserSources())
      for (const [, call = '', algorithm] of text.matchAll(
        /\b(crypto\.(?:subtle\.)?\w+)\((?:'raw'|'([\w-]+)')?/g,
      )) {
        const name = algorithm === undefined ? call : `${call}('${algorithm}')`;
        used.set(name, [...new Set([...(used.get(name) ?? []), path])]);
      }

    const rows = inventory().filter(([call = '']) => call.startsWith('crypto.'));
    expect(rows.map(([call]) => call).sort()).toEqual([...used.keys()].sort());
    for (const [call = '', , , sources] of rows.filter((row) => row[3] !== '–'))
      expect({ call, sources: listed(sources) }).toEqual({ call, sources: used.get(call)?.sort() });
  });

  function importedFrom(module: string, text: string): string[] {
    const [, names = ''] = new RegExp(`import \\{([^}]+)\\} from '${module}'`).exec(text) ?? [];
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
  }

  /** The name with the algorithm of each call; a constant of the same file may name it. */
  function callsOf(name: string, text: string, path: string): string[] {
    if (!/^(createHash|createHmac|createCipheriv|createDecipheriv|hkdfSync)$/.test(name)) return [name];
    const algorithms = [...text.matchAll(new RegExp(`\\b${name}\\(([^,)]+)`, 'g'))].map(([, first = '']) => {
      const constant = new RegExp(`const ${first.trim()} = ('[^']+');`).exec(text)?.[1];
      return /^'[^']+'$/.test(first.trim()) ? first.trim() : constant;
    });
    expect(algorithms, `${name} in ${path}`).not.toContain(undefined);
    expect(algorithms.length, `${name} in ${path}`).toBeGreaterThan(0);
    return [...new Set(algorithms)].map((algorithm) => `${name}(${algorithm})`);
  }
});

describe('the keys on the page', () => {
  const keys = () => tableOf('key', 'made by', 'lies in', 'protects', 'another key', 'if it leaks');
  const placesOf = () => keys().map((row) => row[2] ?? '');

  it('are the secrets of the template, of the settings, and of stores', () => {
    const secrets = ofType(prod, 'AWS::SecretsManager::Secret').map(([id]) => id.replace(/[0-9A-F]{8}$/, ''));
    const stores = [...functionSources()]
      .filter(
        ([path, text]) =>
          /\/stores\/|\/runtime\/aws\//.test(path) && /createStageKey\(client|randomBytes\(/.test(text),
      )
      .map(([path]) => path)
      .filter((path) => path !== 'lambdas/runtime/aws/stage-key.ts');

    expect(
      placesOf()
        .filter((place) => place.startsWith('secret '))
        .sort(),
    ).toEqual(secrets.map((id) => `secret ${id}`).sort());
    expect(
      placesOf()
        .filter((place) => place.startsWith('lambdas/'))
        .sort(),
    ).toEqual(stores.sort());
    expect(
      placesOf()
        .filter((place) => place.startsWith('secretName '))
        .sort(),
    ).toEqual(['secretName of payments', 'secretName of signIn']);
  });
});

describe('the logs on the page', () => {
  const logs = () => tableOf('log', 'lines', 'kept in', 'days in dev, staging, prod', 'read for');

  it('are all logs of the template, each with the retention of the page', () => {
    const daysOf = (stage: SynthesizedStage) =>
      Object.fromEntries([
        ...ofType(stage, 'AWS::Logs::LogGroup').map(([id, { Properties }]) => [
          id.replace(/[0-9A-F]{8}$/, ''),
          Properties['RetentionInDays'],
        ]),
        ...ofType(stage, 'AWS::S3::Bucket')
          .filter(([id]) => id.startsWith('AccessLogs'))
          .map(([, { Properties }]) => [
            'AccessLogs',
            (Properties['LifecycleConfiguration'] as { Rules: { ExpirationInDays: number }[] }).Rules[0]
              ?.ExpirationInDays,
          ]),
      ]) as Record<string, number>;
    const dev = daysOf(stages.dev);
    const staging = daysOf(stages.staging);
    const inProd = daysOf(stages.prod);

    const written = logs().flatMap(([, , place = '', days]) => (place in inProd ? [[place, days]] : []));
    expect(Object.fromEntries(written)).toEqual(
      Object.fromEntries(
        Object.keys(inProd).map((name) => [name, [dev[name], staging[name], inProd[name]].join(', ')]),
      ),
    );
    const audits = ofType(prod, 'AWS::DynamoDB::Table').filter(([id]) => id.startsWith('TablesAudit'));
    expect(audits).toHaveLength(1);
    expect(audits[0]?.[1].Properties).not.toHaveProperty('TimeToLiveSpecification');
  });

  it('are read by no role of the product', () => {
    const [bucketId] = onlyOfType(prod, 'AWS::S3::Bucket', 'AccessLogsBucket');
    const readers = ofType(prod, 'AWS::IAM::Role').flatMap(([id]) =>
      permissionsOf(prod, id).filter(
        (line) =>
          /\blogs:(Get|Filter|Start|\*)/.test(line) ||
          (/\bs3:(Get|List|\*)/.test(line) && line.includes(`\${${bucketId}.Arn}`)),
      ),
    );

    expect(readers).toEqual([]);
  });
});

describe('the outbound requests on the page', () => {
  const destinations = () => tableOf('address', 'client', 'for');
  /** Packages that provide network access to others: clients on the page use them, or nothing calls them. */
  const transports = ['@smithy/core', '@smithy/node-http-handler', 'aws4fetch', 'hono'];
  /** It sends the requests of the modules that import it. */
  const signedPost = 'lambdas/runtime/aws/signed-post.ts';
  /** It classifies addresses by `node:net`, and connects to none. */
  const classifier = 'lambdas/affiliates/postbacks/public-address.ts';

  it('are all that the bundles of functions can send', () => {
    const callers = new Set<string>();
    for (const [path, { imports }] of Object.entries(analyzeBundles().inputs)) {
      const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
      const isOpen = imports.some(({ path: module }) =>
        /^(node:)?(https?2?|net|tls|dgram|undici)$/.test(module),
      );
      const isSigned = imports.some(({ path: module }) => module === signedPost);
      const calls =
        isOpen || isSigned || /(?<![.\w])(fetch|new WebSocket)\(/.test(readFileSync(path, 'utf8'));
      if (name?.startsWith('@aws-sdk/client-') || calls) callers.add(name ?? path);
    }

    const clients = destinations().map(([, client]) => client);
    expect(
      [...callers].filter((caller) => ![...transports, signedPost, classifier].includes(caller)).sort(),
    ).toEqual(clients.sort());
  });

  it("go to no other address in the project's sources", () => {
    const spelled = [...functionSources()].flatMap(([path, text]) =>
      [...text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(/['"`](https?:\/\/[^/'"`]+)/g)].map(
        ([, address = '']) => `${address} in ${path}`,
      ),
    );

    // Players open the page of a carrier in their browser; no function does.
    const links = ['tools.usps.com', 'www.ups.com', 'www.fedex.com', 'www.dhl.com'].map(
      (host) => `https://${host} in lib/domain/rewards/order-copy.ts`,
    );
    expect(spelled.sort()).toEqual(
      [
        'https://secretsmanager.${region}.amazonaws.com in lambdas/runtime/aws/secret-store.ts',
        ...links,
      ].sort(),
    );
  });

  it('go through no VPC, which is why a test enforces the list', () => {
    for (const [id, { Properties }] of ofType(prod, 'AWS::Lambda::Function'))
      expect(renderIntrinsics(Properties['VpcConfig'] ?? null), id).toBeNull();
  });
});
