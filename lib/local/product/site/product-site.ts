import type { SiteOfApp } from '../../host-options';
import { atSite, localEndpoint } from '../../site/local-addresses';

/** The site of this product. */
export const productSite: SiteOfApp = {
  localConfig: withLocalEndpoints,
  async openSources(server) {
    // Loaded lazily: Vite takes longer than everything else, and most tests have no site.
    const { openViteSite } = await import('./vite-site');
    return openViteSite(server);
  },
};

interface SiteConfig {
  filesUrl?: string;
  readonly amplify?: {
    readonly Auth?: {
      readonly Cognito?: {
        userPoolEndpoint?: string;
        readonly identityPoolId?: string;
        identityPoolEndpoint?: string;
        readonly loginWith?: {
          readonly oauth?: { domain: string; redirectSignIn: string[]; redirectSignOut: string[] };
        };
      };
    };
    readonly API?: {
      readonly REST?: Readonly<Record<string, { endpoint: string }>>;
      readonly GraphQL?: { endpoint: string };
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
  deployed: unknown,
  { servicesUrl, siteUrl }: Parameters<SiteOfApp['localConfig']>[1],
): unknown {
  const config = structuredClone(deployed) as SiteConfig;
  if (!config.amplify) return config;
  const { Auth, API } = config.amplify;
  if (config.filesUrl !== undefined)
    config.filesUrl = config.filesUrl.replace(/^https:\/\/([^.]+)\.s3\..*$/, `${servicesUrl}/s3/$1`);
  if (Auth?.Cognito) {
    Auth.Cognito.userPoolEndpoint = `${servicesUrl}/cognito-idp/`;
    // Storage derives its address from it too, see `amplify-endpoints.ts`.
    if (Auth.Cognito.identityPoolId !== undefined)
      Auth.Cognito.identityPoolEndpoint = `${servicesUrl}/cognito-identity/`;
  }
  const oauth = Auth?.Cognito?.loginWith?.oauth;
  if (oauth) {
    // Without a scheme, as Amplify requires; `amplify-endpoints.ts` adds another one.
    const prefix = oauth.domain.split('.', 1).join('');
    oauth.domain = `${servicesUrl.replace(/^http:\/\//, '')}/cognito-domain/${prefix}`;
    oauth.redirectSignIn = oauth.redirectSignIn.map((url) => atSite(url, siteUrl));
    oauth.redirectSignOut = oauth.redirectSignOut.map((url) => atSite(url, siteUrl));
  }
  for (const api of Object.values(API?.REST ?? {})) api.endpoint = localEndpoint(api.endpoint, servicesUrl);
  // Already the address of the host, which browsers know by its name.
  if (API?.GraphQL)
    API.GraphQL.endpoint = API.GraphQL.endpoint.replace(/^http:\/\/127\.0\.0\.1:\d+/, servicesUrl);
  return config;
}
