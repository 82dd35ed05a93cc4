import type { ReactNode } from 'react';

/** A blocking problem of a game, with recovery actions. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="notice" role="alert">
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  );
}
