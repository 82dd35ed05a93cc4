import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/** Tabs with arrow keys, Home and End; only the chosen panel is rendered. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const id = useId();
  const [chosenId, choose] = useState(tabs[0].id);
  const chosen = tabs.find((tab) => tab.id === chosenId) ?? tabs[0];

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const target = neighbor(event.key, tabs.indexOf(chosen), tabs.length);
    const next = target === null ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  }

  return (
    <div>
      <div className="tab-list" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className="tab-panel" role="tabpanel" aria-labelledby={`${id}-${chosen.id}`}>
        {chosen.content}
      </div>
    </div>
  );
}

function neighbor(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
