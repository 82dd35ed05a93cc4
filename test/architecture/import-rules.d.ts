export interface Import {
  readonly specifier: string;
  readonly file: string | undefined;
  readonly isTypeOnly: boolean;
}

export interface ImportRule {
  readonly name: string;
  readonly within: (path: string) => boolean;
  readonly forbids: (each: Import, path: string) => boolean;
}

export const domainOrder: readonly string[];
export const domainOfResolvers: readonly string[];
export const importRules: readonly ImportRule[];
