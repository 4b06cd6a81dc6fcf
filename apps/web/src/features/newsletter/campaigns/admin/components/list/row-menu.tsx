import type { CampaignListItemWire } from '@dronesoccer/contracts';
import { Ban, ChartNoAxesCombined, Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { IconButton } from '@/ui/actions/icon-button';
import { Menu, MenuItem } from '@/ui/navigation/menu';
import { useDuplicateCampaign } from '../../api/use-campaign-changes';
import { hasBegun, isEditable, isOver, stageOf } from '../../model/stage';
import { CancelQuestion, DeleteQuestion } from '../questions';

interface RowMenuProps {
  campaign: CampaignListItemWire;
  /** Set on the campaign's own page, to leave it after the deletion. */
  onDeleted?: () => void;
}

/** The actions on a campaign in the list. On the campaign's own page the menu omits opening it. */
export function RowMenu({ campaign, onDeleted }: RowMenuProps) {
  const { t } = useTranslation('campaigns.admin');
  const navigate = useNavigateLocal();
  const [asked, setAsked] = useState<'cancel' | 'delete' | null>(null);
  const duplicate = useDuplicateCampaign();
  const { id, title } = campaign;
  const stage = stageOf(campaign);
  const close = () => setAsked(null);
  const copy = () =>
    duplicate.mutate(id, {
      onSuccess: (made) => {
        notify({ type: 'success', message: t('actions.duplicated', { title }) });
        void navigate(paths.campaign(made.id));
      },
    });
  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon={EllipsisVertical}
            label={t('actions.menu', { title })}
            className="compact:size-8"
            disabled={duplicate.isPending}
          />
        }
      >
        {onDeleted === undefined && (
          <MenuItem icon={Pencil} onSelect={() => void navigate(paths.campaign(id))}>
            {t(isEditable(stage) ? 'actions.edit' : 'actions.open')}
          </MenuItem>
        )}
        {hasBegun(campaign) && (
          <MenuItem icon={ChartNoAxesCombined} onSelect={() => void navigate(paths.campaignResults(id))}>
            {t('actions.results')}
          </MenuItem>
        )}
        <MenuItem icon={Copy} onSelect={copy}>
          {t('actions.duplicate')}
        </MenuItem>
        {!isOver(stage) && (
          <MenuItem icon={Ban} onSelect={() => setAsked('cancel')}>
            {t('actions.cancel')}
          </MenuItem>
        )}
        {!hasBegun(campaign) && (
          <MenuItem icon={Trash2} danger onSelect={() => setAsked('delete')}>
            {t('actions.delete')}
          </MenuItem>
        )}
      </Menu>
      <CancelQuestion campaign={campaign} isOpen={asked === 'cancel'} onClose={close} />
      <DeleteQuestion campaign={campaign} isOpen={asked === 'delete'} onClose={close} onDeleted={onDeleted} />
    </>
  );
}
