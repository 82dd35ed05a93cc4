import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { dismissToast, type Toast, useToasts } from '#web/lib/toasts';
import { Button, buttonClass } from './button';

/** The container of toasts; one per page. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

const shownForMs = 7000;

/** One toast; it disappears after a while unless it stays. */
export function ToastCard({ toast }: { toast: Toast }) {
  useEffect(() => {
    if (toast.stays) return;
    const timer = setTimeout(() => dismissToast(toast.id), shownForMs);
    return () => clearTimeout(timer);
  }, [toast.id, toast.stays]);

  return (
    <div className={`toast surface toast-${toast.tone}`}>
      <p>{toast.text}</p>
      {toast.action && <ToastAction {...toast.action} />}
      <Button variant="quiet" icon aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <X aria-hidden="true" size={18} />
      </Button>
    </div>
  );
}

function ToastAction({ label, ...action }: NonNullable<Toast['action']>) {
  if ('to' in action)
    return (
      <Link className={buttonClass({ variant: 'link' })} to={action.to}>
        {label}
      </Link>
    );
  return (
    <Button variant="link" onClick={action.press}>
      {label}
    </Button>
  );
}
