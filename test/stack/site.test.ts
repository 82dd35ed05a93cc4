import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { StageError } from '../../lib/stage';
import { dependenciesOf, idOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import {
  domain,
  makeBuiltSite,
  type Resource,
  siteOrigin,
  type SynthesizedStage,
  synthesizeStage,
} from './synthesize-stage';

let prod: SynthesizedStage;

beforeAll(() => {
  prod = synthesizeStage('prod', { buildFolder: makeBuiltSite() });
});

describe('the distribution', () => {
  const distributionOf = (stage: SynthesizedStage) =>
    renderIntrinsics(
      onlyOfType(stage, 'AWS::CloudFront::Distribution')[1].Properties['DistributionConfig'],
    ) as {
      DefaultCacheBehavior: Record<string, unknown>;
      CacheBehaviors: Record<string, unknown>[];
      Origins: { Id: string; [setting: string]: unknown }[];
      [setting: string]: unknown;
    };

  const charsetAssociations = () => {
    const [functionId] = onlyOfType(prod, 'AWS::CloudFront::Function', 'SiteCharset');
    return [{ EventType: 'viewer-response', FunctionARN: `\${${functionId}.FunctionARN}` }];
  };

  it('serves site files over TLS only, with path and status from the path function', () => {
    const [functionId] = onlyOfType(prod, 'AWS::CloudFront::Function', 'SitePath');

    const { DefaultCacheBehavior, ...distribution } = distributionOf(prod);
    expect(DefaultCacheBehavior).toMatchObject({
      AllowedMethods: ['GET', 'HEAD'],
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
      FunctionAssociations: [
        { EventType: 'viewer-request', FunctionARN: `\${${functionId}.FunctionARN}` },
        { EventType: 'viewer-response', FunctionARN: `\${${functionId}.FunctionARN}` },
      ],
    });
    expect(distribution.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/frame-games/*',
      '/unity-frame/*',
      '/account/viewer-region',
      '/media/*',
    ]);
    expect(distribution.Origins).toHaveLength(3);
  });

  it.each([
    ['/frame-games/*', 'SiteFrameGameHeaders'],
    ['/unity-frame/*', 'SiteUnityFrameHeaders'],
  ])('serves documents below %s by their file names, under a policy of their own', (path, policy) => {
    const [headersId] = onlyOfType(prod, 'AWS::CloudFront::ResponseHeadersPolicy', policy);

    const { CacheBehaviors, DefaultCacheBehavior } = distributionOf(prod);
    const behavior = CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
    const { FunctionAssociations: _, ...asTheSite } = DefaultCacheBehavior;
    expect(behavior).toEqual({
      ...asTheSite,
      FunctionAssociations: charsetAssociations(),
      PathPattern: path,
      ResponseHeadersPolicyId: `\${${headersId}}`,
    });
  });

  it('serves pictures from their own bucket by their own names, with their own cache lifetime', () => {
    const [siteHeadersId] = onlyOfType(prod, 'AWS::CloudFront::ResponseHeadersPolicy', 'SiteHeaders');
    const [mediaHeadersId] = onlyOfType(prod, 'AWS::CloudFront::ResponseHeadersPolicy', 'SiteMediaHeaders');

    const { CacheBehaviors, DefaultCacheBehavior, Origins } = distributionOf(prod);
    const pictures = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/media/*');
    expect(pictures).toMatchObject({
      AllowedMethods: ['GET', 'HEAD'],
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
      ResponseHeadersPolicyId: `\${${mediaHeadersId}}`,
      // CloudFront's "Managed-CachingOptimized": cached as the files say, without cookies or query strings.
      CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
    });
    expect(pictures?.['FunctionAssociations']).toEqual(charsetAssociations());
    expect(DefaultCacheBehavior['ResponseHeadersPolicyId']).toBe(`\${${siteHeadersId}}`);
    const origin = Origins.find(({ Id }) => Id === pictures?.['TargetOriginId']);
    expect(origin?.['DomainName']).toBe('${FilesBucket7C17EE2E.RegionalDomainName}');
  });

  it('signs its requests to both buckets', () => {
    const buckets = distributionOf(prod).Origins.filter(({ CustomOriginConfig }) => !CustomOriginConfig);
    expect(buckets).toHaveLength(2);
    for (const { S3OriginConfig, OriginAccessControlId } of buckets) {
      const control = prod.resources[idOf(OriginAccessControlId)];

      expect(S3OriginConfig).toEqual({ OriginAccessIdentity: '' });
      expect(control?.Properties['OriginAccessControlConfig']).toMatchObject({
        OriginAccessControlOriginType: 's3',
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      });
    }
  });

  it('serves Home at the root, with and without a prerendered page', () => {
    const bare = synthesizeStage('prod', { prerenderedPaths: [] });

    expect(distributionOf(prod)['DefaultRootObject']).toBe('index.html');
    expect(distributionOf(bare)['DefaultRootObject']).toBe('shell.html');
  });

  it('answers a missing file with 404, with permission to detect it and no replacement page', () => {
    const [, { Properties }] = onlyOfType(prod, 'AWS::S3::BucketPolicy', 'SiteBucketPolicy');
    const { Statement } = Properties['PolicyDocument'] as {
      Statement: { Action: unknown; Principal: object }[];
    };

    const allowed = Statement.filter(({ Principal }) => JSON.stringify(Principal).includes('cloudfront'));
    expect(distributionOf(prod)).not.toHaveProperty('CustomErrorResponses');
    expect(allowed.flatMap(({ Action }) => Action).sort()).toEqual(['s3:GetObject', 's3:ListBucket']);
  });

  it.each([
    ['the site', 'SiteBucket'],
    ['pictures', 'FilesBucket'],
  ])('restricts the bucket of %s to reads by this distribution over TLS', (_what, name) => {
    const [, bucket] = onlyOfType(prod, 'AWS::S3::Bucket', name);
    const [distributionId] = onlyOfType(prod, 'AWS::CloudFront::Distribution');
    const [, policy] = onlyOfType(prod, 'AWS::S3::BucketPolicy', `${name}Policy`);
    const { Statement } = renderIntrinsics(policy.Properties['PolicyDocument']) as {
      Statement: { Effect: string; Principal: object; Condition: Record<string, Record<string, string>> }[];
    };

    expect(bucket.Properties['PublicAccessBlockConfiguration']).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    const denied = Statement.filter(({ Effect }) => Effect === 'Deny').map(({ Condition }) => Condition);
    expect(denied).toContainEqual({ Bool: { 'aws:SecureTransport': 'false' } });
    const allowed = Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toHaveLength(1);
    for (const { Principal, Condition } of allowed) {
      const { 'AWS:SourceArn': source } = Condition['StringEquals'] ?? Condition['ArnLike'] ?? {};
      expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
      expect(source).toMatch(new RegExp(`:distribution/\\$\\{${distributionId}\\}$`));
    }
  });

  it('caches a file no longer than the file allows', () => {
    const [, { Properties }] = onlyOfType(prod, 'AWS::CloudFront::CachePolicy', 'SiteCache');

    expect(Properties['CachePolicyConfig']).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    });
  });

  it("forwards one path to the REST API, with the access token, the viewer's location and its own key", () => {
    const [policyId, { Properties }] = onlyOfType(
      prod,
      'AWS::CloudFront::CachePolicy',
      'SiteViewerRegionCache',
    );
    const [apiId] = onlyOfType(prod, 'AWS::ApiGateway::RestApi');
    const [keyId] = onlyOfType(prod, 'AWS::SecretsManager::Secret', 'EdgeKey');

    const { CacheBehaviors, Origins } = distributionOf(prod);
    const behavior = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/account/viewer-region');
    expect(behavior).toMatchObject({ ViewerProtocolPolicy: 'https-only', CachePolicyId: `\${${policyId}}` });
    expect(behavior?.['AllowedMethods']).toContain('POST');
    expect(Origins.find(({ Id }) => Id === behavior?.['TargetOriginId'])).toMatchObject({
      DomainName: `\${${apiId}}.execute-api.us-east-1.amazonaws.com`,
      OriginPath: '/prod',
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
      OriginCustomHeaders: [
        {
          HeaderName: 'Jade-Edge-Key',
          HeaderValue: `{{resolve:secretsmanager:\${${keyId}}:SecretString:key::}}`,
        },
      ],
    });
    expect(Properties['CachePolicyConfig']).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 1,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: {
          HeaderBehavior: 'whitelist',
          Headers: ['Authorization', 'CloudFront-Viewer-Country', 'CloudFront-Viewer-Country-Region'],
        },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    });
  });

  it('uses the domain and certificate of a stage that has its own', () => {
    const stage = synthesizeStage('dev', { settings: { domain } });

    const distribution = distributionOf(stage);
    expect(distribution).toMatchObject({
      Aliases: [domain.name],
      ViewerCertificate: {
        AcmCertificateArn: domain.certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
      },
    });
    expect(stage.outputs['SiteUrl']?.Value).toBe(siteOrigin);
  });
});

describe('security headers', () => {
  it('allow a page only what the site needs', () => {
    const [restId] = onlyOfType(prod, 'AWS::ApiGateway::RestApi');
    const [graphqlId] = onlyOfType(prod, 'AWS::AppSync::GraphQLApi');
    const { SecurityHeadersConfig } = headersOf(prod);

    const called = [
      `https://\${${restId}}.execute-api.us-east-1.amazonaws.com`,
      `https://\${${graphqlId}.GraphQLDns}`,
      `wss://\${${graphqlId}.RealtimeDns}`,
      'https://${FilesBucket7C17EE2E.RegionalDomainName}',
      'https://cognito-idp.us-east-1.amazonaws.com',
      'https://cognito-identity.us-east-1.amazonaws.com',
    ];
    expect(SecurityHeadersConfig['ContentSecurityPolicy']).toEqual({
      Override: true,
      ContentSecurityPolicy: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        `connect-src 'self' ${called.join(' ')}`,
        "worker-src 'self'",
        "frame-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    });
  });

  it('restrict a browser to TLS, to declared types and to its own windows', () => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = headersOf(prod);

    expect(SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: false,
        Preload: false,
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
    });
    expect(CustomHeadersConfig.Items.map(({ Header, Value }) => `${Header}: ${Value}`)).toEqual([
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Resource-Policy: same-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    ]);
  });

  it.each([
    ['host', { IncludeSubdomains: false, Preload: false }],
    ['subdomains', { IncludeSubdomains: true, Preload: false }],
    ['preload', { IncludeSubdomains: true, Preload: true }],
  ])('extend TLS to other names only as far as the stage says, "%s"', (hsts, expected) => {
    const stage = synthesizeStage('dev', { settings: { domain, hsts } });

    const { SecurityHeadersConfig } = headersOf(stage);
    expect(SecurityHeadersConfig['StrictTransportSecurity']).toMatchObject(expected);
  });

  it('prevent a picture that is opened directly from running, loading and being framed', () => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = headersOf(prod, 'SiteMediaHeaders');

    expect(SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy:
          "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, Override: true },
    });
    expect(CustomHeadersConfig.Items.map(({ Header, Value }) => `${Header}: ${Value}`)).toEqual([
      'Cross-Origin-Resource-Policy: same-origin',
    ]);
  });

  it('restrict a framed game to its own files, without origin or network, wherever it is opened', () => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = headersOf(prod, 'SiteFrameGameHeaders');

    expect(SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: [
          "default-src 'none'",
          "style-src 'self'",
          "style-src-attr 'unsafe-inline'",
          "font-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
          "script-src 'self'",
          "img-src 'self' data: blob:",
          "media-src 'self' blob:",
          'sandbox allow-scripts',
        ].join('; '),
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'SAMEORIGIN', Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, Override: true },
    });
    expect(CustomHeadersConfig.Items.map(({ Header, Value }) => `${Header}: ${Value}`)).toEqual([
      'Cross-Origin-Resource-Policy: cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    ]);
  });

  it.each(['SiteFrameGameHeaders', 'SiteUnityFrameHeaders'])(
    'let a game without an origin load its own files without credentials: %s',
    (policy) => {
      const { CorsConfig } = headersOf(prod, policy);

      expect(CorsConfig).toEqual({
        AccessControlAllowCredentials: false,
        AccessControlAllowHeaders: { Items: ['*'] },
        AccessControlAllowMethods: { Items: ['GET', 'HEAD'] },
        AccessControlAllowOrigins: { Items: ['*'] },
        OriginOverride: true,
      });
    },
  );

  it('let only the Unity frame compile WebAssembly, without an origin', () => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = headersOf(prod, 'SiteUnityFrameHeaders');

    expect(SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: [
          "default-src 'none'",
          "style-src 'self'",
          "style-src-attr 'unsafe-inline'",
          "font-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
          "script-src 'self' 'wasm-unsafe-eval'",
          "img-src 'self' data: blob:",
          "media-src 'self' data: blob:",
          "connect-src 'self'",
          "worker-src 'self' blob:",
          'sandbox allow-scripts',
        ].join('; '),
      },
      FrameOptions: { FrameOption: 'SAMEORIGIN', Override: true },
    });
    expect(CustomHeadersConfig.Items.map(({ Header, Value }) => `${Header}: ${Value}`)).toEqual([
      'Cross-Origin-Resource-Policy: cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    ]);
  });

  function headersOf(stage: SynthesizedStage, construct = 'SiteHeaders') {
    const [, { Properties }] = onlyOfType(stage, 'AWS::CloudFront::ResponseHeadersPolicy', construct);
    return renderIntrinsics(Properties['ResponseHeadersPolicyConfig']) as {
      SecurityHeadersConfig: Record<string, unknown>;
      CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
      CorsConfig?: unknown;
    };
  }
});

describe('publishing', () => {
  it('uploads assets before pages, and announces the build last', () => {
    const [assets, pages, announced] = deploymentsInOrder(prod);

    expect(filesOf(prod, assets)).toEqual(['assets/entry-5f3a.js']);
    expect(assets?.Properties['SystemMetadata']).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(filesOf(prod, pages)).toEqual([
      'games/hk-slots/reel.webp',
      'index.html',
      'not-found.html',
      'openapi.json',
      'shell.html',
      'slots/index.html',
    ]);
    expect(pages?.Properties['SystemMetadata']).toEqual({ 'cache-control': 'no-cache' });
    expect(filesOf(prod, announced)).toEqual(['builds/latest.json', 'builds/meta/5f3a.json', 'config.json']);
    expect(announced?.Properties['SystemMetadata']).toEqual({ 'cache-control': 'no-store' });
  });

  it('caches assets of framed documents forever, and revalidates the documents', () => {
    const stage = synthesizeStage('dev', { buildFolder: makeSiteWithFrames() });

    const [assets, ...others] = deploymentsInOrder(stage);
    expect(filesOf(stage, assets)).toEqual([
      'assets/entry-5f3a.js',
      'frame-games/roulette/assets/index-1a2b.js',
      'unity-frame/assets/index-3c4d.js',
    ]);
    const pages = filesOf(stage, others.at(-2));
    expect(pages.filter((file) => /^(frame-games|unity-frame)/.test(file))).toEqual([
      'frame-games/roulette/index.html',
      'unity-frame/index.html',
    ]);
  });

  it('sets type and encoding of each file of a Unity build, before pages need it', () => {
    const stage = synthesizeStage('dev', { buildFolder: makeSiteWithFrames() });

    const builds = deploymentsInOrder(stage).filter(
      ({ Properties }) => Properties['DestinationBucketKeyPrefix'] === 'unity-frame/builds',
    );
    const published = builds.map((deployment) => ({
      files: filesOf(stage, deployment),
      ...(deployment.Properties['SystemMetadata'] as object),
    }));
    const kept = { 'cache-control': 'public, max-age=31536000, immutable' };
    const packed = { ...kept, 'content-encoding': 'gzip' };
    expect(published).toEqual([
      { ...kept, files: ['wheel/5e/w.loader.js'], 'content-type': 'text/javascript' },
      { ...packed, files: ['wheel/5e/w.data.gz'], 'content-type': 'application/octet-stream' },
      { ...packed, files: ['wheel/5e/w.wasm.gz'], 'content-type': 'application/wasm' },
    ]);
    expect(deploymentsInOrder(stage).indexOf(builds.at(-1)!)).toBe(3);
  });

  it('refuses an unknown file among the Unity builds', () => {
    const buildFolder = makeSiteWithFrames();
    writeFileSync(join(buildFolder, 'unity-frame/builds/wheel/notes.txt'), '');

    const synthesize = () => synthesizeStage('dev', { buildFolder });

    expect(synthesize).toThrow(/notes\.txt is not a known file type of a Unity build/);
  });

  it('publishes only the shell and no lists of pages on a members-only stage', () => {
    const buildFolder = makeSiteWithFrames();
    for (const file of ['_payload.json', 'slots/_payload.json', 'sitemap.xml', 'blog/rss.xml']) {
      mkdirSync(dirname(join(buildFolder, file)), { recursive: true });
      writeFileSync(join(buildFolder, file), '');
    }
    const settings = { access: 'members-only' };

    const members = synthesizeStage('staging', { buildFolder, settings: { domain, ...settings } });

    const published = deploymentsInOrder(members).flatMap((deployment) => filesOf(members, deployment));
    expect(published.filter((file) => file.endsWith('.html')).sort()).toEqual([
      // Framed games show nothing without the page around them.
      'frame-games/roulette/index.html',
      'shell.html',
      'unity-frame/index.html',
    ]);
    expect(published).toHaveLength(14);
  });

  it('waits for everything that a new page calls or is served by', () => {
    const types = [
      'AWS::ApiGateway::Method',
      'AWS::ApiGateway::Stage',
      'AWS::AppSync::GraphQLSchema',
      'AWS::AppSync::FunctionConfiguration',
      'AWS::AppSync::Resolver',
      'AWS::CloudFront::Distribution',
      'AWS::CloudFront::Function',
      'AWS::CloudFront::ResponseHeadersPolicy',
    ];

    const [first = ''] = Object.entries(prod.resources)
      .filter(([, resource]) => resource === deploymentsInOrder(prod)[0])
      .map(([id]) => id);
    const waitsFor = dependenciesOf(prod.resources, first);
    for (const type of types) {
      const ids = ofType(prod, type).map(([id]) => id);
      expect(ids.length, type).toBeGreaterThan(0);
      expect(ids.filter((id) => !waitsFor.has(id))).toEqual([]);
    }
  });

  it('never removes a file that an open page may still need', () => {
    for (const { Properties } of deploymentsInOrder(prod)) expect(Properties['Prune']).toBe(false);
  });

  it('publishes only config.json where no site is built', () => {
    const local = synthesizeStage('local');

    const deployments = deploymentsInOrder(local);
    expect(deployments.map((deployment) => filesOf(local, deployment))).toEqual([['config.json']]);
  });

  it('passes the site its configuration, with the values of the deployment', () => {
    const deployments = deploymentsInOrder(prod);

    expect(configOf(prod, deployments.at(-1))).toEqual({
      stage: 'prod',
      access: 'public-pages',
      demos: 'signed-in',
      filesUrl: expect.stringContaining('FilesBucket') as string,
      amplify: {
        Auth: {
          Cognito: {
            userPoolId: '${IdentityUserPool96FE3B9B}',
            userPoolClientId: '${IdentityUserPoolSiteClient787E3DD4}',
            identityPoolId: '${IdentityIdentityPool018C0298}',
            allowGuestAccess: true,
            loginWith: { email: true },
            signUpVerificationMethod: 'code',
            userAttributes: { email: { required: true } },
            passwordFormat: {
              minLength: 10,
              requireLowercase: true,
              requireUppercase: true,
              requireNumbers: true,
              requireSpecialCharacters: true,
            },
          },
        },
        API: {
          REST: {
            playFabOps: {
              endpoint: 'https://${PlayFabOpsApi3E6F5E39}.execute-api.us-east-1.amazonaws.com/prod',
              region: 'us-east-1',
            },
          },
          GraphQL: {
            endpoint: '${CatalogApi4811AC2C.GraphQLUrl}',
            region: 'us-east-1',
            defaultAuthMode: 'userPool',
          },
        },
        Storage: { S3: { bucket: '${FilesBucket7C17EE2E}', region: 'us-east-1' } },
      },
    });
  });

  it.each(['shell.html', 'not-found.html', 'assets', 'builds/latest.json', 'index.html', 'slots/index.html'])(
    'throws an error that names the file when the build has no %s',
    (missing) => {
      const buildFolder = makeBuiltSite();
      rmSync(join(buildFolder, missing), { recursive: true });

      const synthesize = () => synthesizeStage('dev', { buildFolder });

      const file = join(buildFolder, missing);
      expect(synthesize).toThrow(
        new StageError(`The site is not built: ${file} is missing. Run "npm run build", then try again.`),
      );
    },
  );
});

/** Like `makeBuiltSite`, with a framed game and a Unity game. */
function makeSiteWithFrames(): string {
  const folder = makeBuiltSite();
  const files = [
    'frame-games/roulette/index.html',
    'frame-games/roulette/assets/index-1a2b.js',
    'unity-frame/index.html',
    'unity-frame/assets/index-3c4d.js',
    'unity-frame/builds/wheel/5e/w.loader.js',
    'unity-frame/builds/wheel/5e/w.data.gz',
    'unity-frame/builds/wheel/5e/w.wasm.gz',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

/**
 * Deployments into the bucket of the site.
 *
 * @throws Error if two deployments run at the same time
 */
function deploymentsInOrder(stage: SynthesizedStage): Resource[] {
  const [siteId] = onlyOfType(stage, 'AWS::S3::Bucket', 'SiteBucket');
  const deployments = new Map(
    ofType(stage, 'Custom::CDKBucketDeployment').filter(
      ([, { Properties }]) => idOf(Properties['DestinationBucketName']) === siteId,
    ),
  );
  const turnOf = ({ DependsOn = [] }: Resource): number => {
    const before = DependsOn.flatMap((id) => deployments.get(id) ?? []);
    return before.length === 0 ? 0 : 1 + Math.max(...before.map(turnOf));
  };
  const ordered = [...deployments.values()].sort((one, other) => turnOf(one) - turnOf(other));
  if (ordered.some((deployment, turn) => turnOf(deployment) !== turn)) throw new Error('Deployments race');
  return ordered;
}

/** Keys that a deployment writes below its prefix. */
function filesOf(stage: SynthesizedStage, deployment: Resource | undefined): string[] {
  return assetFoldersOf(stage, deployment).flatMap(filesBelow).sort();
}

/** `config.json` as deployed, with each marker replaced by its converted value. */
function configOf(stage: SynthesizedStage, deployment: Resource | undefined): unknown {
  const folders = assetFoldersOf(stage, deployment);
  const source = folders.findIndex((folder) => filesBelow(folder).includes('config.json'));
  const markers = (deployment?.Properties['SourceMarkers'] as Record<string, unknown>[])[source] ?? {};
  const written = readFileSync(join(folders[source] ?? '', 'config.json'), 'utf8');
  const rendered = Object.entries(markers).reduce(
    (text, [marker, value]) => text.replaceAll(marker, String(renderIntrinsics(value))),
    written,
  );
  return JSON.parse(rendered);
}

function assetFoldersOf({ folder }: SynthesizedStage, deployment: Resource | undefined): string[] {
  const keys = deployment?.Properties['SourceObjectKeys'] as string[];
  return keys.map((key) => join(folder, `asset.${key.replace(/\.zip$/, '')}`));
}

function filesBelow(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
