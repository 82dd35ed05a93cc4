/** The build that this page belongs to, as its HTML says; null where nothing was built: during development, and in tests. */
export function ownBuild(): string | null {
  return document.documentElement.dataset['build'] ?? null;
}
