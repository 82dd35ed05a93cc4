/** Meaning of missing site settings: the player cannot fix them. */
const setting =
  'This site is not set up as it should be. Nothing was lost; please tell us, and try again later.';
const signIn = 'Your sign-in does not reach that far any more. Sign in again to go on.';
const live =
  'Live news stopped for a moment and will come again by themselves. What is on the page can be read anew.';

/** Messages of Amplify and its real-time client by prefix. */
const meanings: readonly (readonly [beginning: string, meaning: string])[] = [
  ['A network error has occurred', 'The house could not be reached. Check your connection and try again.'],
  [
    'Function not supported on current platform',
    'This browser keeps no sign-ins for us. Allow it storage, or use another one.',
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
  ['Unauthorized', 'Your sign-in does not open this. Nothing was changed.'],
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
export function libraryLabel(message: string): string | null {
  return meanings.find(([beginning]) => message.startsWith(beginning))?.[1] ?? null;
}
