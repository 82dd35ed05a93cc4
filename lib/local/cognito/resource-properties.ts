import * as z from 'zod';

/** Properties of a resource that change nothing on a laptop, each with the reason. */
export type InertProperties = Record<string, string>;

/**
 * Reads a resource's properties from the template, its intrinsics already resolved.
 *
 * @param inert  properties to pass over; any other that the schema does not know is refused
 * @throws Error naming the resource and each property that is not emulated, so that a laptop never shows less than
 *   the template says
 */
export function readProperties<Schema extends z.ZodType>(resource: {
  type: string;
  properties: unknown;
  schema: Schema;
  inert?: InertProperties;
}): z.infer<Schema> {
  const { type, properties, schema, inert = {} } = resource;
  const known = Object.entries(properties ?? {}).filter(([name]) => !(name in inert));
  const parsed = schema.safeParse(Object.fromEntries(known));
  if (parsed.success) return parsed.data;
  throw new Error(`The offline host does not emulate this ${type}:\n${z.prettifyError(parsed.error)}`);
}
