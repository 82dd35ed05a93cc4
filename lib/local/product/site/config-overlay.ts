import { atSite } from '../../site/at-site';

interface OAuth {
  readonly domain: string;
  readonly redirectSignIn: readonly string[];
  readonly redirectSignOut: readonly string[];
}

interface SiteConfig {
  readonly filesUrl?: string;
  readonly amplify?: {
    readonly Auth?: { readonly Cognito?: { readonly loginWith?: { readonly oauth?: OAuth } } };
    readonly API?: {
      readonly REST?: Readonly<Record<string, { readonly endpoint: string }>>;
      readonly GraphQL?: { readonly endpoint: string };
    };
  };
}

/**
 * Replaces the addresses in a deployment's `config.json` by those of this host; a local site differs in nothing but
 * these and `withLocalSources`.
 *
 * @param addresses  without a trailing slash; `siteUrl` is undefined where no site is served
 */
export function withLocalEndpoints(
  config: unknown,
  { servicesUrl, siteUrl }: { servicesUrl: string; siteUrl: string | undefined },
): unknown {
  const { amplify, filesUrl } = config as SiteConfig;
  if (!amplify) return config;
  const { Auth, API } = amplify;
  return {
    ...(config as object),
    ...(filesUrl !== undefined && {
      filesUrl: filesUrl.replace(/^https:\/\/([^.]+)\.s3\..*$/, `${servicesUrl}/s3/$1`),
    }),
    amplify: {
      ...amplify,
      ...(Auth?.Cognito && {
        Auth: {
          ...Auth,
          Cognito: {
            ...Auth.Cognito,
            userPoolEndpoint: `${servicesUrl}/cognito-idp/`,
            // Storage derives its address from it too, see `amplify-endpoints.ts`.
            ...('identityPoolId' in Auth.Cognito && {
              identityPoolEndpoint: `${servicesUrl}/cognito-identity/`,
            }),
            ...(Auth.Cognito.loginWith?.oauth && {
              loginWith: {
                ...Auth.Cognito.loginWith,
                oauth: localOAuth(Auth.Cognito.loginWith.oauth, servicesUrl, siteUrl),
              },
            }),
          },
        },
      }),
      ...(API && {
        API: {
          ...API,
          ...(API.REST && { REST: mapValues(API.REST, servicesUrl) }),
          // Already the address of the host, which browsers know by its name.
          ...(API.GraphQL && {
            GraphQL: {
              ...API.GraphQL,
              endpoint: API.GraphQL.endpoint.replace(/^http:\/\/127\.0\.0\.1:\d+/, servicesUrl),
            },
          }),
        },
      }),
    },
  };
}

/** Without a scheme, as Amplify requires; `amplify-endpoints.ts` adds another one. */
function localOAuth(oauth: OAuth, servicesUrl: string, siteUrl: string | undefined): OAuth {
  const [prefix = ''] = oauth.domain.split('.', 1);
  return {
    ...oauth,
    domain: `${servicesUrl.replace(/^http:\/\//, '')}/cognito-domain/${prefix}`,
    redirectSignIn: oauth.redirectSignIn.map((url) => atSite(url, siteUrl)),
    redirectSignOut: oauth.redirectSignOut.map((url) => atSite(url, siteUrl)),
  };
}

/**
 * Replaces the cloud's sources in a content security policy by this host: the same schemes, without TLS.
 *
 * @param policy       a `Content-Security-Policy`
 * @param servicesUrl  without a trailing slash
 */
export function withLocalSources(policy: string, servicesUrl: string): string {
  const local = { 'https:': servicesUrl, 'wss:': servicesUrl.replace(/^http/, 'ws') };
  return policy
    .split(/; */)
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      if (name !== 'connect-src') return directive;
      const led = sources.map((source) => local[source.split('//', 1)[0] as keyof typeof local] ?? source);
      return [name, ...new Set(led)].join(' ');
    })
    .join('; ');
}

function mapValues(apis: Readonly<Record<string, { readonly endpoint: string }>>, servicesUrl: string) {
  return Object.fromEntries(
    Object.entries(apis).map(([name, api]) => [
      name,
      { ...api, endpoint: localEndpoint(api.endpoint, servicesUrl) },
    ]),
  );
}

/** The local address of a REST API. */
export function localEndpoint(endpoint: string, servicesUrl: string): string {
  return endpoint.replace(
    /^https:\/\/(\w+)\.execute-api\.[\w-]+\.amazonaws\.com/,
    `${servicesUrl}/execute-api/$1`,
  );
}
