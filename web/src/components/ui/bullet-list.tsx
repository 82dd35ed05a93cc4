import type { ComponentProps } from 'react';

/** A list of sentences with a bullet each. */
export function BulletList({ className = '', ...props }: ComponentProps<'ul'>) {
  return <ul className={`grid list-disc gap-2 ps-[1.25em] ${className}`.trim()} {...props} />;
}
