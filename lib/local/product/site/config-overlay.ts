import { atSite, localEndpoint } from '../../site/local-addresses';

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
 * these and the sources of its content security policy.
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

function mapValues(apis: Readonly<Record<string, { readonly endpoint: string }>>, servicesUrl: string) {
  return Object.fromEntries(
    Object.entries(apis).map(([name, api]) => [
      name,
      { ...api, endpoint: localEndpoint(api.endpoint, servicesUrl) },
    ]),
  );
}
