import { MyMembership, type MyMembershipProps } from '@/features/club/memberships';
import { MyWaivers } from '@/features/club/waivers';

/** The membership and the waivers. Loaded separately when the tab is opened (`late-my-membership.tsx`). */
export default function MyMembershipTab(props: MyMembershipProps) {
  return (
    <div className="flex flex-col gap-10">
      <MyMembership {...props} />
      <MyWaivers />
    </div>
  );
}
