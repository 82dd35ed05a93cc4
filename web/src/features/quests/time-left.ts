/** Formats a remaining time: `5:07:09`, or `2 d 5 h` from one day on. */
export function clockLabel(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3_600);
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  const minutes = Math.floor((seconds % 3_600) / 60);
  const rest = seconds % 60;
  return [hours, minutes, rest].map((part, index) => (index === 0 ? part : twoDigits(part))).join(':');
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
