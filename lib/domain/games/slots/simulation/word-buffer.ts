/** Fills the whole array with words, each of the 2^32 equally likely and independent of all others. */
export type WordSource = (words: Uint32Array) => void;

/** Words in store; those before `next` are used up. */
export interface WordBuffer {
  readonly words: Uint32Array;
  next: number;
  readonly source: WordSource;
}

/** 64 KiB: a cipher is asked seldom enough that the asking costs nothing. */
const wordsAtOnce = 16_384;

/** Makes an empty buffer, which asks its source when the first word is needed. */
export function wordBuffer(source: WordSource): WordBuffer {
  return { words: new Uint32Array(wordsAtOnce), next: wordsAtOnce, source };
}

/** Fills the buffer again if it is used up; afterwards there is at least one word. */
export function refill(buffer: WordBuffer): void {
  if (buffer.next < buffer.words.length) return;
  buffer.source(buffer.words);
  buffer.next = 0;
}
