import { type ComponentProps } from 'react';

/** The house's mark: a junk's sail over two waves, in a round of night sky. */
export function BrandMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" {...props}>
      <circle cx="20" cy="20" r="20" fill="#0f1836" />
      <path d="M19 7c6.5 3.6 10 9.6 10.4 17H19V7Z" fill="#2fd6a3" />
      <path d="M17 11.5c-4 3-6.4 7.3-6.7 12.5H17V11.5Z" fill="#1ba07a" />
      <path
        d="M19 12.6c3.4.7 6.300 1.700 8.6 3M19 18.200c3.900.300 7.100.900 9.800 1.800"
        stroke="#0f1836"
        strokeWidth="1.1"
        fill="none"
      />
      <path
        d="M8.500 27.200c2.700 0 2.700 2 5.700 2s3-2 5.800-2 2.900 2 5.800 2 3-2 5.700-2"
        fill="none"
        stroke="#f3c64e"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
      <path
        d="M12.500 32.200c2.200 0 2.500 1.500 4.800 1.500s2.500-1.500 4.800-1.500 2.600 1.500 5.400 1.500"
        fill="none"
        stroke="#f3c64e"
        strokeOpacity=".55"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </svg>
  );
}
