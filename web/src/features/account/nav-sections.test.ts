import { describe, expect, it } from 'vitest';
import { navSections, sectionAt } from './nav-sections';

describe('sectionAt', () => {
  it.each(navSections.map((section) => [section.to, section] as const))(
    'returns the section at %s',
    (path, section) => {
      expect(sectionAt(path)).toBe(section);
      expect(sectionAt(`${path.toUpperCase()}/`)).toBe(section);
    },
  );

  it('returns the overview for any other path', () => {
    expect(sectionAt('/Account/overview').name).toBe('Overview');
  });
});
