/** Properties of a resource in a template; readers assert the type that they expect. */
export type Properties = Record<string, unknown>;

export interface Resource {
  readonly Type: string;
  readonly Properties: Properties;
  readonly DependsOn?: readonly string[];
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly Metadata?: Properties;
}

/** A synthesized stack and the location of its files. */
export interface Synthesis {
  /** The cloud assembly, which contains the template and the assets. */
  readonly folder: string;
  /** Name of the template in the assembly. */
  readonly stack: { readonly templateFile: string };
  readonly template: Properties;
  readonly resources: Readonly<Record<string, Resource>>;
}

type Found = readonly [id: string, resource: Resource];

/** Every resource of a type, with its logical id. */
export function ofType({ resources }: Pick<Synthesis, 'resources'>, type: string): Found[] {
  return Object.entries(resources).filter(([, resource]) => resource.Type === type);
}
