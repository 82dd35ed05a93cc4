/** The text of every library message of the specification's section 8 in this version of Amplify. */
export const errorCatalog = {
  'A network error has occurred.': /connection/,
  'Function not supported on current platform': /browser/,
  'Auth Token Provider not configured.': /not set up/,
  'Auth UserPool or IdentityPool not configured.': /not set up/,
  'Auth UserPool not configured.': /not set up/,
  'Invalid identity pool id provided.': /not set up/,
  'oauth param not configured.': /not set up/,
  'Invalid token': /sign in again/i,
  'Invalid token payload': /sign in again/i,
  Unauthorized: /does not open this/,
  'No api-key configured': /not set up/,
  'No current user': /sign in again/i,
  'No credentials': /sign in again/i,
  'No federated jwt': /sign in again/i,
  'No auth token specified': /sign in again/i,
  'No GraphQL endpoint configured in `Amplify.configure()`.': /not set up/,
  'Connection closed': /live news/i,
  'Connection failed: UnauthorizedException': /live news/i,
  'AppSync Realtime subscription init error: Error: No auth token specified': /live news/i,
  'Timeout disconnect': /live news/i,
} as const satisfies Record<string, RegExp>;

/** A key of the catalog. */
export type LibraryMessage = keyof typeof errorCatalog;
