import type { ComponentProps } from 'react';

/** The brand mark: a junk's sail over two waves, in a circle of night sky. */
export function BrandMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" {...props}>
      <circle cx="20" cy="20" r="20" fill="#0f1836" />
      <path d="M19 7c6.5 3.6 10 9.6 10.4 17H19V7Z" fill="#2fd6a3" />
      <path d="M17 11.5c-4 3-6.4 7.3-6.7 12.5H17V11.5Z" fill="#1ba07a" />
      <path
        d="M19 12.6c3.4.7 6.3 1.7 8.6 3M19 18.2c3.9.3 7.1.9 9.8 1.8"
        stroke="#0f1836"
        strokeWidth="1.1"
        fill="none"
      />
      <path
        d="M8.5 27.2c2.7 0 2.7 2 5.7 2s3-2 5.8-2 2.9 2 5.8 2 3-2 5.7-2"
        fill="none"
        stroke="#f3c64e"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M12.5 32.2c2.2 0 2.5 1.5 4.8 1.5s2.5-1.5 4.8-1.5 2.6 1.5 5.4 1.5"
        fill="none"
        stroke="#f3c64e"
        strokeOpacity=".55"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
