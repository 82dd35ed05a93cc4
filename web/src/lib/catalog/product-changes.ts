import { gql, type TypedDocumentNode } from '@apollo/client';
import { onListening } from './connection';
import { type RewardProduct, rewardProductFields } from './reward-product';

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

/** Reports products that players no longer see; admins also receive the change itself. */
export const onWithdraw: TypedDocumentNode<
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

/** The subscriptions whose products Apollo writes into the cache, as far as the caller may see them. */
export const productSubscriptions = [onCreate, onUpdate, onDelete] as const;

/** Calls back each time that all of these subscriptions are active; earlier changes may have been missed. @returns stops */
export function onProductsListening(reread: () => void): () => void {
  const names = ['Create', 'Update', 'Delete', 'Withdraw'].map((change) => `On${change}RewardProduct`);
  return onListening(names, reread);
}
