const utf8 = new TextEncoder();

/** SHA-256 of a text as UTF-8, in 64 lower-case hex characters. */
export async function sha256Hex(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text))));
}

/** HMAC-SHA256 of a message, keyed by a text; both are UTF-8. 32 bytes. */
export async function hmacSha256(keyText: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8.encode(keyText), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(message)));
}

/** Bytes as lower-case hex characters. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
