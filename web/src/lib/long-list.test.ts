import { describe, expect, it } from 'vitest';
import { createLongList, listFor, type ListPage } from './long-list';

interface Entry {
  readonly id: string;
  readonly words: string;
}

describe('a list that is read on', () => {
  it('asks for a page once, however often it is pressed', async () => {
    const { list, asked, read } = setup();

    const first = list.readOn(read);
    const second = list.readOn(read);
    expect(list.stand().isPending).toBe(true);
    asked[0]?.answer({ items: entries('c', 'd'), next: null });
    await Promise.all([first, second]);

    expect(asked.map(({ place }) => place)).toEqual(['after b']);
    expect(ids(list)).toEqual(['a', 'b', 'c', 'd']);
    await list.readOn(read);
    expect(asked).toHaveLength(1);
  });

  it('leaves out what it knows where the list has moved by some meanwhile', async () => {
    const { list, asked, read } = setup();

    const more = list.readOn(read);
    asked[0]?.answer({ items: entries('b', 'c'), next: 'after c' });
    await more;

    expect(ids(list)).toEqual(['a', 'b', 'c']);
    expect(list.stand().next).toBe('after c');
  });

  it('stays as it was where a page does not come, and asks for the same again', async () => {
    const { list, asked, read } = setup();

    const failed = list.readOn(read);
    asked[0]?.refuse('no line');
    await failed;
    expect(list.stand()).toMatchObject({ failure: 'no line', isPending: false, next: 'after b' });
    const again = list.readOn(read);
    expect(list.stand().failure).toBeNull();
    asked[1]?.answer({ items: entries('c'), next: null });
    await again;

    expect(asked.map(({ place }) => place)).toEqual(['after b', 'after b']);
    expect(ids(list)).toEqual(['a', 'b', 'c']);
  });

  it('keeps what was changed in it while a page was on its way', async () => {
    const { list, asked, read } = setup();

    const more = list.readOn(read);
    list.change((known) => known.filter(({ id }) => id !== 'a'));
    asked[0]?.answer({ items: entries('c'), next: null });
    await more;

    expect(ids(list)).toEqual(['b', 'c']);
  });

  it('tells whoever listens, until they leave', () => {
    const { list } = setup();
    let told = 0;

    const leave = list.subscribe(() => (told += 1));
    list.change((known) => known);
    leave();
    list.change((known) => known);

    expect(told).toBe(1);
  });
});

describe('a first page that is loaded again', () => {
  const idOf = ({ id }: Entry) => id;

  it('leaves the list as far as it was read while it tells the same', async () => {
    const held = listFor(null, { items: entries('a'), next: 'after a' }, idOf);
    await held.list.readOn(async () => ({ items: entries('b'), next: null }));

    const again = listFor(held, { items: entries('a'), next: 'after a' }, idOf);

    expect(again).toBe(held);
    expect(ids(again.list)).toEqual(['a', 'b']);
  });

  it('begins anew where it tells something else, without what comes late for the list of before', async () => {
    const held = listFor(null, { items: entries('a'), next: 'after a' }, idOf);
    let answer = (_page: ListPage<Entry>): void => undefined;
    const late = held.list.readOn(() => new Promise((resolve) => (answer = resolve)));

    const reloaded = listFor(held, { items: entries('n', 'a'), next: 'after a' }, idOf);
    answer({ items: entries('b'), next: null });
    await late;

    expect(ids(reloaded.list)).toEqual(['n', 'a']);
    expect(reloaded.list.stand()).toMatchObject({ isPending: false, next: 'after a' });
  });
});

const entries = (...all: string[]): Entry[] => all.map((id) => ({ id, words: `entry ${id}` }));
const ids = (list: { stand: () => ListPage<Entry> }) => list.stand().items.map(({ id }) => id);

/** A list of two, and a house that answers when it is told to. */
function setup() {
  const asked: {
    place: string;
    answer: (page: ListPage<Entry>) => void;
    refuse: (failure: unknown) => void;
  }[] = [];
  const read = (place: string) =>
    new Promise<ListPage<Entry>>((answer, refuse) => asked.push({ place, answer, refuse }));
  return { list: createLongList({ items: entries('a', 'b'), next: 'after b' }, ({ id }) => id), asked, read };
}
