import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FilterBar } from './filter-bar';
import type { FilterField } from './filter-form';

const admin: FilterField<'actor'> = { name: 'actor', label: 'Admin' };
const kind: FilterField<'actor'> = {
  name: 'actor',
  label: 'Type',
  choices: [
    { value: '', label: 'All' },
    { value: 'round', label: 'Round' },
  ],
};

function setup({ field = admin, actor = '', hint }: { field?: typeof admin; actor?: string; hint?: string }) {
  const props = { label: 'Audit log', fields: [field], filters: { actor }, isClearable: true };
  const bar = createElement(FilterBar<'actor'>, { ...props, ...(hint && { hint }) });
  return renderToStaticMarkup(createElement(MemoryRouter, null, bar));
}

describe('FilterBar', () => {
  it('shows the filters of the address, and offers to clear them', () => {
    const html = setup({ actor: 'a-1' });

    expect(html).toContain('value="a-1"');
    expect(html).toContain('Clear filters');
  });

  it('offers nothing to clear without filters', () => {
    expect(setup({})).not.toContain('Clear filters');
  });

  it('needs no button for choices, which apply at once', () => {
    const html = setup({ field: kind, actor: 'round' });

    expect(html).toContain('<option value="round" selected="">Round</option>');
    expect(html).not.toContain('type="submit"');
    expect(setup({})).toContain('type="submit"');
  });

  it('ties its hint to its fields', () => {
    const [, id] = /<p id="([^"]+)"[^>]*>Use the id/.exec(setup({ hint: 'Use the id.' })) ?? [];

    expect(setup({ hint: 'Use the id.' })).toContain(`aria-describedby="${id}"`);
  });
});
