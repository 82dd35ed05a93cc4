import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  fromHex,
  generator,
  padded,
  passwordClaim,
  passwordVerifier,
  prime,
  serverPublic,
  sharedKey,
} from './srp';

const owner = {
  poolName: 'Harbour01',
  userId: '6f1c1b0e-0a53-4c55-9a43-3d9a40f0b9a1',
  password: 'Jade-Harbour-1',
};

/** Reference implementation of the client, with its own modular power and hashing of hexadecimal text. */
function clientKey(client: { secret: bigint; salt: bigint; serverPublic: bigint; password: string }): Buffer {
  const text = (value: bigint) => {
    const hex = value.toString(16);
    const even = hex.padStart(hex.length + (hex.length % 2), '0');
    return Number.parseInt(even.slice(0, 1), 16) >= 8 ? `00${even}` : even;
  };
  const hash = (hex: string) => createHash('sha256').update(hex, 'hex').digest('hex');
  const raise = (base: bigint, exponent: bigint): bigint => {
    if (exponent === 0n) return 1n;
    const half = raise((base * base) % prime, exponent / 2n);
    return exponent % 2n === 1n ? (half * base) % prime : half;
  };
  const multiplier = BigInt(`0x${hash(text(prime) + text(2n))}`);
  const scrambling = BigInt(`0x${hash(text(raise(2n, client.secret)) + text(client.serverPublic))}`);
  const identity = createHash('sha256')
    .update(`${owner.poolName}${owner.userId}:${client.password}`)
    .digest('hex');
  const x = BigInt(`0x${hash(text(client.salt) + identity)}`);
  const blinded = (client.serverPublic + multiplier * (prime - raise(2n, x))) % prime;
  const shared = raise(blinded, client.secret + scrambling * x);
  const extracted = createHmac('sha256', Buffer.from(text(scrambling), 'hex'))
    .update(text(shared), 'hex')
    .digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}

function seeded(label: string, bytes: number): bigint {
  return BigInt(
    `0x${createHash('sha512')
      .update(label)
      .digest('hex')
      .slice(0, bytes * 2)}`,
  );
}

function slowPower(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let bit = exponent, square = base % prime; bit > 0n; bit >>= 1n, square = (square * square) % prime) {
    if (bit & 1n) result = (result * square) % prime;
  }
  return result;
}

describe('the SRP group', () => {
  it('is the 3072-bit group of RFC 3526 with generator 2', () => {
    expect(prime.toString(16)).toMatch(/^f{16}c90fdaa2.*93ad2caf{16}$/);
    expect(prime.toString(16)).toHaveLength(768);
    expect(generator).toBe(2n);
  });
});

describe('padded', () => {
  it.each([
    [0n, '00'],
    [0x7fn, '7f'],
    [0x80n, '0080'],
    [0xfffn, '0fff'],
    [0x8fffn, '008fff'],
  ])('encodes %s as %s, with a zero byte before a set top bit', (value, hex) => {
    expect(padded(value).toString('hex')).toBe(hex);
  });
});

describe('fromHex', () => {
  it('reads hexadecimal text of odd length and either case', () => {
    expect(fromHex('aBc')).toBe(0xabcn);
  });

  it.each(['', 'xyz', '-1', '0x10', 'f'.repeat(2049)])('returns undefined for %j', (text) => {
    expect(fromHex(text)).toBeUndefined();
  });
});

/** The key of the server after an exchange with these secrets, and what the client needs for its own besides the password. */
function exchange(salt: bigint, seeds: { client: string; server: string }) {
  const clientSecret = seeded(seeds.client, 64);
  const secret = seeded(seeds.server, 32);
  const verifier = passwordVerifier({ ...owner, salt });
  const ours = serverPublic(verifier, secret);
  const key = sharedKey({
    clientPublic: slowPower(2n, clientSecret),
    serverPublic: ours,
    verifier,
    secret,
  });
  return { key, client: { secret: clientSecret, salt, serverPublic: ours } };
}

describe('the key exchange', () => {
  const rounds = Array.from({ length: 8 }, (_, index) => index);

  it.each(rounds)(
    'gives both sides the same key in round %i of salts and secrets of every padding',
    (round) => {
      const salt = seeded(`salt ${round}`, 16) >> BigInt(round);
      const { key, client } = exchange(salt, { client: `client ${round}`, server: `server ${round}` });

      expect(key).toEqual(clientKey({ ...client, password: owner.password }));
    },
  );

  it('gives a different key to a client with a different password', () => {
    const { key, client } = exchange(seeded('salt', 16), { client: 'client', server: 'server' });

    expect(key).not.toEqual(clientKey({ ...client, password: 'Jade-Harbour-2' }));
  });

  it.each([
    ['0', 0n],
    ['the prime', prime],
    ['twice the prime', 2n * prime],
    ['1', 1n],
    ['-1', prime - 1n],
  ])(
    'returns no key to a client whose public number is %s, which would bypass the password',
    (_, clientPublic) => {
      const verifier = passwordVerifier({ ...owner, salt: 1n });

      const key = sharedKey({ clientPublic, serverPublic: serverPublic(verifier, 5n), verifier, secret: 5n });

      expect(key).toBeUndefined();
    },
  );
});

describe('passwordClaim', () => {
  it('signs pool, user, the block as bytes and the timestamp, in this order', () => {
    const key = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
    const secretBlock = Buffer.from('block').toString('base64');
    const timestamp = 'Sat Nov 1 09:00:00 UTC 2025';

    const claim = passwordClaim({ key, ...owner, secretBlock, timestamp });

    const signed = `${owner.poolName}${owner.userId}block${timestamp}`;
    expect(claim).toBe(createHmac('sha256', key).update(signed).digest('base64'));
  });
});
