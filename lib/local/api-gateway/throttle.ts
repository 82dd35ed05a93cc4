import type { MethodSetting } from './resources';

/** Takes a token for a request of a method; false when the bucket is empty. */
export type TakeToken = (httpMethod: string, atMs: number) => boolean;

/**
 * Throttles one resource by the setting of the request's method, else by the setting of all methods. Each setting of
 * a method has a bucket of its own.
 */
export function throttleMethod(resourcePath: string, settings: readonly MethodSetting[]): TakeToken {
  const own = settings.filter(({ ResourcePath }) => pathOf(ResourcePath) === resourcePath);
  const buckets = new Map(own.map((setting) => [setting.HttpMethod as string, createThrottle(setting)]));
  const ofAll = settings.find(({ ResourcePath }) => ResourcePath === '/*');
  const others = ofAll ? createThrottle(ofAll) : () => true;
  return (httpMethod, atMs) => (buckets.get(httpMethod) ?? others)(atMs);
}

/** The resource path of a setting. */
function pathOf(pointer: string): string {
  return pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * A token bucket, filled by the limit's tokens per second up to its burst.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-request-throttling.html
 */
export function createThrottle(
  limit: Pick<MethodSetting, 'ThrottlingRateLimit' | 'ThrottlingBurstLimit'>,
): (atMs: number) => boolean {
  const { ThrottlingRateLimit: ratePerSecond, ThrottlingBurstLimit: burst } = limit;
  let tokens = burst;
  let filledAtMs: number | undefined;
  return (atMs) => {
    const elapsedSeconds = Math.max(0, atMs - (filledAtMs ?? atMs)) / 1000;
    tokens = Math.min(burst, tokens + elapsedSeconds * ratePerSecond);
    filledAtMs = atMs;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
