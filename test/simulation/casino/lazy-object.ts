type Built<Parts extends Record<string, () => unknown>> = {
  readonly [Name in keyof Parts]: ReturnType<Parts[Name]>;
};

/** Creates an object whose parts are built on first access: a container runs one function, and may be killed after one request. */
export function lazyObject<Parts extends Record<string, () => unknown>>(parts: Parts): Built<Parts> {
  const object = {};
  for (const [name, make] of Object.entries(parts))
    Object.defineProperty(object, name, {
      configurable: true,
      get() {
        const value = make();
        Object.defineProperty(object, name, { value });
        return value;
      },
    });
  return object as Built<Parts>;
}
