/** Upper bound of the file size. */
const mostBytes = 5 * 1024 * 1024;

/** The text of a file, or a message why it cannot be read. */
export type ReadFile = { readonly text: string } | { readonly fault: string };

/** Reads a CSV file in UTF-8. */
export async function readCsv(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<ReadFile> {
  if (file.size === 0) return { fault: 'This file is empty.' };
  if (file.size > mostBytes)
    return { fault: 'A file has at most 5 MB. Split it, and import one part after the other.' };
  return textOf(new Uint8Array(await file.arrayBuffer()));
}

function textOf(bytes: Uint8Array): ReadFile {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]))
    return { fault: 'This file is written in UTF-16. Save it again as “CSV UTF-8”.' };
  if (startsWith(bytes, [0x50, 0x4b]))
    return { fault: 'This is a workbook, no CSV. Save the sheet as “CSV UTF-8” and choose that file.' };
  if (bytes.includes(0)) return { fault: 'This file holds no text. Choose a file that was saved as CSV.' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? { fault: 'This file is empty.' } : { text };
  } catch {
    return { fault: 'Some letters of this file are not in UTF-8. Save it again as “CSV UTF-8”.' };
  }
}

function startsWith(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte);
}
