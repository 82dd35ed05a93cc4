import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly Metadata?: Readonly<Record<string, unknown>>;
  readonly Condition?: string;
}

export interface Template {
  readonly stackName: string;
  readonly folder: string;
  readonly resources: Readonly<Record<string, TemplateResource>>;
  /** Folder of a file asset by the object key in the template. */
  readonly assetFolder: (objectKey: string) => string;
}

/** @throws Error when there is no template, more than one, or an asset that the assembly does not list */
export function readTemplate(folder: string): Template {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.template.json'))
    : [];
  const [file, ...others] = files;
  if (file === undefined || others.length > 0)
    throw new Error(`Expected exactly one template in ${folder}, found ${files.length}.`);

  const stackName = file.slice(0, -'.template.json'.length);
  const { Resources = {} } = readJson(join(folder, file)) as { Resources?: Template['resources'] };
  const manifest = join(folder, `${stackName}.assets.json`);
  const assets = (existsSync(manifest) ? readJson(manifest) : {}) as AssetManifest;
  return {
    stackName,
    folder: resolve(folder),
    resources: Resources,
    assetFolder(objectKey) {
      const found = Object.values(assets.files ?? {}).find(({ destinations }) =>
        Object.values(destinations).some((destination) => destination.objectKey === objectKey),
      );
      if (!found) throw new Error(`The cloud assembly has no asset ${objectKey}.`);
      return resolve(folder, found.source.path);
    },
  };
}

interface AssetManifest {
  readonly files?: Record<
    string,
    { source: { path: string }; destinations: Record<string, { objectKey: string }> }
  >;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
