import { beforeAll, describe, expect, it } from 'vitest';
import { allContracts, contractsByFunction } from '#contracts/all-routes';
import { errors } from '#contracts/errors';
import type { RouteContract } from '#contracts/route-contract';
import { entryOf, functionOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import { siteOrigin, type SynthesizedStage, synthesizeStage } from './synthesize-stage';

interface Method {
  readonly path: string;
  readonly httpMethod: string;
  readonly properties: Record<string, unknown>;
  /** Logical id of the function, null when the gateway answers. */
  readonly functionId: string | null;
}

const unknownRoute = {
  error: { code: 'request/unknown-route', message: errors['request/unknown-route'].message },
};

let prod: SynthesizedStage;
let methods: Method[];

beforeAll(() => {
  prod = synthesizeStage('prod');
  methods = ofType(prod, 'AWS::ApiGateway::Method').map(([, { Properties }]) => ({
    path: pathOf(Properties['ResourceId']),
    httpMethod: String(Properties['HttpMethod']),
    properties: Properties,
    functionId: functionIdOf(Properties['Integration']),
  }));
});

it('is called playFabOps and is served under /prod in prod', () => {
  const [apiId, api] = onlyOfType(prod, 'AWS::ApiGateway::RestApi');
  const [, stage] = onlyOfType(prod, 'AWS::ApiGateway::Stage');

  expect(api.Properties).toMatchObject({
    Name: 'playFabOps',
    EndpointConfiguration: { Types: ['REGIONAL'] },
  });
  expect(stage.Properties['StageName']).toBe('prod');
  expect(renderIntrinsics(prod.outputs['RestUrl']?.Value)).toBe(
    `https://\${${apiId}}.execute-api.us-east-1.amazonaws.com/prod`,
  );
});

/** Public, but part of the account: its function is the one that may change the user pool. */
const emailChangeStops = '/public/email-change-stops';

it('routes whole areas, and leaves their routes to the functions', () => {
  const routed = methods
    .filter(({ httpMethod }) => httpMethod !== 'OPTIONS')
    .map(({ httpMethod, path, functionId }) => [
      `${httpMethod} ${path}`,
      functionId && entryOf(prod, `\${${functionId}}`),
    ]);

  const play = 'lambdas/functions/api-play/handler.ts';
  const shop = 'lambdas/functions/api-shop/handler.ts';
  const admin = 'lambdas/functions/api-admin/handler.ts';
  const account = 'lambdas/functions/api-account/handler.ts';
  const bonuses = 'lambdas/functions/api-bonuses/handler.ts';
  const coins = 'lambdas/functions/api-coins/handler.ts';
  const quests = 'lambdas/functions/api-quests/handler.ts';
  expect(Object.fromEntries(routed)).toEqual({
    'ANY /wallet': play,
    'ANY /wallet/{proxy+}': play,
    'ANY /games/{proxy+}': play,
    'ANY /fairness': play,
    'ANY /fairness/{proxy+}': play,
    'ANY /play-limits': play,
    'ANY /play-limits/{proxy+}': play,
    'ANY /player/{proxy+}': play,
    'ANY /cart': shop,
    'ANY /cart/{proxy+}': shop,
    'ANY /draws/{proxy+}': shop,
    'ANY /checkout': shop,
    'ANY /checkout/{proxy+}': shop,
    'ANY /orders': shop,
    'ANY /orders/{proxy+}': shop,
    'ANY /admin/{proxy+}': admin,
    'ANY /account': account,
    'ANY /account/{proxy+}': account,
    'ANY /notices': account,
    'ANY /notices/{proxy+}': account,
    'ANY /bonuses': bonuses,
    'ANY /bonuses/{proxy+}': bonuses,
    'ANY /coins/{proxy+}': coins,
    'ANY /affiliates': bonuses,
    'ANY /affiliates/{proxy+}': bonuses,
    'ANY /referrals': bonuses,
    'ANY /referrals/{proxy+}': bonuses,
    'ANY /quests': quests,
    'ANY /quests/{proxy+}': quests,
    'ANY /webhooks/{proxy+}': 'lambdas/functions/api-webhooks/handler.ts',
    'ANY /public/{proxy+}': 'lambdas/functions/api-public/handler.ts',
    [`ANY ${emailChangeStops}`]: account,
    'ANY /': null,
    'ANY /{proxy+}': null,
  });
});

const contractsOf = Object.fromEntries(
  Object.entries(contractsByFunction).map(([name, contracts]) => [
    `lambdas/functions/api-${name}/handler.ts`,
    contracts as readonly RouteContract[],
  ]),
);

it('has a function for every route of the contracts', () => {
  expect(Object.values(contractsOf).flat()).toHaveLength(allContracts.length);
});

it.each(Object.entries(contractsOf))('routes every contract of %s to it', (entry, contracts) => {
  const [functionId] = functionOf(prod, entry);

  const areas = new Set(contracts.map(({ path }) => path.split('/')[1]));
  const routed = new Set(
    methods.filter((method) => method.functionId === functionId).map(({ path }) => path.split('/')[1]),
  );
  expect(areas).toEqual(routed);
});

it.each(Object.entries(contractsOf))(
  'serves the root of an area of %s where a route exists',
  (entry, contracts) => {
    const [functionId] = functionOf(prod, entry);
    const own = contracts
      .map(({ path }) => path)
      .filter((path) => path.split('/').length === 2 || path === emailChangeStops);

    const served = methods.filter((method) => method.functionId === functionId).map(({ path }) => path);
    expect(new Set(served.filter((path) => !path.endsWith('{proxy+}')))).toEqual(new Set(own));
  },
);

it('answers preflights wherever a route is served', () => {
  const preflights = methods.filter(({ httpMethod }) => httpMethod === 'OPTIONS').map(({ path }) => path);
  const served = methods.filter(({ httpMethod }) => httpMethod !== 'OPTIONS').map(({ path }) => path);

  expect(preflights.sort()).toEqual(served.sort());
});

it("requires a player's access token except on public and unknown paths", () => {
  const [authorizerId, authorizer] = onlyOfType(prod, 'AWS::ApiGateway::Authorizer');
  const called = methods.filter(({ httpMethod }) => httpMethod !== 'OPTIONS');

  const open = called.filter(({ properties }) => properties['AuthorizationType'] === 'NONE');
  expect(open.map(({ path }) => path).sort()).toEqual([
    '/',
    emailChangeStops,
    '/public/{proxy+}',
    '/webhooks/{proxy+}',
    '/{proxy+}',
  ]);
  expect(called).toHaveLength(34);
  for (const { properties } of called.filter((method) => !open.includes(method))) {
    expect(properties).toMatchObject({
      AuthorizationType: 'COGNITO_USER_POOLS',
      AuthorizerId: { Ref: authorizerId },
      AuthorizationScopes: ['aws.cognito.signin.user.admin'],
    });
  }
  expect(renderIntrinsics(authorizer.Properties)).toMatchObject({
    Type: 'COGNITO_USER_POOLS',
    ProviderARNs: ['${IdentityUserPool96FE3B9B.Arn}'],
    IdentitySource: 'method.request.header.Authorization',
    AuthorizerResultTtlInSeconds: 0,
  });
});

it("answers preflights of the site's origin on every path, and of no other origin", () => {
  const preflights = methods.filter(({ httpMethod }) => httpMethod === 'OPTIONS');

  const paths = new Set(methods.map(({ path }) => path));
  expect(preflights.map(({ path }) => path).sort()).toEqual([...paths].sort());
  for (const { properties } of preflights) {
    const [response] = (properties['Integration'] as { IntegrationResponses: [Record<string, object>] })
      .IntegrationResponses;
    expect(properties['AuthorizationType']).toBe('NONE');
    expect(response['ResponseParameters']).toMatchObject({
      'method.response.header.Access-Control-Allow-Origin': `'${siteOrigin}'`,
      'method.response.header.Access-Control-Allow-Headers':
        "'Authorization,Content-Type,Idempotency-Key,X-Amz-Date,X-Amz-Security-Token,X-Api-Key'",
      'method.response.header.Access-Control-Allow-Methods': "'GET,POST,PUT,PATCH,DELETE,OPTIONS'",
    });
  }
});

it("answers unknown paths with 404 and the product's error, whatever is sent", () => {
  const catchAlls = methods.filter(({ httpMethod, functionId }) => httpMethod === 'ANY' && !functionId);

  expect(catchAlls).toHaveLength(2);
  for (const { properties } of catchAlls) {
    const integration = properties['Integration'] as {
      Type: string;
      PassthroughBehavior: string;
      RequestTemplates: Record<string, string>;
      IntegrationResponses: { StatusCode: string; ResponseTemplates: Record<string, string> }[];
    };
    const [response] = integration.IntegrationResponses;
    expect(integration).toMatchObject({ Type: 'MOCK', PassthroughBehavior: 'NEVER' });
    expect(JSON.parse(integration.RequestTemplates['application/json'] ?? '')).toEqual({ statusCode: 404 });
    expect(response).toMatchObject({
      StatusCode: '404',
      ResponseParameters: {
        'method.response.header.Access-Control-Allow-Origin': `'${siteOrigin}'`,
        'method.response.header.Content-Security-Policy': "'default-src 'none'; frame-ancestors 'none''",
      },
    });
    expect(JSON.parse(response?.ResponseTemplates['application/json'] ?? '')).toEqual(unknownRoute);
  }
});

describe('gateway responses', () => {
  it.each([
    ['UNAUTHORIZED', 'session/required'],
    ['ACCESS_DENIED', 'session/required'],
    ['EXPIRED_TOKEN', 'session/required'],
    ['REQUEST_TOO_LARGE', 'request/too-large'],
    ['THROTTLED', 'request/too-many'],
    ['MISSING_AUTHENTICATION_TOKEN', 'request/unknown-route'],
    ['UNSUPPORTED_MEDIA_TYPE', 'request/unknown-route'],
    ['DEFAULT_4XX', 'request/invalid'],
    ['DEFAULT_5XX', 'request/unavailable'],
  ] as const)('answer %s with the message of %s, readable for the site', (type, code) => {
    const answers = ofType(prod, 'AWS::ApiGateway::GatewayResponse').map(([, { Properties }]) => Properties);

    const answer = answers.find(({ ResponseType }) => ResponseType === type);
    const body = (answer?.['ResponseTemplates'] as Record<string, string>)['application/json'] ?? '';
    const { status, message } = errors[code];
    expect(JSON.parse(body)).toEqual({ error: { code, message } });
    expect(answer?.['StatusCode']).toBe(String(status));
    expect(answer?.['ResponseParameters']).toMatchObject({
      'gatewayresponse.header.Access-Control-Allow-Origin': `'${siteOrigin}'`,
      'gatewayresponse.header.Access-Control-Expose-Headers': "'Retry-After'",
      'gatewayresponse.header.X-Content-Type-Options': "'nosniff'",
      'gatewayresponse.header.X-Frame-Options': "'DENY'",
      'gatewayresponse.header.Content-Security-Policy': "'default-src 'none'; frame-ancestors 'none''",
      'gatewayresponse.header.Strict-Transport-Security': "'max-age=63072000; includeSubDomains'",
    });
  });

  it('have a Retry-After for a throttled request', () => {
    const answers = ofType(prod, 'AWS::ApiGateway::GatewayResponse').map(([, { Properties }]) => Properties);

    const throttled = answers.find(({ ResponseType }) => ResponseType === 'THROTTLED');
    expect(throttled?.['ResponseParameters']).toMatchObject({ 'gatewayresponse.header.Retry-After': "'1'" });
  });
});

it('lets the gateway call each function by one permission, bound to this API', () => {
  const [apiId] = onlyOfType(prod, 'AWS::ApiGateway::RestApi');

  const permissions = ofType(prod, 'AWS::Lambda::Permission')
    .map(([, { Properties }]) => renderIntrinsics(Properties) as Record<string, string>)
    .filter(({ Principal }) => Principal === 'apigateway.amazonaws.com');
  expect(permissions.map(({ FunctionName }) => entryOf(prod, FunctionName)).sort()).toEqual(
    // The payment provider defines the requests of its webhook.
    [...Object.keys(contractsOf), 'lambdas/functions/api-webhooks/handler.ts'].sort(),
  );
  for (const { SourceArn } of permissions) {
    expect(SourceArn).toBe(`arn:aws:execute-api:us-east-1:\${AWS::AccountId}:\${${apiId}}/*/*/*`);
  }
});

const everyMethod = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'];

it('throttles public paths separately for every method, and logs them like the rest', () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::ApiGateway::Stage');
  const settings = Properties['MethodSettings'] as Record<string, unknown>[];
  const limitsOf = (path: string) =>
    path.startsWith('/webhooks/')
      ? { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 }
      : { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1_000 };
  const open = methods.filter(
    ({ properties, functionId }) => functionId && properties['AuthorizationType'] === 'NONE',
  );
  expect(open).toHaveLength(3);
  for (const { path } of open) {
    // The path of a setting is a JSON pointer: https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-apigateway-stage-methodsetting.html
    const pointer = `/${path.replaceAll('/', '~1')}`;
    const ofPath = settings.filter(({ ResourcePath }) => ResourcePath === pointer);
    expect(ofPath.map(({ HttpMethod }) => HttpMethod).toSorted(), path).toEqual(everyMethod);
    for (const setting of ofPath)
      expect(setting).toMatchObject({
        ...limitsOf(path),
        LoggingLevel: 'ERROR',
        MetricsEnabled: false,
        DataTraceEnabled: false,
      });
  }
});

