import type { ReactNode } from 'react';

interface IconProps {
  /** Width and height in pixels. */
  readonly size: number;
  readonly className?: string;
}

export const AlertIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 7v6M12 16.5v.1" />
  </Drawing>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m6 9 6 6 6-6" />
  </Drawing>
);

export const CrossIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M18 6 6 18M6 6l12 12" />
  </Drawing>
);

export const HeartIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.8.7-.8a5 5 0 0 1 7.1 7.1Z" />
  </Drawing>
);

export const PlayIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M7 4v16l13-8Z" fill="currentColor" />
  </Drawing>
);

export const SearchIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="11" cy="11" r="7" />
    <path d="m16 16 5 5" />
  </Drawing>
);

/**
 * The shared drawing of the icons of the first load: 24 units square, in the color of the text, hidden from screen readers. They are drawn
 * here because the icon library costs every visitor 2 kB more; everything else uses the library.
 */
function Drawing({ size, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
