import { gql, type TypedDocumentNode } from '@apollo/client';
import { onListening } from './connection';
import { listen } from './listen';
import { type ProductVersion, type RewardProduct, rewardProductFields } from './reward-product';

/** A change of a product. */
export type ProductChange =
  | { readonly kind: 'changed'; readonly product: RewardProduct }
  | { readonly kind: 'deleted'; readonly product: ProductVersion }
  /** Players no longer see it; admins also receive the change itself. */
  | { readonly kind: 'withdrawn'; readonly id: string; readonly revision: number };

type Subscription<Field extends string> = TypedDocumentNode<
  { readonly [name in Field]: RewardProduct | null },
  Record<string, never>
>;

const onCreate: Subscription<'onCreateRewardProduct'> = gql`
  subscription OnCreateRewardProduct {
    onCreateRewardProduct {
      ...RewardProductFields
    }
  }
  ${rewardProductFields}
`;

const onUpdate: Subscription<'onUpdateRewardProduct'> = gql`
  subscription OnUpdateRewardProduct {
    onUpdateRewardProduct {
      ...RewardProductFields
    }
  }
  ${rewardProductFields}
`;

const onDelete: Subscription<'onDeleteRewardProduct'> = gql`
  subscription OnDeleteRewardProduct {
    onDeleteRewardProduct {
      ...RewardProductFields
    }
  }
  ${rewardProductFields}
`;

const onWithdraw: TypedDocumentNode<
  { readonly onWithdrawRewardProduct: Pick<RewardProduct, 'id' | 'revision'> | null },
  Record<string, never>
> = gql`
  subscription OnWithdrawRewardProduct {
    onWithdrawRewardProduct {
      id
      revision
    }
  }
`;

const subscriptions = [
  'OnCreateRewardProduct',
  'OnUpdateRewardProduct',
  'OnDeleteRewardProduct',
  'OnWithdrawRewardProduct',
];

/** A subscriber to product changes. */
export interface ProductWatcher {
  readonly onChange: (change: ProductChange) => void;
  /** Called each time the subscription becomes active; earlier changes may have been missed. */
  readonly onListening: () => void;
  /** Called when the service refuses a subscription; the library itself repairs interruptions. */
  readonly onRefused: (failure: unknown) => void;
}

/**
 * Subscribes to every product change that is visible to the caller.
 *
 * @returns unsubscribes
 */
export function watchProducts({ onChange, onListening: reread, onRefused }: ProductWatcher): () => void {
  const stops = [
    onListening(subscriptions, reread),
    follow(onCreate, ({ onCreateRewardProduct: product }) => product && { kind: 'changed', product }),
    follow(onUpdate, ({ onUpdateRewardProduct: product }) => product && { kind: 'changed', product }),
    follow(onDelete, ({ onDeleteRewardProduct: product }) => product && { kind: 'deleted', product }),
    follow(onWithdraw, ({ onWithdrawRewardProduct: gone }) => gone && { kind: 'withdrawn', ...gone }),
  ];
  return () => stops.forEach((stop) => stop());

  function follow<Data>(
    query: TypedDocumentNode<Data, Record<string, never>>,
    changeIn: (data: Data) => ProductChange | null,
  ) {
    const notify = (data: Data) => {
      const change = changeIn(data);
      if (change) onChange(change);
    };
    return listen({ query, variables: {} }, notify, onRefused);
  }
}
