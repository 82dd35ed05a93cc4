import { s3 } from '#stores/aws-clients';
import { createPublishedBuilds } from '#stores/published-builds';
import type { SweepBuildsDependencies } from '../builds/sweep-builds';
import { numericSetting, setting } from '../environment';
import { now } from './clock';

/** What removes files of builds that nobody has open any more. */
export function sweepBuildsDependencies(): SweepBuildsDependencies {
  return {
    site: createPublishedBuilds(s3(), setting('SITE_BUCKET')),
    now,
    keptDays: numericSetting('BUILDS_KEPT_DAYS', { atLeast: 0 }),
  };
}
