import './admin-page.css';

/** What the last action of an admin has changed; its room stays while it is empty, so that nothing moves. */
export function StatusMessage({ children }: { children: string }) {
  return (
    <p role="status" className="admin-message">
      {children}
    </p>
  );
}
