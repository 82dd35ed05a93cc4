import { gql, type TypedDocumentNode } from '@apollo/client';
import { onListening } from './connection';
import { listen } from './listen';
import { type ProductVersion, type RewardProduct, rewardProductFields } from './reward-product';

/** What became of a product. */
export type ProductChange =
  | { readonly kind: 'changed'; readonly product: RewardProduct }
  | { readonly kind: 'deleted'; readonly product: ProductVersion }
  /** Players see it no longer; whoever may see it is told of the change itself as well. */
  | { readonly kind: 'withdrawn'; readonly id: string; readonly revision: number };

type Told<Field extends string> = TypedDocumentNode<
  { readonly [name in Field]: RewardProduct | null },
  Record<string, never>
>;

const onCreate: Told<'onCreateRewardProduct'> = gql`
  subscription OnCreateRewardProduct {
    onCreateRewardProduct {
      ...RewardProductFields
    }
  }
  ${rewardProductFields}
`;

const onUpdate: Told<'onUpdateRewardProduct'> = gql`
  subscription OnUpdateRewardProduct {
    onUpdateRewardProduct {
      ...RewardProductFields
    }
  }
  ${rewardProductFields}
`;

const onDelete: Told<'onDeleteRewardProduct'> = gql`
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

/** Whoever listens to changes of products. */
export interface ProductWatcher {
  readonly onChange: (change: ProductChange) => void;
  /** Told each time that changes are told from now on; those before it may have been missed. */
  readonly onListening: () => void;
  /** Told when the service refuses a subscription; interruptions are repaired by the library itself. */
  readonly onRefused: (failure: unknown) => void;
}

/**
 * Listens to every change of products that the caller may see.
 *
 * @returns stops listening
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
    const tell = (data: Data) => {
      const change = changeIn(data);
      if (change) onChange(change);
    };
    return listen({ query, variables: {} }, tell, onRefused);
  }
}
