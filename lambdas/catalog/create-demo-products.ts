import * as z from 'zod';
import type { Amount } from '#domain/money/coin';
import { categories } from '#domain/rewards/category';
import { priceOf } from '#domain/rewards/price';
import { productIdPattern } from '#domain/rewards/product-bounds';
import type { ProductStore } from './stores/product-store';

const price = z.number().transform((sweepsCoins, context): Amount => {
  const hundredths = priceOf(sweepsCoins);
  if (typeof hundredths === 'number') return hundredths;
  context.addIssue({ code: 'custom', message: `This price is ${hundredths.reason}.` });
  return z.NEVER;
});

/** Products in the format of `content/seed/products.json`, which matches the GraphQL input. */
const demoProducts = z.strictObject({
  products: z.array(
    z.strictObject({
      id: z.string().regex(new RegExp(productIdPattern)),
      name: z.string().min(1),
      description: z.string().optional(),
      terms: z.string().optional(),
      image: z.array(z.string().startsWith('media/products/')).default([]),
      stock: z.int().min(0),
      price,
      featured: z.boolean().default(false),
      active: z.boolean().default(false),
      category: z.enum(categories).optional(),
    }),
  ),
});

export interface DemoProductsDependencies {
  readonly products: ProductStore;
  readonly now: () => Date;
}

/**
 * Creates products on a stage with demo accounts. An existing product stays unchanged, so that repeated runs change nothing.
 *
 * @throws ZodError when the event is no list of products; none is created then
 */
export function createDemoProducts({ products, now }: DemoProductsDependencies) {
  return async (event: unknown): Promise<{ created: number }> => {
    const at = now();
    let created = 0;
    for (const { image, featured, active, description, terms, category, ...rest } of demoProducts.parse(event)
      .products) {
      const isNew = await products.create(
        {
          ...rest,
          description: description ?? null,
          terms: terms ?? null,
          category: category ?? null,
          images: image,
          isFeatured: featured,
          isActive: active,
        },
        at,
      );
      if (isNew) created += 1;
    }
    return { created };
  };
}
