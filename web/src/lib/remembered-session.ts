/**
 * Whether this browser remembers a sign-in. It looks at storage only, so that public pages need nothing of Amplify;
 * the tokens may have expired since.
 */
export function hasStoredSession(storage: Pick<Storage, 'length' | 'key'>): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(
    (key) => key !== null && rememberedPlayer.test(key),
  );
}

const rememberedPlayer = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;
