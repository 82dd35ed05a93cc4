import { Info } from 'lucide-react';
import { Link } from 'react-router';
import { codeCopy } from './code-copy';
import { wayForward } from './way-forward';

/** Explains in advance why something is not available, with a link to resolve it where there is one. */
export function RefusedAhead({ code }: { code: string }) {
  const { title, text } = codeCopy(code);
  const way = wayForward(code);
  return (
    <div className="refused-ahead flex items-start gap-2 text-start text-sm max-inline-prose">
      <Info aria-hidden="true" size={18} />
      <p>
        <strong>{title}</strong> {text}{' '}
        {way && (
          <Link className="text-link" to={way.to}>
            {way.label}
          </Link>
        )}
      </p>
    </div>
  );
}
