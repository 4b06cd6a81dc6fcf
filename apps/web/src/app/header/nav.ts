import { paths } from '@/lib/paths';

/** The two menus of the main header (spec 2, Public routes). The labels are translation keys of the layout texts. */
export const navMenus = [
  {
    label: 'nav.droneSports',
    entries: [
      { label: 'nav.findArena', to: paths.findArena },
      { label: 'nav.class20', to: paths.class20 },
      { label: 'nav.class40', to: paths.class40 },
      { label: 'nav.racing', to: paths.racing },
      { label: 'nav.simulation', to: paths.simulation },
      { label: 'nav.superPilot', to: paths.superPilot },
      { label: 'footer.partner', to: paths.applyAsPartner },
    ],
  },
  {
    label: 'nav.events',
    entries: [
      { label: 'nav.worldCup', to: paths.worldCup },
      { label: 'nav.event', to: paths.event },
    ],
  },
] as const;
