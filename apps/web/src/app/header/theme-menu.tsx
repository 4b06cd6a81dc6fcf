import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { themeChoices, useTheme, type ThemeChoice } from '@/lib/theme';
import { HoverMenu, HoverMenuItem, menuItemProps } from '@/ui/navigation/hover-menu';

const icons: Record<ThemeChoice, typeof Sun> = { light: Sun, dark: Moon, system: Monitor };

export function ThemeMenu() {
  const { t } = useTranslation('layout');
  const { choice, choose } = useTheme();
  const Current = icons[choice];
  return (
    <HoverMenu label={<Current aria-hidden className="size-5.5" />} name={t('theme.label')}>
      {themeChoices.map((each) => {
        const Icon = icons[each];
        return (
          <HoverMenuItem key={each}>
            <button type="button" aria-pressed={each === choice} onClick={() => choose(each)} {...menuItemProps}>
              <Icon aria-hidden className="size-5" />
              <span className="grow">{t(`theme.${each}`)}</span>
              {each === choice && <Check aria-hidden className="size-4.5 text-ice" />}
            </button>
          </HoverMenuItem>
        );
      })}
    </HoverMenu>
  );
}
