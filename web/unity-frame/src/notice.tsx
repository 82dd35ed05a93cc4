import type { ReactNode } from 'react';

/** What is in the way of a game, and the way on. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="notice" role="alert">
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  );
}
