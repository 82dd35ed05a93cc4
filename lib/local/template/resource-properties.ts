import * as z from 'zod';

export type InertProperties = Readonly<Record<string, string>>;

/** @throws Error naming each property that is not emulated, so that no part of the template is silently ignored */
export function readProperties<Schema extends z.ZodType>(resource: {
  type: string;
  logicalId: string;
  properties: unknown;
  schema: Schema;
  inert?: InertProperties;
}): z.infer<Schema> {
  const { type, logicalId, properties, schema, inert = {} } = resource;
  const relevant = Object.entries(properties ?? {}).filter(([name]) => !(name in inert));
  const parsed = schema.safeParse(Object.fromEntries(relevant));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${logicalId}: the offline host does not support this ${type}:\n${z.prettifyError(parsed.error)}`,
  );
}
