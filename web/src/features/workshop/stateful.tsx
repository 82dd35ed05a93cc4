import { type ReactNode, useState } from 'react';

/** Keeps a value for something on show that another part would keep for it. */
export function Stateful<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, change] = useState(initial);
  return children(value, change);
}
