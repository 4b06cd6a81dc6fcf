import type { RuledForm } from '@/lib/forms/use-ruled-form';
import type { ProductFormValues } from './product-form';

/** The form of a product, as its sections share it. */
export type ProductForm = RuledForm<ProductFormValues>;
