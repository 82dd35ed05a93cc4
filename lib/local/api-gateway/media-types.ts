/** First media type of a Content-Type or Accept header, without parameters, in lower case; JSON where there is none. */
export function mediaTypeOf(header: string | undefined): string {
  return (
    /^[^;,]+/
      .exec(header ?? '')?.[0]
      .trim()
      .toLowerCase() ?? 'application/json'
  );
}

/** Whether an API treats a media type as binary; its list may say `image/png`, `image/*` or the like for all. */
export function isBinaryType(binaryTypes: readonly string[], mediaType: string): boolean {
  const [kind] = mediaType.split('/', 1);
  return binaryTypes.some((type) => type === '*/*' || type === mediaType || type === `${kind}/*`);
}