it('throttles, counts and logs every request, without address, token or body of the caller', () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::ApiGateway::Stage');

  const [settings] = Properties['MethodSettings'] as [Record<string, unknown>];
  const { Format } = Properties['AccessLogSetting'] as { Format: string };
  expect(settings).toMatchObject({
    ResourcePath: '/*',
    HttpMethod: '*',
    ThrottlingRateLimit: 2_000,
    ThrottlingBurstLimit: 4_000,
    // Detailed metrics cost extra for each method, and nothing reads them.
    MetricsEnabled: false,
    LoggingLevel: 'ERROR',
    DataTraceEnabled: false,
  });
  expect(Object.values(JSON.parse(Format) as object)).toContain('$context.requestId');
  expect(Format).not.toMatch(/identity|email|input|authorizer\.claims\.(?!sub")/);
});

it("is redeployed when the site's address changes, as every gateway response names it", () => {
  const deploymentAt = (siteOrigin: string) =>
    onlyOfType(synthesizeStage('staging', { settings: { siteOrigin } }), 'AWS::ApiGateway::Deployment')[0];

  const first = deploymentAt('https://d111111abcdef8.cloudfront.net');
  const second = deploymentAt('https://d3adb33fcafe01.cloudfront.net');

  expect(second).not.toBe(first);
});

it('passes each function its tables and the settings of the stage', () => {
  const environmentOf = (entry: string) =>
    renderIntrinsics(functionOf(prod, entry)[1].Properties['Environment']);
  const tables = {
    WALLETS_TABLE: '${TablesWalletsCB9CEA26}',
    LEDGER_TABLE: '${TablesLedgerF9806C8B}',
    PLAYERS_TABLE: '${TablesPlayersF509F4DA}',
  };
  const rates = { WRITES_PER_SECOND: '20', READS_PER_SECOND: '20' };

  expect(environmentOf('lambdas/functions/api-play/handler.ts')).toEqual({
    Variables: {
      ...tables,
      ...rates,
      USER_POOL_ID: '${IdentityUserPool96FE3B9B}',
      SITE_ORIGIN: siteOrigin,
      SHORTEST_CYCLE_MS_SLOTS: '2500',
      SHORTEST_CYCLE_MS_OTHERS: '5000',
      METRICS_TABLE: '${TablesMetrics8C5815B9}',
      NOTICES_TABLE: '${TablesNotices44D619EB}',
      SERVER_SEEDS_SECRET: '${ServerSeedsKey578A34CA}',
    },
  });
  expect(environmentOf('lambdas/functions/api-shop/handler.ts')).toEqual({
    Variables: {
      PURCHASES_TABLE: '${TablesPurchases578D2D49}',
      TRAITS_TABLE: '${TablesTraits9A601B02}',
      ...tables,
      ...rates,
      RANDOM_PRIZES_TABLE: '${TablesRandomPrizesD96DEE35}',
      PRODUCTS_TABLE: '${TablesProducts6D827669}',
      CARTS_TABLE: '${TablesCarts2A8A29F2}',
      ORDERS_TABLE: '${TablesOrdersACF7C9C0}',
      GIFT_CODES_TABLE: '${TablesGiftCodes3C08D410}',
      GIFT_CODES_SECRET: '${GiftCodesKey86759D86}',
      SERVER_SEEDS_SECRET: '${ServerSeedsKey578A34CA}',
      USER_POOL_ID: '${IdentityUserPool96FE3B9B}',
      SITE_ORIGIN: siteOrigin,
      RESERVATION_LAPSES_QUEUE_URL: '${ReservationLapsesQueue8D62B87D}',
      RESERVATION_SECONDS: '600',
      MINIMUM_ORDER: '1000',
      IDENTITY_CHECK_ABOVE: '10000',
      IDENTITY_CHECKS_TABLE: '${TablesIdentityChecks0159D33C}',
    },
  });
  expect(environmentOf('lambdas/functions/api-admin/handler.ts')).toEqual({
    Variables: {
      TRAITS_TABLE: '${TablesTraits9A601B02}',
      ...tables,
      GIFT_CODES_SECRET: '${GiftCodesKey86759D86}',
      GIFT_CODES_TABLE: '${TablesGiftCodes3C08D410}',
      ORDERS_TABLE: '${TablesOrdersACF7C9C0}',
      PRODUCTS_TABLE: '${TablesProducts6D827669}',
      AFFILIATES_TABLE: '${TablesAffiliates10B84012}',
      RANDOM_PRIZES_TABLE: '${TablesRandomPrizesD96DEE35}',
      DRAW_SEEDS_TABLE: '${TablesDrawSeedsDE731B22}',
      APPROVALS_TABLE: '${TablesApprovalsAE375412}',
      AUDIT_TABLE: '${TablesAuditCEFF9E0F}',
      NOTICES_QUEUE_URL: '${StreamsNotices6D158CE8}',
      FILES_BUCKET: '${FilesBucket7C17EE2E}',
      FREE_ENTRIES_TABLE: '${TablesFreeEntriesB5927381}',
      METRICS_TABLE: '${TablesMetrics8C5815B9}',
      TICKETS_TABLE: '${TablesTickets8D70A397}',
      IDENTITY_CHECKS_TABLE: '${TablesIdentityChecks0159D33C}',
      NOTICES_TABLE: '${TablesNotices44D619EB}',
      NOTES_TABLE: '${TablesNotes84E9A21A}',
      PURCHASES_TABLE: '${TablesPurchases578D2D49}',
      PAYMENT_PROVIDER: 'stripe',
      PAYMENT_SECRET_NAME: expect.any(String),
      PAYMENT_SECRET_VERSION: expect.any(String),
      REFERRALS_TABLE: '${TablesReferrals5089D39F}',
      USER_POOL_ID: '${IdentityUserPool96FE3B9B}',
      SITE_ORIGIN: siteOrigin,
      READS_PER_SECOND: '20',
      IDENTITY_CHECK_ABOVE: '10000',
      LEAST_MYSTERY_WORTH_PERCENT: '60',
    },
  });
  const ofPlayers = {
    ...tables,
    ...rates,
    USER_POOL_ID: '${IdentityUserPool96FE3B9B}',
    SITE_ORIGIN: siteOrigin,
  };
  const purchases = { PURCHASES_TABLE: '${TablesPurchases578D2D49}', PAYMENT_PROVIDER: 'stripe' };
  expect(environmentOf('lambdas/functions/api-account/handler.ts')).toEqual({
    Variables: {
      AUDIT_TABLE: '${TablesAuditCEFF9E0F}',
      EDGE_KEY_SECRET: '${EdgeKey473CB99C}',
      TRAITS_TABLE: '${TablesTraits9A601B02}',
      ...ofPlayers,
      AFFILIATES_TABLE: '${TablesAffiliates10B84012}',
      NOTICES_TABLE: '${TablesNotices44D619EB}',
      ORDERS_TABLE: '${TablesOrdersACF7C9C0}',
      PURCHASES_TABLE: '${TablesPurchases578D2D49}',
      TICKETS_TABLE: '${TablesTickets8D70A397}',
      IDENTITY_CHECKS_TABLE: '${TablesIdentityChecks0159D33C}',
      FILES_BUCKET: '${FilesBucket7C17EE2E}',
      EXPORTS_QUEUE_URL: '${AccountExportsQueue151190DD}',
    },
  });
  expect(environmentOf('lambdas/functions/api-bonuses/handler.ts')).toEqual({
    Variables: {
      TRAITS_TABLE: '${TablesTraits9A601B02}',
      ...ofPlayers,
      DAILIES_TABLE: '${TablesDailies7EDA30B9}',
      AFFILIATES_TABLE: '${TablesAffiliates10B84012}',
      FREE_ENTRIES_TABLE: '${TablesFreeEntriesB5927381}',
      REFERRALS_TABLE: '${TablesReferrals5089D39F}',
      METRICS_TABLE: '${TablesMetrics8C5815B9}',
      IDENTITY_CHECKS_TABLE: '${TablesIdentityChecks0159D33C}',
      SERVER_SEEDS_SECRET: '${ServerSeedsKey578A34CA}',
    },
  });
  expect(environmentOf('lambdas/functions/api-quests/handler.ts')).toEqual({
    Variables: { ...ofPlayers, DAILIES_TABLE: '${TablesDailies7EDA30B9}' },
  });
  expect(environmentOf('lambdas/functions/api-coins/handler.ts')).toMatchObject({
    Variables: { ...ofPlayers, ...purchases },
  });
  expect(environmentOf('lambdas/functions/api-webhooks/handler.ts')).toMatchObject({
    Variables: { ...tables, ...purchases },
  });
  expect(environmentOf('lambdas/functions/api-public/handler.ts')).toEqual({
    Variables: {
      TRAITS_TABLE: '${TablesTraits9A601B02}',
      AFFILIATES_TABLE: '${TablesAffiliates10B84012}',
      SITE_ORIGIN: siteOrigin,
      METRICS_TABLE: '${TablesMetrics8C5815B9}',
      RANDOM_PRIZES_TABLE: '${TablesRandomPrizesD96DEE35}',
    },
  });
});

function pathOf(resourceId: unknown): string {
  const { Ref } = resourceId as { Ref?: string };
  if (!Ref) return '/';
  const { ParentId, PathPart } = prod.resources[Ref]?.Properties ?? {};
  return `${pathOf(ParentId).replace(/\/$/, '')}/${String(PathPart)}`;
}

function functionIdOf(integration: unknown): string | null {
  const { Uri } = renderIntrinsics(integration) as { Uri?: string };
  return /functions\/\$\{(\w+)\.Arn\}\/invocations$/.exec(Uri ?? '')?.[1] ?? null;
}
