import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutSideEffects } from './tree-shakable-router';

const folder = new URL('../../node_modules/react-router/dist/production/', import.meta.url);
const [file = ''] = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name));
const code = readFileSync(new URL(file, folder), 'utf8');

it('router values from calls and React classes become tree-shakable and lose their display names', () => {
  const lean = withoutSideEffects(code);

  expect(
    lean.match(/= \/\* @__PURE__ \*\/ React\d*\.(forwardRef|createContext|memo)\(/g)?.length,
  ).toBeGreaterThan(12);
  expect(lean.match(/= \/\* @__PURE__ \*\/ \(\(\) => class extends React\d*\.Component/g)).toHaveLength(3);
  expect(lean).not.toMatch(/^\w+\.displayName|^var \w+ = (class extends )?React\d*\.\w+[ (]/m);
});
