import { afterEach, describe, expect, it, vi } from 'vitest';
import { metaOf, standInTab } from './stand-in-tab';

afterEach(() => vi.unstubAllGlobals());

const meta = metaOf('b1', ['/', '/slots']);

/** A page of build `b1` with a fake response for the build manifest. */
async function setup(answer: () => object | number) {
  const { requested } = standInTab({ build: 'b1', files: answer });
  const outdated = await import('./outdated');
  const marked = vi.spyOn(outdated, 'markOutdated');
  const { ownMeta } = await import('./own-meta');
  return { requested, marked, ownMeta };
}

describe('builds/meta/{buildId}.json', () => {
  it('is fetched once', async () => {
    const { requested, ownMeta } = await setup(() => meta);

    const answers = await Promise.all([ownMeta(), ownMeta()]);
    await ownMeta();

    expect(answers[0]).toEqual(meta);
    expect(requested).toEqual(['/builds/meta/b1.json']);
  });

  it('is fetched again after a failure', async () => {
    let answer: object | number = 400;
    const { ownMeta, marked } = await setup(() => answer);
    await expect(ownMeta()).rejects.toThrow(/400/);

    answer = meta;

    expect(await ownMeta()).toEqual(meta);
    expect(marked).not.toHaveBeenCalled();
  });

  it.each([404, 403])('marks this build as outdated on status %i', async (status) => {
    const { ownMeta, marked } = await setup(() => status);

    await expect(ownMeta()).rejects.toThrow();

    expect(marked).toHaveBeenCalledOnce();
  });

  it.each<[string, object | string]>([
    ['a page in its place', '<!doctype html>'],
    ['another build', metaOf('b2', [])],
    ['no pages', { id: 'b1', matcher: { static: {} } }],
  ])('is rejected where it is %s', async (_, written) => {
    const { ownMeta, marked } = await setup(() => written as object);

    await expect(ownMeta()).rejects.toThrow('does not describe this build');
    expect(marked).not.toHaveBeenCalled();
  });
});
