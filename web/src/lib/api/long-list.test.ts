import { describe, expect, it } from 'vitest';
import { createLongList, listFor, type ListPage } from './long-list';

interface Entry {
  readonly id: string;
  readonly words: string;
}

describe('createLongList', () => {
  it('loads a page once for repeated requests', async () => {
    const { list, requests, read } = setup();

    const first = list.loadMore(read);
    const second = list.loadMore(read);
    expect(list.read().isPending).toBe(true);
    requests[0]?.answer({ items: entries('c', 'd'), next: null });
    await Promise.all([first, second]);

    expect(requests.map(({ place }) => place)).toEqual(['after b']);
    expect(ids(list)).toEqual(['a', 'b', 'c', 'd']);
    await list.loadMore(read);
    expect(requests).toHaveLength(1);
  });

  it('skips known entries when the list has moved meanwhile', async () => {
    const { list, requests, read } = setup();

    const more = list.loadMore(read);
    requests[0]?.answer({ items: entries('b', 'c'), next: 'after c' });
    await more;

    expect(ids(list)).toEqual(['a', 'b', 'c']);
    expect(list.read().next).toBe('after c');
  });

  it('is unchanged after a failed page, and requests the same page again', async () => {
    const { list, requests, read } = setup();

    const failed = list.loadMore(read);
    requests[0]?.refuse('no line');
    await failed;
    expect(list.read()).toMatchObject({ failure: 'no line', isPending: false, next: 'after b' });
    const again = list.loadMore(read);
    expect(list.read().failure).toBeNull();
    requests[1]?.answer({ items: entries('c'), next: null });
    await again;

    expect(requests.map(({ place }) => place)).toEqual(['after b', 'after b']);
    expect(ids(list)).toEqual(['a', 'b', 'c']);
  });

  it('reads short pages until there are enough entries, and shows each', async () => {
    const { list, requests, read } = setup();
    list.subscribe(() => undefined);

    const more = list.loadMore(read, 2);
    requests[0]?.answer({ items: entries('b', 'c'), next: 'after c' });
    await settled();
    expect(list.read()).toMatchObject({ isPending: true, next: 'after c' });
    expect(ids(list)).toEqual(['a', 'b', 'c']);
    requests[1]?.answer({ items: entries('d', 'e'), next: 'after e' });
    await more;

    expect(requests.map(({ place }) => place)).toEqual(['after b', 'after c']);
    expect(list.read()).toMatchObject({ isPending: false, next: 'after e' });
    expect(ids(list)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keeps the short pages before a failure, and resumes at the failed one', async () => {
    const { list, requests, read } = setup();
    list.subscribe(() => undefined);

    const failed = list.loadMore(read, 2);
    requests[0]?.answer({ items: entries('c'), next: 'after c' });
    await settled();
    requests[1]?.refuse('no line');
    await failed;
    expect(list.read()).toMatchObject({ failure: 'no line', isPending: false, next: 'after c' });
    void list.loadMore(read, 2);

    expect(ids(list)).toEqual(['a', 'b', 'c']);
    expect(requests.map(({ place }) => place)).toEqual(['after b', 'after c', 'after c']);
  });

  it('reads no further short page once the list is no longer shown', async () => {
    const { list, requests, read } = setup();
    const leave = list.subscribe(() => undefined);

    const more = list.loadMore(read, 2);
    leave();
    requests[0]?.answer({ items: [], next: 'after c' });
    await more;

    expect(requests).toHaveLength(1);
    expect(list.read()).toMatchObject({ isPending: false, next: 'after c' });
  });

  it('keeps changes that were made while a page was loading', async () => {
    const { list, requests, read } = setup();

    const more = list.loadMore(read);
    list.change((known) => known.filter(({ id }) => id !== 'a'));
    requests[0]?.answer({ items: entries('c'), next: null });
    await more;

    expect(ids(list)).toEqual(['b', 'c']);
  });

  it('notifies subscribers until they unsubscribe', () => {
    const { list } = setup();
    let notified = 0;

    const leave = list.subscribe(() => (notified += 1));
    list.change((known) => known);
    leave();
    list.change((known) => known);

    expect(notified).toBe(1);
  });
});

describe('listFor', () => {
  const idOf = ({ id }: Entry) => id;

  it('keeps the loaded list while the first page is unchanged', async () => {
    const held = listFor(null, { items: entries('a'), next: 'after a' }, idOf);
    await held.list.loadMore(async () => ({ items: entries('b'), next: null }));

    const again = listFor(held, { items: entries('a'), next: 'after a' }, idOf);

    expect(again).toBe(held);
    expect(ids(again.list)).toEqual(['a', 'b']);
  });

  it('creates a new list for other filters, even if they find the same first page', async () => {
    const first = { items: entries('a'), next: 'after a' };
    const held = listFor(null, first, idOf, 'placed');
    await held.list.loadMore(async () => ({ items: entries('b'), next: null }));

    const filtered = listFor(held, first, idOf, 'late');

    expect(ids(filtered.list)).toEqual(['a']);
    expect(listFor(filtered, first, idOf, 'late')).toBe(filtered);
  });

  it('creates a new list for a changed first page, unaffected by late pages of the old one', async () => {
    const held = listFor(null, { items: entries('a'), next: 'after a' }, idOf);
    let answer = (_page: ListPage<Entry>): void => undefined;
    const late = held.list.loadMore(() => new Promise((resolve) => (answer = resolve)));

    const reloaded = listFor(held, { items: entries('n', 'a'), next: 'after a' }, idOf);
    answer({ items: entries('b'), next: null });
    await late;

    expect(ids(reloaded.list)).toEqual(['n', 'a']);
    expect(reloaded.list.read()).toMatchObject({ isPending: false, next: 'after a' });
  });
});

const entries = (...all: string[]): Entry[] => all.map((id) => ({ id, words: `entry ${id}` }));
const ids = (list: { read: () => ListPage<Entry> }) => list.read().items.map(({ id }) => id);

/** Resolves once the list has taken an answer. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A list of two entries, and a source that answers on command. */
function setup() {
  const requests: {
    place: string;
    answer: (page: ListPage<Entry>) => void;
    refuse: (failure: unknown) => void;
  }[] = [];
  const read = (place: string) =>
    new Promise<ListPage<Entry>>((answer, refuse) => requests.push({ place, answer, refuse }));
  return {
    list: createLongList({ items: entries('a', 'b'), next: 'after b' }, ({ id }) => id),
    requests,
    read,
  };
}
