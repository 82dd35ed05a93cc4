import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Functions } from '../../lambda/functions';
import { projectRoot } from '../synthesis/synthesize';
import { seedFunction } from './seed-function';

/** Data for a function of the template, which must be idempotent. */
export interface Seed {
  /** Source of the function, relative to the project. */
  readonly entry: string;
  /** JSON, relative to the project. */
  readonly file: string;
  /** Field of the event that holds the data. */
  readonly field: string;
}

/**
 * Passes the content of a file to a function.
 *
 * @throws Error when the template has no such function, or the function fails
 */
export async function seedData(functions: Functions, { entry, file, field }: Seed): Promise<void> {
  const content: unknown = JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
  await seedFunction(functions, entry, { [field]: content });
}
