import { Info } from 'lucide-react';
import { Link } from 'react-router';
import { codeLabel } from './code-copy';
import { wayForward } from './way-forward';

/** Why something cannot be had now, told before anybody presses, with the way forward where there is one. */
export function RefusedAhead({ code }: { code: string }) {
  const { title, text } = codeLabel(code);
  const way = wayForward(code);
  return (
    <div className="refused-ahead">
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
