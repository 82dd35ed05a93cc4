import { createSocket } from 'node:dgram';
import { afterEach, describe, expect, it } from 'vitest';
import { createResolver } from './resolve-addresses';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const recordA = 1;
/** Bytes of a query before the name; 4 more follow it. */
const headerBytes = 12;

/** A name server on the loopback that answers with these IPv4 addresses, and no others; null to never respond. */
async function openNameServer(addresses: readonly string[] | null): Promise<string> {
  const server = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    if (addresses) server.send(responseTo(query, addresses), port, address);
  });
  await new Promise<void>((bound) => server.bind(0, '127.0.0.1', bound));
  closing.push(() => server.close());
  return `127.0.0.1:${server.address().port}`;
}

function responseTo(query: Buffer, addresses: readonly string[]): Buffer {
  const nameEnd = query.indexOf(0, headerBytes) + 1;
  const question = query.subarray(headerBytes, nameEnd + 4);
  const found = query.readUInt16BE(nameEnd) === recordA ? addresses : [];
  const header = Buffer.from(query.subarray(0, headerBytes));
  header.writeUInt16BE(0x81_80, 2);
  header.writeUInt16BE(found.length, 6);
  header.fill(0, 8);
  const records = found.map((address) =>
    Buffer.from([0xc0, headerBytes, 0, recordA, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([header, question, ...records]);
}

describe('createResolver', () => {
  it('returns every address of a name, also when it has none of IPv6', async () => {
    const servers = [await openNameServer(['93.184.216.34', '10.0.0.1'])];

    const found = await createResolver({ servers })('tracker.example');

    expect([...found].sort()).toEqual(['10.0.0.1', '93.184.216.34']);
  });

  it('rejects a name without an address', async () => {
    const servers = [await openNameServer([])];

    await expect(createResolver({ servers })('tracker.example')).rejects.toThrow('no address');
  });

  it('rejects in time when the name server does not respond', async () => {
    const servers = [await openNameServer(null)];

    await expect(createResolver({ servers, mostMs: 50 })('tracker.example')).rejects.toThrow('no address');
  });
});
