import { describe, expect, it, vi } from 'vitest';
import { createListeners, createStore, onEvent } from './store';

describe('createStore', () => {
  it('holds the value that was set last, and the first one for prerendered HTML', () => {
    const store = createStore<number | null>(null);

    store.set(7);

    expect([store.read(), store.inHtml?.()]).toEqual([7, null]);
  });

  it('notifies its listeners of each change until they unsubscribe', () => {
    const store = createStore(0);
    const listener = vi.fn(() => undefined);
    const unsubscribe = store.subscribe(listener);

    store.set(1);
    store.set(1);
    unsubscribe();
    store.set(2);

    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('createListeners', () => {
  it('calls back with the first listener and after the last one, each time that it is followed', () => {
    const calls: string[] = [];
    const listeners = createListeners(() => {
      calls.push('followed');
      return () => calls.push('left');
    });

    const first = listeners.add(() => undefined);
    const second = listeners.add(() => undefined);
    first();
    first();
    expect(calls).toEqual(['followed']);
    second();
    second();
    listeners.add(() => undefined);

    expect(calls).toEqual(['followed', 'left', 'followed']);
  });

  it('passes the detail of a change on', () => {
    const listeners = createListeners<string>();
    const listener = vi.fn(() => undefined);
    listeners.add(listener);

    listeners.notify('p-1');

    expect(listener).toHaveBeenCalledExactlyOnceWith('p-1');
  });
});

describe('onEvent', () => {
  it('listens to the event until it is stopped', () => {
    const target = new EventTarget();
    const listener = vi.fn(() => undefined);
    const stop = onEvent(() => target, 'change')(listener);

    target.dispatchEvent(new Event('change'));
    stop();
    target.dispatchEvent(new Event('change'));

    expect(listener).toHaveBeenCalledTimes(1);
  });
});
