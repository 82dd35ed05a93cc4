/**
 * Opens the resources of a service that refer to each other: kept as they are read, used when all are there.
 *
 * @param readers  by kind, one for each resource type
 * @param check    called before a resource is kept; throws to refuse it
 */
export function openCollections<Shapes>(
  readers: {
    readonly [Kind in keyof Shapes]: (logicalId: string, properties: unknown) => Shapes[Kind];
  },
  check: (logicalId: string, resource: Shapes[keyof Shapes]) => void,
) {
  type Kept<Kind extends keyof Shapes> = readonly [logicalId: string, resource: Shapes[Kind]];
  const kept: { [Kind in keyof Shapes]?: Kept<Kind>[] } = {};
  return {
    /** @throws Error as the reader of the kind does, and the check */
    add<Kind extends keyof Shapes>(kind: Kind, logicalId: string, properties: unknown): Shapes[Kind] {
      const resource = readers[kind](logicalId, properties);
      check(logicalId, resource);
      (kept[kind] ??= []).push([logicalId, resource]);
      return resource;
    },
    of: <Kind extends keyof Shapes>(kind: Kind): readonly Kept<Kind>[] => kept[kind] ?? [],
  };
}
