import type { MethodSetting } from './resources';

type Settings = readonly MethodSetting[];

/** Takes a token for a request of a method; false when the bucket is empty. */
export type TakeToken = (httpMethod: string, atMs: number) => boolean;

/**
 * Throttles one resource by the setting of the request's method, else by the setting of all methods. Each setting of
 * a method has a bucket of its own.
 */
export function throttleMethod(resourcePath: string, settings: Settings): TakeToken {
  const own = settings.filter(({ ResourcePath }) => pathOf(ResourcePath) === resourcePath);
  const buckets = new Map(
    own.map((setting) => [setting.HttpMethod as string, createThrottle(limitOf(setting))]),
  );
  const others = createThrottle(limitOf(settings.find(({ ResourcePath }) => ResourcePath === '/*')));
  return (httpMethod, atMs) => (buckets.get(httpMethod) ?? others)(atMs);
}

/** The resource path of a setting. */
function pathOf(pointer: string): string {
  return pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
}

function limitOf(setting: MethodSetting | undefined) {
  const { ThrottlingRateLimit: ratePerSecond, ThrottlingBurstLimit: burst } = setting ?? {};
  return ratePerSecond === undefined || burst === undefined ? undefined : { ratePerSecond, burst };
}

/**
 * A token bucket; without a limit it never refuses.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-request-throttling.html
 */
export function createThrottle(
  limit: { ratePerSecond: number; burst: number } | undefined,
): (atMs: number) => boolean {
  if (!limit) return () => true;
  let tokens = limit.burst;
  let filledAtMs: number | undefined;
  return (atMs) => {
    const elapsedSeconds = Math.max(0, atMs - (filledAtMs ?? atMs)) / 1000;
    tokens = Math.min(limit.burst, tokens + elapsedSeconds * limit.ratePerSecond);
    filledAtMs = atMs;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
