/** Meaning of missing site settings: the player cannot fix them. */
const setting = 'This site is not set up correctly. Nothing was lost. Please contact us and try again later.';
const signIn = 'Your sign-in has expired. Sign in again to continue.';
const live =
  'Live updates stopped for a moment and will resume on their own. Reload the page to see the latest.';

/** Messages of Amplify and its real-time client by prefix. */
const meanings: readonly (readonly [beginning: string, meaning: string])[] = [
  ['A network error has occurred', 'We could not reach our server. Check your connection and try again.'],
  [
    'Function not supported on current platform',
    'This browser does not store your sign-in. Allow it to store site data, or use another browser.',
  ],
  ['Auth Token Provider not configured', setting],
  ['Auth UserPool or IdentityPool not configured', setting],
  ['Auth UserPool not configured', setting],
  ['Invalid identity pool id provided', setting],
  ['oauth param not configured', setting],
  ['No api-key configured', setting],
  ['No GraphQL endpoint configured', setting],
  ['Invalid token', signIn],
  ['No current user', signIn],
  ['No credentials', signIn],
  ['No federated jwt', signIn],
  ['No auth token specified', signIn],
  ['Unauthorized', 'You do not have access to this. Nothing was changed.'],
  ['Connection closed', live],
  ['Connection failed', live],
  ['AppSync Realtime subscription init error', live],
  ['Timeout disconnect', live],
];

/**
 * The site's explanation of a library message.
 *
 * @returns null for messages that are not the library's
 */
export function libraryMessage(message: string): string | null {
  return meanings.find(([beginning]) => message.startsWith(beginning))?.[1] ?? null;
}
