import type { ComponentProps } from 'react';
import { atlasSymbol, cellBackground, type SymbolAtlas } from './symbol-atlas';

/** A symbol as a picture with its accessible name; sized by class. */
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
