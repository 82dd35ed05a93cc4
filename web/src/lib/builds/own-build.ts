/** The build of this page, from its HTML; null in development and in tests. */
export function ownBuild(): string | null {
  return document.documentElement.dataset['build'] ?? null;
}
