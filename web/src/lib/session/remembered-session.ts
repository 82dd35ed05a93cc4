/**
 * Whether this browser has a stored sign-in. It only reads storage, so that public pages need no Amplify; the tokens may have expired
 * since.
 */
export function hasStoredSession(storage: Pick<Storage, 'length' | 'key'>): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(
    (key) => key !== null && rememberedPlayer.test(key),
  );
}

const rememberedPlayer = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;
