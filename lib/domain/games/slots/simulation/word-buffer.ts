/** Fills the whole array with words, each of the 2^32 equally likely and independent of all others. */
export type WordSource = (words: Uint32Array) => void;

/** Buffered words; those before `next` are used up. */
export interface WordBuffer {
  readonly words: Uint32Array;
  next: number;
  readonly source: WordSource;
}

/** 64 KiB, large enough that the cost of calling the cipher is negligible. */
const wordsAtOnce = 16_384;

/** Creates an empty buffer, which reads its source when the first word is needed. */
export function wordBuffer(source: WordSource): WordBuffer {
  return { words: new Uint32Array(wordsAtOnce), next: wordsAtOnce, source };
}

/** Refills the buffer when it is used up; afterwards it contains at least one word. */
export function refill(buffer: WordBuffer): void {
  if (buffer.next < buffer.words.length) return;
  buffer.source(buffer.words);
  buffer.next = 0;
}
