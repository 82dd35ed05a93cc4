/** The picture before or after another, around the ends. */
export function turned(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}

/** Description of a picture, which has none of its own: the name of its product, and its position among several. */
export function pictureLabel(name: string, index: number, count: number): string {
  return count > 1 ? `${name}, picture ${index + 1} of ${count}` : name;
}
