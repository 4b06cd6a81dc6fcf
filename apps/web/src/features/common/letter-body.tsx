import { type CampaignProductWire, letterParts } from '@dronesoccer/contracts';
import { ArrowRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '@/features/common/price';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';
import { Markdown } from '@/ui/layout/markdown';
import { Picture } from '@/ui/layout/picture';

export interface LetterBodyProps {
  /** Markdown with lines that name products. */
  source: string;
  products: readonly CampaignProductWire[];
  /** What stands for a product that is not among them; left out, nothing does. */
  missing?: (slug: string) => ReactNode;
}

/** A letter's text with its products where it names them, as its mail shows them; in the archive, and beside what is being typed. */
export function LetterBody({ source, products, missing }: LetterBodyProps) {
  return (
    <div className="flex flex-col gap-6">
      {letterParts(source).map((part, at) => {
        if (part.kind === 'text') return <Markdown key={at} source={part.source} hasPictures />;
        const product = products.find(({ slug }) => slug === part.slug);
        if (product) return <LetterProduct key={at} product={product} />;
        return missing && <Fragment key={at}>{missing(part.slug)}</Fragment>;
      })}
    </div>
  );
}

function LetterProduct({ product: { slug, name, price, imageUrl } }: { product: CampaignProductWire }) {
  const { t } = useTranslation('letters');
  return (
    <Link
      to={paths.product(slug)}
      className="group flex max-w-xl items-center gap-4 rounded-card border border-line bg-surface p-3 transition-colors duration-(--fast) hover:border-line-strong sm:gap-5"
    >
      {imageUrl !== null && (
        <Picture
          src={imageUrl}
          alt=""
          sizes="8rem"
          className="aspect-4/3 w-28 shrink-0 rounded-control object-cover sm:w-36"
        />
      )}
      <span className="flex min-w-0 flex-col gap-1">
        <span className="font-bold wrap-anywhere">{name}</span>
        <Price amount={price} className="text-lg" />
        <span className="flex items-center gap-1.5 text-sm font-semibold text-ice">
          {t('letter.see')}
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform duration-(--medium) ease-flight group-hover:translate-x-1"
          />
        </span>
      </span>
    </Link>
  );
}
