import type { Page } from 'playwright-core';

/** The parts of a heap snapshot that are read here: consecutive nodes with one number per field. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  readonly nodes: number[];
  readonly strings: string[];
}

/** Request data kept by DevTools; a page without an inspector has none. */
const keptByDevTools = 'blink::NetworkResourcesData::ResourceData';

/**
 * Memory held by a page: objects, strings, closures and DOM nodes. Excludes machine code: the engine compiles and optimizes frequent code
 * independently of what the page keeps.
 *
 * @returns bytes that remain after a complete garbage collection
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
