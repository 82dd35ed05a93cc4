import * as z from 'zod';
import type { Answer } from './answer';

const headerValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html */
const proxyAnswer = z.strictObject({
  statusCode: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{3}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(100).max(599)),
  headers: z.record(z.string(), headerValue).nullish(),
  multiValueHeaders: z.record(z.string(), z.array(headerValue)).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.literal(false).nullish(),
});

/** Headers that the gateway sets itself; it renames them in answers of a function. */
const remapped = new Set(['connection', 'content-length', 'date', 'server', 'www-authenticate']);
const dropped = new Set(['keep-alive', 'trailer', 'transfer-encoding', 'upgrade']);

/** @returns undefined for an answer that is not a proxy answer, which the gateway calls malformed */
export function readProxyAnswer(payload: string): Answer | undefined {
  const parsed = proxyAnswer.safeParse(JSON.parse(payload));
  if (!parsed.success) return undefined;
  const { statusCode, body } = parsed.data;
  const headers = mergedHeaders(parsed.data.headers ?? {}, parsed.data.multiValueHeaders ?? {});
  if (!headers.some(([name]) => name.toLowerCase() === 'content-type'))
    headers.push(['Content-Type', ['application/json']]);
  return {
    status: statusCode,
    headers: Object.fromEntries(headers),
    body: body ?? '',
  };
}

/** A header with several values keeps all of them; duplicate pairs count once. */
function mergedHeaders(
  single: Readonly<Record<string, string>>,
  multiple: Readonly<Record<string, string[]>>,
): [string, string[]][] {
  const merged = new Map<string, { name: string; values: string[] }>();
  const pairs = [
    ...Object.entries(multiple),
    ...Object.entries(single).map(([name, value]) => [name, [value]] as const),
  ];
  for (const [name, values] of pairs) {
    const key = name.toLowerCase();
    if (dropped.has(key)) continue;
    const before = merged.get(key)?.values ?? [];
    merged.set(key, { name, values: [...before, ...values.filter((value) => !before.includes(value))] });
  }
  return [...merged].map(([key, { name, values }]) => [
    remapped.has(key) ? `x-amzn-Remapped-${name}` : name,
    values,
  ]);
}
