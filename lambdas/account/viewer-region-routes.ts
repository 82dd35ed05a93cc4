import { createHash, timingSafeEqual } from 'node:crypto';
import * as contract from '#contracts/account/viewer-region-routes';
import type { Location } from '#domain/player/viewer-region';
import type { Api } from '#lambdas/runtime/http/api';
import type { Visitor } from '#lambdas/runtime/http/visitor';
import { isRefusal } from '#lambdas/runtime/refusal';
import { recordSignInRegion, type RecordSignInRegionDependencies } from './record-sign-in-region';

export interface ViewerRegionDependencies extends RecordSignInRegionDependencies {
  /** Reads the secret key that the site's CloudFront distribution adds to requests. */
  readonly readEdgeKey: () => Promise<string>;
}

/** The header in which the distribution sends its key; `lib/constructs/edge-key.ts` configures it in CloudFront. */
const edgeKeyHeader = 'Jade-Edge-Key';

/** Adds the route by which the site records the region of a sign-in. */
export function addViewerRegionRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: ViewerRegionDependencies,
): void {
  const { players, readEdgeKey } = dependencies;

  playerRoute(contract.recordViewerRegion, async (player, _input, { header }) => {
    if (!isSame(header(edgeKeyHeader) ?? '', await readEdgeKey()))
      return { code: 'account/not-through-site' };
    const location = locationOf(header);
    const profile = location
      ? await recordSignInRegion(dependencies, player, location)
      : await players.find(player.id);
    if (profile && isRefusal(profile)) return profile;
    const { viewerRegion = null } = profile ?? {};
    if (!viewerRegion) return { viewerRegion };
    const { country, region, at } = viewerRegion;
    return { viewerRegion: { country, region, recordedAt: at.toISOString() } };
  });
}

/** Compares in constant time for any length, so that response times reveal nothing about the key. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/**
 * Reads the viewer location that CloudFront determined; undefined if it is unknown.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/adding-cloudfront-headers.html#cloudfront-headers-viewer-location
 */
function locationOf(header: Visitor['header']): Location | undefined {
  const country = header('CloudFront-Viewer-Country') ?? '';
  const region = header('CloudFront-Viewer-Country-Region') ?? '';
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  return { country, region: /^[A-Z\d]{1,3}$/.test(region) ? region : null };
}
