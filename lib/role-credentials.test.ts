import { afterEach, expect, it, vi } from 'vitest';
import { defaultProvider } from './role-credentials';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('returns the credentials of the role, session token included', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'ASIAROLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');

  const credentials = await defaultProvider()();

  expect(credentials).toEqual({
    accessKeyId: 'ASIAROLE',
    secretAccessKey: 'secret',
    sessionToken: 'token',
  });
});

it('omits the session token when there is none', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAUSER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', undefined);

  const credentials = await defaultProvider()();

  expect(credentials).toEqual({ accessKeyId: 'AKIAUSER', secretAccessKey: 'secret' });
});

it.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('throws when %s is missing', async (missing) => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'ASIAROLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv(missing, undefined);

  await expect(defaultProvider()()).rejects.toThrow('no AWS credentials');
});
