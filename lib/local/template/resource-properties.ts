import * as z from 'zod';

export type InertProperties = Readonly<Record<string, string>>;

/**
 * Creates the reader of a resource type, whose intrinsics are resolved. It throws an Error naming each property that
 * is not emulated, so that no part of the template is silently ignored.
 *
 * @param inert  properties without effect here, each with the reason
 */
export function readerOf<Schema extends z.ZodType>(
  type: string,
  schema: Schema,
  inert: InertProperties = {},
): (logicalId: string, properties: unknown) => z.infer<Schema> {
  return (logicalId, properties) => {
    const relevant = Object.entries(properties ?? {}).filter(([name]) => !(name in inert));
    const parsed = schema.safeParse(Object.fromEntries(relevant));
    if (parsed.success) return parsed.data;
    throw new Error(
      `${logicalId}: the offline host does not support this ${type}:\n${z.prettifyError(parsed.error)}`,
    );
  };
}
