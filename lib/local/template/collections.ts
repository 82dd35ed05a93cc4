type Readers<Shapes> = {
  readonly [Kind in keyof Shapes]: (logicalId: string, properties: unknown) => Shapes[Kind];
};

/** The resources of a service that refer to each other: kept as they are read, used when all are there. */
export interface Collections<Shapes> {
  /** @throws Error as the reader of the kind does, and the check */
  add<Kind extends keyof Shapes>(kind: Kind, logicalId: string, properties: unknown): Shapes[Kind];
  of<Kind extends keyof Shapes>(
    kind: Kind,
  ): readonly (readonly [logicalId: string, resource: Shapes[Kind]])[];
}

/**
 * @param readers  by kind, one for each resource type
 * @param check    called before a resource is kept; throws to refuse it
 */
export function openCollections<Shapes>(
  readers: Readers<Shapes>,
  check: (logicalId: string, resource: Shapes[keyof Shapes]) => void,
): Collections<Shapes> {
  const read: { [Kind in keyof Shapes]?: [string, Shapes[Kind]][] } = {};
  return {
    add(kind, logicalId, properties) {
      const resource = readers[kind](logicalId, properties);
      check(logicalId, resource);
      (read[kind] ??= []).push([logicalId, resource]);
      return resource;
    },
    of: (kind) => read[kind] ?? [],
  };
}
