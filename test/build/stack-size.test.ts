import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CfnResource } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { listApplicationPaths, listHtmlPaths } from '../../bin/public-paths';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';
import { maxResources } from '../../lib/rehearsal/limits';
import { synthesizeStage } from '../stack/synthesize-stage';
import { buildFolder } from './deployed-build';

/** The prod stack with the real build, which contains more kinds of files than a test fixture. */
const prod = synthesizeStage('prod', {
  buildFolder,
  prerenderedPaths: listHtmlPaths(),
  applicationPaths: listApplicationPaths(),
});

describe('prod with the real build', () => {
  it(`has at most ${maxResources} resources`, () => {
    expect(Object.keys(prod.resources).length).toBeLessThanOrEqual(maxResources);
  });

  it('has the number of resources per area that the README of lib states', () => {
    const readme = readFileSync(join(projectRoot, 'lib/README.md'), 'utf8');
    const [, section = ''] = readme.split('## Resources per area');

    const rows = [
      ...section
        .split('\n## ', 1)
        .join('')
        .matchAll(/^\| *`?([\w ]+?)`? *\| *(\d+) *\|/gm),
    ];
    const stated = Object.fromEntries(rows.map(([, area = '', count]) => [area, Number(count)]));
    expect(stated).toEqual({ ...resourcesPerArea(), Total: Object.keys(prod.resources).length });
  });
});

/** Number of resources per construct of the stack; resources of the CDK itself count as one area. */
function resourcesPerArea(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const construct of prod.stack.node.findAll()) {
    if (!(construct instanceof CfnResource)) continue;
    const [, child = ''] = construct.node.path.split('/');
    const area = child.startsWith('Custom::') ? 'CDK' : child;
    counts[area] = (counts[area] ?? 0) + 1;
  }
  return counts;
}
