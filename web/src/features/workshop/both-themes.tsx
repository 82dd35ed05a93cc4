import type { ReactNode } from 'react';

/** The same content in the dark and in the light theme, side by side. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
      {(['dark', 'light'] as const).map((theme) => (
        <div
          key={theme}
          className="grid grid-cols-1 gap-4 content-start p-4 text-on-background bg-background border-line rounded-md"
          data-theme={theme}
        >
          {children}
        </div>
      ))}
    </div>
  );
}
