/** Reading an unknown member throws an error that names it; a plain object would return `undefined` and let the code continue. */
export function strict<Of extends object>(path: string, members: Of): Of {
  return new Proxy(members, {
    get(target, name) {
      if (typeof name === 'symbol') return undefined;
      const whole = path === '' ? name : `${path}.${name}`;
      if (!Object.hasOwn(target, name)) throw new Error(`The offline host does not support ${whole}`);
      const member: unknown = target[name as keyof Of];
      return typeof member === 'object' && member !== null ? strict(whole, member) : member;
    },
  });
}

export function functionNames(path: string, members: object): string[] {
  return Object.entries(members).flatMap(([name, member]) =>
    typeof member === 'object' && member !== null
      ? functionNames(`${path}.${name}`, member as object)
      : [`${path}.${name}`],
  );
}
