import { Role, SectionId, sectionNames, storageKeys } from '@dronesoccer/contracts';
import { Boxes, CalendarClock, Goal, Mail, Share2, type LucideIcon } from 'lucide-react';
import { paths } from '@/lib/paths';
import { storage } from '@/lib/storage';

type MenuSectionId = Exclude<SectionId, typeof SectionId.MAIN | typeof SectionId.DASHBOARD>;

export interface Section {
  id: MenuSectionId;
  /** Its name in browser storage, and the key of its label. */
  name: 'AllProducts' | 'Arena' | 'ClassSlot' | 'NewsLetter' | 'SocialMedia';
  to: string;
  icon: LucideIcon;
  /** Only this role sees it; everyone in the dashboard when absent (spec 6). */
  role?: Role;
}

export interface SectionGroup {
  label: 'groups.shop' | 'groups.marketing';
  sections: readonly Section[];
}

/** The admin side menu (spec 2): two groups, in this order. */
const groups: readonly SectionGroup[] = [
  {
    label: 'groups.shop',
    sections: [
      { id: SectionId.ALL_PRODUCTS, name: 'AllProducts', to: paths.allProducts, icon: Boxes, role: Role.SUPER_ADMIN },
      { id: SectionId.ARENA, name: 'Arena', to: paths.arenas, icon: Goal },
      { id: SectionId.CLASS_SLOT, name: 'ClassSlot', to: paths.classSlots, icon: CalendarClock },
    ],
  },
  {
    label: 'groups.marketing',
    sections: [
      { id: SectionId.NEWS_LETTER, name: 'NewsLetter', to: paths.newsletter, icon: Mail, role: Role.SUPER_ADMIN },
      { id: SectionId.SOCIAL_MEDIA, name: 'SocialMedia', to: paths.socialMedia, icon: Share2, role: Role.SUPER_ADMIN },
    ],
  },
];

/** What a person sees of the menu; a group without a visible entry is hidden (spec 6). */
export function visibleGroups(hasRole: (role: Role) => boolean): SectionGroup[] {
  return groups
    .map((group) => ({ ...group, sections: group.sections.filter(({ role }) => role === undefined || hasRole(role)) }))
    .filter((group) => group.sections.length > 0);
}

/** Choosing an entry stores its name under `activeSection` (spec 2, Admin side menu). */
export function rememberSection(id: MenuSectionId): void {
  storage.writeText(storageKeys.activeSection, sectionNames[id]);
}
