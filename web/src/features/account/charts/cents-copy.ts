/** Formats an amount of dollars: "$9.99", signed "−$4.98". */
export function centsLabel(
  cents: number,
  {
    isSigned = false,
    isWhole = false,
    locale,
  }: { isSigned?: boolean; isWhole?: boolean; locale?: string } = {},
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    signDisplay: isSigned ? 'exceptZero' : 'auto',
    ...(isWhole && { maximumFractionDigits: 0 }),
  }).format(cents / 100);
}
