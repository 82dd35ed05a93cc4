import { parseJson } from '../../http/parse-json';

export interface Frame {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly payload?: { readonly data?: unknown; readonly extensions?: { readonly authorization?: unknown } };
}

export interface WireError {
  readonly errorType: string | null;
  readonly message: string;
}

export function readFrame(text: string): Frame | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

export function wireError({ errorType, message }: WireError): WireError {
  return { errorType, message };
}

export function badRequest(message: string): WireError {
  return { errorType: 'BadRequestException', message };
}
