/**
 * A token bucket; no limit never refuses.
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
