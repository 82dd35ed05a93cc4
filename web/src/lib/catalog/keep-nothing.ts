import { ApolloCache, type DocumentNode } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';

/**
 * A cache without storage for Apollo, for pages that keep their own product lists. Apollo's own cache is as large as the rest of its core,
 * and every visitor of the store would load it without use.
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
    // There are no optimistic writes to remove.
  }

  override performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this);
  }

  override fragmentMatches(): boolean {
    return true;
  }

  /** Adds the type name to each selection, as Apollo's own cache does. */
  override transformDocument(document: DocumentNode): DocumentNode {
    return addTypenameToDocument(document);
  }
}
