/** What the site's settings lack when Amplify says so: nobody who plays can do anything about it. */
const setting =
  'This site is not set up as it should be. Nothing was lost; please tell us, and try again later.';
const signIn = 'Your sign-in does not reach that far any more. Sign in again to go on.';
const live =
  'Live news stopped for a moment and will come again by themselves. What is on the page can be read anew.';

/** By what a message begins with, as Amplify and its real-time client word them. */
const words: readonly (readonly [beginning: string, meaning: string])[] = [
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
 * Our words for what the library says when it cannot go on.
 *
 * @returns null for messages that are not the library's
 */
export function libraryLabel(message: string): string | null {
  return words.find(([beginning]) => message.startsWith(beginning))?.[1] ?? null;
}
