import type { Page } from 'playwright-core';

/** A heap snapshot, as far as it is read here: nodes one after the other, each as many numbers as it has fields. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  readonly nodes: number[];
  readonly strings: string[];
}

/** What DevTools keeps of each request for whoever inspects them; a page that nobody inspects has none. */
const keptByDevTools = 'blink::NetworkResourcesData::ResourceData';

/**
 * How much a page holds: objects, texts, closures and nodes of its document. Machine code is left out: the engine compiles what runs often,
 * and compiles it better later on, however little the page itself keeps.
 *
 * @returns bytes that are still there after everything was collected that can be
 */
export async function heldMemory(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  for (let pass = 0; pass < 3; pass += 1) await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devTools.detach();
  return heldBytes(JSON.parse(chunks.join('')) as HeapSnapshot);
}

function heldBytes({ snapshot: { meta }, nodes, strings }: HeapSnapshot): number {
  const [types] = meta.node_types;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) =>
    meta.node_fields.indexOf(field),
  ) as [number, number, number];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    const isCode = types[nodes[node + type]!] === 'code';
    if (!isCode && strings[nodes[node + name]!] !== keptByDevTools) bytes += nodes[node + size]!;
  }
  return bytes;
}
