import { ApolloCache, type DocumentNode } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';

/**
 * The cache that Apollo wants of everybody, for pages that keep what they show in lists of their own. Apollo's own cache is as large as the
 * rest of its core, and every visitor of the store would load it for nothing.
 */
export class KeepNothing extends ApolloCache {
  override read(): null {
    return null;
  }

  override write(): undefined {
    return undefined;
  }

  override diff(): { result: null; complete: false } {
    return { result: null, complete: false };
  }

  override watch(): () => void {
    return () => undefined;
  }

  override reset(): Promise<void> {
    return Promise.resolve();
  }

  override evict(): boolean {
    return false;
  }

  override restore(): this {
    return this;
  }

  override extract(): object {
    return {};
  }

  override removeOptimistic(): void {
    // Nothing was put in before its time.
  }

  override performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this);
  }

  override fragmentMatches(): boolean {
    return true;
  }

  /** What is asked for says of which type it is, as Apollo has it everywhere. */
  override transformDocument(document: DocumentNode): DocumentNode {
    return addTypenameToDocument(document);
  }
}
