import { attachmentRules } from '#domain/support/attachment';

const { mostFiles, mostMegabytes, mostBytes, longestName } = attachmentRules;

/** Files of a message, and why others were not added. */
export interface Chosen {
  readonly files: readonly File[];
  readonly problems: readonly string[];
}

/** Checks files that are to be added. The server checks each again. */
export async function checkFiles(added: readonly File[]): Promise<Chosen> {
  const checked = await Promise.all(added.map(async (file) => ({ file, problem: await problemOf(file) })));
  return {
    files: checked.flatMap(({ file, problem }) => (problem === null ? [file] : [])),
    problems: checked.flatMap(({ problem }) => problem ?? []),
  };
}

/** Adds checked files to those of a message, up to the most that it can have. */
export function addFiles(before: readonly File[], { files: accepted, problems }: Chosen): Chosen {
  const files = [...before, ...accepted];
  const surplus = files
    .slice(mostFiles)
    .map((file) => `“${fileName(file)}” was not added: a message can have ${mostFiles} files.`);
  return { files: files.slice(0, mostFiles), problems: [...problems, ...surplus] };
}

/** The name under which a file is sent; of a longer one its end, which has the extension. */
export function fileName({ name }: Pick<File, 'name'>): string {
  return name.slice(-longestName).trim() || 'file';
}

async function problemOf(file: File): Promise<string | null> {
  const name = fileName(file);
  if (file.size > mostBytes) return `“${name}” was not added: it is larger than ${mostMegabytes} MB.`;
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return isAccepted(start) ? null : `“${name}” was not added: it is not a JPEG, PNG, WebP or PDF file.`;
}

/** Compares the first bytes, because the name and type of a file may be wrong. */
function isAccepted(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start);
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n') ||
    /^RIFF[^]{4}WEBP/.test(text) ||
    text.startsWith('%PDF-')
  );
}
