import type { ComponentProps } from 'react';
import { atlasSymbol, cellBackground, type SymbolAtlas } from './symbol-atlas';

/** One symbol as a picture with its name; size it by class. */
export function SymbolPicture({
  atlas,
  symbol,
  className = '',
  ...props
}: ComponentProps<'span'> & { atlas: SymbolAtlas; symbol: string }) {
  return (
    <span
      role="img"
      aria-label={atlasSymbol(atlas, symbol).name}
      className={`slots-symbol ${className}`}
      style={cellBackground(atlas, symbol)}
      {...props}
    />
  );
}
