const utf8 = new TextEncoder();

/** Returns the SHA-256 of a text in UTF-8, as 64 lowercase hex characters. */
export async function sha256Hex(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text))));
}

/** Returns the HMAC-SHA256 of a message with a text key, both in UTF-8: 32 bytes. */
export async function hmacSha256(keyText: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8.encode(keyText), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(message)));
}

/** Formats bytes as lowercase hex. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
