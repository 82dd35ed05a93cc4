import type { ReactNode } from 'react';

/** The same content in the dark and in the light theme, side by side. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="workshop-themes">
      {(['dark', 'light'] as const).map((theme) => (
        <div key={theme} className="workshop-theme" data-theme={theme}>
          {children}
        </div>
      ))}
    </div>
  );
}
