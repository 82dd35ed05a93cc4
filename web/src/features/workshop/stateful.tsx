import { type ReactNode, useState } from 'react';

/** Keeps the state of an exhibit that its parent would usually keep. */
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
