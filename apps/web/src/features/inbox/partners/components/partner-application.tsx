import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '@/lib/late';
import { useChangeQuery } from '@/lib/router/use-change-query';
import type { PartnerDialogProps } from './partner-dialog';

const PartnerDialog = lazyComponent<PartnerDialogProps>(() => import('./partner-dialog'), {
  isOpen: ({ open }) => open,
  close: ({ onClose }) => onClose(),
});

/** A page that was opened at the dialog's address has no element that opened the dialog. */
const applyLink = () => document.querySelector<HTMLElement>('main a[href$="?apply=1"]');

/** The application dialog. It has its own address (`?apply=1`), which the footer, the header and emails link to. */
export function PartnerApplication() {
  const [search] = useSearchParams();
  const changeQuery = useChangeQuery();
  const isOpen = search.get('apply') === '1';
  const [isLinked] = useState(isOpen);
  const close = () => changeQuery((query) => query.delete('apply'), { replace: true });
  return <PartnerDialog open={isOpen} onClose={close} finalFocus={isLinked ? applyLink : undefined} />;
}
