/** Number of failures after which a refund is not sent again and its coins go back to the player. */
const mostRefundFailures = 3;

/** Whether a refund failed so often that its money is not sent again. */
export function isGivenUp({ failures = 0 }: { readonly failures?: number }): boolean {
  return failures >= mostRefundFailures;
}
