/** The text of every library message of the specification's section 8 in this version of Amplify. */
export const errorCatalog = {
  'A network error has occurred.': /connection/,
  'Function not supported on current platform': /browser/,
  'Auth Token Provider not configured.': /not set up correctly/,
  'Auth UserPool or IdentityPool not configured.': /not set up correctly/,
  'Auth UserPool not configured.': /not set up correctly/,
  'Invalid identity pool id provided.': /not set up correctly/,
  'oauth param not configured.': /not set up correctly/,
  'Invalid token': /sign in again/i,
  'Invalid token payload': /sign in again/i,
  Unauthorized: /do not have access/,
  'No api-key configured': /not set up correctly/,
  'No current user': /sign in again/i,
  'No credentials': /sign in again/i,
  'No federated jwt': /sign in again/i,
  'No auth token specified': /sign in again/i,
  'No GraphQL endpoint configured in `Amplify.configure()`.': /not set up correctly/,
  'Connection closed': /live updates/i,
  'Connection failed: UnauthorizedException': /live updates/i,
  'AppSync Realtime subscription init error: Error: No auth token specified': /live updates/i,
  'Timeout disconnect': /live updates/i,
} as const satisfies Record<string, RegExp>;

/** A key of the catalog. */
export type LibraryMessage = keyof typeof errorCatalog;
