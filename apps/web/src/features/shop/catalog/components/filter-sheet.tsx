import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';
import { filterCount, noFilters } from '../model/listing';
import { FilterForm, type FilterFormProps } from './filter-form';

/** The filters on small screens, in a dialog. Its button shows the number of results and returns to them. */
export function FilterSheet({ listing, onChange, total }: FilterFormProps & { total: string | null }) {
  const { t } = useTranslation('shop');
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(listing);
  return (
    <>
      <Button variant="outline" className="lg:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-5" />
        {count === 0 ? t('filters.title') : t('filters.titleCount', { count })}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('filters.title')}
        footer={
          <div className="grid grid-cols-2 gap-3">
            <Button variant="outline" disabled={count === 0} onClick={() => onChange(noFilters)}>
              {t('filters.clear')}
            </Button>
            <Button onClick={() => setOpen(false)}>
              {/* The number changes with each choice; the list's own status region announces it. */}
              {total === null ? t('filters.showResults') : t('filters.showCount', { what: total })}
            </Button>
          </div>
        }
      >
        <FilterForm listing={listing} onChange={onChange} />
      </Dialog>
    </>
  );
}
