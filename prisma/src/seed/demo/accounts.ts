import { BookingUserType, Role } from '@dronesoccer/contracts';

/** One account per role, so that every part of the product can be tried. The email addresses do not exist (`.test`). */
interface DemoAccount {
  readonly name: string;
  readonly lastName: string;
  readonly role: Role;
  readonly userType: BookingUserType;
}

export const DEMO_PASSWORD = 'Demo#2026';

/** The companies that run the demo's locations; the `company` account administers the first one. */
export const demoCompanies = [
  { key: 'demo-arenas', name: 'Demo Arenas' },
  { key: 'demo-ontario', name: 'Demo Arenas Ontario' },
  { key: 'demo-quebec', name: 'Arénas Démo Québec' },
  { key: 'demo-prairies', name: 'Demo Arenas Prairies' },
  { key: 'demo-atlantic', name: 'Demo Arenas Atlantic' },
] as const;

export type DemoCompanyKey = (typeof demoCompanies)[number]['key'];

export const demoAccounts: readonly DemoAccount[] = [
  { name: 'super', lastName: 'Super Admin', role: Role.SUPER_ADMIN, userType: BookingUserType.GUEST },
  { name: 'admin', lastName: 'Admin', role: Role.ADMIN, userType: BookingUserType.GUEST },
  { name: 'company', lastName: 'Company Admin', role: Role.COMPANY_ADMIN, userType: BookingUserType.GUEST },
  { name: 'member', lastName: 'Member', role: Role.MEMBER, userType: BookingUserType.MEMBER },
  { name: 'player', lastName: 'Player', role: Role.PLAYER, userType: BookingUserType.GUEST },
  { name: 'coach', lastName: 'Coach', role: Role.COACH, userType: BookingUserType.GUEST },
];

export const demoEmail = (account: DemoAccount): string => `${account.name}@dronesoccer.test`;

/** An address that a signed-in checkout can offer. */
export const demoAddress = {
  of: 'member',
  fullName: 'Demo Member',
  line1: '500 Demo Street',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6B 5K3',
  phone: '+16045550100',
} as const;
