/** Upper bound of the file size. */
export const mostMegabytes = 5;

/** The text of a file, or a message why it cannot be read. */
export type ReadFile = { readonly text: string } | { readonly fault: string };

/** Reads a CSV file in UTF-8. */
export async function readCsv(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<ReadFile> {
  if (file.size === 0) return { fault: 'This file is empty.' };
  if (file.size > mostMegabytes * 1024 * 1024)
    return { fault: `This file is larger than ${mostMegabytes} MB. Split it into smaller files.` };
  return textOf(new Uint8Array(await file.arrayBuffer()));
}

function textOf(bytes: Uint8Array): ReadFile {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]))
    return { fault: 'This file is in UTF-16. Save it as “CSV UTF-8” and choose it again.' };
  if (startsWith(bytes, [0x50, 0x4b]))
    return {
      fault: 'This is a workbook, not a CSV file. Save the sheet as “CSV UTF-8” and choose that file.',
    };
  if (bytes.includes(0)) return { fault: 'This is not a text file. Choose a CSV file.' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? { fault: 'This file is empty.' } : { text };
  } catch {
    return {
      fault: 'Some characters in this file are not in UTF-8. Save it as “CSV UTF-8” and choose it again.',
    };
  }
}

function startsWith(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte);
}
