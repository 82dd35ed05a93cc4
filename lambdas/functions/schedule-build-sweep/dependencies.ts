import { createPublishedBuilds } from '#lambdas/builds/stores/published-builds';
import type { SweepBuildsDependencies } from '#lambdas/builds/sweep-builds';
import { s3 } from '#lambdas/runtime/aws/s3';
import { now } from '#lambdas/runtime/composition/clock';
import { numericSetting, setting } from '#lambdas/runtime/environment';

export function sweepBuildsDependencies(): SweepBuildsDependencies {
  return {
    site: createPublishedBuilds(s3(), setting('SITE_BUCKET')),
    now,
    keptDays: numericSetting('BUILDS_KEPT_DAYS'),
  };
}
