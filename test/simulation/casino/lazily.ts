type Made<Parts extends Record<string, () => unknown>> = {
  readonly [Name in keyof Parts]: ReturnType<Parts[Name]>;
};

/** Creates an object whose parts are built on first access: a container runs one function, and may be killed after one request. */
export function lazily<Parts extends Record<string, () => unknown>>(parts: Parts): Made<Parts> {
  const made = {};
  for (const [name, make] of Object.entries(parts))
    Object.defineProperty(made, name, {
      configurable: true,
      get() {
        const value = make();
        Object.defineProperty(made, name, { value });
        return value;
      },
    });
  return made as Made<Parts>;
}
